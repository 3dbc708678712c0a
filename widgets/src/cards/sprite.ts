// Shapes of the cards: suits, three court figures, the frame. One copy in each shadow root that draws cards.
import { svg, type SVGTemplateResult } from "lit";

export const SUIT_PATH = {
  h: "M0 46C-9 30-48 6-48-20-48-38-35-47-22-47-12-47-4-41 0-31 4-41 12-47 22-47 35-47 48-38 48-20 48 6 9 30 0 46Z",
  d: "M0-52C9-34 26-13 39 0 26 13 9 34 0 52-9 34-26 13-39 0-26-13-9-34 0-52Z",
  s: "M0-50C9-33 47-9 47 16 47 32 35 39 24 39 15 39 8 34 4 26 5 37 9 45 17 50H-17C-9 45-5 37-4 26-8 34-15 39-24 39-35 39-47 32-47 16-47-9-9-33 0-50Z",
  c: "M0-50A22.500 22.500 0 0 1 17-13 22.500 22.500 0 1 1 5 23C6 37 10 45 18 50H-18C-10 45-6 37-5 23A22.500 22.500 0 1 1-17-13 22.500 22.500 0 0 1 0-50Z",
} as const;

// The figures stand on the card's middle (y = 176) and are turned over for the lower half.
const KING = svg`<g id="king">
<path class="robe" d="M58 178C58 150 74 136 100 130H150C176 136 192 150 192 178Z"/>
<path class="trim" d="M58 178C58 162 62 153 69 146L78 156C73 162 71 169 71 178ZM192 178C192 162 188 153 181 146L172 156C177 162 179 169 179 178Z"/>
<path class="panel" d="M103 178 110 134H140L147 178Z"/><path class="lace" d="M107 150H143M105 164H145"/>
<path class="erm" d="M78 147C92 133 106 127 125 127S158 133 172 147L163 157C152 145 140 140 125 140S98 145 87 157Z"/>
<path class="spots" d="M93 143l2 4M106 136l1 4M144 136l-1 4M157 143l-2 4M125 130v4"/>
<path class="hair" d="M97 84C91 103 93 123 104 131H146C157 123 159 103 153 84Z"/>
<path class="skin" d="M105 82H145V101C145 116 136 124 125 124S105 116 105 101Z"/>
<path class="beard" d="M104 101C104 128 113 143 125 143S146 128 146 101C141 110 134 107 125 107S109 110 104 101Z"/>
<path class="beardln" d="M114 118C115 128 119 135 121 138M136 118C135 128 131 135 129 138M125 124V140"/>
<path class="hair" d="M112 108C117 104 122 106 125 108 128 106 133 104 138 108 133 112 128 112 125 110 122 112 117 112 112 108Z"/>
<path class="mouth" d="M121 114.500H129"/><path class="ln" d="M110 91.500C113 89.500 117 89.500 120 91.500M130 91.500C133 89.500 137 89.500 140 91.500M125 93C124 98 122 102 124 104H127"/>
<circle class="eye" cx="115.500" cy="96" r="2"/><circle class="eye" cx="134.500" cy="96" r="2"/>
<path class="cheek" d="M108 104h5M137 104h5"/>
<path class="gold" d="M98 84 93 50C99 57 105 62 111 65 117 58 122 50 125 41 128 50 133 58 139 65 145 62 151 57 157 50L152 84C134 78 116 78 98 84Z"/>
<path class="velvet" d="M103 66C107 70 112 73 116 73 120 69 123 64 125 58 127 64 130 69 134 73 138 73 143 70 147 66L145 76C132 72 118 72 105 76Z"/>
<path class="ln" d="M99 79C116 73 134 73 151 79"/><circle class="gem" cx="125" cy="79" r="3.600"/><circle class="gem" cx="110" cy="81" r="2.400"/><circle class="gem" cx="140" cy="81" r="2.400"/>
<circle class="gold" cx="93" cy="49" r="4"/><circle class="gold" cx="157" cy="49" r="4"/><path class="gold" d="M123 42V36H120V32H123V29H127V32H130V36H127V42Z"/>
<g transform="rotate(9 170 140)"><path class="pole" d="M171 178V116"/><circle class="gold" cx="171" cy="108" r="8"/><path class="ln" d="M163 108H179M171 100V116"/><path class="gold" d="M169.500 100V95H166.500V92H169.500V89H172.500V92H175.500V95H172.500V100Z"/></g></g>`;

const QUEEN = svg`<g id="queen">
<path class="veil" d="M88 78C84 108 76 134 68 152L84 160C98 142 100 116 100 92ZM162 78C166 108 174 134 182 152L166 160C152 142 150 116 150 92Z"/>
<path class="hair" d="M95 100C89 70 104 58 125 58S161 70 155 100C155 118 160 130 164 142H86C90 130 95 118 95 100Z"/>
<path class="robe" d="M58 178C60 152 82 140 108 134H142C168 140 190 152 192 178Z"/>
<path class="panel" d="M96 178C101 158 111 147 125 147S149 158 154 178Z"/><path class="lace" d="M106 166C111 158 118 155 125 155S139 158 144 166"/>
<path class="trim" d="M70 178C72 162 84 152 100 146L104 153C91 159 82 167 81 178ZM180 178C178 162 166 152 150 146L146 153C159 159 168 167 169 178Z"/>
<path class="skin" d="M116 116H134V134C140 137 143 139 145 142 138 152 112 152 105 142 107 139 110 137 116 134Z"/>
<path class="skin" d="M105 90C105 77 113 70 125 70S145 77 145 90C145 109 136 122 125 122S105 109 105 90Z"/>
<path class="hair" d="M103 97C102 79 111 69 125 69S148 79 147 97C144 85 136 79 125 75 114 79 106 85 103 97Z"/>
<path class="hairln" d="M98 88C97 108 95 124 91 138M152 88C153 108 155 124 159 138"/>
<path class="ln" d="M110.500 90.500C113 88 117 88 119.500 90M130.500 90C133 88 137 88 139.500 90.500M125 94C124 99 122.500 102 124.500 103.500H126.500"/>
<circle class="eye" cx="115" cy="95" r="2"/><circle class="eye" cx="135" cy="95" r="2"/><path class="cheek" d="M108 104h5M137 104h5"/>
<path class="mouth" d="M120 111.500C122.500 114 127.500 114 130 111.500"/><path class="pearls" d="M109 137C114 147 136 147 141 137"/><circle class="gem" cx="125" cy="148" r="3"/>
<circle class="gold" cx="101" cy="107" r="2.600"/><circle class="gold" cx="149" cy="107" r="2.600"/>
<path class="gold" d="M101 72 95 47C101 52 107 55 112 56 115 50 117 45 118 39 121 45 123 50 125 55 127 50 129 45 132 39 133 45 135 50 138 56 143 55 149 52 155 47L149 72C134 65 116 65 101 72Z"/>
<path class="ln" d="M101 67C116 60 134 60 149 67"/><circle class="gem" cx="125" cy="63" r="3"/><circle class="pearl" cx="112" cy="65.500" r="2"/><circle class="pearl" cx="138" cy="65.500" r="2"/>
<circle class="pearl" cx="95" cy="46" r="3"/><circle class="pearl" cx="118" cy="38" r="3"/><circle class="pearl" cx="132" cy="38" r="3"/><circle class="pearl" cx="155" cy="46" r="3"/>
<g transform="translate(170 124)"><path class="stem" d="M-2 50C0 36 0 22 0 8M0 30C7 28 11 23 12 17 4 18 1 23 0 30"/><g class="flower"><circle cy="-8" r="5.600"/><circle cx="7.600" cy="-2.400" r="5.600"/><circle cx="4.700" cy="6.400" r="5.600"/><circle cx="-4.700" cy="6.400" r="5.600"/><circle cx="-7.600" cy="-2.400" r="5.600"/></g><circle class="gold" r="3.800"/></g></g>`;

const JACK = svg`<g id="jack">
<path class="robe" d="M58 178C60 152 82 141 108 136H142C168 141 190 152 192 178Z"/>
<path class="trim" d="M76 178 84 148 94 144 88 178ZM174 178 166 148 156 144 162 178Z"/>
<path class="panel" d="M111 178V140H139V178Z"/><path class="lace" d="M111 158H139M111 170H139"/><circle class="gold" cx="125" cy="164" r="3"/><circle class="gold" cx="125" cy="175" r="3"/>
<path class="hair2" d="M99 82C91 102 91 122 97 132 104 137 111 134 114 128L109 86ZM151 82C159 102 159 122 153 132 146 137 139 134 136 128L141 86Z"/>
<path class="hairln" d="M101 96C98 110 99 122 103 130M149 96C152 110 151 122 147 130"/>
<path class="skin" d="M116 114H134V138L125 147 116 138Z"/>
<path class="skin" d="M106 82H144V98C144 113 135 122 125 122S106 113 106 98Z"/>
<path class="ln" d="M111 90.500C113.500 88.500 117 88.500 119.500 90M130.500 90C133 88.500 136.500 88.500 139 90.500M125 93C124 98 122.500 101.500 124.500 103H127"/>
<circle class="eye" cx="115.500" cy="95" r="2"/><circle class="eye" cx="134.500" cy="95" r="2"/><path class="cheek" d="M109 104h5M136 104h5"/><path class="mouth" d="M120.500 112H129.500"/>
<path class="erm" d="M104 135 125 152 146 135 153 143 125 164 97 143Z"/><path class="spots" d="M108 144l3 3M142 144l-3 3M118 152l2 3M132 152l-2 3"/>
<path class="velvet" d="M93 86C87 64 102 51 127 52 153 53 163 66 157 86 139 77 111 77 93 86Z"/>
<path class="gold" d="M92 87C111 77 139 77 158 87L156.500 94C139 85 111 85 93.500 94Z"/><circle class="gem" cx="125" cy="84" r="2.600"/>
<path class="plume" d="M147 72C163 66 172 48 165 33 152 38 141 52 140 66Z"/><path class="ln" d="M144 69C151 58 158 48 164 36M150 61l7 1M154 54l7 0"/>
<g><path class="pole" d="M76 178V64"/><path class="blade" d="M76 36 84 60 76 74 68 60Z"/><path class="ln" d="M76 44V68"/><path class="gold" d="M71 74H81V80H71Z"/></g></g>`;

export const sprite = svg`<defs>
<clipPath id="fc"><rect x="62" y="30" width="126" height="290" rx="8"/></clipPath>
<symbol id="p-h" overflow="visible"><path fill="var(--suit)" d=${SUIT_PATH.h}/></symbol>
<symbol id="p-d" overflow="visible"><path fill="var(--suit)" d=${SUIT_PATH.d}/></symbol>
<symbol id="p-s" overflow="visible"><path fill="var(--suit)" d=${SUIT_PATH.s}/></symbol>
<symbol id="p-c" overflow="visible"><path fill="var(--suit)" d=${SUIT_PATH.c}/></symbol>
${KING}${QUEEN}${JACK}</defs>` as SVGTemplateResult;

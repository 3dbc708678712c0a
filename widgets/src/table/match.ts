// The match on a table: its record, what is on view, whose turn it is. Draws nothing and knows no rules: it asks the core.
import { core } from "../core/rpc";
import type { Party, Reply } from "../core/requests";
import type { GameRecord, Hint, Json, Scene, SceneCard, Why } from "../core/types";
import { prefs } from "../prefs/prefs";
import { trickOf } from "./parts";
import type { Opening } from "./opening";
import { nameOf, SharedTable } from "./people";
import type { Keeper, Kept } from "./library";

export interface Shown {
  record: GameRecord;
  scene: Scene;
}

/** What a match asks of the widget that shows it. */
export interface Host {
  announce(text: string): void;
  requestUpdate(): void;
  /** Start the core. */
  touch(): void;
  /** Where the keyboard is, so that it is not lost when a played card disappears. */
  focused(): boolean;
  refocus(had: boolean): Promise<void>;
  /** Bring the keyboard to the one who is to act: the cover's button, or the cards of the one who took the device. */
  summon(): Promise<void>;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Match {
  /** An earlier step on view; null shows the match as it stands. */
  replayed: Scene | null = null;
  openHands = false;
  selected: string | null = null;
  hint: Hint | null = null;
  refusal: Why | null = null;
  /** The move that was refused last, while the refusal is on show. */
  tried = "";
  trouble = "";
  /** What the trouble broke off, to be done again. */
  private broken: (() => unknown) | null = null;
  /** Why a bot did what it did, at the step on view. */
  reason: Why | null = null;
  lingering: SceneCard[] | null = null;
  going = false;
  waiting = false;
  begun = false;
  /** Several people at this device; null where one plays. */
  shared: SharedTable | null = null;
  /** The table as it lies open to all is on its way: nothing is shown. */
  hidden = false;
  /** Keeps the match in this browser; null until it has come. */
  keeper: Keeper | null = null;
  private turn = 0;
  private asked = -1;
  /** How many matches have been sent for by the address, and the last of them that has landed. */
  private sentFor = 0;
  private landed = 0;

  constructor(
    private readonly host: Host,
    readonly game: string,
    public people: number[],
    public record: GameRecord,
    public scene: Scene,
  ) {
    this.seatPeople(people);
    if (scene.seat < 0) this.lain = scene;
  }

  /** The seat that looks at the table; null where all may look. */
  get seat(): number | null {
    return this.shared ? this.shared.holder : this.people[0]!;
  }

  /** Another tab plays this match: this one follows. */
  get elsewhere(): boolean {
    return this.keeper !== null && !this.keeper.writer;
  }

  /** Came by a link, and is not one's own. */
  get guest(): boolean {
    return this.keeper?.guest ?? false;
  }

  /** The one who looks is asked to act, in turn or out of it. */
  get yours(): boolean {
    const { asked, to_move, deal_over } = this.scene;
    return !deal_over && !this.elsewhere && this.seat !== null && (asked ?? to_move === this.seat);
  }

  private get party(): Party {
    return this.shared ? { people: this.people, shared: true } : { people: this.people };
  }

  private seatPeople(people: number[]): void {
    this.people = people;
    this.shared = people.length > 1 ? new SharedTable(people) : null;
  }

  /** A match is on its way by the address: what lies on the table is not what was asked for, so nothing can be played. */
  get arriving(): boolean {
    return this.landed !== this.sentFor;
  }

  get steps(): number {
    return this.record.actions.length;
  }

  /** What is on view: an earlier step, or the match as it stands. */
  get shown(): Scene {
    return this.replayed ?? this.scene;
  }

  botsTurn(): boolean {
    const { done, deal_over, to_move } = this.scene;
    if (done || deal_over || to_move === null || this.replayed || this.elsewhere) return false;
    return this.shared ? this.shared.holder === null && this.shared.next(this.scene) === null : !this.yours;
  }

  /** Bots are on turn, but people are asked first whether one of them acts out of turn. */
  get pausing(): boolean {
    return this.botsTurn() && this.shared !== null && this.shared.asks(this.scene);
  }

  /** Something is under way: the core is asked, or bots move. */
  get busy(): boolean {
    return this.waiting || this.arriving || this.hidden || (this.begun && !this.trouble && this.botsTurn() && !this.pausing);
  }

  /** The first touch: check what was stored, let a bot that is on turn move. */
  begin(): void {
    if (this.begun) return;
    this.wake();
    if (this.steps) void this.show(this.record, null);
    else void this.bots();
  }

  /** Put another deal on a table that nobody has touched yet. */
  open(opening: Opening | null): void {
    if (!opening || this.begun || this.steps) return;
    this.record = { ...this.record, deal: { seed: opening.seed } };
    this.scene = opening.scene;
  }

  /** Put a match on the table that was kept here; without a picture of it the core is asked what it looks like. */
  restore(kept: Kept, scene: Scene | null): void {
    this.seatPeople(kept.people);
    this.record = kept.record;
    this.lain = scene && scene.seat < 0 ? scene : null;
    if (scene) {
      this.scene = scene;
      this.host.requestUpdate();
      return;
    }
    const sending = this.sendFor();
    void this.visit(kept.record, null, kept.people).then(() => this.land(sending));
  }

  /** A match of the list is wanted: what it looks like only the core can say. */
  wakeFor(): void {
    this.wake();
  }

  /** Put a match on the table that came as a file, as one's own; what is wrong with it, or nothing. */
  async receive(record: GameRecord, people: number[]): Promise<string> {
    this.wake();
    const turn = this.anew();
    const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record, seat: people.length > 1 ? null : people[0]!, step: null, open: false });
    if (turn !== this.turn) return "";
    if (!reply.ok) return `В файле ошибка. ${reply.error.text}`;
    this.keeper?.begin(true);
    this.seatPeople(people);
    this.take({ record, scene: reply.scene }, true);
    void this.bots();
    return "";
  }

  /** Make a guest one's own. */
  async own(): Promise<void> {
    if (!this.keeper?.kept) this.keep();
    await this.keeper?.adopt();
    this.host.requestUpdate();
  }

  /** Show what another tab has played. */
  follow(kept: Kept): void {
    if (JSON.stringify(kept.people) !== JSON.stringify(this.people)) this.seatPeople(kept.people);
    void this.show(kept.record, null, kept.people);
  }

  /** This tab plays now, or no longer. */
  resume(): void {
    this.host.requestUpdate();
    if (this.begun) void this.bots();
  }

  /** The table has left the page: what is under way comes to nothing. */
  leave(): void {
    this.anew();
    this.begun = false;
    this.keeper?.drop();
  }

  /** Begin something else: nobody waits for what was asked before. */
  private anew(): number {
    this.waiting = false;
    return ++this.turn;
  }

  private wake(): void {
    this.begun = true;
    this.host.touch();
  }

  // --- the match on the table ------------------------------------------------------------------------------------

  /** Put a match on the table; one that came by a link comes with its people. */
  private async show(record: GameRecord, step: number | null, came: number[] | null = null): Promise<void> {
    const turn = this.anew();
    this.waiting = true;
    this.host.requestUpdate();
    const seat = came ? (came.length > 1 ? null : came[0]!) : this.seat;
    const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record, seat, step: null, open: false });
    if (turn !== this.turn) return;
    this.waiting = false;
    if (!reply.ok) {
      const again = (): unknown => this.show(record, step, came);
      if (reply.error.field === "core") this.fail(reply.error.text, again);
      else this.fail(came && reply.error.field !== "deck" ? `В ссылке ошибка. ${reply.error.text}` : reply.error.text);
      return;
    }
    if (came) this.seatPeople(came);
    const picked = this.selected; // a card may have been picked while the core was starting
    this.take({ record, scene: reply.scene }, true, false);
    this.selected = picked;
    if (step !== null && step !== record.actions.length) await this.viewStep(step);
    else void this.bots();
  }

  /** Send for the match of the address; of several the newest counts. */
  sendFor(): number {
    this.host.requestUpdate();
    return ++this.sentFor;
  }

  /** Nothing newer has been sent for. */
  awaits(sending: number): boolean {
    return sending === this.sentFor;
  }

  /** Show a match that came by a link. */
  async visit(record: GameRecord, step: number | null, people: number[]): Promise<void> {
    this.wake();
    await this.show(record, step, people);
  }

  /** What was sent for is on the table, or is known not to come. */
  land(sending: number): void {
    if (this.awaits(sending)) this.landed = sending;
    this.host.requestUpdate();
  }

  /** Say what went wrong; what it broke off can be done again. */
  fail(text: string, again: (() => unknown) | null = null): void {
    this.trouble = text;
    this.broken = again;
    this.host.announce(text);
    this.host.requestUpdate();
  }

  /** Something was broken off and waits for «Повторить». */
  get stuck(): boolean {
    return this.broken !== null;
  }

  /** Do again what was broken off; where nothing was, let the bots go on. */
  retry(): void {
    const again = this.broken;
    this.trouble = "";
    this.broken = null;
    this.host.requestUpdate();
    if (again) again();
    else void this.bots();
  }

  private ask(record: GameRecord, step: number | null, open = false): Promise<Reply<{ scene: Scene }>> {
    return core.ask({ do: "scene", record, seat: this.seat, step, open });
  }

  /** Make this the match on the table. */
  private take(shown: Shown, quiet = false, keeps = true): void {
    const before = this.scene;
    this.record = shown.record;
    this.scene = shown.scene;
    this.replayed = null;
    this.selected = null;
    this.hint = null;
    this.refusal = null;
    this.trouble = "";
    this.broken = null;
    this.reason = null;
    if (before.deal !== shown.scene.deal || !shown.scene.deal_over) this.openHands = false;
    if (this.seat === null) this.lain = this.scene;
    if (keeps) this.keep();
    if (quiet) this.lingering = null;
    else {
      const fresh = shown.scene.log.filter(({ step }) => step >= before.step).map(({ text }) => text);
      if (this.yours || shown.scene.deal_over) fresh.push(shown.scene.status.text);
      if (fresh.length) this.host.announce(fresh.join(". "));
      const done = shown.scene.last ?? shown.scene.swept;
      if (done && !this.watching && JSON.stringify(done) !== JSON.stringify(before.last ?? before.swept) && !trickOf(shown.scene)?.cards.length) void this.linger(done.cards);
    }
    this.host.requestUpdate();
  }

  /** Store the match; of a shared one no picture that a single person sees. */
  private keep(): void {
    const scene = this.shared ? this.lain : this.scene;
    this.keeper?.save(this.record, this.people, scene && (!this.shared || scene.seat < 0) ? scene : null);
  }

  /** What lay open when all last looked. */
  private lain: Scene | null = null;

  /** Let a finished trick lie for a moment, then take it away. */
  private async linger(cards: SceneCard[]): Promise<void> {
    this.lingering = cards;
    this.going = false;
    await sleep(this.lingerTime);
    if (this.lingering !== cards) return;
    this.going = true;
    this.host.requestUpdate();
    await sleep(matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 280);
    if (this.lingering !== cards) return;
    this.lingering = null;
    this.going = false;
    this.host.requestUpdate();
    if (this.scene.deal_over) void this.host.refocus(this.keyboard); // the end of the deal is shown only now
  }

  /** The last move was made with the focus at the table. */
  private keyboard = false;

  /** Who sits out a whole rubber need not watch every card of it, nor who rests in this deal and asked to skip it. */
  private get watching(): boolean {
    return this.seat !== null && (!this.scene.seats.some(({ seat }) => seat === this.seat) || (this.skipped !== null && this.skipped === this.scene.deal && !this.scene.deal_over));
  }

  /** The deal that the reader, who rests in it, does not want to watch. */
  skipped: number | string | null = null;

  /** Play the deal in which one rests to its end at once. */
  skip = (): void => {
    this.skipped = this.scene.deal;
    this.wake();
    this.anew();
    this.lingering = null;
    this.host.announce("Сдача доигрывается без показа.");
    void this.bots();
  };

  /** Milliseconds between the moves of bots. */
  private get pace(): number {
    return this.watching ? 0 : prefs.value.pace;
  }

  private get lingerTime(): number {
    return this.pace ? this.pace * 1.2 + 400 : 200;
  }

  // --- moves -----------------------------------------------------------------------------------------------------

  async act(action: string): Promise<void> {
    this.wake();
    const turn = this.anew();
    this.lingering = null;
    this.going = false;
    this.waiting = true;
    this.selected = action;
    this.host.requestUpdate();
    const focus = (this.keyboard = this.host.focused());
    const reply: Reply<Shown> = await core.ask({ do: "act", record: this.record, seat: this.seat, action, ...this.party });
    if (turn !== this.turn) return;
    this.waiting = false;
    if (!reply.ok) {
      this.refuse({ text: reply.error.text, cites: reply.error.cites ?? [] }, action);
      return;
    }
    this.take(reply);
    if (this.shared?.leaves(this.scene)) await this.layOpen(null);
    else await this.host.refocus(focus);
    void this.bots();
  }

  /** «Остальные мои»: the core plays the rest out, or names the card that breaks the claim. */
  claim = async (): Promise<void> => {
    this.wake();
    const turn = this.anew();
    this.waiting = true;
    this.host.requestUpdate();
    const focus = (this.keyboard = this.host.focused());
    const reply: Reply<Shown & { claim: Why & { allowed: boolean } }> = await core.ask({ do: "claim", record: this.record, seat: this.seat, ...this.party });
    if (turn !== this.turn) return;
    this.waiting = false;
    if (!reply.ok || !reply.claim.allowed) {
      const { text, cites = [] } = reply.ok ? reply.claim : reply.error;
      this.refuse({ text, cites });
      return;
    }
    this.take(reply);
    this.host.announce(reply.claim.text);
    await this.host.refocus(focus);
    void this.bots();
  };

  /** Let the bots move, one after another, until it is the reader's turn. */
  private async bots(): Promise<void> {
    const turn = this.turn;
    while (this.botsTurn() && !this.pausing) {
      await sleep(this.lingering ? this.lingerTime + 280 : this.pace);
      if (turn !== this.turn || !this.botsTurn() || this.pausing) return;
      const focus = this.host.focused() || this.keyboard;
      const reply: Reply<Shown> = await core.ask({ do: "bot", record: this.record, seat: this.seat, level: "sensible", ...this.party });
      if (turn !== this.turn) return;
      if (!reply.ok) {
        this.fail(reply.error.text, () => this.bots());
        return;
      }
      this.take(reply);
      await this.host.refocus(focus);
    }
    if (turn !== this.turn) return;
    if (this.shared && this.shared.next(this.scene) !== null) this.callNext();
    const only = this.onlyMove;
    if (!only) return;
    await sleep(this.lingering ? this.lingerTime + 280 : this.pace);
    if (turn === this.turn && this.onlyMove === only) void this.act(only);
  }

  /** The card that must be played, where the reader wants it played by itself: nothing else can be done. */
  private get onlyMove(): string | null {
    const { scene } = this;
    if (!prefs.value.forced || this.shared || !this.yours || this.replayed || scene.done || scene.actions.some(({ legal }) => legal)) return null;
    const free = scene.zones.flatMap(({ cards }) => cards).filter(({ action, legal }) => action && legal !== false);
    return free.length === 1 ? free[0]!.action! : null;
  }

  // --- several people at one device ------------------------------------------------------------------------------

  private callNext(): void {
    const next = this.shared?.next(this.scene) ?? null;
    if (next === null) return;
    this.host.announce(`Передайте телефон: ${nameOf(next)}`);
    void this.host.summon();
  }

  /** Take everybody's cards off the screen and show what lies open; somebody may have called for the device. */
  private async layOpen(called: number | null): Promise<void> {
    if (!this.shared) return;
    const turn = this.anew();
    this.shared.release(called);
    this.hidden = true;
    this.host.requestUpdate();
    const reply = await this.ask(this.record, null);
    if (turn !== this.turn) return;
    if (!reply.ok) {
      this.fail(reply.error.text); // what the last one saw stays hidden
      return;
    }
    this.hidden = false;
    this.take({ record: this.record, scene: reply.scene }, true);
    this.callNext();
  }

  /** The one who is named takes the device and sees his cards. */
  pickUp = async (seat: number): Promise<void> => {
    this.wake();
    const turn = this.anew();
    this.waiting = true;
    this.host.requestUpdate();
    const reply: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record: this.record, seat, step: null, open: false });
    if (turn !== this.turn || !this.shared) return;
    this.waiting = false;
    if (!reply.ok) {
      this.fail(reply.error.text);
      return;
    }
    if (this.shared.called !== seat && reply.scene.to_move !== seat) {
      await this.layOpen(null); // what was stored is behind the record: another one is on turn
      return;
    }
    this.shared.takenBy(seat, reply.scene);
    this.take({ record: this.record, scene: reply.scene }, true);
    this.host.announce(`${nameOf(seat)}. ${reply.scene.status.text}`);
    await this.host.summon();
  };

  /** Somebody calls for the device out of turn, or gives it back. */
  call = async (seat: number | null): Promise<void> => {
    this.wake();
    await this.layOpen(seat);
    void this.bots();
  };

  /** Nobody acts out of turn now: the bots go on to the next such moment, or to the next person. */
  goOn = (hurry: boolean): void => {
    this.wake();
    this.shared?.answer(this.scene, hurry);
    this.host.requestUpdate();
    void this.bots();
  };

  /** Pick a button to see what it means; nothing is done yet. */
  pick(action: string): void {
    this.refusal = null;
    this.hint = null;
    this.selected = action;
  }

  refuse(why: Why, tried = ""): void {
    this.tried = tried;
    this.refusal = why;
    this.hint = null;
    this.selected = null;
    this.host.announce(why.text);
  }

  askHint = async (): Promise<void> => {
    if (this.seat === null) return; // nobody in particular looks: there is nobody to advise
    this.begin();
    const { turn, selected } = this;
    this.waiting = true;
    this.host.requestUpdate();
    const reply: Reply<{ hint: Hint }> = await core.ask({ do: "hint", record: this.record, seat: this.seat });
    if (turn !== this.turn) return;
    this.waiting = false;
    this.refusal = null;
    if (reply.ok) {
      this.hint = reply.hint;
      if (this.selected === selected) this.selected = reply.hint.action; // what was picked since then stays picked
      this.host.announce(`Подсказка: ${reply.hint.text}`);
    } else this.refuse({ text: reply.error.text, cites: reply.error.cites ?? [] });
  };

  undo = async (): Promise<void> => {
    if (this.shared) return; // what was seen cannot be unseen by the others
    this.wake();
    const turn = this.anew();
    const reply: Reply<Shown> = await core.ask({ do: "undo", record: this.record, seat: this.seat! });
    if (turn !== this.turn) return;
    if (reply.ok) {
      this.take(reply, true);
      this.host.announce(`Ход отменён. ${reply.scene.status.text}`);
      return;
    }
    this.host.announce(reply.error.text);
    void this.bots();
  };

  private rewind(record: GameRecord, step: number, scene: Scene): void {
    this.take({ record: { ...record, actions: record.actions.slice(0, step) }, scene: { ...scene, steps: step } }, true);
  }

  // --- deals -----------------------------------------------------------------------------------------------------

  /** Begin the current deal again with the same cards and the same score. */
  again = async (): Promise<void> => {
    this.wake();
    const turn = this.anew();
    const reply: Reply<Shown> = await core.ask({ do: "start", record: this.record, seat: this.seat, open: false, back: true });
    if (turn !== this.turn || !reply.ok) return;
    this.take(reply, true);
    this.host.announce(`Сдача № ${reply.scene.deal} начата заново. ${reply.scene.status.text}`);
    void this.bots();
  };

  /** Begin another match; null when it began, else what is wrong with the request. */
  async fresh(seed: Json, options: Record<string, Json>, readings: Record<string, Json>, people = this.people): Promise<{ field: string; text: string } | null> {
    this.wake();
    const turn = this.anew();
    const shared = people.length > 1;
    const reply: Reply<Shown> = await core.ask({ do: "new", game: this.game, seed: seed as number, options, readings, seat: shared ? null : people[0]!, people, shared });
    if (turn !== this.turn) return null;
    if (!reply.ok) {
      this.host.announce(reply.error.text);
      return reply.error;
    }
    this.seatPeople(people);
    this.keeper?.begin(true);
    this.take(reply, true);
    this.host.announce(`Новая партия, сдача № ${reply.scene.deal}. ${reply.scene.status.text}`);
    void this.bots();
    return null;
  }

  // --- replay ----------------------------------------------------------------------------------------------------

  /** Show the table after so many moves; with `stay` the last of a deal too, whose end is shown otherwise. */
  async viewStep(step: number, stay = false): Promise<void> {
    this.wake();
    const turn = this.anew();
    this.asked = step;
    const { record } = this;
    const whole = step >= record.actions.length;
    if (whole && !this.openHands && !(stay && this.scene.deal_over)) {
      this.replayed = null;
      this.host.requestUpdate();
      void this.bots();
      return;
    }
    const reply = await this.ask(record, whole ? null : step, this.openHands);
    if (turn !== this.turn || this.asked !== step) return;
    if (!reply.ok) {
      this.openHands = false;
      this.refuse({ text: reply.error.text, cites: [] });
      if (!this.replayed) void this.bots(); // the match itself goes on
      return;
    }
    const before = step ? await this.ask(record, step - 1) : null;
    if (turn !== this.turn || this.asked !== step) return;
    this.mover = before?.ok ? before.scene.to_move : null;
    this.replayed = reply.scene;
    this.reason = null;
    this.lingering = null;
    const last = reply.scene.log[reply.scene.log.length - 1];
    this.host.announce(`Шаг ${step} из ${record.actions.length}. ${last?.text ?? ""}`);
  }

  /** Who made the move that led to the step on view. */
  private mover: number | null = null;

  /** A bot moved, and its reason gives nothing away: the deal is over. */
  get askable(): boolean {
    const { replayed, scene, mover } = this;
    return replayed !== null && mover !== null && !this.people.includes(mover) && !(this.shared && !scene.done) && (scene.deal_over || replayed.deal !== scene.deal);
  }

  /** Ask why a bot moved so: its own reason, from what it could see then. */
  askReason = async (): Promise<void> => {
    const { mover, replayed, record } = this;
    if (mover === null || !replayed || !this.askable) return;
    const at = replayed.step - 1;
    const turn = this.turn;
    const reply: Reply<{ hint: Hint }> = await core.ask({ do: "hint", record: { ...record, actions: record.actions.slice(0, at) }, seat: mover });
    if (turn !== this.turn || this.replayed !== replayed) return;
    const made = record.actions[at];
    if (!reply.ok) this.reason = { text: reply.error.text, cites: reply.error.cites ?? [] };
    else if (reply.hint.action === made) this.reason = reply.hint;
    else this.reason = { text: `Бот выбирал из равных ходов; совет на его месте: ${reply.hint.text}`, cites: reply.hint.cites };
    this.host.announce(this.reason.text);
    this.host.requestUpdate();
  };

  /** After the deal: all hands as they were dealt, to be followed step by step. */
  openAll = async (): Promise<void> => {
    this.openHands = true;
    const turn = this.anew();
    const reply: Reply<Shown> = await core.ask({ do: "start", record: this.record, seat: this.seat, open: true, back: false });
    if (turn !== this.turn || !reply.ok) return;
    this.replayed = reply.scene;
    this.mover = null;
    this.lingering = null;
    this.host.announce("Открыты карты всех игроков. Листайте сдачу по шагам.");
  };

  /** A step of the deal that is over, with all hands open. */
  viewOpen = (step: number): void => {
    this.openHands = true;
    void this.viewStep(step);
  };

  playHere = (): void => {
    const scene = this.replayed;
    if (!scene) return;
    this.anew();
    this.rewind(this.record, scene.step, scene);
    this.openHands = false;
    void this.show(this.record, null);
  };

  leaveReplay = (): void => {
    this.anew();
    this.openHands = false;
    this.replayed = null;
    this.host.requestUpdate();
    void this.bots();
  };
}

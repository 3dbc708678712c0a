"""Польский банчек: the guided first round, four at the table."""

from __future__ import annotations

from ...frame.lesson import Lesson, LessonStep

LESSON = Lesson(
    title="Первый круг: три карты против одной",
    seat=0,
    seed=24,
    options={"players": 4},
    steps=(
        LessonStep(
            "Игрок 4 заложил банк в три рубля и дал каждому понтёру по три карты из двух смешанных колод. Себе он не даёт ничего.",
            ("banchek.start", "banchek.shuffle", "banchek.deal"),
        ),
        LessonStep(
            "У вас ♣4, ♦Д и ♥К: треф, бубен и черв по карте, пик нет. Ставят от 5 копеек до ва-банка, пасовать нельзя. Назначьте 25 копеек.",
            ("banchek.bet", "banchek.limits", "banchek.cover"),
            "stake 25",
        ),
        LessonStep(
            "Банкомёт открыл восьмёрку червей, ваш король её перекрывает: банк заплатил 25 копеек. Открой он пику, вы проиграли бы даже двойке.",
            ("banchek.reveal", "banchek.pay", "banchek.cover"),
            None,
            ("stake 40",),
        ),
        LessonStep(
            "Второму открыли девятку пик, а пик у него нет: 40 копеек ушли в банк. Карта такая же, как у понтёра, выиграла бы ему.",
            ("banchek.pay", "banchek.equal"),
            None,
            ("stake 15",),
        ),
        LessonStep(
            "Круг окончен, в банке 3 рубля 30 копеек. Соберётся девять рублей или не останется ничего — банк перейдёт к левому соседу, то есть к вам: "
            "отказаться и остаться нельзя.",
            ("banchek.redeal", "banchek.bankend", "banchek.norefuse"),
        ),
    ),
)

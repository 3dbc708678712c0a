"""Readings of «vint», written from corpus/readings/vint-1.yml, corpus/readings/vint-2.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
REDEAL_DEALER = Reading(
    "vint.redeal-dealer", ("seen", "same", "next"),
    "seen", "inferred", ("vint.18", "vint.22b", "vint.25a", "vint.25b", "vint.25v", "vint.25g", "vint.25d", "vint.25e", "vint.25z", "vint.25i", "vint.75d"),
)
"""Кто сдаёт заново, когда пересдача обязательна?"""
MISDEALT_HANDS = Reading(
    "vint.misdealt-hands", ("before-lead", "always"),
    "before-lead", "inferred", ("vint.25v", "vint.22b", "vint.23", "vint.24"),
)
"""Пересдают ли карты, если 14 и 12 карт обнаружены после первого выхода?"""
NO_CUT_DEADLINE = Reading("vint.no-cut-deadline", ("deal-end", "first-lead"), "deal-end", "inferred", ("vint.25g",))
"""До какого времени можно требовать пересдачи, если колоду не дали снять?"""
OTHER_PACK = Reading("vint.other-pack", ("opponents", "partners"), "opponents", "inferred", ("vint.25i", "vint.26"))
"""Какая колода — чужая, если сдающий взял не свою?"""
PACK_CHANGE = Reading("vint.pack-change", ("two-things", "rubber-only"), "two-things", "inferred", ("vint.26", "vint.n6"))
"""Когда можно сменить колоду?"""
OUT_OF_TURN_BID = Reading("vint.out-of-turn-bid", ("stands", "void"), "stands", "inferred", ("vint.67", "vint.76"))
"""Действительно ли само назначение, сделанное не в очередь?"""
AUCTION_PASSES = Reading(
    "vint.auction-passes", ("two-rounds", "two-passes", "one-round"),
    "two-rounds", "inferred", ("vint.75a", "vint.h3", "vint.48b", "vint.49b"),
)
"""Что значит «после назначения два раза запасовали»?"""
REVOKE_UNDERTRICKS = Reading(
    "vint.revoke-undertricks", ("yes", "no"),
    "yes", "inferred", ("vint.147", "vint.32", "vint.r20a", "vint.r21"),
)
"""Пишут ли назначившим штраф за недобор, который возник от передачи трёх взяток за ренонс?"""
REVOKE_MISSING = Reading("vint.revoke-missing", ("by-contract", "simple"), "by-contract", "inferred", ("vint.148", "vint.r21"))
"""Какой штраф пишут за взятки, которых не хватило до трёх?"""
REVOKE_SLAM = Reading("vint.revoke-slam", ("by-count", "literal"), "by-count", "inferred", ("vint.149", "vint.n8"))
"""Какой шлем пишут на сторону, отдавшую за ренонс три взятки?"""
REVOKE_SLAM_PREMIUM = Reading(
    "vint.revoke-slam-premium", ("made", "announced"),
    "made", "inferred", ("vint.149", "vint.r19a", "vint.r19b"),
)
"""Какую плату за шлем пишут после ренонса?"""
REVOKE_CAP = Reading("vint.revoke-cap", ("590", "490"), "590", "inferred", ("vint.150", "vint.prikup.6"))
"""Каков предел записи после ренонса там, где партия идёт до 600?"""
REVOKE_CORRECTED_CARD = Reading("vint.revoke-corrected-card", ("open", "hand"), "open", "inferred", ("vint.151b", "vint.173"))
"""Что делают с ошибочной картой, когда ренонс исправлен?"""
SOLE_LIABILITY = Reading(
    "vint.sole-liability", ("settle", "personal"),
    "settle", "house", ("vint.152b", "vint.156", "vint.176b", "vint.177a", "vint.178", "vint.179"),
)
"""Как один игрок платит штраф, если запись у партнёров общая?"""
OUT_OF_TURN_SUIT = Reading("vint.out-of-turn-suit", ("side", "speaker"), "side", "inferred", ("vint.76",))
"""Кому запрещён первый ход с масти, объявленной не в очередь?"""
THIRD_ACE = Reading("vint.third-ace", ("apart", "together"), "apart", "inferred", ("vint.98",))
"""От скольких рук отговаривает перечень «третий туз, дама с маленькой, третий валет»?"""
EXPOSED_WAIVE = Reading("vint.exposed-waive", ("may", "third"), "may", "inferred", ("vint.171b", "vint.171c"))
"""Могут ли противники вовсе не потребовать открытую карту?"""
SEVERAL_CARDS = Reading("vint.several-cards", ("open", "hand"), "open", "inferred", ("vint.169", "vint.171a"))
"""Становятся ли открытыми лишние карты, брошенные на одну взятку?"""
UNSUPPORTED_SLAM = Reading("vint.unsupported-slam", ("never-raised", "last-word"), "never-raised", "inferred", ("vint.178",))
"""Когда шлем считается назначенным без поддержки партнёра?"""
QUITTER_PAYS = Reading("vint.quitter-pays", ("side", "own"), "side", "house", ("vint.n7",))
"""Что платит отказавшийся доигрывать три роббера?"""
BOTH_REACH = Reading("vint.both-reach", ("more", "declarer"), "more", "house", ("vint.n9a", "vint.r1g", "vint.r4a"))
"""Кто берёт партию, если в одной сдаче до 500 дошли обе стороны?"""
BELOW_RESET = Reading("vint.below-reset", ("both", "winner"), "both", "inferred", ("vint.n9b", "vint.r1g", "vint.r4b"))
"""Начинают ли после партии запись под чертой заново обе стороны?"""
TOTAL_BELOW = Reading("vint.total-below", ("yes", "no"), "yes", "inferred", ("vint.r4b",))
"""Входит ли запись под чертой в общий итог роббера?"""
RUBBER_BONUS = Reading("vint.rubber-bonus", ("instead", "both"), "instead", "inferred", ("vint.r7", "vint.64b"))
"""Сколько пишет сторона за последнюю партию, которой кончен роббер?"""
PASS_PLAY_EXCESS = Reading("vint.pass-play-excess", ("difference", "above-six"), "difference", "inferred", ("vint.r10",))
"""Какие взятки лишние в розыгрыше после четырёх пасов?"""
NOTRUMP_ACES = Reading("vint.notrump-aces", ("ace", "honour"), "ace", "sure", ("vint.r13a", "vint.r17a", "vint.r11"))
"""По какой цене пишут тузов в бескозырной игре?"""
ACES_EXCEED = Reading("vint.aces-exceed", ("aces", "nobody"), "aces", "inferred", ("vint.r15a", "vint.r15b", "vint.r16"))
"""Что пишут в козырной игре, если тузов у одних больше, чем онёров у других?"""
ACE_CORONET = Reading(
    "vint.ace-coronet", ("half", "full"),
    "half", "sure", ("vint.r18b", "vint.r18d", "vint.dvz.4", "vint.dvz.5"),
)
"""Сколько стоит тузовая коронка в козырной игре?"""
SLAM_OVERTRICK = Reading("vint.slam-overtrick", ("grand", "small"), "grand", "inferred", ("vint.r19a", "vint.r19b"))
"""Что пишут, если назначен малый шлем, а взяты все тринадцать взяток?"""
GRAND_MINUS_ONE = Reading("vint.grand-minus-one", ("yes", "no"), "yes", "inferred", ("vint.r19b", "vint.r22a"))
"""Пишут ли назначившие 1 000 за малый шлем, если назначили большой и взяли двенадцать?"""
SLAM_BY_OPPONENTS = Reading("vint.slam-by-opponents", ("yes", "no"), "yes", "inferred", ("vint.r19b", "vint.n8"))
"""Пишут ли за сделанный шлем противники назначивших?"""
TWO_DEAL = Reading("vint.two-deal", ("seats", "alternate"), "seats", "inferred", ("vint.vdvoem.1.6",))
"""Как идёт сдача вдвоём с двумя болванами?"""
TWO_REVOKE = Reading("vint.two-revoke", ("agreed", "opponent"), "agreed", "house", ("vint.vdvoem.2.11", "vint.147", "vint.r21"))
"""Как наказывают ренонс во втором способе винта вдвоём?"""
TWO_OPEN_DUMMY = Reading(
    "vint.two-open-dummy", ("winner", "own"),
    "winner", "inferred", ("vint.vdvoem.4.3", "vint.vdvoem.4.4", "vint.vdvoem.4.5"),
)
"""С кем играет выигравший торговлю в четвёртом способе?"""
FINAL_BID = Reading(
    "vint.final-bid", ("not-lower", "level"),
    "not-lower", "inferred", ("vint.vdvoem.5.5", "vint.prikup.4a", "vint.gvozd.14"),
)
"""Может ли окончательное назначение быть ниже того, которым куплен прикуп?"""
SEPARATE_SCORES = Reading("vint.separate-scores", ("full", "half"), "full", "house", ("vint.troem.2.4", "vint.aukcion.4"))
"""Что пишет каждый из противников играющего при отдельных записях?"""
SEPARATE_PENALTY = Reading("vint.separate-penalty", ("full", "half"), "full", "inferred", ("vint.troem.2.5",))
"""Полный ли штраф пишет каждый из двух противников играющего?"""
RUBBER_RESULT_EACH = Reading(
    "vint.rubber-result-each", ("full", "half"),
    "full", "inferred", ("vint.pyaterom.5", "vint.pyaterom.3", "vint.shesterom.3"),
)
"""Полный ли результат роббера пишет каждый из четверых при игре впятером и вшестером?"""
AFTER_TALON = Reading(
    "vint.after-talon", ("both-sides", "both-partners"),
    "both-sides", "inferred", ("vint.prikup.4b", "vint.prikup.5"),
)
"""Кто назначает после разноса, если об этом уговорились?"""
LATE_BID_SIZE = Reading(
    "vint.late-bid-size", ("contract", "late"),
    "contract", "inferred", ("vint.prikup.5", "vint.gvozd.15", "vint.r21"),
)
"""Каков штраф «в размере игры» за позднее назначение?"""
AUCTION_LEAD = Reading("vint.auction-lead", ("left", "right-of-open"), "left", "inferred", ("vint.aukcion.2", "vint.troem.2.3"))
"""Кто выходит первым в винте с аукционом на четверых?"""
DEALER_SHARE = Reading("vint.dealer-share", ("gains", "partner"), "gains", "inferred", ("vint.aukcion.3",))
"""Что пишет сдающий, чьи карты куплены?"""
RESEAT_PAIR = Reading("vint.reseat-pair", ("suit", "first-bid"), "suit", "inferred", ("vint.peresadka.1", "vint.peresadka.4"))
"""Кто составляет пару в винте с пересадкой?"""
ONE_DEAL_RUBBER = Reading("vint.one-deal-rubber", ("no", "yes"), "no", "house", ("vint.peresadka.3", "vint.r7"))
"""Приписывают ли за окончание роббера, если роббером считается каждая игра?"""
NUT_PENALTY = Reading("vint.nut-penalty", ("same", "simple"), "same", "inferred", ("vint.gaika.1", "vint.r21"))
"""Каков штраф за лишнюю взятку в винте с гайкой?"""
NUT_OVERTRICKS = Reading("vint.nut-overtricks", ("yes", "no"), "yes", "inferred", ("vint.gaika.1", "vint.r1d", "vint.r19b"))
"""Пишут ли назначившие с гайкой лишние взятки и случайный шлем?"""
EVIL_NAIL = Reading("vint.evil-nail", ("partner", "all"), "partner", "inferred", ("vint.gvozd.12", "vint.dvprikup.7"))
"""Видят ли назначившие карты, которыми меняются злым или открытым гвоздём?"""
NAIL_FIRST = Reading("vint.nail-first", ("left", "any"), "left", "inferred", ("vint.dvprikup.7", "vint.gvozd.12"))
"""Кто первым передаёт карты открытым гвоздём в винте с двойным прикупом?"""
NAIL_TARGET = Reading(
    "vint.nail-target", ("600", "500"),
    "600", "inferred", ("vint.gvozd.2", "vint.dvprikup.2", "vint.prikup.6"),
)
"""До скольких очков играют партию с присыпкой и с двойным прикупом?"""
VINTING_FOUR_ACES = Reading(
    "vint.vinting-four-aces", ("jack", "queen"),
    "jack", "inferred", ("vint.dvz.4", "vint.dvz.5", "vint.r18d"),
)
"""Сколько стоит винтящаяся коронка из четырёх тузов?"""
VITALIN_HONOURS = Reading(
    "vint.vitalin-honours", ("no", "dealt", "declarers"),
    "no", "house", ("vint.vitalin.2", "vint.vitalin.3"),
)
"""Считаются ли в виталине онёры, тузы и коронки, в которых есть сброшенные карты?"""

READINGS = declare(
    REDEAL_DEALER,
    MISDEALT_HANDS,
    NO_CUT_DEADLINE,
    OTHER_PACK,
    PACK_CHANGE,
    OUT_OF_TURN_BID,
    AUCTION_PASSES,
    REVOKE_UNDERTRICKS,
    REVOKE_MISSING,
    REVOKE_SLAM,
    REVOKE_SLAM_PREMIUM,
    REVOKE_CAP,
    REVOKE_CORRECTED_CARD,
    SOLE_LIABILITY,
    OUT_OF_TURN_SUIT,
    THIRD_ACE,
    EXPOSED_WAIVE,
    SEVERAL_CARDS,
    UNSUPPORTED_SLAM,
    QUITTER_PAYS,
    BOTH_REACH,
    BELOW_RESET,
    TOTAL_BELOW,
    RUBBER_BONUS,
    PASS_PLAY_EXCESS,
    NOTRUMP_ACES,
    ACES_EXCEED,
    ACE_CORONET,
    SLAM_OVERTRICK,
    GRAND_MINUS_ONE,
    SLAM_BY_OPPONENTS,
    TWO_DEAL,
    TWO_REVOKE,
    TWO_OPEN_DUMMY,
    FINAL_BID,
    SEPARATE_SCORES,
    SEPARATE_PENALTY,
    RUBBER_RESULT_EACH,
    AFTER_TALON,
    LATE_BID_SIZE,
    AUCTION_LEAD,
    DEALER_SHARE,
    RESEAT_PAIR,
    ONE_DEAL_RUBBER,
    NUT_PENALTY,
    NUT_OVERTRICKS,
    EVIL_NAIL,
    NAIL_FIRST,
    NAIL_TARGET,
    VINTING_FOUR_ACES,
    VITALIN_HONOURS,
)

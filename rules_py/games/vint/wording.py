"""«Винт»: what its actions are called."""

from __future__ import annotations

WORDING = {
    "next": "Следующая сдача",
    "pass": "Пас",
    "bid": "Назначить {}",
    "play": "{}",
    "give": "Отдать {}",
    "discard": "Снести {}",
    "buy self": "Купить себе",
    "buy dummy": "Купить болвану",
    "keep": "Играть на своих",
    "swap": "Поменять карты",
    "stop": "Больше не покупать",
    "yield": "Начнёт партнёр",
    "take": "Взять назад {}",
    "take back": "Взять назначение назад",
    "require": "Потребовать {}",
    "correct revoke": "Исправить ренонс",
    "deal": "Сдать карты",
    "look": "Посмотреть карты",
    "look pile": "Заглянуть в кучку",
    "look own dummy": "Посмотреть своего болвана",
    "look other dummy": "Посмотреть чужого болвана",
}

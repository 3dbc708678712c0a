// Who sits down: a deal that nobody chose, several people at one device, who holds it and who takes it next.
import type { Scene } from "../core/types";

/** A deal number nobody chose. */
export const randomSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0]! % 999_999) + 1;

export const nameOf = (seat: number): string => `Игрок ${seat + 1}`;

/** Seats at which people sit: small whole numbers, each once, in order. */
export const isPeople = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.length <= 10 && value.every((seat, i) => Number.isInteger(seat) && seat >= 0 && seat < 10 && (i === 0 || seat > (value[i - 1] as number)));

export class SharedTable {
  /** Who looks at the screen; null: it lies open for all, no hand is shown. */
  holder: number | null = null;
  /** Somebody who asked for the device out of turn. */
  called: number | null = null;
  /** What lay open when all were last asked whether they act out of turn. */
  private answered = "";
  /** Nobody wants to act out of turn until a person is on turn. */
  private hurry = false;
  /** How long the public log was when somebody last looked. */
  seen = 0;

  constructor(readonly people: number[]) {}

  /** Who is to take the device; null where bots move, or all may look. */
  next(scene: Scene): number | null {
    if (this.called !== null) return this.called;
    const { to_move, deal_over, done } = scene;
    return to_move !== null && !deal_over && !done && this.people.includes(to_move) ? to_move : null;
  }

  /** The device is handed over: nobody's cards are to be seen. */
  release(called: number | null = null): void {
    this.holder = null;
    this.called = called;
  }

  takenBy(seat: number, scene: Scene): void {
    this.holder = seat;
    this.called = null;
    this.hurry = false;
    this.seen = scene.log.length;
  }

  /** Whether the one who holds it is to hand it on. */
  leaves(scene: Scene): boolean {
    return this.holder !== null && (scene.deal_over || scene.to_move !== this.holder);
  }

  /** Before a bot moves: whether people are first asked if they act out of turn. */
  asks(scene: Scene): boolean {
    return Boolean(scene.aside) && !this.hurry && this.moment(scene) !== this.answered;
  }

  /** All have been asked at this moment. */
  answer(scene: Scene, hurry: boolean): void {
    this.answered = this.moment(scene);
    this.hurry = hurry;
  }

  /** What the right to act out of turn depends on, as far as the table sees it: the open cards, how many each person holds. */
  private moment(scene: Scene): string {
    const open = scene.zones.filter(({ kind }) => kind === "pile").map(({ count, cards }) => [count, cards[cards.length - 1]?.card]);
    return JSON.stringify([open, scene.seats.filter(({ seat }) => this.people.includes(seat)).map(({ count }) => count)]);
  }
}

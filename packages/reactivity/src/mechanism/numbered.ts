/** Things that many ask for, each with a number from 0. */
export class Numbered<T> {
  readonly #all: T[] = [];
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.#all.length;
  }

  at(number: number): T {
    return this.#all[number];
  }

  numberOf(thing: T): number {
    const key = JSON.stringify(thing);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#all.length);
    return this.#all.push(thing) - 1;
  }
}

import { isRightPassword } from './passwords.ts';

/** Each takes 19 MiB and a thread of Node's for some 30 ms. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 100;

/** Looks at few passwords at once, the others in turn: neither memory nor threads are used up by who asks often. */
export class PasswordChecks {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Whether the password is right; null when too many wait already. */
  async check(storedHash: string | null, password: string): Promise<boolean | null> {
    if (this.#running >= MOST_AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) return null;
      // Who ends hands its place on, so that nobody gets in between.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await isRightPassword(storedHash, password);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

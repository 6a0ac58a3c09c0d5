/** Wrong passwords allowed in one window before a name, seen from one address, has to wait. */
const MAX_FAILURES = 10;
const WINDOW_MS = 5 * 60_000;
/** Entries kept; the oldest go first, so that an attacker cannot fill the memory. */
const MAX_ENTRIES = 10_000;

/** Counts wrong passwords. Right ones cost nothing, so a script may sign in as often as it likes. */
export class LoginThrottle {
  readonly #failures = new Map<string, { count: number; since: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param key - user name and address */
  isBlocked(key: string): boolean {
    const entry = this.#failures.get(key);
    if (!entry) return false;
    if (this.#now() - entry.since > WINDOW_MS) {
      this.#failures.delete(key);
      return false;
    }
    return entry.count >= MAX_FAILURES;
  }

  countFailure(key: string): void {
    const entry = this.#failures.get(key);
    if (entry) {
      entry.count += 1;
      return;
    }
    if (this.#failures.size >= MAX_ENTRIES) this.#failures.delete(this.#failures.keys().next().value as string);
    this.#failures.set(key, { count: 1, since: this.#now() });
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }
}

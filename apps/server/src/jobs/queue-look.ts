/** Looks even without being woken, should a notification be lost. */
const LOOK_MS = 1500;

/** When a worker looks at a queue: whenever it is woken, once at a time, and not while it rests after an error. */
export class QueueLook {
  readonly #look: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;
  #restsUntil = 0;

  /** @param look - goes through the queue; handles its own errors, as a rule by `restFor` */
  constructor(look: () => Promise<void>) {
    this.#look = look;
    this.#timer = setInterval(() => this.wake(), LOOK_MS);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Looks now: something may wait. */
  wake(): void {
    this.#isWoken = true;
    this.#looking ??= this.#lookUntilDone().finally(() => {
      this.#looking = null;
    });
  }

  /** Does not look for a while: what is the matter will hardly be over at once. */
  restFor(pauseMs: number): void {
    this.#restsUntil = performance.now() + pauseMs;
  }

  /** Looks no more. @returns the look that is under way */
  stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    return this.#looking ?? Promise.resolve();
  }

  async #lookUntilDone(): Promise<void> {
    while (this.#isWoken && !this.#isStopped && performance.now() >= this.#restsUntil) {
      this.#isWoken = false;
      await this.#look();
    }
  }
}

import { AT_WORK, type Work } from '@retron/molecule';
import { type Looker, lookOfCopy, type PlanRequest, type Stock } from '@retron/planning';
import { ThreadPool } from '@retron/threads';
import type { RouteWorldFiles } from '../planning-world.ts';
import { threadFile } from '../thread-file.ts';
import { askAgain } from './ask-again.ts';
import type { LookFunctions, SearchOfLooks, ToldMaterial } from './look-functions.ts';
import { ROUTE_THREAD_LIMITS } from './route-thread-limits.ts';

const PROGRAM = new URL('../threads/look-thread.ts', import.meta.url);

/**
 * Structures to be looked at at once, so that so many threads have always something to do: answers are taken in the order of asking, so that who
 * is done first would have to wait for the others.
 */
export function looksAtOnce(threads: number): number {
  return threads === 1 ? 1 : threads + 1;
}

/** One thread: it keeps what it has looked at, so that it and no other is asked for the details. */
type LookThread = ThreadPool<LookFunctions>;

/** A call that waits for the thread that it is for; absent: for any. */
interface WaitingCall {
  readonly thread: LookThread | undefined;
  readonly begin: (thread: LookThread) => Promise<void>;
}

/** Threads that look at structures for one search at a time; whoever leads the search is a thread beside them, and mostly waits. */
export class LookThreads {
  readonly #threads: readonly LookThread[];
  readonly #free: Set<LookThread>;
  readonly #waiting: WaitingCall[] = [];
  /** What the threads have found out of materials: they share one stock. */
  readonly #materials = new Map<ToldMaterial[0], ToldMaterial[1]>();
  /** Of that, what each has not been told yet. */
  readonly #news = new Map<LookThread, ToldMaterial[]>();
  #nextSearch = 1;
  #lost = 0;
  /** What the search waits for. */
  #awaited: Promise<unknown> | null = null;

  /** @throws where the threads cannot open the files */
  static async start(count: number, files: RouteWorldFiles, root: string): Promise<LookThreads> {
    const program = { file: threadFile(PROGRAM, root), workerData: files, resourceLimits: ROUTE_THREAD_LIMITS };
    const threads = Array.from({ length: count }, () => new ThreadPool<LookFunctions>({ program, size: 1 }));
    try {
      await Promise.all(threads.map((thread) => thread.call('open')));
    } catch (error) {
      await Promise.all(threads.map((thread) => thread.close()));
      throw error;
    }
    return new LookThreads(threads);
  }

  private constructor(threads: readonly LookThread[]) {
    this.#threads = threads;
    this.#free = new Set(threads);
    for (const thread of threads) this.#news.set(thread, []);
  }

  /** Threads that ended while they answered; each was replaced, and what it was asked asked again. */
  get lost(): number {
    return this.#lost;
  }

  /** For a new search. */
  looker(request: PlanRequest): Looker {
    const search: SearchOfLooks = { search: this.#nextSearch++, request };
    const look: Looker['look'] = (question) => {
      const answer = this.#askPatiently(undefined, async (thread) => {
        const news = this.#news.get(thread)?.splice(0) ?? [];
        const { look: found, materials } = await thread.call('look', search, question, news);
        this.#learn(materials, thread);
        return { thread, found };
      });
      return this.#taken(answer, ({ thread, found }) =>
        lookOfCopy(found, (places) =>
          this.#taken(
            this.#askPatiently(thread, () => thread.call('details', search, question, places)),
            (details) => details,
          ),
        ),
      );
    };
    return { look };
  }

  /** The stock that the threads have opened, which says of what they have found out what they say. @param stock - the same, opened here */
  stockBeside(stock: Stock): Stock {
    return { ...stock, availability: (smiles) => this.#materials.get(smiles) ?? stock.availability(smiles) };
  }

  /** Drives work that takes answers of these threads; it costs no processor time while it waits for one. */
  async drive<T>(work: Work<T>): Promise<T> {
    for (let next = work.next(); ; next = work.next()) {
      if (next.done === true) return next.value;
      const awaited = this.#awaited;
      this.#awaited = null;
      await awaited;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #learn(materials: readonly ToldMaterial[], from: LookThread): void {
    for (const [smiles, availability] of materials) this.#materials.set(smiles, availability);
    for (const [thread, news] of this.#news) if (thread !== from) news.push(...materials);
  }

  /** Takes an answer when it has come. */
  #taken<Answer, T>(answer: Promise<Answer>, take: (found: Answer) => T): Work<T> {
    const come: Answer[] = [];
    const coming = answer.then((found) => {
      come.push(found);
    });
    // Who waits for it hears of a failure. A search that has ended waits for nothing.
    coming.catch(() => undefined);
    return this.#whenCome(coming, () => (come.length === 0 ? null : { taken: take(come[0]) }));
  }

  *#whenCome<T>(coming: Promise<void>, look: () => { readonly taken: T } | null): Work<T> {
    for (;;) {
      const found = look();
      if (found !== null) return found.taken;
      this.#awaited = coming;
      yield AT_WORK;
    }
  }

  /** A thread that is lost opens its files again when it is asked; what it had kept it looks at again. */
  #askPatiently<Answer>(thread: LookThread | undefined, call: (thread: LookThread) => Promise<Answer>): Promise<Answer> {
    return askAgain(
      () => this.#ask(thread, call),
      () => this.#lost++,
    );
  }

  /** Has the given thread asked, or the first that is free. */
  #ask<Answer>(thread: LookThread | undefined, call: (thread: LookThread) => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thread, begin: (chosen) => call(chosen).then(resolve, reject) });
      this.#dispatch();
    });
  }

  #dispatch(): void {
    for (;;) {
      const [anyFree] = this.#free;
      const place = this.#waiting.findIndex(({ thread }) => this.#free.has(thread ?? anyFree));
      if (place < 0) return;
      const [{ thread = anyFree, begin }] = this.#waiting.splice(place, 1);
      this.#free.delete(thread);
      void begin(thread).then(() => {
        this.#free.add(thread);
        this.#dispatch();
      });
    }
  }
}

import type { DataFileFacts } from '@retron/installation';
import type { PlanningPool } from '../planning/planning-pool.ts';

/** What a run is planned with from its beginning to its end, whatever is installed meanwhile. */
export interface PlanningMeans {
  /** What planning has to work with; recorded with every run. */
  readonly files: readonly DataFileFacts[];
  readonly pool: Pick<PlanningPool, 'run'>;
}

/** Means that threads were started with. */
interface OwnedMeans extends PlanningMeans {
  close(): Promise<void>;
}

interface Generation {
  readonly means: OwnedMeans;
  /** Runs that are planned with it. */
  users: number;
}

/**
 * The libraries and threads that a worker plans with. When something else is installed, threads are started with it, and what is begun
 * then is planned there; the old threads end with their last plan. Until then the machine holds both.
 */
export class InstalledPlanning {
  readonly #all = new Set<Generation>();
  #current: Generation;

  constructor(first: OwnedMeans) {
    this.#current = this.#add(first);
  }

  /** What is begun now is planned with. */
  get files(): readonly DataFileFacts[] {
    return this.#current.means.files;
  }

  /** Works with what is installed now, to the end. */
  async use<T>(work: (means: PlanningMeans) => Promise<T>): Promise<T> {
    const generation = this.#current;
    generation.users += 1;
    try {
      return await work(generation.means);
    } finally {
      generation.users -= 1;
      this.#endUnused(generation);
    }
  }

  /** What begins from now on is planned with other means. */
  goOverTo(means: OwnedMeans): void {
    const old = this.#current;
    this.#current = this.#add(means);
    this.#endUnused(old);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map(({ means }) => means.close()));
  }

  #add(means: OwnedMeans): Generation {
    const generation = { means, users: 0 };
    this.#all.add(generation);
    return generation;
  }

  #endUnused(generation: Generation): void {
    if (generation === this.#current || generation.users > 0 || !this.#all.delete(generation)) return;
    void generation.means.close();
  }
}

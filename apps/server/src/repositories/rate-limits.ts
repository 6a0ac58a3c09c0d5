import { gt, lt, or } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, DatabasePool } from '../database/database.ts';
import { rateLimits } from '../database/schema/service.ts';

/** Whether there was room, and if not, after how many milliseconds there will be. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly waitMs: number };

/** So many times in a span of time for each key, counted in the database: it holds over all web processes and their restarts. */
export class SharedLimit {
  readonly #limiter: RateLimiterPostgres;

  /** @param name - of the limit, unique; the span of a key begins with its first use */
  constructor(
    pool: DatabasePool['pool'],
    { name, most, seconds }: { readonly name: string; readonly most: number; readonly seconds: number },
  ) {
    this.#limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Housekeeping deletes what has ended.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: most,
      duration: seconds,
    });
  }

  /** Counts one use, whether there is room or not: of uses at the same moment no more than the limit get through. */
  async take(key: string): Promise<Taken> {
    try {
      await this.#limiter.consume(key);
      return { ok: true };
    } catch (error) {
      if (error instanceof RateLimiterRes) return { ok: false, waitMs: error.msBeforeNext };
      throw error;
    }
  }

  /** Counts one use less. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }
}

/** Longer than the span of any limit. */
const LONGEST_SPAN_MS = 2 * 3600_000;

/**
 * Those whose span of time has ended, and those whose end is further away than any: they were counted while the clock was ahead, and would
 * hold their users up until it is there again.
 */
export async function deleteEndedRateLimits(database: Database): Promise<void> {
  const now = Date.now();
  await database.delete(rateLimits).where(or(lt(rateLimits.expire, now), gt(rateLimits.expire, now + LONGEST_SPAN_MS)));
}

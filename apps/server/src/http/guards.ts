import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { EventStreams } from '../commands/event-streams.ts';
import { PasswordChecks } from '../commands/password-checks.ts';
import type { SignInGuards } from '../commands/sign-in.ts';
import { SignInLimits } from '../commands/sign-in-limits.ts';
import type { DatabasePool } from '../database/database.ts';
import { SharedLimit, type Taken } from '../repositories/rate-limits.ts';
import type { User } from '../repositories/users.ts';
import type { UserLimits } from '../settings.ts';
import { Problem } from './errors.ts';

const MINUTE_SECONDS = 60;

/** What keeps one user from taking what others need, and strangers out. */
export interface Guards {
  readonly signIn: SignInGuards;
  readonly eventStreams: EventStreams;
  /** Counts a structure that is to be checked. @throws Problem when that is one too many */
  countCheck(user: User): Promise<void>;
  /** Counts a picture that is to be drawn. @throws Problem when that is one too many */
  countPicture(user: User): Promise<void>;
}

type Limits = Pick<UserLimits, 'eventStreams' | 'picturesPerMinute' | 'checksPerMinute'>;

/** @param processId - of this web process, see the table `processes` */
export function createGuards({ database, pool }: Pick<DatabasePool, 'database' | 'pool'>, processId: string, limits: Limits): Guards {
  const checks = new SharedLimit(pool, { name: 'checks', most: limits.checksPerMinute, seconds: MINUTE_SECONDS });
  // In memory: a page of results asks for a hundred pictures at once, and each would write to the database. With several web processes
  // a user has the limit on each, whose own threads are what it protects.
  const pictures = new RateLimiterMemory({ points: limits.picturesPerMinute, duration: MINUTE_SECONDS });
  return {
    signIn: { limits: new SignInLimits(pool), passwords: new PasswordChecks() },
    eventStreams: new EventStreams(database, processId, limits.eventStreams),
    countCheck: async ({ id }) =>
      orTooMany(await checks.take(String(id)), `You may have ${limits.checksPerMinute} structures checked in a minute.`),
    countPicture: async ({ id }) =>
      orTooMany(await takeFrom(pictures, String(id)), `You may have ${limits.picturesPerMinute} pictures drawn in a minute.`),
  };
}

async function takeFrom(limiter: RateLimiterMemory, key: string): Promise<Taken> {
  try {
    await limiter.consume(key);
    return { ok: true };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { ok: false, waitMs: error.msBeforeNext };
    throw error;
  }
}

function orTooMany(taken: Taken, sentence: string): void {
  if (!taken.ok) throw new Problem('too-many', [`${sentence} Please wait a moment and try again.`], taken.waitMs);
}

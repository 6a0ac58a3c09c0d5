import { createHash } from 'node:crypto';
import type { DatabasePool } from '../database/database.ts';
import { SharedLimit } from '../repositories/rate-limits.ts';
import { addressGroup } from './address-group.ts';

/** Who tries to sign in. */
export interface SignInAttempt {
  /** As typed. */
  readonly username: string;
  /** IP address the call comes from. */
  readonly address: string;
  /** Names a browser that has signed in under this name before; null for any other. */
  readonly device: string | null;
}

/** Wrong passwords allowed. Why so many: docs/decisions/sign-in-limits.md. */
const LIMITS = {
  nameAtAddress: { most: 10, seconds: 5 * 60 },
  address: { most: 100, seconds: 15 * 60 },
  name: { most: 50, seconds: 60 * 60 },
  device: { most: 10, seconds: 15 * 60 },
} as const;

/**
 * Limits wrong passwords, over all web processes.
 *
 * An attempt is counted before its password is looked at, so that attempts at the same moment get no further than those one after another.
 */
export class SignInLimits {
  readonly #limits: Readonly<Record<keyof typeof LIMITS, SharedLimit>>;

  constructor(pool: DatabasePool['pool']) {
    const limit = (name: keyof typeof LIMITS) => new SharedLimit(pool, { name: `sign-in-${name}`, ...LIMITS[name] });
    this.#limits = { nameAtAddress: limit('nameAtAddress'), address: limit('address'), name: limit('name'), device: limit('device') };
  }

  /** Counts an attempt. @returns milliseconds to wait; null when the password may be looked at */
  async take(attempt: SignInAttempt): Promise<number | null> {
    // The narrowest first: who is held up by it takes nothing from the others.
    for (const { limit, key } of this.#countersOf(attempt)) {
      const taken = await limit.take(key);
      if (!taken.ok) return taken.waitMs;
    }
    return null;
  }

  /** The password was right, or was not looked at. */
  async giveBack(attempt: SignInAttempt): Promise<void> {
    for (const { limit, key } of this.#countersOf(attempt)) await limit.giveBack(key);
  }

  /** Only this name at this place is forgiven its earlier mistakes: a right password must not clear the way for guesses of others. */
  async forgive(attempt: SignInAttempt): Promise<void> {
    const [narrowest, ...others] = this.#countersOf(attempt);
    await narrowest.limit.forget(narrowest.key);
    for (const { limit, key } of others) await limit.giveBack(key);
  }

  #countersOf({ username, address, device }: SignInAttempt): readonly { readonly limit: SharedLimit; readonly key: string }[] {
    if (device !== null) return [{ limit: this.#limits.device, key: device }];
    // Hashed: what is typed into the field of the name may be a password.
    const name = createHash('sha256').update(username.trim().toLowerCase()).digest('base64url');
    const place = addressGroup(address);
    return [
      { limit: this.#limits.nameAtAddress, key: `${name} ${place}` },
      { limit: this.#limits.address, key: place },
      { limit: this.#limits.name, key: name },
    ];
  }
}

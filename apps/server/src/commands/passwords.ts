import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults raised to the OWASP recommendation (19 MiB, 2 passes, 1 lane). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | null = null;

/**
 * Whether the password is the one of `storedHash`. Without a hash (no such user) it works as long and says no, so that the time
 * taken tells nobody which names exist.
 */
export async function isRightPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const isRight = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && isRight;
}

import { randomUUID } from 'node:crypto';
import { hashPassword } from '../commands/passwords.ts';
import type { Database } from '../database/database.ts';
import { processes } from '../database/schema/service.ts';
import { insertProject } from '../repositories/projects.ts';
import { insertQuery, type NewQuery } from '../repositories/queries.ts';
import { insertUser, type User } from '../repositories/users.ts';

/** The password of every test user. */
export const PASSWORD = 'correct horse battery staple';
let passwordHash: Promise<string> | null = null;

export async function buildUser(
  database: Database,
  overrides: { readonly username?: string; readonly realname?: string; readonly isSpecial?: boolean } = {},
): Promise<User> {
  passwordHash ??= hashPassword(PASSWORD);
  const username = overrides.username ?? `user-${randomUUID().slice(0, 8)}`;
  return insertUser(database, {
    username,
    realname: overrides.realname ?? `Real ${username}`,
    passwordHash: await passwordHash,
    isSpecial: overrides.isSpecial ?? false,
  });
}

/** @returns the project's id */
export function buildProject(
  database: Database,
  owner: User,
  overrides: { readonly name?: string; readonly description?: string } = {},
): Promise<number> {
  return insertProject(database, { name: 'A project', description: '', ownerId: owner.id, ...overrides });
}

/** A worker that lives for some seconds, as far as the database knows. */
export async function buildWorkerProcess(database: Database): Promise<void> {
  await database.insert(processes).values({ id: randomUUID(), role: 'worker', host: 'test', pid: 1, build: 'test', threads: 1 });
}

/** A query without a job. @returns its id */
export function buildQuery(database: Database, owner: User, projectId: number, overrides: Partial<NewQuery> = {}): Promise<number> {
  return insertQuery(database, {
    projectId,
    userId: owner.id,
    name: `query-${randomUUID()}`,
    smiles: 'CC(=O)Nc1ccccc1',
    rosdal: '1-2=3O,2-4N-5=-10-5.',
    inchiKey: 'FZERHIULMFGESH-UHFFFAOYSA-N',
    direction: 'retrosynthesis',
    algorithm: 'brute-force',
    strategy: 'Core Disconnection 1.0',
    libraries: ['chemsynth_core-1.0'],
    maxSuggestions: 5,
    maxSteps: 2,
    precision: 2,
    runMode: 'interactive',
    status: 'finished',
    plannerVersion: 'test',
    ...overrides,
  });
}

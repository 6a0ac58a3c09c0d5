import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import {
  findStrategyById,
  findStrategyByName,
  listNews,
  listPreferences,
  listStrategies,
  type StrategyRow,
} from '../repositories/reference-data.ts';
import { listUsers, type User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';

const found = (row: StrategyRow | null): Outcome<StrategyRow> =>
  row === null ? refuse('not-found', 'There is no such strategy.') : success(row);

/** What every signed-in user may read: strategies, news, who else has an account. Their preferences are their own. */
export const readStrategies = (database: Database): ReturnType<typeof listStrategies> => listStrategies(database);
export const readNews = (database: Database, page: Parameters<typeof listNews>[1]): ReturnType<typeof listNews> => listNews(database, page);
export const readUsers = (database: Database): Promise<readonly User[]> => listUsers(database);
export const readPreferences = (database: Database, user: User): ReturnType<typeof listPreferences> => listPreferences(database, user.id);

/** @param which - its name, or its number */
export async function readStrategy(database: Database, which: string | number): Promise<Outcome<StrategyRow>> {
  return found(typeof which === 'number' ? await findStrategyById(database, which) : await findStrategyByName(database, which));
}

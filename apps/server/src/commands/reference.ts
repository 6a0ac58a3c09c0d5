import type { Database } from '../database/database.ts';
import { listNews } from '../repositories/reference-data.ts';
import { listUsers, type User } from '../repositories/users.ts';

/** What every signed-in user may read: news, who else has an account. */
export const readNews = (database: Database, page: Parameters<typeof listNews>[1]): ReturnType<typeof listNews> => listNews(database, page);
export const readUsers = (database: Database): Promise<readonly User[]> => listUsers(database);

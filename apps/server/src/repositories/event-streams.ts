import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { eventStreams, processes } from '../database/schema/service.ts';
import { isLive } from './processes.ts';

/** Enters a stream of a user, unless that user has the most already on all web processes. @returns its number; null for one too many */
export async function insertEventStream(
  database: Database,
  stream: { readonly processId: string; readonly userId: number },
  most: number,
): Promise<number | null> {
  return database.transaction(async (transaction) => {
    // Those of one user one after another: counted and entered as one.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, stream.userId)).for('no key update');
    const [open] = await transaction
      .select({ count: count() })
      .from(eventStreams)
      .innerJoin(processes, eq(processes.id, eventStreams.processId))
      .where(and(eq(eventStreams.userId, stream.userId), isLive));
    if (open.count >= most) return null;
    const [entered] = await transaction.insert(eventStreams).values(stream).returning({ id: eventStreams.id });
    return entered.id;
  });
}

export async function deleteEventStream(database: Database, id: number): Promise<void> {
  await database.delete(eventStreams).where(eq(eventStreams.id, id));
}

import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queries } from '../database/schema/queries.ts';

/** What programs noted with a query, by name; nobody else writes it until the transaction ends. */
export async function lockMetadata(transaction: Database, queryId: number): Promise<Readonly<Record<string, unknown>>> {
  const rows = await transaction.select({ metadata: queries.metadata }).from(queries).where(eq(queries.id, queryId)).for('update');
  return rows[0]?.metadata ?? {};
}

export async function writeMetadata(transaction: Database, queryId: number, metadata: Readonly<Record<string, unknown>>): Promise<void> {
  await transaction
    .update(queries)
    .set({ metadata: { ...metadata } })
    .where(eq(queries.id, queryId));
}

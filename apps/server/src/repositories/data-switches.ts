import { and, eq, sql } from 'drizzle-orm';
import type { DataFileKind } from '../building/build-messages.ts';
import type { Database } from '../database/database.ts';
import { dataSwitches } from '../database/schema/own-data.ts';
import { findInstallationValue } from './installation.ts';
import { notifyDataChanged } from './notify.ts';

/** A library or catalogue by its full name. */
export interface DataFileKey {
  readonly kind: DataFileKind;
  readonly name: string;
}

export interface DataSwitch extends DataFileKey {
  readonly isOn: boolean;
}

const VERSION = 'data-files-version';

export function listSwitches(database: Database): Promise<readonly DataSwitch[]> {
  return database.select().from(dataSwitches);
}

export async function writeSwitch(transaction: Database, { kind, name, isOn }: DataSwitch): Promise<void> {
  await transaction
    .insert(dataSwitches)
    .values({ kind, name, isOn })
    .onConflictDoUpdate({ target: [dataSwitches.kind, dataSwitches.name], set: { isOn } });
}

export async function deleteSwitch(transaction: Database, { kind, name }: DataFileKey): Promise<void> {
  await transaction.delete(dataSwitches).where(and(eq(dataSwitches.kind, kind), eq(dataSwitches.name, name)));
}

/** Counts every change of what is installed, or of what of it is on: a process that read its files at another count reads them again. */
export async function dataVersion(database: Database): Promise<number> {
  return Number((await findInstallationValue(database, VERSION)) ?? 0);
}

/** What is installed, or on, is another than before; told to all processes when the transaction is committed. */
export async function countDataChange(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO installation (name, value) VALUES (${VERSION}, '1')
    ON CONFLICT (name) DO UPDATE SET value = (installation.value::bigint + 1)::text`);
  await notifyDataChanged(transaction);
}

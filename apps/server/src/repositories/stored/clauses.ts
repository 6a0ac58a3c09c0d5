import type { Clause } from '@retron/planning';
import type { StoredClauses } from '../../database/schema/stored-json.ts';
import { versionOf } from './version.ts';

const VERSION = 1;

interface Json {
  readonly version: number;
  readonly clauses: readonly Clause[];
}

export function writeClauses(clauses: readonly Clause[]): StoredClauses {
  const json: Json = { version: VERSION, clauses };
  return json as unknown as StoredClauses;
}

/** @throws StoredByNewerVersion */
export function readClauses(stored: StoredClauses): readonly Clause[] {
  const json = stored as unknown as Json;
  versionOf(json, VERSION, 'strategy');
  return json.clauses;
}

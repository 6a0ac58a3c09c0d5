import { nameReactionIdOf } from '@retron/reactivity';
import type { StoredFilter } from '../../database/schema/stored-json.ts';
import { versionOf } from './version.ts';

/** What narrows the disconnections of a target: suggestions need one of these name reactions; none means any. */
export interface DisconnectionFilter {
  /** By id. */
  readonly nameReactions: readonly string[];
}

/** 1, written without a number: name reactions by name. 2: by id. */
const VERSION = 2;

interface Json {
  readonly version?: number;
  readonly nameReactions: readonly string[];
}

export function writeFilter({ nameReactions }: DisconnectionFilter): StoredFilter {
  const json: Json = { version: VERSION, nameReactions };
  return json as unknown as StoredFilter;
}

/** @throws StoredByNewerVersion */
export function readFilter(stored: StoredFilter): DisconnectionFilter {
  const json = stored as unknown as Json;
  const version = versionOf(json, VERSION, 'filter of disconnections');
  return { nameReactions: version === 1 ? json.nameReactions.map(nameReactionIdOf) : json.nameReactions };
}

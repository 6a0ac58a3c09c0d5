import { nameReactionIdOf } from '@retron/reactivity';
import type { NameReactionCount, Suggestion } from '@retron/tree';
import { type SQL, sql } from 'drizzle-orm';
import type { StoredSuggestion } from '../../database/schema/stored-json.ts';
import { suggestions } from '../../database/schema/tree.ts';
import { versionOf } from './version.ts';

/** What a suggestion row keeps as JSON: everything that is not searched for. */
export interface SuggestionDetails extends Omit<Suggestion, 'id' | 'structureId' | 'rating' | 'probability' | 'admittedBy' | 'weighedBy'> {
  /** Null in rows written before it was kept. */
  readonly admittedBy: string | null;
  readonly weighedBy: readonly string[];
  /** Keys of some example precedents, `source:key`. */
  readonly examples: readonly string[];
}

/**
 * The form of the JSON. Raised when what is written could be read wrongly by a Retron of before.
 *
 * 1: without a number; the oldest without `admittedBy` and `weighedBy`. 2: the same with its number; name reactions
 * by name. 3: name reactions by id.
 */
const VERSION = 3;

interface Json extends Omit<SuggestionDetails, 'nameReactions' | 'admittedBy' | 'weighedBy' | keyof typeof NOT_KEPT_BEFORE> {
  readonly version?: number;
  readonly nameReactions: readonly (NameReactionCount | { readonly name: string; readonly count: number })[];
  readonly admittedBy?: string | null;
  readonly weighedBy?: readonly string[];
}

/** What rows written before it was kept say of it: nothing. */
const NOT_KEPT_BEFORE = {
  feasibility: null,
  contributions: [],
  choice: null,
  variantOf: null,
  mechanism: [],
  textbook: null,
  warningAtoms: [],
} as const;

export function writeSuggestion(details: SuggestionDetails): StoredSuggestion {
  const json: Json = { version: VERSION, ...details };
  return json as unknown as StoredSuggestion;
}

/** @throws StoredByNewerVersion */
export function readSuggestion(stored: StoredSuggestion): SuggestionDetails {
  const json = stored as unknown as Json;
  const { version: _, ...details } = json;
  versionOf(json, VERSION, 'suggestion');
  return {
    ...NOT_KEPT_BEFORE,
    ...details,
    nameReactions: readNameReactions(json.nameReactions),
    admittedBy: json.admittedBy ?? null,
    weighedBy: json.weighedBy ?? [],
  };
}

/** The suggestion whose variant it is, without reading the rest; null in rows written before it was kept. */
export const variantOfColumn: SQL<number | null> = sql`(${suggestions.details} ->> 'variantOf')::integer`;

/** How likely it is to work, likewise. */
export const feasibilityColumn: SQL<number | null> = sql`(${suggestions.details} ->> 'feasibility')::double precision`;

/** How often it is chosen, likewise. */
export const choiceColumn: SQL<Suggestion['choice']> = sql`nullif(${suggestions.details} -> 'choice', 'null'::jsonb)`;

/** What it does to the bonds and atoms of its structure, likewise. */
export const atomsColumn: SQL<Pick<Suggestion, 'bonds' | 'precursors'>> = sql`jsonb_build_object(
  'bonds', ${suggestions.details} -> 'bonds', 'precursors', ${suggestions.details} -> 'precursors')`;

/** Names of the reactions among its precedents, likewise; for `readNames`. */
export const namesColumn: SQL<StoredSuggestion> = sql`jsonb_build_object(
  'version', COALESCE(${suggestions.details} -> 'version', '1'::jsonb), 'nameReactions', ${suggestions.details} -> 'nameReactions')`;

/** Commonest first. @throws StoredByNewerVersion */
export function readNames(stored: StoredSuggestion): readonly NameReactionCount[] {
  const json = stored as unknown as Json;
  versionOf(json, VERSION, 'suggestion');
  return readNameReactions(json.nameReactions);
}

/** For what is read elsewhere. @throws StoredByNewerVersion */
export function refuseNewer(version: number): void {
  versionOf({ version }, VERSION, 'suggestion');
}

/** What of a suggestion says how it takes its structure apart. */
export type StoredDisconnection = Pick<SuggestionDetails, 'bonds' | 'precedentCount' | 'nameReactions'>;

/** Only what `readDisconnection` reads: the whole is many times as long. */
export const disconnectionColumn: SQL<StoredSuggestion> = sql`jsonb_build_object(
  'version', COALESCE(${suggestions.details} -> 'version', '1'::jsonb), 'bonds', ${suggestions.details} -> 'bonds',
  'precedentCount', ${suggestions.details} -> 'precedentCount', 'nameReactions', ${suggestions.details} -> 'nameReactions')`;

/** @throws StoredByNewerVersion */
export function readDisconnection(stored: StoredSuggestion): StoredDisconnection {
  const json = stored as unknown as Json;
  versionOf(json, VERSION, 'suggestion');
  return { bonds: json.bonds, precedentCount: json.precedentCount, nameReactions: readNameReactions(json.nameReactions) };
}

/** What of a suggestion says which step it is, and how well it is supported. */
export interface SuggestionOutline extends Pick<SuggestionDetails, 'bonds' | 'partners' | 'precedentCount' | 'nameReactions'> {
  /** Numbers of the structures it leads to; one needed twice stands twice. */
  readonly precursors: readonly number[];
  readonly warningCount: number;
}

interface StoredOutline extends Pick<Json, 'version' | 'bonds' | 'partners' | 'precedentCount' | 'nameReactions'> {
  readonly precursors: readonly number[];
  readonly warningCount: number;
}

/** Only what `readOutline` reads. */
export const outlineColumn: SQL<StoredOutline> = sql`jsonb_build_object(
  'version', COALESCE(${suggestions.details} -> 'version', '1'::jsonb), 'bonds', ${suggestions.details} -> 'bonds',
  'partners', ${suggestions.details} -> 'partners', 'precedentCount', ${suggestions.details} -> 'precedentCount',
  'nameReactions', ${suggestions.details} -> 'nameReactions',
  'precursors', jsonb_path_query_array(${suggestions.details}, '$.precursors[*].structureId'),
  'warningCount', jsonb_array_length(${suggestions.details} -> 'messages' -> 'warning'))`;

/** @throws StoredByNewerVersion */
export function readOutline(stored: StoredOutline): SuggestionOutline {
  const { version: _, ...outline } = stored;
  versionOf(stored, VERSION, 'suggestion');
  return { ...outline, nameReactions: readNameReactions(stored.nameReactions) };
}

function readNameReactions(counts: Json['nameReactions']): readonly NameReactionCount[] {
  return counts.map((each) => ('id' in each ? each : { id: nameReactionIdOf(each.name), count: each.count }));
}

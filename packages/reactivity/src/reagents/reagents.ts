import type { NameReactionId } from '../name-reactions/table.ts';
import type { Reagent, ReagentKind } from './reagent.ts';
import { REAGENT_KINDS } from './reagent-kinds.ts';

/** A reagent of the table, as it is offered where one is asked for. */
export type NamedReagent = Pick<Reagent, 'name' | 'smiles'> & { readonly aliases: readonly string[] };

/** A reagent of the table with the kind it is listed under. */
interface Listed {
  readonly reagent: Reagent;
  readonly kind: ReagentKind;
  /** Molecules and ions that must all be there. */
  readonly parts: readonly string[];
}

const LISTED: readonly Listed[] = REAGENT_KINDS.flatMap((kind) =>
  kind.reagents.map((reagent) => ({ reagent, kind, parts: (reagent.knownBy ?? reagent.smiles).split('.') })),
);
const BY_NAME = new Map(
  LISTED.flatMap(({ reagent }) => [reagent.name, ...(reagent.aliases ?? [])].map((name) => [plain(name), reagent] as const)),
);
const BY_SMILES = new Map(LISTED.map(({ reagent }) => [reagent.smiles, reagent]));

function plain(name: string): string {
  return name.trim().toLowerCase();
}

/** Every reagent of the table by its name, in alphabetical order. */
export const NAMED_REAGENTS: readonly NamedReagent[] = LISTED.map(({ reagent: { name, smiles, aliases } }) => ({
  name,
  smiles,
  aliases: aliases ?? [],
})).sort((a, b) => (plain(a.name) < plain(b.name) ? -1 : 1));

/** Canonical SMILES of the reagent that chemists call so, whatever its capitals; `null` where the table has none. */
export function reagentByName(name: string): string | null {
  return BY_NAME.get(plain(name))?.smiles ?? null;
}

/** What a reagent is called; `null` where the table does not have it. @param smiles - canonical, the ions of a salt ascending */
export function nameOfReagent(smiles: string): string | null {
  return BY_SMILES.get(smiles)?.name ?? null;
}

/**
 * Kinds of the reagents among what stands above an arrow, in the order of the table, each once.
 *
 * @param parts - canonical SMILES of single molecules and ions
 */
export function reagentKindsOf(parts: readonly string[]): readonly ReagentKind[] {
  const there = new Set(parts);
  const kinds = LISTED.filter((listed) => listed.parts.every((part) => there.has(part))).map(({ kind }) => kind);
  return [...new Set(kinds)];
}

/** Whether a molecule is a reagent that may give atoms to the product. @param smiles - canonical, the ions of a salt ascending */
export function givesAtoms(smiles: string): boolean {
  return BY_SMILES.get(smiles)?.givesAtoms === true;
}

/** What reagents say of a reaction. */
export type ReagentVerdict =
  /** A decisive reagent makes it. */
  | 'made'
  /** It is made by decisive reagents of other kinds only, and another one is there. */
  | 'needs-another'
  /** A decisive reagent is there, and nothing is known of whether it makes this. */
  | 'not-said'
  /** Only what supports it is there. */
  | 'supported'
  | 'silent';

/**
 * What the reagents that are there say of a reaction with these names.
 *
 * @param kinds - of the reagents that are there
 * @param names - what the change of structure is called; none where it has no name
 */
export function reagentVerdict(kinds: readonly ReagentKind[], names: readonly NameReactionId[]): ReagentVerdict {
  const makes = ({ makes: made }: ReagentKind) => names.some((name) => made.includes(name));
  const decisive = kinds.filter(({ say }) => say === 'decisive');
  if (decisive.some(makes)) return 'made';
  const isSupported = kinds.some((kind) => kind.say === 'supporting' && makes(kind));
  if (decisive.length === 0) return isSupported ? 'supported' : 'silent';
  if (isSupported) return 'supported';
  return REAGENT_KINDS.some((kind) => kind.say === 'decisive' && makes(kind)) ? 'needs-another' : 'not-said';
}

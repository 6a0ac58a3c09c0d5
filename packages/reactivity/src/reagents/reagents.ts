import { reactionClassOf } from '../name-reactions/name-reaction-ids.ts';
import type { NameReactionId } from '../name-reactions/table.ts';
import { formulaOfSmiles, readFormula } from './formula.ts';
import {
  ACID_WITHOUT_WATER_KIND,
  ALKALI_AMIDE_KIND,
  COLD_KIND,
  HYDROLASE_KIND,
  KETOREDUCTASE_KIND,
} from './kinds/kinds-without-reagents.ts';
import { LIGHT_KIND } from './kinds/light-and-photocatalysts.ts';
import { METALS_AND_DONORS } from './kinds/metals-and-donors.ts';
import { OXIDANTS } from './kinds/oxidants.ts';
import { REDUCTANTS } from './kinds/reductants.ts';
import { SELECTIVE_OXIDANTS } from './kinds/selective-oxidants.ts';
import { LIGHT } from './light.ts';
import type { Reagent, ReagentKind } from './reagent.ts';
import { REAGENT_KINDS } from './reagent-kinds.ts';
import { inOneSpelling } from './spelling.ts';
import { COLD, HYDROLASE, KETOREDUCTASE } from './without-structure.ts';

/** A reagent of the table, as it is offered where one is asked for. */
export interface NamedReagent extends Pick<Reagent, 'name' | 'smiles' | 'inchiKey'> {
  readonly aliases: readonly string[];
  /** Hill formula. */
  readonly formula: string;
}

/** A reagent of the table with the kind it is listed under. */
interface Listed {
  readonly reagent: Reagent;
  readonly kind: ReagentKind;
  /** Molecules and ions that must all be there, by one drawing or another. */
  readonly drawings: readonly (readonly string[])[];
}

const LISTED: readonly Listed[] = REAGENT_KINDS.flatMap((kind) =>
  kind.reagents.map((reagent) => {
    const others = (reagent.otherDrawings ?? []).map(({ smiles }) => smiles);
    return { reagent, kind, drawings: [reagent.knownBy ?? reagent.smiles, ...others].map((drawing) => drawing.split('.')) };
  }),
);
const BY_NAME = new Map(
  LISTED.flatMap(({ reagent }) => [reagent.name, ...(reagent.aliases ?? [])].map((name) => [plain(name), reagent] as const)),
);
/** Without what is written by some and left out by others: `m-CPBA`, `Hunig's base`. */
const BY_LOOSE_NAME = new Map([...BY_NAME].map(([name, reagent]) => [loose(name), reagent] as const));
/** The oxidation state of a metal in a name. */
const STATE = /\((0|i{1,3}|iv|vi{0,3})\)/;
/** Without the oxidation state of the metal, where that leaves no doubt of what is meant: `palladium acetate`, `copper iodide`. */
const BY_NAME_WITHOUT_STATE = namesWithoutState();
const BY_SMILES = new Map(LISTED.flatMap(({ reagent }) => drawingsOf(reagent).map(({ smiles }) => [smiles, reagent] as const)));
const BY_INCHI_KEY = new Map(LISTED.flatMap(({ reagent }) => drawingsOf(reagent).map(({ inchiKey }) => [inchiKey, reagent] as const)));

function plain(name: string): string {
  return name.trim().toLowerCase();
}

function loose(name: string): string {
  return inOneSpelling(
    plain(name)
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/['’]s(?=\s)/g, ''),
  ).replace(/[\s\-–·.'’]/g, '');
}

/** Of several states the lowest, where reagents of one kind are meant, which do the same: the copper bromides, but not the chlorides of tin. */
function namesWithoutState(): ReadonlyMap<string, Reagent> {
  const found = new Map<string, Listed[]>();
  for (const listed of LISTED) {
    for (const name of [listed.reagent.name, ...(listed.reagent.aliases ?? [])].map(loose).filter((each) => STATE.test(each))) {
      const bare = name.replace(STATE, '');
      found.set(bare, [...(found.get(bare) ?? []), listed]);
    }
  }
  const clear = [...found].filter(([, all]) => all.every(({ kind }) => kind === all[0].kind));
  return new Map(clear.map(([name, [first]]) => [name, first.reagent]));
}

function drawingsOf(reagent: Reagent): readonly Pick<Reagent, 'smiles' | 'inchiKey'>[] {
  return [reagent, ...(reagent.otherDrawings ?? [])];
}

/** Every reagent of the table by its name, in alphabetical order. */
export const NAMED_REAGENTS: readonly NamedReagent[] = LISTED.map(({ reagent: { name, smiles, inchiKey, aliases } }) => ({
  name,
  smiles,
  inchiKey,
  formula: formulaOfSmiles(smiles) ?? '',
  aliases: aliases ?? [],
})).sort((a, b) => (plain(a.name) < plain(b.name) ? -1 : 1));

/** Canonical SMILES of the reagent that chemists call so, whatever its capitals, hyphens and accents; `null` where the table has none. */
export function reagentByName(name: string): string | null {
  const alike = loose(name);
  return (BY_NAME.get(plain(name)) ?? BY_LOOSE_NAME.get(alike) ?? BY_NAME_WITHOUT_STATE.get(alike.replace(STATE, '')))?.smiles ?? null;
}

/** Canonical SMILES of the reagent with this standard InChIKey, whatever its capitals; `null` where the table has none. */
export function reagentByInchiKey(inchiKey: string): string | null {
  return BY_INCHI_KEY.get(inchiKey.trim().toUpperCase())?.smiles ?? null;
}

/** Canonical SMILES of the one reagent of the table with this formula, such as `K2CO3`; `null` where there is none or more than one. */
export function reagentByFormula(text: string): string | null {
  const formula = readFormula(text);
  const found = NAMED_REAGENTS.filter((reagent) => reagent.formula === formula);
  return found.length === 1 ? found[0].smiles : null;
}

/** The reagent of the table with this structure, also where that is another drawing of it. @param smiles - canonical, the ions of a salt ascending */
export function reagentOfSmiles(smiles: string): NamedReagent | null {
  const usual = BY_SMILES.get(smiles)?.smiles;
  return NAMED_REAGENTS.find((reagent) => reagent.smiles === usual) ?? null;
}

/**
 * Kinds of the reagents among what stands above an arrow, in the order of the table, each once.
 *
 * @param parts - canonical SMILES of single molecules and ions
 */
export function reagentKindsOf(parts: readonly string[]): readonly ReagentKind[] {
  const there = new Set(parts);
  const found = LISTED.filter(({ drawings }) => drawings.some((parts) => parts.every((part) => there.has(part))));
  const complexes = found
    .map(({ reagent: { smiles } }) => smiles.split('.'))
    .filter((parts) => isComplex(parts) && parts.every((part) => there.has(part)));
  const ofComplexes = new Set(found.flatMap(({ reagent: { smiles } }) => metalOfComplex(smiles.split('.'), there)));
  const kinds = found
    .filter((each) => !ofComplexes.has(each.reagent.smiles) && !isLigandOf(each, complexes, there))
    .map(({ kind }) => kind);
  return [...new Set([...kinds, ...WITHOUT_REAGENTS.flatMap(([token, kind]) => (there.has(token) ? [kind] : []))])];
}

/** Kinds that list no reagents, by what stands for them; trifluoroacetic acid and alkali amides have a say of their own beside that of strong acids and bases. */
const WITHOUT_REAGENTS: readonly (readonly [string, ReagentKind])[] = [
  ['O=C(O)C(F)(F)F', ACID_WITHOUT_WATER_KIND],
  ['[NH2-]', ALKALI_AMIDE_KIND],
  [LIGHT, LIGHT_KIND],
  [COLD, COLD_KIND],
  [HYDROLASE, HYDROLASE_KIND],
  [KETOREDUCTASE, KETOREDUCTASE_KIND],
];

/** The metal that a complex holds, where all of it is there: the nickel of Ni(cod)2 is no Raney nickel, the palladium of Pd2(dba)3 no Pd/C. */
function metalOfComplex(parts: readonly string[], there: ReadonlySet<string>): readonly string[] {
  return parts.length > 1 && parts.every((part) => there.has(part)) ? parts.filter((part) => METAL.test(part)) : [];
}

const METAL = /^\[[A-Z][a-z]?\]$/;
/** Ion of a metal that holds ligands. */
const COORDINATING = /^\[(Ir|Rh|Ru|Pd|Pt|Ni|Co|Cu|Fe|Mn|Au)\+\d?\]$/;

/** Whether a reagent is a complex that is drawn as ions. @param parts - of its SMILES */
function isComplex(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.some((part) => COORDINATING.test(part));
}

/** Whether what tells a reagent is there as a ligand of a complex alone: the methoxide of [Ir(cod)(OMe)]2 is no base. */
function isLigandOf({ reagent, drawings }: Listed, complexes: readonly (readonly string[])[], there: ReadonlySet<string>): boolean {
  const own = reagent.smiles.split('.');
  if (own.some((part) => COORDINATING.test(part))) return false;
  const isWhole = own.length > 1 && own.every((part) => there.has(part));
  return !isWhole && complexes.some((complex) => drawings.some((parts) => parts.every((part) => complex.includes(part))));
}

/** Whether a reagent is a complex of a metal, whose ligands are nobody's partners. @param smiles - canonical, the ions joined by dots */
export function isMetalComplex(smiles: string): boolean {
  return isComplex(smiles.split('.'));
}

/** A molecule or ion as which a reagent gives atoms to the product. */
export interface Giver {
  /** Canonical SMILES of a connected molecule or ion. */
  readonly molecule: string;
  /** Records draw it in the place of the reagent, so that it only reacts as the reagents say. */
  readonly isStandIn: boolean;
}

/**
 * As what a reagent gives atoms to the product; none where it gives none.
 *
 * @param smiles - canonical, the ions of a salt ascending
 * @param beside - kinds of the reagents that are there; left out where that is not asked
 */
export function giversOf(smiles: string, beside?: readonly ReagentKind[]): readonly Giver[] {
  const reagent = BY_SMILES.get(smiles);
  if (reagent === undefined) return [];
  const { givesBeside } = reagent;
  if (beside !== undefined && givesBeside !== undefined && !beside.some(({ id }) => givesBeside.includes(id))) return [];
  const own = reagent.givesAtoms === true ? (reagent.knownBy ?? reagent.smiles) : '';
  const itself = own === '' || own.includes('.') ? [] : [{ molecule: own, isStandIn: false }];
  return [...itself, ...(reagent.givesAs ?? []).map((molecule) => ({ molecule, isStandIn: true }))];
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

const OXIDISING: readonly ReagentKind[] = [...OXIDANTS, ...SELECTIVE_OXIDANTS];
const REDUCING: readonly ReagentKind[] = [...REDUCTANTS, ...METALS_AND_DONORS, KETOREDUCTASE_KIND];
const REDOX: readonly ReagentKind[] = [...OXIDISING, ...REDUCING];
/** Palladium, hydrazine, phosphines and complexes of transfer hydrogenation reduce, too, and are listed with what else they do. */
const REDUCE_TOO: readonly string[] = ['palladium', 'hydrazine', 'phosphine', 'half-sandwich-complex'];
/** Reactions that air brings about, too. */
const BY_AIR: readonly NameReactionId[] = ['aromatisation', 'thiol-oxidation-to-disulfide', 'benzimidazole-synthesis'];
/** What only oxidants and reductants make: without one of them there is nowhere for the electrons to come from or to go. */
const TAKES_ELECTRONS: ReadonlySet<NameReactionId> = new Set(
  REDOX.flatMap(({ say, makes }) => (say === 'decisive' ? makes : [])).filter((name) => {
    const others = REAGENT_KINDS.filter((kind) => !REDOX.includes(kind) && kind.say === 'decisive' && !REDUCE_TOO.includes(kind.id));
    return !BY_AIR.includes(name) && !others.some(({ makes }) => makes.includes(name));
  }),
);

/** Whether a reaction is called by nothing but what needs an oxidant or a reductant. */
export function needsElectrons(names: readonly NameReactionId[]): boolean {
  return names.length > 0 && names.every((name) => TAKES_ELECTRONS.has(name));
}

/**
 * What the reagents that are there say of a reaction with these names.
 *
 * @param kinds - of the reagents that are there
 * @param names - what the change of structure is called; none where it has no name
 * @param areWritten - reagents are written that the table knows: then a reductant that is not among them is not there
 */
export function reagentVerdict(kinds: readonly ReagentKind[], names: readonly NameReactionId[], areWritten = false): ReagentVerdict {
  const makes = ({ makes: made }: ReagentKind) => names.some((name) => made.includes(name));
  const decisive = kinds.filter(({ say }) => say === 'decisive');
  if (decisive.some(makes)) return 'made';
  const hasSupport = isSupported(kinds, names);
  const isWithout = areWritten && !kinds.some((kind) => (REDOX.includes(kind) || REDUCE_TOO.includes(kind.id)) && makes(kind));
  if (isWithout && needsElectrons(names)) return 'needs-another';
  if (isOppositeToOxidants(kinds, names)) return 'needs-another';
  if (decisive.length === 0) return hasSupport ? 'supported' : 'silent';
  // Water goes with much, and is there for another reason where something decisive is.
  if (
    isSupported(
      kinds.filter(({ id }) => id !== 'water'),
      names,
    )
  )
    return 'supported';
  return REAGENT_KINDS.some((kind) => kind.say === 'decisive' && makes(kind)) ? 'needs-another' : 'not-said';
}

/**
 * Whether a reaction takes or gives electrons that nothing which is written brings or takes: a base reduces no ketone, a hydride oxidises no alcohol.
 *
 * @param names - what the change of structure is called
 */
export function lacksElectrons(kinds: readonly ReagentKind[], names: readonly NameReactionId[]): boolean {
  if (kinds.length === 0) return false;
  if (isOppositeToOxidants(kinds, names)) return true;
  if (!needsElectrons(names)) return false;
  return !kinds.some((kind) => (REDOX.includes(kind) || REDUCE_TOO.includes(kind.id)) && names.some((name) => kind.makes.includes(name)));
}

/** Oxidants are there and nothing that reduces, and all that a reaction is called is a reduction: selenium dioxide makes no alcohol of a ketone. */
function isOppositeToOxidants(kinds: readonly ReagentKind[], names: readonly NameReactionId[]): boolean {
  const isOxidising = kinds.some((kind) => kind.say === 'decisive' && OXIDISING.includes(kind));
  if (!isOxidising || names.length === 0 || !names.every((name) => reactionClassOf(name) === 'reduction')) return false;
  return !kinds.some((kind) => REDUCING.includes(kind) || REDUCE_TOO.includes(kind.id));
}

/** How many kinds of decisive reagents are there for nothing: they make none of these reactions. */
export function idleReagents(kinds: readonly ReagentKind[], names: readonly NameReactionId[]): number {
  return kinds.filter(({ say, makes }) => say === 'decisive' && !names.some((name) => makes.includes(name))).length;
}

/** Whether a supporting reagent goes with one of these reactions, whatever decisive ones say. */
export function isSupported(kinds: readonly ReagentKind[], names: readonly NameReactionId[]): boolean {
  return kinds.some(({ say, makes }) => say === 'supporting' && names.some((name) => makes.includes(name)));
}

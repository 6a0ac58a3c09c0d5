import type { AtomIndex } from '@retron/molecule';
import type { RejectionReason } from '@retron/transforms';
import type { StructureId } from '@retron/tree';
import type { Implausibility } from '../molecules/plausibility.ts';
import type { codeOfRoutes, WishCode } from './wish-codes.ts';

/** Code under which suggestions are counted that are left out for nothing but their number. */
export const BEYOND_BREADTH = 'beyond-breadth';
/** Code under which edits are counted that were not followed up, as so many are more probable. */
export const BEYOND_EDITS = 'beyond-edits';
/** Code under which variants of a disconnection are counted that do not come with it, as it has so many. */
export const BEYOND_VARIANTS = 'beyond-variants';
/** Code under which complexity reduction counted what it left out, before it folded that behind what builds: queries planned then keep it. */
export const NOT_SIMPLER = 'not-simpler';

/**
 * Everything that leaves a suggestion out but the strategy: the code that is counted and stored, and the sentence for a reader.
 * Codes stay as they are for ever; sentences may change.
 */
export const LEFT_OUT_SENTENCES = {
  [BEYOND_BREADTH]: 'beyond the number of suggestions asked for',
  [BEYOND_VARIANTS]: 'beyond the twelve variants that come with a disconnection',
  [NOT_SIMPLER]: 'precursors not clearly simpler',
  'leads-back': 'leads back to a structure above',
  'turns-centre-over': 'turns a stereocentre over without touching its bonds',
  'own-precursor': 'a precursor is the structure itself or its ion',
  'partly-resolved': 'a resolution of what has other centres, whose configuration is stated',
  'no-precursor': 'no precursor left',
  'several-molecules': 'the structure is several molecules: each is made by itself',
  [BEYOND_EDITS]: 'beyond the number of edits followed up',
  'beyond-products': 'beyond the number of products followed up',
  'improbable-product': 'the product is too improbable',
  'product-given': 'the product is a starting material',
  'not-one-product': 'not one product of all starting materials',
  'tears-ring': 'what leaves is still part of a ring that stays',
  'keeps-metal': 'an organometallic starting material keeps its metal',
  'made-without-partner': 'what is given makes the product without this partner',
  'keeps-too-little': 'the product keeps too little of the structure',
  'other-reagents': 'asks for other reagents than those given',
  'no-precedent': 'no precedent at the asked precision',
  'match:stereo-differs': 'match turned down: stereo-differs',
  'match:stereo-missing': 'match turned down: stereo-missing',
  'match:stereo-unstated': 'match turned down: stereo-unstated',
  'match:element': 'match turned down: element',
  'match:valence': 'match turned down: valence',
  'match:truncated': 'match turned down: truncated',
  'refused:empty': 'precursor refused: empty',
  'refused:too-large': 'precursor refused: too-large',
  'refused:unparsable': 'precursor refused: unparsable',
  'refused:invalid-chemistry': 'precursor refused: invalid-chemistry',
  'refused:toolkit-crash': 'precursor refused: toolkit-crash',
  'precursor:no-heavy-atom': 'precursor implausible: no heavy atom',
  'precursor:radical': 'precursor implausible: radical',
  'precursor:carbocation': 'precursor implausible: free carbocation',
  'precursor:carbanion': 'precursor implausible: free carbanion',
  'precursor:carbamic-acid': 'precursor implausible: free carbamic acid',
  'precursor:nitrilium': 'precursor implausible: free nitrilium ion',
  'precursor:protonated-oxide': 'precursor implausible: protonated N-oxide or nitro group',
  'precursor:sulfurous-peroxide': 'precursor implausible: peroxide of sulfurous acid',
  'precursor:torn-chain': 'precursor implausible: gives one carbon from the middle of its chain',
  'precursor:halide-carbon': 'precursor implausible: gives an alkyl group without the carbon of its halide',
  'precursor:carbonate': 'precursor implausible: a carbonate as source of carbon',
  'precursor:methyl-of-halide': 'precursor implausible: a carbon with several halogens as source of a methyl group',
  'precursor:oxygen-of-organic': 'precursor implausible: gives oxygen and keeps the carbon that bears it',
  'precursor:oxygen-of-acid': 'precursor implausible: gives oxygen of a sulfur or phosphorus acid',
  'precursor:nitrogen-of-amine': 'precursor implausible: gives nitrogen torn out of an alkylamine or a sulfonamide',
  'precursor:nitrogen-of-nitrile': 'precursor implausible: gives nitrogen of a nitrile without its carbon',
  'precursor:methyl-of-silicon': 'precursor implausible: gives methyl of a silyl group',
  'precursor:halogen-of-carbon': 'precursor implausible: gives halogen of a solvent or trifluoromethyl group',
  'precursor:part-of-auxiliary': 'precursor implausible: gives part of a solvent, base or reagent that goes in whole or not at all',
  'product:no-heavy-atom': 'product implausible: no heavy atom',
  'product:radical': 'product implausible: radical',
  'product:carbocation': 'product implausible: free carbocation',
  'product:carbanion': 'product implausible: free carbanion',
  'product:carbamic-acid': 'product implausible: free carbamic acid',
  'product:nitrilium': 'product implausible: free nitrilium ion',
  'product:protonated-oxide': 'product implausible: protonated N-oxide or nitro group',
  'product:sulfurous-peroxide': 'product implausible: peroxide of sulfurous acid',
} as const;

/** The place of the strategy's clause among its clauses, from 0; `none` where no clause names a step. */
type StrategyCode = `strategy:${number | 'none'}`;
/** Atoms of the target, from 0: what is good with their groups protected, and not without. Only ever behind `goodCode`. */
type ProtectionCode = `protect:${string}`;

const PROTECTION = /^protect:(\d+(?:\+\d+)*)$/;

/** @param atoms - ascending, at least one */
export function protectionCode(atoms: readonly AtomIndex[]): ProtectionCode {
  return `protect:${atoms.join('+')}`;
}

/** The atoms of a `protectionCode`; `null` for any other. */
export function atomsOfProtection(code: string): readonly AtomIndex[] | null {
  return PROTECTION.exec(code)?.[1].split('+').map(Number) ?? null;
}

/** Why something was left out, as it is counted and stored. */
export type LeftOutCode = keyof typeof LEFT_OUT_SENTENCES | StrategyCode | ProtectionCode | WishCode | ReturnType<typeof codeOfRoutes>;

const IMPLAUSIBLE = {
  'no heavy atom': 'no-heavy-atom',
  radical: 'radical',
  'free carbocation': 'carbocation',
  'free carbanion': 'carbanion',
  'free carbamic acid': 'carbamic-acid',
  'free nitrilium ion': 'nitrilium',
  'protonated N-oxide or nitro group': 'protonated-oxide',
  'peroxide of sulfurous acid': 'sulfurous-peroxide',
} as const satisfies Record<Implausibility, string>;

/** The code of a step that the strategy leaves out. */
export function strategyReason({ clauseIndex }: { readonly clauseIndex: number }): StrategyCode {
  return clauseIndex < 0 ? 'strategy:none' : `strategy:${clauseIndex}`;
}

/** Whether a code stands for a clause of the strategy. */
export function isStrategyReason(code: string): boolean {
  return code.startsWith('strategy:');
}

/** What a code counts of good or better disconnections alone, and of which structure. Counted where a list has few such. */
export interface GoodCount {
  readonly code: string;
  /** The structure that a later run went on from; `null` for the target. */
  readonly of: StructureId | null;
}

const GOOD = /^good(?:@(\d+))?:(.+)$/;

export function goodCode({ code, of }: GoodCount): string {
  return of === null ? `good:${code}` : `good@${of}:${code}`;
}

/** What a `goodCode` was made of; `null` for any other. */
export function readGoodCode(text: string): GoodCount | null {
  const found = GOOD.exec(text);
  return found === null ? null : { code: found[2], of: found[1] === undefined ? null : Number(found[1]) };
}

/** The code of a match that a transform turned down. */
export const matchReason = (reason: RejectionReason): LeftOutCode => `match:${reason}`;

/** The code of a molecule that nobody would write as the precursor, or product, of a step. */
export function implausibleReason(role: 'precursor' | 'product', problem: Implausibility): LeftOutCode {
  return `${role}:${IMPLAUSIBLE[problem]}`;
}

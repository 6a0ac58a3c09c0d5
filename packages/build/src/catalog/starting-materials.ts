import { parseSmiles } from '@retron/molecule';
import type { CollectedReaction } from '../collect/collect-reactions.ts';

/** How a compound occurs in the sources. */
interface Roles {
  readonly usedIn: Set<string>;
  readonly madeIn: Set<string>;
}

/** Largest compounds that need a number of uses; larger ones are never taken. Sizes in heavy atoms. */
const USES_NEEDED = [
  { maxHeavyAtoms: 12, uses: 1 },
  { maxHeavyAtoms: 16, uses: 2 },
  { maxHeavyAtoms: 20, uses: 3 },
  { maxHeavyAtoms: 26, uses: 5 },
] as const;

/** A compound that is made now and then still counts as bought when it is used this many times as often. */
const USES_FOR_EACH_MAKING = 5;

/** The rules below, for the header of the catalogue. */
export const STARTING_MATERIAL_RULES: readonly string[] = [
  'A use is a reaction in which the compound gives atoms to the product; reactions of one patent count once.',
  `Never made in the sources, or used at least ${USES_FOR_EACH_MAKING} times as often as made.`,
  ...USES_NEEDED.map(
    ({ maxHeavyAtoms, uses }) => `Up to ${maxHeavyAtoms} heavy atoms: used at least ${uses === 1 ? 'once' : `${uses} times`}.`,
  ),
];

/** A compound that serves as a starting material. */
export interface StartingMaterial {
  readonly smiles: string;
  readonly useCount: number;
}

function rolesOfAll(reactions: readonly CollectedReaction[]): Map<string, Roles> {
  const roles = new Map<string, Roles>();
  const of = (smiles: string) => {
    const known = roles.get(smiles) ?? { usedIn: new Set(), madeIn: new Set() };
    roles.set(smiles, known);
    return known;
  };
  for (const { record, reactants, product } of reactions) {
    const occasion = record.patent ?? record.key;
    for (const reactant of reactants) of(reactant).usedIn.add(occasion);
    of(product).madeIn.add(occasion);
  }
  return roles;
}

function heavyAtomCount(smiles: string): number {
  const molecule = parseSmiles(smiles);
  return molecule.ok
    ? molecule.value.atomicNumber.reduce((count, atomicNumber) => count + (atomicNumber > 1 ? 1 : 0), 0)
    : Number.POSITIVE_INFINITY;
}

function isStartingMaterial(smiles: string, { usedIn, madeIn }: Roles): boolean {
  if (usedIn.size === 0 || usedIn.size < USES_FOR_EACH_MAKING * madeIn.size) return false;
  const heavyAtoms = heavyAtomCount(smiles);
  const needed = USES_NEEDED.find(({ maxHeavyAtoms }) => heavyAtoms <= maxHeavyAtoms);
  return needed !== undefined && usedIn.size >= needed.uses;
}

/**
 * Compounds that patents start from rather than make, ordered by SMILES. Why these rules: docs/decisions/starting-materials.md.
 *
 * That a compound can be bought is inferred from how it is used; no supplier was asked.
 */
export function startingMaterials(reactions: readonly CollectedReaction[]): StartingMaterial[] {
  return [...rolesOfAll(reactions)]
    .filter(([smiles, roles]) => isStartingMaterial(smiles, roles))
    .map(([smiles, { usedIn }]) => ({ smiles, useCount: usedIn.size }))
    .sort((a, b) => (a.smiles < b.smiles ? -1 : 1));
}

import { canHaveCharge, connectedComponents, ELEMENT, type Molecule, symbolOf } from '@retron/molecule';
import type { Objection } from './objection.ts';
import { firstOpenAtom } from './open-valence.ts';

/** What the target is the start of: steps that make it, or steps that it takes part in. */
export type TargetDirection = 'retrosynthesis' | 'forward';

/** Elements a target may have: the nonmetals and metalloids of organic chemistry. Everything else counts as a metal here. */
const PLANNABLE: ReadonlySet<number> = new Set(
  [1, 5, 6, 7, 8, 9, 14, 15, 16, 17, 32, 33, 34, 35, 51, 52, 53], // H B C N O F Si P S Cl Ge As Se Br Sb Te I
);

/** What starting materials may have besides: lithium, magnesium, zinc and tin, whose organic compounds are reagents that give carbon. */
const ORGANOMETALLIC: ReadonlySet<number> = new Set([3, 12, 30, 50]);

/** Molecules that can be given together in the forward direction. */
const MOST_STARTING_MATERIALS = 4;

export const QUERY_ATOMS: Objection = {
  kind: 'query-atoms',
  message: 'The structure has query atoms or open places (*). Please draw one definite molecule.',
};

/**
 * Why a structure cannot be planned; empty when it can. In the forward direction several molecules may be given: they react with each
 * other.
 */
export function ruleObjections(molecule: Molecule, direction: TargetDirection): readonly Objection[] {
  const elements = [...new Set(molecule.atomicNumber)].sort((a, b) => a - b);
  const objections: Objection[] = [];
  const object = (kind: Objection['kind'], message: string) => objections.push({ kind, message });
  if (elements.includes(ELEMENT.any)) objections.push(QUERY_ATOMS);
  const fragments = connectedComponents(molecule).length;
  if (direction === 'forward' && fragments > MOST_STARTING_MATERIALS) {
    object(
      'several-molecules',
      `The structure has ${fragments} fragments. Up to ${MOST_STARTING_MATERIALS} starting materials can react with each other.`,
    );
  }
  if (direction === 'retrosynthesis' && fragments > 1) {
    object(
      'several-molecules',
      `The structure has ${fragments} fragments. Please draw one connected molecule, without salts and solvents.`,
    );
  }
  const metals = elements.filter(
    (element) => element !== ELEMENT.any && !PLANNABLE.has(element) && !(direction === 'forward' && ORGANOMETALLIC.has(element)),
  );
  if (metals.length > 0) {
    object('elements', `The structure has elements that cannot be planned: ${metals.map(symbolOf).join(', ')}. Metals are not supported.`);
  }
  if (!elements.includes(ELEMENT.carbon)) object('no-carbon', 'The structure has no carbon atom.');
  const charged = molecule.charge.findIndex((charge, atom) => !canHaveCharge(molecule.atomicNumber[atom], charge));
  if (charged >= 0) {
    const [symbol, charge] = [symbolOf(molecule.atomicNumber[charged]), molecule.charge[charged]];
    object('charge', `Atom ${charged + 1} (${symbol}) cannot have the charge ${charge > 0 ? '+' : '-'}${Math.abs(charge)}.`);
  }
  const open = firstOpenAtom(molecule);
  if (open >= 0) {
    const symbol = symbolOf(molecule.atomicNumber[open]);
    object('open-valence', `Atom ${open + 1} (${symbol}) has an open valence. Radicals and carbenes are not supported.`);
  }
  return objections;
}

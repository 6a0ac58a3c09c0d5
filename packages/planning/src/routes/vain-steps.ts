import { type AtomIndex, CHIRALITY, canonicalSmiles, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import type { Route, SuggestionId } from '@retron/tree';
import { readCanonical } from '../step/fragments.ts';
import { isSameButForStereo } from '../step/like-molecules.ts';
import { chainsOf, fatesOf, type Hop } from './chains.ts';
import type { FaultAtom, FaultSource } from './fault-source.ts';
import { esterOxygenOf, plainAlkylsOn } from './plain-alkyl.ts';

/** A step all of whose effect a later one erases. */
export interface VainStep {
  /** The later step. */
  readonly step: SuggestionId;
  /** What might as well be left out. */
  readonly vain: SuggestionId;
  /** Where, in what the vain step makes. */
  readonly atoms: readonly FaultAtom[];
}

/**
 * Steps of a route that a later one makes worthless:
 *
 * - what turns a configuration over, in one step or by way of a group that goes on and off, at a centre that is destroyed later;
 * - what makes an ester of one plain alkyl group that of another, which is cleaved later: the first would have been cleaved as well.
 *
 * From the target down.
 */
export function vainSteps(route: Route, source: FaultSource): readonly VainStep[] {
  return chainsOf(route, source).flatMap((chain) =>
    chain.flatMap((_, place) => [...turnedInVain(chain, place, source), ...esterInVain(chain, place, source)]),
  );
}

/** Steps that give the product of one at a place from what has the same constitution, and what differs is gone in the end. */
function turnedInVain(chain: readonly Hop[], place: number, source: FaultSource): readonly VainStep[] {
  const above = source.smiles(chain[place].product);
  if (!above.includes('@')) return [];
  const product = readCanonical(above);
  const lost = centresLost(chain, place, product, source);
  if (lost.size === 0) return [];
  const without = canonicalSmiles(withoutConfiguration(product, new Set(lost.keys())));
  let becomes = chain[place].parentAtom;
  for (let at = place; at < chain.length; at++) {
    if (at > place) becomes = chain[at].parentAtom.map((atom) => (atom < 0 ? -1 : becomes[atom]));
    const below = source.smiles(chain[at].precursor);
    if (below === above || !below.includes('@') || !isSameButForStereo(below, above)) continue;
    const precursor = readCanonical(below);
    const same = new Set([...becomes.keys()].filter((atom) => lost.has(becomes[atom])));
    const first = [...lost].find(([atom]) => becomes.includes(atom));
    if (first === undefined || without === null || canonicalSmiles(withoutConfiguration(precursor, same)) !== without) continue;
    const atoms = [...lost.keys()].filter((atom) => becomes.includes(atom)).map((atom) => ({ structureId: chain[place].product, atom }));
    return [{ step: first[1], vain: chain[at].step, atoms }];
  }
  return [];
}

/** The stated centres of the product of a step that are none any more further up, and the step that destroys each. */
function centresLost(chain: readonly Hop[], place: number, product: Molecule, source: FaultSource): ReadonlyMap<AtomIndex, SuggestionId> {
  const lost = new Map<AtomIndex, SuggestionId>();
  for (const [atom, mark] of product.chirality.entries()) {
    if (mark === CHIRALITY.none) continue;
    const fates = fatesOf(chain, place, atom);
    const end = fates.findIndex((fate, up) => up > 0 && isFlat(readCanonical(source.smiles(chain[place - up].product)), fate));
    const by = end > 0 ? end : fates.length;
    if (by <= place) lost.set(atom, chain[place - by].step);
  }
  return lost;
}

/** Whether a carbon atom can be no centre as it is bound. */
function isFlat(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.chirality[atom] === CHIRALITY.none && neighboursOf(molecule, atom).length + molecule.hydrogenCount[atom] < 4;
}

function withoutConfiguration(molecule: Molecule, atoms: ReadonlySet<AtomIndex>): Molecule {
  return { ...molecule, chirality: molecule.chirality.map((mark, atom) => (atoms.has(atom) ? CHIRALITY.none : mark)) };
}

/** A step that exchanges the plain alkyl group of an ester, where none of the later ones keeps the new one. */
function esterInVain(chain: readonly Hop[], place: number, source: FaultSource): readonly VainStep[] {
  const { step, product: productId, precursor: precursorId, parentAtom } = chain[place];
  if (place === 0) return [];
  const product = readCanonical(source.smiles(productId));
  const precursor = readCanonical(source.smiles(precursorId));
  return parentAtom.flatMap((becomes, atom) => {
    const [before, after] = [plainEsterAt(precursor, atom), plainEsterAt(product, becomes)];
    if (before === null || after === null || before === after) return [];
    const fates = fatesOf(chain, place, becomes);
    for (let up = 1; up <= place; up++) {
      const { product: id, step: later } = chain[place - up];
      const kept = up < fates.length ? plainEsterAt(readCanonical(source.smiles(id)), fates[up]) : null;
      if (kept !== after) return [{ step: later, vain: step, atoms: [{ structureId: productId, atom: becomes }] }];
    }
    return [];
  });
}

/** The plain alkyl group of the ester of an acyl carbon; `null` where it is none. */
function plainEsterAt(molecule: Molecule, carbon: AtomIndex): string | null {
  if (carbon < 0 || molecule.atomicNumber[carbon] !== ELEMENT.carbon) return null;
  const oxygen = esterOxygenOf(molecule, carbon);
  return oxygen === null ? null : (plainAlkylsOn(molecule, oxygen)[0]?.key ?? null);
}

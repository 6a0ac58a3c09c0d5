import { CHIRALITY, canonicalSmiles, type Molecule } from '@retron/molecule';
import type { Route, SuggestionId } from '@retron/tree';
import { readCanonical } from '../step/fragments.ts';
import { chainsOf, type Hop } from './chains.ts';
import type { FaultAtom, FaultSource } from './fault-source.ts';

/** A step that ends with the mirror image of what an earlier step made. */
export interface TurnedStep {
  readonly step: SuggestionId;
  /** The earlier step, which sets the configuration and might as well have set the other one. */
  readonly made: SuggestionId;
  readonly atoms: readonly FaultAtom[];
}

/**
 * Steps that turn a whole molecule over into its mirror image, at once or by way of a group that goes on and off, where a step of the same
 * route made the configuration of what bears none: the catalyst, reagent or enzyme of that step comes as either enantiomer. From the target
 * down.
 */
export function stepsTurnedOver(route: Route, source: FaultSource): readonly TurnedStep[] {
  return chainsOf(route, source).flatMap((chain) => chain.flatMap((_, place) => turnedOver(chain, place, source)));
}

function turnedOver(chain: readonly Hop[], place: number, source: FaultSource): readonly TurnedStep[] {
  const { product, step } = chain[place];
  const above = source.smiles(product);
  if (!above.includes('@')) return [];
  const molecule = readCanonical(above);
  const [self, image] = [canonicalSmiles(molecule), canonicalSmiles(mirrored(molecule))];
  if (image === null || image === self) return [];
  const turned = chain.findIndex(({ precursor }, at) => at >= place && canonicalSmiles(readCanonical(source.smiles(precursor))) === image);
  if (turned < 0) return [];
  const maker = chain.slice(turned + 1).find((hop) => bearsNone(hop, source));
  if (maker === undefined) return [];
  const centres = [...molecule.chirality.keys()].filter((atom) => molecule.chirality[atom] !== CHIRALITY.none);
  return [{ step, made: maker.step, atoms: centres.map((atom) => ({ structureId: product, atom })) }];
}

/** Whether nothing that goes into a step states a configuration of a centre. */
function bearsNone({ step }: Hop, source: FaultSource): boolean {
  return source.suggestion(step).precursors.every(({ structureId }) => !source.smiles(structureId).includes('@'));
}

function mirrored(molecule: Molecule): Molecule {
  const over = (mark: number) => (mark === CHIRALITY.clockwise ? CHIRALITY.anticlockwise : CHIRALITY.clockwise);
  return { ...molecule, chirality: molecule.chirality.map((mark) => (mark === CHIRALITY.none ? mark : over(mark))) };
}

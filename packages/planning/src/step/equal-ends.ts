import type { AtomIndex } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { Outcome } from '@retron/transforms';
import { siteKeys } from '../clusters/symmetric-bonds.ts';
import type { Support } from './support.ts';

/** A step that does at several places of a structure at once what its transforms do at one. */
export interface EqualEnds {
  /** At least 2. */
  readonly count: number;
  /** The places are no equals by symmetry but groups of one kind, such as all hydroxyl groups that come free. */
  readonly areLike?: true;
  /** The same as one end after the other: what each makes, and of what. The structure first. */
  readonly stages: readonly EndStage[];
}

export interface EndStage {
  /** Canonical SMILES. */
  readonly product: string;
  /** Canonical SMILES, sorted. */
  readonly precursors: readonly string[];
  /** What does it there, where that is not what supports the step. */
  readonly support?: readonly Support[];
}

/** Where something is done to a structure. */
export type Place = Pick<Outcome, 'centre' | 'bonds'>;

/** Compares places of one structure. */
export interface EqualPlaces {
  /** Whether there are atoms enough for a second such place that shares none with it: asked of every step, and seldom so. */
  mayRepeat(centre: readonly AtomIndex[]): boolean;
  /** Equal for places that a symmetry of the structure carries into each other; stereo is not looked at. */
  keyOf(place: Place): string;
}

/** @returns `null` where no two atoms of the structure are alike */
export function equalPlaces({ molecule, symmetryClass }: Pick<PreparedMolecule, 'molecule' | 'symmetryClass'>): EqualPlaces | null {
  const members = new Map<number, number>();
  for (const each of symmetryClass) members.set(each, (members.get(each) ?? 0) + 1);
  if (members.size === molecule.atomCount) return null;
  let keys: ReturnType<typeof siteKeys> | undefined;
  return {
    mayRepeat: (centre) =>
      centre.length > 0 &&
      centre.every((atom) => {
        const inPlace = centre.filter((other) => symmetryClass[other] === symmetryClass[atom]).length;
        return (members.get(symmetryClass[atom]) ?? 0) >= 2 * inPlace;
      }),
    keyOf: ({ centre, bonds }) => {
      keys ??= siteKeys(molecule);
      return keys([
        ...centre.map((atom) => ({ atoms: [atom, atom] as const, label: '' })),
        ...bonds.map((atoms) => ({ atoms, label: '' })),
      ]);
    },
  };
}

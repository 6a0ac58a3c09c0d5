import type { Work } from '@retron/molecule';
import type { BondPair } from '@retron/tree';
import { readCanonical } from '../step/fragments.ts';
import type { StepBonds, SuggestionDetails } from '../step/ranked-step.ts';
import { isSameBond } from './followed-bonds.ts';
import type { ChosenStep, Look } from './looker.ts';

type PlainFacts = Pick<ChosenStep, 'precursors' | 'rating' | 'probability' | 'feasibility' | 'deepestLevel' | 'choice' | 'variantOf'>;

/** A chosen step as plain data. */
interface CopiedStep extends PlainFacts {
  /** Bonds of the structure that are none before the step, and `parentAtoms`; `null` where no bond is asked for. */
  readonly bonds: { readonly made: readonly BondPair[]; readonly parentAtoms: readonly (readonly number[])[] } | null;
  readonly details: SuggestionDetails | null;
}

/** A look as plain data, which can be copied between threads. */
export interface CopiedLook extends Omit<Look, 'chosen' | 'ahead'> {
  readonly chosen: readonly CopiedStep[];
}

/** What of a look whoever asked needs at once. */
export interface CopyNeeds {
  /** Bonds of the target are asked for. */
  readonly bonds: boolean;
  readonly details: boolean;
}

/** @param smiles - of the structure, canonical */
export function copyOfLook({ chosen, ahead, ...rest }: Look, smiles: string, needs: CopyNeeds): CopiedLook {
  return {
    ...rest,
    chosen: chosen.map((step) => ({
      precursors: step.precursors,
      rating: step.rating,
      probability: step.probability,
      feasibility: step.feasibility,
      deepestLevel: step.deepestLevel,
      choice: step.choice,
      variantOf: step.variantOf,
      bonds: needs.bonds ? { made: bondsMade(step, smiles), parentAtoms: step.parentAtoms() } : null,
      details: needs.details ? step.details() : null,
    })),
  };
}

function bondsMade(step: StepBonds, smiles: string): readonly BondPair[] {
  const { bondCount, bondBegin, bondEnd } = readCanonical(smiles);
  return Array.from({ length: bondCount }, (_, bond): BondPair => [bondBegin[bond], bondEnd[bond]]).filter((bond) => step.makes(bond));
}

/**
 * The look that a copy was made of.
 *
 * @param detailsOf - has the details of steps worked out where the look was taken, by their places; begins when it is called
 */
export function lookOfCopy(
  { chosen, ...rest }: CopiedLook,
  detailsOf: (places: readonly number[]) => Work<readonly SuggestionDetails[]>,
): Look {
  const details = chosen.map((step) => step.details);
  return {
    ...rest,
    chosen: chosen.map(({ bonds, details: _, ...step }, place) => ({
      ...step,
      makes: (bond) => known(bonds).made.some((each) => isSameBond(each, bond)),
      parentAtoms: () => known(bonds).parentAtoms,
      details: () => known(details[place]),
    })),
    ahead: (places) => {
      const unknown = places.filter((place) => details[place] === null);
      // Begun here and not at the first piece of the work, so that other threads have it meanwhile.
      const asked = unknown.length === 0 ? null : detailsOf(unknown);
      return (function* () {
        const found = asked === null ? [] : yield* asked;
        for (const [index, place] of unknown.entries()) details[place] = found[index];
      })();
    },
  };
}

function known<T>(value: T | null): T {
  if (value === null) throw new Error('Nobody has asked for this of a look in another thread');
  return value;
}

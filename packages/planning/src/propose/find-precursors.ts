import type { Molecule } from '@retron/molecule';
import type { Outcome } from '@retron/transforms';
import type { Fragments } from '../step/fragments.ts';
import type { LeftOutCode } from '../step/left-out-codes.ts';
import { type ImplausibleSource, implausibleSource } from './implausible-source.ts';
import type { FoundPrecursor } from './precursor-set.ts';

const SOURCE_REASONS = {
  'gives one carbon from the middle of its chain': 'precursor:torn-chain',
  'gives an alkyl group without the carbon of its halide': 'precursor:halide-carbon',
  'a carbonate as source of carbon': 'precursor:carbonate',
  'oxygen-of-organic': 'precursor:oxygen-of-organic',
  'oxygen-of-acid': 'precursor:oxygen-of-acid',
  'nitrogen-of-amine': 'precursor:nitrogen-of-amine',
  'nitrogen-of-nitrile': 'precursor:nitrogen-of-nitrile',
  'methyl-of-silicon': 'precursor:methyl-of-silicon',
  'halogen-of-carbon': 'precursor:halogen-of-carbon',
  'methyl-of-halide': 'precursor:methyl-of-halide',
  'part-of-auxiliary': 'precursor:part-of-auxiliary',
} as const satisfies Record<ImplausibleSource, LeftOutCode>;

/** In the order of the outcome; or why there are none. */
export function findPrecursors(
  outcome: Pick<Outcome, 'precursors'>,
  structure: Molecule,
  fragments: Fragments,
): readonly FoundPrecursor[] | LeftOutCode {
  const precursors: FoundPrecursor[] = [];
  for (const raw of outcome.precursors) {
    const fragment = fragments.canonical(raw.smiles, raw.keptRings);
    if ('dropped' in fragment) return fragment.dropped;
    const problem = implausibleSource(raw, structure);
    if (problem !== null) return SOURCE_REASONS[problem];
    precursors.push({ fragment, raw });
  }
  return precursors.length === 0 ? 'no-precursor' : precursors;
}

import { atomEnvironments, moleculeHash } from '@retron/learning';
import { AT_WORK, type Work } from '@retron/molecule';
import { implausibility } from '../molecules/plausibility.ts';
import { readCanonical } from '../step/fragments.ts';
import { implausibleReason } from '../step/left-out-codes.ts';
import type { ForwardApplication, ProductCandidate } from '../step/product-candidate.ts';
import type { Support } from '../step/support.ts';
import type { Tally } from '../step/tally.ts';

/** Bonds around an atom that tell products apart, and of which features are made. */
const RADIUS = 5;

const READ_AT_ONCE = 32;

/**
 * The different products among applications, with the support of all applications of each; implausible ones are counted.
 *
 * Products are told apart by their environments without stereo; where RDKit would write two alike is seen later.
 *
 * @param counts - whether a transform counts as support: all but those of the reaction that is being learned from
 */
export function* productCandidates(
  applications: readonly ForwardApplication[],
  counts: (support: Support) => boolean,
  dropped: Tally,
): Work<readonly ProductCandidate[]> {
  const candidates = new Map<number, ProductCandidate & { support: Support[] }>();
  for (const [index, application] of applications.entries()) {
    if (index % READ_AT_ONCE === READ_AT_ONCE - 1) yield AT_WORK;
    const support = application.support.filter(counts);
    if (support.length === 0) continue;
    const molecule = readCanonical(application.product.smiles);
    const problem = implausibility(molecule);
    if (problem !== null) {
      dropped.add(implausibleReason('product', problem));
      continue;
    }
    const environments = atomEnvironments(molecule, RADIUS);
    const hash = moleculeHash(environments);
    const known = candidates.get(hash);
    if (known === undefined) candidates.set(hash, { application, support, molecule, environments });
    else for (const each of support) if (!known.support.includes(each)) known.support.push(each);
  }
  return [...candidates.values()];
}

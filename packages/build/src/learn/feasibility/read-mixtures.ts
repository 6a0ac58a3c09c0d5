import type { Rdkit } from '@retron/rdkit/port';
import { reactionKey } from '../../collect/collect-reactions.ts';
import { shuffled } from '../../collect/hold-out.ts';
import type { ReactionSource, SourceReaction } from '../../collect/source-reaction.ts';
import { withoutSpectators } from '../../collect/spectators.ts';
import type { RecordedMixture } from './mixture-outcomes.ts';

/** A recorded mixture and where it comes from; see `RecordedOutcomes.origin`. */
export interface OriginalMixture extends RecordedMixture {
  readonly origin: string;
}

/**
 * So many reactions of a source, always the same ones, with the molecules that give atoms to the product.
 *
 * @param most - how many records are looked at; those that cannot be used count too, those left out do not
 * @param leaveOut - keys of reactions that are not used
 */
export async function readMixtures(
  source: ReactionSource,
  most: number,
  leaveOut: ReadonlySet<string>,
  rdkit: Rdkit,
): Promise<readonly OriginalMixture[]> {
  const records: SourceReaction[] = [];
  for await (const record of source.reactions) if (record.problem === undefined) records.push(record);
  const canonical = (smiles: string) => {
    const written = rdkit.canonicalSmiles(smiles);
    return written.ok ? written.value : null;
  };
  const mixtures: OriginalMixture[] = [];
  let looked = 0;
  for (const { mappedReaction, patent, key } of shuffled(records, (record) => record.key)) {
    if (looked === most) break;
    const [reactantSide = '', , productSide = ''] = withoutSpectators(mappedReaction).split('>');
    const product = canonical(productSide);
    const reactants = reactantSide.split('.').map(canonical);
    const isUsable = product !== null && !product.includes('.') && reactants.every((each) => each !== null) && !reactants.includes(product);
    if (isUsable) {
      reactants.sort();
      if (leaveOut.has(reactionKey(reactants, product))) continue;
      mixtures.push({ reactants, product, origin: patent ?? key });
    }
    looked++;
  }
  return mixtures;
}

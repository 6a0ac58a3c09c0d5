import { goesByHeat, type NameReactionId, nameReactionIdOf, type RecordedNameReactionId } from '@retron/reactivity';
import { textbookReactionOf } from '../step/textbook-support.ts';
import type { Conditions } from './conditions.ts';
import type { ExpectedProduct } from './judged-product.ts';

/** What a change of structure is called where a reagent that is there makes it, though another reagent would make the same change. */
interface CalledUnder {
  readonly name: string;
  readonly isThere: (conditions: Conditions) => boolean;
  /** Names of the change itself. */
  readonly of: readonly NameReactionId[];
}

const CALLED_UNDER: readonly CalledUnder[] = [
  {
    name: 'Mitsunobu esterification',
    isThere: ({ kinds }) => kinds.some(({ id }) => id === 'azodicarboxylate'),
    of: ['fischer-speier-esterification', 'steglich-esterification', 'methyl-esterification'],
  },
  {
    name: 'Sharpless epoxidation',
    isThere: ({ catalysts }) => catalysts.some(({ reaction }) => reaction === 'epoxidation of an allylic alcohol'),
    of: ['prilezhaev-epoxidation'],
  },
];

/** A triflate of oxygen in canonical SMILES, within the structure or around it. */
const TRIFLATE = /OS\(=O\)\(=O\)C\(F\)\(F\)F|O=S\(=O\)\(O.*\)C\(F\)\(F\)F/;

/**
 * What chemists call a product's reaction for what brings it about, where the change of structure alone is called otherwise; `null` where that says it.
 *
 * @param product - `textbookSupport` and `textbookToo` as the prediction sets them
 */
export function calledUnder(
  { names, textbookToo, textbookSupport, smiles, mixture }: Omit<ExpectedProduct, 'untold'>,
  conditions: Conditions,
): RecordedNameReactionId | null {
  const own = names ?? [];
  const under = CALLED_UNDER.find(({ isThere, of }) => isThere(conditions) && of.some((name) => own.includes(name)));
  if (under !== undefined) return nameReactionIdOf(under.name);
  const byHeat = textbookReactionOf(textbookSupport)?.name ?? '';
  const textbook = textbookToo?.name ?? (goesByHeat(byHeat) ? byHeat : null);
  if (textbook !== null) return nameReactionIdOf(textbook);
  // An alcohol or phenol that takes a sulfonyl group has a name of its own.
  const isTriflate = own.length === 0 && TRIFLATE.test(smiles) && !TRIFLATE.test(mixture.molecules[0]);
  return isTriflate ? nameReactionIdOf('Enol triflate formation') : null;
}

import { canonicalSmiles } from '@retron/molecule';
import { ketoForm } from '../molecules/keto-form.ts';
import { isSettled } from '../molecules/settled-form.ts';
import { readCanonical } from './fragments.ts';

/** In a SMILES: a double bond between carbon atoms outside aromatic rings. */
const MAY_BE_ENOL = /(?:C\d*|\))=C/;

/**
 * The canonical SMILES of a 1,3-dicarbonyl compound that is drawn as its enol; `null` for what is none. Of settled molecules alone, without
 * configuration at double bonds: the text is the toolkit's only there.
 *
 * @param smiles - canonical
 */
export function ketoSmiles(smiles: string): string | null {
  if (!MAY_BE_ENOL.test(smiles)) return null;
  const ketone = ketoForm(readCanonical(smiles));
  return ketone === null || !isSettled(ketone, 'none') ? null : canonicalSmiles(ketone);
}

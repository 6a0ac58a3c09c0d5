import type { Molecule } from '@retron/molecule';
import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import { type AnnularForm, annularForms } from '../molecules/annular-forms.ts';

/** Another drawing of a structure with azoles, made ready for transforms. */
export interface PreparedForm extends Pick<AnnularForm, 'ring'> {
  readonly prepared: PreparedMolecule;
}

/** The other drawings of a structure; see `annularForms`. */
export function preparedForms(molecule: Molecule): readonly PreparedForm[] {
  return annularForms(molecule).map((form) => ({ prepared: prepareMolecule(form.molecule), ring: form.ring }));
}

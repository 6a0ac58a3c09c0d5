import { finished } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { Workbench } from '../ports/workbench.ts';
import { readCanonical } from '../step/fragments.ts';
import { applyLibraries } from './apply-libraries.ts';
import { closuresOfForms } from './closures-of-forms.ts';
import { preparedForms } from './prepared-forms.ts';

const rdkit = await createRdkit();
const workbench = new Workbench(rdkit);
const libraries = [workbench.textbook];

function canonical(smiles: string): string {
  const read = rdkit.canonicalSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Precursors that the textbooks give of a structure as drawn, and what its other drawings add. */
function ask(smiles: string) {
  const target = prepareMolecule(readCanonical(canonical(smiles)));
  const drawn = finished(applyLibraries(libraries, target, [1], 'any', workbench.applier)).applications;
  const added = finished(closuresOfForms(libraries, target, preparedForms(target.molecule), [1], workbench.applier, drawn));
  const textsOf = (applications: typeof drawn) =>
    applications.map(({ outcome }) =>
      outcome.precursors
        .map((each) => canonical(each.smiles))
        .sort()
        .join('.'),
    );
  return { drawn: textsOf(drawn), added: textsOf(added) };
}

describe('closures of azoles', () => {
  const closure = 'CC(=O)c1ccccc1F.NN';

  it('are found of either drawing', () => {
    const first = ask('Cc1n[nH]c2ccccc12');
    const second = ask('Cc1[nH]nc2ccccc12');
    expect([...first.drawn, ...first.added]).toContain(closure);
    expect([...second.drawn, ...second.added]).toContain(closure);
  });

  it('come once where the structure as drawn has them', () => {
    const { drawn, added } = ask('Cc1n[nH]c2ccccc12');
    expect(drawn).toContain(closure);
    expect(added).not.toContain(closure);
  });

  it('are all that other drawings add', () => {
    // The Grignard reaction at the side chain is written for neither drawing.
    const { drawn, added } = ask('CC(C)(O)c1cc(-c2ccccc2)[nH]n1');
    expect(drawn.some((each) => each.includes('[Mg'))).toBe(true);
    expect(added.filter((each) => each.includes('[Mg'))).toEqual([]);
  });
});

import type { StructureReadAnswer } from '@retron/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { Target } from './draft.ts';
import { PasteDialog } from './PasteDialog.tsx';

afterEach(() => vi.unstubAllGlobals());

function structure(smiles: string, formula: string): Target {
  return { format: 'smiles', smiles, formula, rosdal: `${smiles}.`, molfile: '', inchikey: 'AAAAAAAAAAAAAA-BBBBBBBBBB-N', weight: 100 };
}
const ASPIRIN = structure('CC(=O)Oc1ccccc1C(=O)O', 'C9H8O4');
const ETHANOL = structure('CCO', 'C2H6O');
const SODIUM = structure('[Na+]', 'Na+');
const SEVERAL = 'The structure has 2 fragments. Please draw one connected molecule, without salts and solvents.';

const one = (target: Target | null, errors: string[] = [], name: string | null = null) => ({ name, errors, structure: target, parts: [] });
const read = (answer: Partial<StructureReadAnswer>): StructureReadAnswer => ({
  format: 'smiles',
  errors: [],
  structures: [],
  left: 0,
  ...answer,
});

/** The dialog with an answer to whatever is pasted. */
async function paste(answer: StructureReadAnswer, direction: 'synthesis' | 'reaction' = 'synthesis') {
  const calls = answerCalls({
    'POST /app/api/structures/read': { json: answer },
    'POST /app/api/structures/check': { json: { errors: [], structure: structure('CCO.OCC', 'C4H12O2') } },
  });
  const handleUse = vi.fn();
  await renderPage(<PasteDialog direction={direction} onUse={handleUse} onClose={() => {}} />);
  fireEvent.change(await screen.findByRole('textbox', { name: /SMILES, ROSDAL or molfile/ }), { target: { value: 'pasted' } });
  return { handleUse, calls };
}
const useButton = (name: string) => screen.findByRole('button', { name });

describe('pasting a structure', () => {
  it('gives the one that is there, and says what it was taken for', async () => {
    const { handleUse, calls } = await paste(read({ format: 'name', structures: [one(ASPIRIN, [], 'aspirin')] }));
    expect(await screen.findByText(/Known as aspirin/)).toBeDefined();
    fireEvent.click(await useButton('Use structure'));
    expect(handleUse).toHaveBeenCalledWith({ ...ASPIRIN, givenName: 'aspirin' }, []);
    expect(calls.find(({ path }) => path === '/app/api/structures/read')?.body).toEqual({ text: 'pasted', direction: 'synthesis' });
  });

  it('asks which part of a salt is meant, with the largest chosen', async () => {
    const parts = [
      { count: 1, neutralised: false, errors: [], structure: ASPIRIN },
      { count: 2, neutralised: false, errors: [], structure: ETHANOL },
      { count: 1, neutralised: false, errors: ['The structure has no carbon atom.'], structure: SODIUM },
    ];
    const { handleUse } = await paste(read({ structures: [{ ...one(structure('a.b', 'X'), [SEVERAL]), parts }] }));
    const names = (await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual(['C9H8O4, largest fragment', 'C2H6O, 2 times', 'Na+, The structure has no carbon atom.']);
    expect(screen.getByRole('radio', { name: /largest fragment/ }).getAttribute('aria-checked')).toBe('true');
    expect(
      screen.getByText(/^If they are to react with each other, close this and choose forward reaction prediction first/),
    ).toBeDefined();
    expect(screen.queryByText(SEVERAL)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'C2H6O, 2 times' }));
    fireEvent.click(await useButton('Use structure'));
    expect(handleUse).toHaveBeenCalledWith(ETHANOL, []);
  });

  it('takes several structures for a query each, and says which cannot be planned', async () => {
    const { handleUse } = await paste(
      read({ structures: [one(ASPIRIN, [], 'aspirin'), one(null, ['A ring of the SMILES is not closed.']), one(ETHANOL)], left: 7 }),
    );
    expect(await screen.findByText('1 cannot be planned')).toBeDefined();
    expect(screen.getByText(/Only the first 50 structures are shown; 7 more are in the text\./)).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Structure 2: A ring of the SMILES is not closed.' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /2 structures: a query for each that is chosen/ }));
    fireEvent.click(await useButton('Use 2 structures'));
    expect(handleUse).toHaveBeenCalledWith({ ...ASPIRIN, givenName: 'aspirin' }, [ETHANOL]);
  });

  it('lets each of a list be chosen by itself, and takes none before', async () => {
    const PROPANE = structure('CCC', 'C3H8');
    const { handleUse } = await paste(read({ structures: [one(ETHANOL), one(ASPIRIN, [], 'aspirin'), one(PROPANE)] }));
    expect((await useButton('Choose structures')).hasAttribute('disabled')).toBe(true);
    const names = screen.getAllByRole('checkbox', { name: /^Structure/ }).map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual(['Structure 1: C2H6O', 'Structure 2: aspirin', 'Structure 3: C3H8']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Structure 3: C3H8' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Structure 2: aspirin' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Structure 1: C2H6O' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Structure 3: C3H8' }));
    fireEvent.click(await useButton('Use 2 structures'));
    expect(handleUse).toHaveBeenCalledWith(ETHANOL, [{ ...ASPIRIN, givenName: 'aspirin' }]);
  });

  it('joins several starting materials, which react with each other', async () => {
    const { handleUse } = await paste(read({ structures: [one(ASPIRIN), one(ETHANOL)] }), 'reaction');
    fireEvent.click(await screen.findByRole('checkbox', { name: /those chosen react with each other/ }));
    fireEvent.click(await useButton('Use 2 together'));
    await waitFor(() => expect(handleUse).toHaveBeenCalledWith(expect.objectContaining({ smiles: 'CCO.OCC' }), []));
  });

  it('says what the server says of a text without a structure, and offers nothing', async () => {
    await paste(read({ format: null, errors: ['RDfiles are not read as a target.'] }));
    expect(await screen.findByText('RDfiles are not read as a target.')).toBeDefined();
    expect((await useButton('Use structure')).hasAttribute('disabled')).toBe(true);
  });
});

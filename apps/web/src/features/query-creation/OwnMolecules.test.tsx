import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OwnMolecules } from './OwnMolecules.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ETHANOL = {
  ...{ id: 1, name: 'ethanol', rosdal: '1-2-3O.', smiles: 'CCO', inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', formula: 'C2H6O', weight: 46.07 },
  ...{ tags: [], origin: 'drawn', inCatalogue: true, priceCategory: 1, created: '2026-11-20T10:00:00Z', changed: '2026-11-20T10:00:00Z' },
  ...{ similarity: null, matched: [] },
};
const list = (molecules: readonly unknown[], total: number, all: number) => ({
  json: { molecules, total, isComplete: true, all, tags: [] },
});
const STRUCTURE = {
  ...{ format: 'rosdal', smiles: 'CCO', formula: 'C2H6O', rosdal: '1-2-3O.', molfile: '', inchikey: ETHANOL.inchikey, weight: 46.07 },
};

async function open(answer: ReturnType<typeof list>) {
  const calls = answerCalls({
    'GET /app/api/molecules': answer,
    'POST /app/api/structures/check': { json: { errors: [], messages: [], structure: STRUCTURE } },
  });
  const onUse = vi.fn();
  await renderPage(<OwnMolecules direction="synthesis" onUse={onUse} />);
  fireEvent.click(screen.getByRole('button', { name: 'Molecules' }));
  return { calls, onUse };
}

it('offers the reader’s own molecules as a target, narrowed by a name', async () => {
  const { calls, onUse } = await open(list([ETHANOL], 3, 3));
  expect(await screen.findByText('The newest 1 of 3')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Part of a molecule’s name' }), { target: { value: ' eth ' } });
  await waitFor(() => expect(calls.some(({ path }) => path.includes('term=eth'))).toBe(true));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'ethanol' }));
  await waitFor(() => expect(onUse).toHaveBeenCalledWith(expect.objectContaining({ smiles: 'CCO' })));
  expect(calls.find(({ path }) => path.endsWith('/check'))?.body).toMatchObject({ text: '1-2-3O.', direction: 'synthesis' });
});

it('says where there are none, or none of that name', async () => {
  await open(list([], 0, 0));
  expect(await screen.findByText('No molecules yet. They are kept under Molecules.')).toBeDefined();
});

it('says that no name matches', async () => {
  await open(list([], 0, 3));
  expect(await screen.findByText('Nothing matches.')).toBeDefined();
});

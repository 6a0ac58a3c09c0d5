import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { type SentCall, useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { MoleculesPage } from './MoleculesPage.tsx';

const molecule = (id: number, name: string, rest: object = {}) => ({
  id,
  name,
  rosdal: '1-2-3O.',
  smiles: 'CCO',
  inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
  formula: 'C2H6O',
  weight: 46.07,
  tags: [],
  origin: 'drawn',
  inCatalogue: true,
  priceCategory: 1,
  created: '2026-11-20T10:00:00Z',
  changed: '2026-11-20T10:00:00Z',
  similarity: null,
  matched: [],
  ...rest,
});
const LIST = {
  molecules: [molecule(1, 'ethanol', { tags: ['solvent'] }), molecule(2, 'ether', { inCatalogue: false, priceCategory: null })],
  total: 2,
  isComplete: true,
  all: 2,
  tags: [
    { tag: 'shelf 3', count: 4 },
    { tag: 'solvent', count: 1 },
  ],
  counts: {
    values: {
      tag: [{ value: 'solvent', count: 1 }],
      catalogue: [
        { value: 'no', count: 1 },
        { value: 'yes', count: 1 },
      ],
      used: [{ value: 'no', count: 2 }],
      origin: [{ value: 'drawn', count: 2 }],
      size: [{ value: 'light', count: 2 }],
      added: [{ value: 'earlier', count: 2 }],
    },
    isComplete: true,
  },
};
/** Ethanol, as the server reads it. */
const ETHANOL = {
  format: 'smiles',
  smiles: 'CCO',
  rosdal: '1-2-3O.',
  molfile: '',
  formula: 'C2H6O',
  weight: 46.07,
  inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
};
const ANSWERS = { 'GET /app/api/molecules': { json: LIST } };

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

async function usePage(answers: Parameters<typeof useFixtureFetch>[0] = ANSWERS, address = '/molecules/') {
  const calls = useFixtureFetch(answers);
  const page = await renderPage(<MoleculesPage />, address);
  return { calls, ...page };
}
/** Calls that add; those that only look at a file apart. */
const imports = (calls: readonly SentCall[]) =>
  calls.filter(({ path, body }) => path.endsWith('/import') && !(body as { readonly check: boolean }).check);
const card = (name: string) => screen.findByRole('article', { name });
async function choose(name: string, entry: RegExp) {
  fireEvent.click(within(await card(name)).getByRole('button', { name: `Menu of ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the molecule library', () => {
  it('shows a grid of cards, 100 a page, with formula, mass and whether a catalogue lists it', async () => {
    const { calls } = await usePage();
    const ethanol = within(await card('ethanol'));
    expect(ethanol.getByText('In a catalogue')).toBeDefined();
    expect(ethanol.getByText(/46\.07 g\/mol/)).toBeDefined();
    expect(within(await card('ether')).getByText('In no catalogue')).toBeDefined();
    expect(screen.getByText('2 molecules · only you see them')).toBeDefined();
    expect(screen.getByRole('button', { name: 'New' })).toBeDefined();
    const asked = new URLSearchParams(calls.find(({ path }) => path.startsWith('/app/api/molecules?'))?.path.split('?')[1]);
    expect(asked.get('per_page')).toBe('100');
  });

  it('says that there are none yet, that nothing matches, and what went wrong', async () => {
    await usePage({ 'GET /app/api/molecules': { json: { ...LIST, molecules: [], total: 0, all: 0 } } });
    expect(await screen.findByText(/^No molecules yet\. What you draw or import here .* is at hand as a target/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Import a file' })).toBeDefined();
    useFixtureFetch({ 'GET /app/api/molecules': { json: { ...LIST, molecules: [], total: 0 } } });
    await renderPage(<MoleculesPage />, '/molecules/?term=nothing');
    expect(await screen.findByText('Nothing matches.')).toBeDefined();
    useFixtureFetch({ 'GET /app/api/molecules': { status: 400, json: { errors: ['No.'] } } });
    await renderPage(<MoleculesPage />, '/molecules/?page=3');
    expect(await screen.findByText(/^Error while fetching molecules!/)).toBeDefined();
  });

  it('is searched by what the address says, and says it there', async () => {
    const { calls, address } = await usePage();
    await card('ethanol');
    fireEvent.click(screen.getByRole('radio', { name: 'Substructure' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Search molecules' }), { target: { value: 'CCO' } });
    await waitFor(() => expect(address()).toBe('/molecules/?search=substructure&term=CCO'));
    await waitFor(() => expect(calls.some(({ path }) => path.includes('search=substructure') && path.includes('term=CCO'))).toBe(true));
  });

  it('shows what a search by structure is for, with its formula, and clears it', async () => {
    const { address } = await usePage(
      { ...ANSWERS, 'POST /app/api/structures/check': { json: { structure: ETHANOL, errors: [] } } },
      '/molecules?search=similarity&term=OCC',
    );
    expect(await screen.findByRole('img', { name: 'Searched structure, C2H6O' })).toBeDefined();
    expect(screen.getByText('The most alike stand first.', { exact: false })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edit structure' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(address()).toBe('/molecules?search=similarity'));
    expect(screen.queryByRole('img', { name: /^Searched structure/ })).toBeNull();
  });

  it('looks for the structure that is pasted on the page, and for no name in brackets', async () => {
    const answers: Record<string, { json: unknown }> = {
      ...ANSWERS,
      'POST /app/api/structures/check': { json: { structure: null, errors: ['No.'] } },
    };
    const { address, calls } = await usePage(answers);
    await card('ethanol');
    const field = screen.getByRole('textbox', { name: 'Search molecules' });
    const paste = (at: Element, text: string) =>
      fireEvent.paste(at, { clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') } });
    paste(field, '(2S)-2-aminobutane');
    await waitFor(() => expect(calls.some(({ path }) => path === '/app/api/structures/check')).toBe(true));
    expect(address()).toBe('/molecules/');
    answers['POST /app/api/structures/check'] = { json: { structure: ETHANOL, errors: [] } };
    paste(document.body, 'OCC');
    await waitFor(() => expect(address()).toBe('/molecules/?search=substructure&term=CCO'));
  });

  it('are rows as well as cards, with the same actions, as the address says', async () => {
    const { address } = await usePage();
    await card('ethanol');
    fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await waitFor(() => expect(address()).toBe('/molecules/?layout=table'));
    expect(screen.queryByRole('article')).toBeNull();
    const row = within(await screen.findByRole('row', { name: /ethanol/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['ethanol', 'C2H6O', '46.07', 'In a catalogue$']),
    );
    const open = row.getByRole('button', { name: 'Open ethanol' });
    fireEvent.keyDown(open, { key: 'F2' });
    expect(row.getByRole('textbox', { name: 'New name of ethanol' })).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select ether' }));
    expect(await screen.findByText('1 selected')).toBeDefined();
  });

  it('is narrowed by values of several filters, which stand in the address with their counts beside them, from the first page on', async () => {
    const { calls, address } = await usePage(ANSWERS, '/molecules?page=2');
    await card('ethanol');
    const group = (name: string) => within(screen.getByRole('group', { name }));
    const values = (name: string) =>
      group(name)
        .getAllByRole('checkbox', { hidden: true })
        .map((box) => box.getAttribute('aria-label'));
    expect(values('Tag')).toEqual(['shelf 3, 0', 'solvent, 1']);
    expect(values('Catalogue')).toEqual(['In a catalogue, 1', 'In no catalogue, 1']);
    expect(values('Used')).toEqual(['Target of a query, 0', 'Not yet used, 2']);
    expect(values('Origin')).toEqual(['Drawn or pasted, 2', 'Imported, 0', 'Copied, 0']);
    for (const title of ['Size', 'Added']) fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title} \\d`) }));
    expect(values('Size')).toEqual(['Below 300 g/mol, 2', '300 to 500 g/mol, 0', 'Above 500 g/mol, 0']);
    expect(values('Added')).toEqual(['Today, 0', 'This week, 0', 'This month, 0', 'Earlier, 2']);
    fireEvent.click(group('Tag').getByRole('checkbox', { name: 'solvent, 1' }));
    await waitFor(() => expect(address()).toBe('/molecules?tag=solvent'));
    fireEvent.click(group('Tag').getByRole('checkbox', { name: 'shelf 3, 0' }));
    fireEvent.click(group('Size').getByRole('checkbox', { name: 'Below 300 g/mol, 2' }));
    await waitFor(() => expect(address()).toBe('/molecules?tag=solvent&tag=shelf+3&size=light'));
    const asked = () => new URLSearchParams(calls.at(-1)?.path.split('?')[1]);
    await waitFor(() => expect(asked().getAll('tag')).toEqual(['solvent', 'shelf 3']));
    expect(asked().get('counts')).toBe('yes');
    expect(asked().get('zone')).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Tag: solvent' }));
    await waitFor(() => expect(address()).toBe('/molecules?tag=shelf+3&size=light'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(address()).toBe('/molecules'));
  });

  it('reads addresses that name one value of each filter, and overlooks what is none', async () => {
    const { calls } = await usePage(ANSWERS, '/molecules/?tag=solvent&catalogue=yes&origin=drawn&size=tiny&used=');
    await card('ethanol');
    const asked = new URLSearchParams(calls.find(({ path }) => path.startsWith('/app/api/molecules?'))?.path.split('?')[1]);
    expect(['tag', 'catalogue', 'origin', 'size', 'used'].map((name) => asked.getAll(name))).toEqual([
      ['solvent'],
      ['yes'],
      ['drawn'],
      [],
      [],
    ]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Drawn or pasted, 2' }).checked).toBe(true);
    expect(screen.getByRole('img', { name: '3 in use' })).toBeDefined();
  });

  it('says that there may be more where not all candidates of a part were looked at', async () => {
    const more = { ...LIST, isComplete: false, counts: { ...LIST.counts, isComplete: false } };
    await usePage({ 'GET /app/api/molecules': { json: more } }, '/molecules/?search=substructure&term=CO');
    await card('ethanol');
    expect(screen.getByRole('checkbox', { name: 'In a catalogue, 1 or more' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Imported, 0 or more' })).toBeDefined();
  });

  it('keeps the filters while what is typed is no structure yet', async () => {
    const answer = { json: LIST };
    await usePage({ 'GET /app/api/molecules': answer });
    await card('ethanol');
    useFixtureFetch({ 'GET /app/api/molecules': { status: 400, json: { errors: ['A ring is not closed.'] } } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'In a catalogue, 1' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'ethanol' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'In a catalogue, 1' }).checked).toBe(true);
  });

  it('renames in place: Enter saves under the name so far, with what the server says below', async () => {
    const json = { errors: ['x'], details: [{ code: 'taken', field: 'name', message: 'A molecule with this name already exists.' }] };
    const { calls } = await usePage({ ...ANSWERS, 'PUT /app/api/molecules/ethanol': { status: 409, json } });
    await choose('ethanol', /^Rename/);
    const input = screen.getByRole('textbox', { name: 'New name of ethanol' });
    fireEvent.change(input, { target: { value: ' ' } });
    expect(screen.getByText('Please supply a molecule name.')).toBeDefined();
    fireEvent.change(input, { target: { value: 'ether' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByText('A molecule with this name already exists.')).toBeDefined();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ originalName: 'ethanol', name: 'ether' });
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'New name of ethanol' })).toBeNull();
  });

  it('says that a molecule which is gone cannot be renamed', async () => {
    const json = { errors: ['Unable to update molecule. Please try to reload the page.'], details: [] };
    await usePage({ ...ANSWERS, 'PUT /app/api/molecules/ethanol': { status: 404, json } });
    await choose('ethanol', /^Rename/);
    const input = screen.getByRole('textbox', { name: 'New name of ethanol' });
    fireEvent.change(input, { target: { value: 'other' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByText('Unable to update molecule. Please try to reload the page.')).toBeDefined();
  });

  it('copies, and deletes with an Undo', async () => {
    const done = { json: { done: true } };
    const { calls } = await usePage({
      ...ANSWERS,
      'POST /app/api/molecules/ethanol/copy': { json: molecule(3, 'ethanol-copy') },
      'DELETE /app/api/molecules/ethanol': done,
      'POST /app/api/molecules/ethanol/restore': done,
    });
    await choose('ethanol', /^Copy/);
    await waitFor(() => expect(calls.some(({ path }) => path === '/app/api/molecules/ethanol/copy')).toBe(true));
    await choose('ethanol', /^Delete/);
    expect(await screen.findByText('ethanol deleted')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/app/api/molecules/ethanol/restore')).toBe(true));
  });

  it.each([
    [/^Copy/, 'POST /app/api/molecules/ethanol/copy', 'Unable to copy the molecule... No.'],
    [/^Delete/, 'DELETE /app/api/molecules/ethanol', 'Unable to delete the molecule... No.'],
  ] as const)('says when %s fails', async (entry, call, message) => {
    await usePage({ ...ANSWERS, [call]: { status: 400, json: { errors: ['No.'] } } });
    await choose('ethanol', entry);
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('opens the form of a new molecule', async () => {
    await usePage();
    fireEvent.click(await screen.findByRole('button', { name: 'New' }));
    expect(await screen.findByRole('dialog', { name: 'New molecule' })).toBeDefined();
  });

  it('opens the form of a new query with a molecule as its target', async () => {
    const { actions } = await usePage();
    await choose('ethanol', /^Use as target/);
    expect(actions.openNewQuery).toHaveBeenCalledWith({ initial: { rosdal: 'CCO' } });
  });

  it('imports a file in batches and shows what was refused', async () => {
    const answer = {
      added: 1,
      names: ['ethanol', null],
      known: [],
      refused: [{ index: 1, name: 'broken', reason: 'A ring is not closed.' }],
    };
    const { calls } = await usePage({ ...ANSWERS, 'POST /app/api/molecules/import': { json: answer } });
    await card('ethanol');
    chooseFile('CCO ethanol\nC1CC broken\n', 'two.smi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import of two.smi' }));
    expect(await dialog.findByText('2 records')).toBeDefined();
    expect(imports(calls)).toEqual([]);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Skip them' }).checked).toBe(true);
    fireEvent.click(dialog.getByRole('button', { name: 'Import' }));
    const strip = within(await screen.findByRole('region', { name: 'Import' }));
    expect(await strip.findByText('1 added, 1 refused')).toBeDefined();
    expect(imports(calls)[0]?.body).toEqual({
      records: [
        { name: 'ethanol', text: 'CCO', tags: [] },
        { name: 'broken', text: 'C1CC', tags: [] },
      ],
      tag: '',
      known: 'skip',
      tagkept: false,
      check: false,
    });
    fireEvent.click(strip.getByRole('button', { name: 'see why' }));
    expect(await screen.findByText('A ring is not closed.')).toBeDefined();
  });

  it.each([
    ['Skip them', 'skip', '1 added, 2 already kept here, 1 twice in the file', ''],
    ['Keep both', 'keep', '1 added, 2 of them already kept here, 1 of them twice in the file', '; added too'],
  ] as const)('says of an import that is to "%s" what was kept already', async (wish, known, status, too) => {
    const answer = {
      added: 1,
      names: ['toluene', null, null, null],
      known: [
        { index: 1, name: 'methylbenzene', keptAs: 'toluene' },
        { index: 2, name: 'alcohol', keptAs: 'ethanol' },
        { index: 3, name: 'ether 2', keptAs: 'ether' },
      ],
      refused: [],
    };
    const { calls } = await usePage({ ...ANSWERS, 'POST /app/api/molecules/import': { json: answer } });
    await card('ethanol');
    chooseFile('Cc1ccccc1 toluene\nc1ccccc1C methylbenzene\nOCC alcohol\nCCOCC ether 2\n', 'four.smi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import of four.smi' }));
    fireEvent.click(dialog.getByRole('radio', { name: wish }));
    await dialog.findByText('4 records');
    fireEvent.click(dialog.getByRole('button', { name: 'Import' }));
    const strip = within(await screen.findByRole('region', { name: 'Import' }));
    expect(await strip.findByText(status)).toBeDefined();
    expect(imports(calls)[0]?.body).toMatchObject({ known });
    fireEvent.click(strip.getByRole('button', { name: 'see which' }));
    const rows = within(await screen.findByRole('dialog', { name: 'Import report' })).getAllByRole('row');
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['2', 'methylbenzene', `The same structure as toluene of this file${too}`],
      ['3', 'alcohol', `Already kept here as ethanol${too}`],
      ['4', 'ether 2', `Already kept here as ether${too}`],
    ]);
  });

  it('says before an import what the file has, and what will be refused and why', async () => {
    const answer = {
      added: 1,
      names: ['toluene', null, null, null],
      known: [{ index: 1, name: 'alcohol', keptAs: 'ethanol' }],
      refused: [
        { index: 2, name: 'broken', reason: 'A ring is not closed.' },
        { index: 3, name: 'torn', reason: 'A ring is not closed.' },
      ],
      structures: ['Cc1ccccc1', 'CCO', null, null],
    };
    const { calls } = await usePage({ ...ANSWERS, 'POST /app/api/molecules/import': { json: answer } });
    await card('ethanol');
    chooseFile('Cc1ccccc1 toluene\nOCC alcohol\nC1CC broken\nC1CC torn\n', 'four.smi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import of four.smi' }));
    expect(await dialog.findByText('2 × A ring is not closed.', { exact: false })).toBeDefined();
    const summary = within(dialog.getByRole('region', { name: 'What the file has' }));
    expect(summary.getByText('4 records')).toBeDefined();
    expect(summary.getAllByRole('definition').map((each) => each.textContent)).toEqual(['1', '1', '0', '2']);
    expect(summary.getByRole('list', { name: 'Why records are refused' }).textContent).toContain('first in line 3');
    expect(imports(calls)).toEqual([]);
  });

  it('says that a file has no structure, and imports none', async () => {
    await usePage();
    await card('ethanol');
    chooseFile('\n', 'empty.smi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import of empty.smi' }));
    expect(await dialog.findByText('There is no structure in this file.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it('gives the tag of all and those of the file to what is kept, unless this is not wanted, and reports it', async () => {
    const answer = {
      added: 0,
      names: [null],
      known: [{ index: 0, name: 'alcohol', keptAs: 'ethanol', tagged: ['dry', 'shelf 3'] }],
      refused: [],
      structures: ['CCO'],
    };
    const { calls } = await usePage({ ...ANSWERS, 'POST /app/api/molecules/import': { json: answer } });
    await card('ethanol');
    chooseFile('smiles,name,tags\nOCC,alcohol,dry\n', 'one.csv');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import of one.csv' }));
    expect(await dialog.findByText('The file gives tags to 1 record.')).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Tag for all of them' }), { target: { value: ' shelf 3 ' } });
    const give = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Give the tags of what is skipped to the molecule that is kept' });
    expect(give.checked).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: 'Keep both' }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    fireEvent.click(dialog.getByRole('radio', { name: 'Skip them' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Import' }));
    const strip = within(await screen.findByRole('region', { name: 'Import' }));
    expect(await strip.findByText('0 added, 1 already kept here, 1 gave their tags to what is kept')).toBeDefined();
    expect(imports(calls)[0]?.body).toMatchObject({ tag: 'shelf 3', known: 'skip', tagkept: true });
    fireEvent.click(strip.getByRole('button', { name: 'see which' }));
    expect(await screen.findByText('Already kept here as ethanol; gave it “dry”, “shelf 3”')).toBeDefined();
  });

  it('imports nothing when the question is closed', async () => {
    const { calls } = await usePage();
    await card('ethanol');
    chooseFile('CCO ethanol\n', 'one.smi');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull();
    expect(imports(calls)).toEqual([]);
  });

  it('puts what a substructure matches on a band, and says which atoms', async () => {
    const found = { ...LIST, molecules: [molecule(1, 'ethanol', { matched: [2, 3] })] };
    await usePage({ 'GET /app/api/molecules': { json: found } }, '/molecules/?search=substructure&term=CO');
    const picture = within(await card('ethanol')).getByRole('img', { name: 'ethanol, C2H6O, matches at atoms 2, 3' });
    expect(new URL(picture.getAttribute('src') ?? '', 'http://localhost').searchParams.get('match')).toBe('2,3');
  });

  it('exports what is shown, or what is ticked, and says what has no drawing', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const answers = {
      ...ANSWERS,
      'GET /app/api/molecules/after/0': { json: { molecules: LIST.molecules.slice(0, 1), last: 1 } },
      'GET /app/api/molecules/after/1': { json: { molecules: LIST.molecules.slice(1), last: null } },
      'POST /app/api/molecules/molfiles': { json: { molfiles: [null] } },
    };
    const { calls } = await usePage(answers, '/molecules/?tag=solvent&tag=shelf+3&added=week');
    await card('ethanol');
    fireEvent.click(screen.getByRole('button', { name: 'Export what is shown' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^SMILES/ }));
    const strip = within(await screen.findByRole('region', { name: 'Export' }));
    expect(await strip.findByText('2 molecules written')).toBeDefined();
    expect(await textOf(saved[0])).toBe('CCO ethanol\nCCO ether\n');
    const step = new URL(calls.at(-1)?.path ?? '', 'http://localhost');
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(step.pathname).toBe('/app/api/molecules/after/1');
    expect([...step.searchParams]).toEqual([
      ['search', 'name'],
      ['tag', 'solvent'],
      ['tag', 'shelf 3'],
      ['added', 'week'],
      ['zone', zone],
      ['limit', '200'],
    ]);

    fireEvent.click(screen.getByRole('checkbox', { name: 'Select ethanol' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export the selected' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^SDfile/ }));
    expect(await strip.findByText('0 molecules written, 1 left out: they cannot be drawn, or are there no more')).toBeDefined();
    expect(calls.at(-1)?.body).toEqual({ names: ['ethanol'] });
  });
});

function chooseFile(text: string, name: string): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No file input.');
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}

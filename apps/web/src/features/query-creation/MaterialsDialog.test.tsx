import type { AskedMaterials } from '@retron/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { changeDraft, draftFrom, newDraft, startBody, type Target } from './draft.ts';
import { MaterialsDialog } from './MaterialsDialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const catalog = (family: string, displayname: string, compounds: number, priced: number) => ({
  ...{ name: `${family}-1.0`, family, displayname, version: '1.0', compounds, priced },
});
const CALLS = {
  'GET /app/api/catalogs': { json: [catalog('starting_materials', 'Starting materials', 43210, 0), catalog('acme', 'Acme', 12, 7)] },
  'GET /app/api/reagents': {
    json: [{ name: 'phosgene', aliases: ['COCl2'], smiles: 'O=C(Cl)Cl', formula: 'CCl2O', inchikey: 'YGYAWVDWMABLBF-UHFFFAOYSA-N' }],
  },
};
const NOTHING = { unpriced: true, never: [], also: [] };
let shown: AskedMaterials | undefined;

function Dialog({ materials }: { readonly materials?: AskedMaterials }) {
  const [asked, setAsked] = useState(materials);
  shown = asked;
  return <MaterialsDialog materials={asked} onChange={setAsked} onClose={() => undefined} />;
}

it('counts catalogues by name; all of them is the same as asking nothing', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog />);
  const acme = await screen.findByRole('checkbox', { name: 'Acme 1.0' });
  expect(screen.getByText('12 compounds, 7 with prices')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Starting materials 1.0' }));
  expect(shown).toEqual({ ...NOTHING, catalogs: ['acme-1.0'] });
  fireEvent.click(acme);
  expect(screen.getByText('Please choose a catalogue, or list what is to be had.')).toBeDefined();
  fireEvent.click(acme);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Starting materials 1.0' }));
  expect(shown).toBeUndefined();
});

it('limits prices by amount, and what has none', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog />);
  const price = screen.getByRole('textbox', { name: 'Highest price in US dollars' });
  fireEvent.change(price, { target: { value: '250' } });
  fireEvent.click(screen.getByRole('radio', { name: 'for 1 mmol' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'What is listed without a price is known, too' }));
  expect(shown).toEqual({ ...NOTHING, dearest: { dollars: 250, per: 'mmol' }, unpriced: false });
  fireEvent.change(price, { target: { value: '' } });
  expect(shown).toEqual({ ...NOTHING, unpriced: false });
  fireEvent.click(screen.getByRole('button', { name: 'Count everything listed' }));
  expect(shown).toBeUndefined();
});

it('says at once where a price is asked for and no catalogue that counts has any', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog materials={{ ...NOTHING, unpriced: false }} />);
  const acme = await screen.findByRole('checkbox', { name: 'Acme 1.0' });
  const told = 'These catalogues have no prices: nothing of theirs is known then.';
  expect(screen.queryByText(told)).toBeNull();
  fireEvent.click(acme);
  expect(screen.getByText(told)).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'What is listed without a price is known, too' }));
  expect(screen.queryByText(told)).toBeNull();
});

it('says of an unknown material at once what a start would say, until it is taken away', async () => {
  const message = 'unobtainium is neither a structure, an InChIKey nor a name that is known here.';
  const errors = [{ wish: 'also', text: 'unobtainium', message }];
  answerCalls({ ...CALLS, 'POST /app/api/wishes/check': { json: { errors } } });
  await renderPage(<Dialog materials={{ ...NOTHING, also: ['unobtainium'] }} />);
  const field = await screen.findByRole('combobox', { name: 'Also to be had' });
  expect(await screen.findByText(message)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Never buy' }).getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Count everything listed' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

it('takes lists line by line, and offers names', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog />);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  const never = screen.getByRole('combobox', { name: 'Never buy' });
  const text = 'CCO\r\nHPNMFZURTQLUMO-UHFFFAOYSA-N\n1,2-dibromoethane\n';
  fireEvent.paste(never, { clipboardData: { getData: () => text } });
  await waitFor(() => expect(shown?.never).toEqual(['CCO', 'HPNMFZURTQLUMO-UHFFFAOYSA-N', '1,2-dibromoethane']));
  const also = screen.getByRole('combobox', { name: 'Also to be had' });
  act(() => also.focus());
  fireEvent.click(also);
  const offered = await screen.findAllByRole('option', { name: 'phosgene', hidden: true });
  fireEvent.click(offered.at(-1) as HTMLElement);
  await waitFor(() => expect(shown?.also).toEqual(['phosgene']));
});

it('shows what was chosen and is gone, so that it can be taken out', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog materials={{ ...NOTHING, catalogs: ['old-1', 'acme-1.0'] }} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'old-1' }));
  expect(shown).toEqual({ ...NOTHING, catalogs: ['acme-1.0'] });
});

it('stays with the query: by another mode, in expert mode, in a re-run and in what is sent', () => {
  const materials = { ...NOTHING, never: ['CCO'] };
  const target = { smiles: 'CCO', rosdal: '1-2-3O.' } as Target;
  const draft = { ...newDraft('synthesis', []), projectid: 1, target, routes: { break: [], keep: [], avoid: [], require: [], materials } };
  const expert = changeDraft(draft, { kind: 'expert', libraries: [] });
  expect(expert.routes.materials).toEqual(materials);
  expect(startBody(expert).routes).toEqual({ break: [], keep: [], avoid: [], require: [], materials });
  expect(draftFrom(newDraft('synthesis', []), startBody(expert), []).routes.materials).toEqual(materials);
});

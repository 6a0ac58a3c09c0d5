import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { changeDraft, newDraft } from './draft.ts';
import { ReagentsField } from './ReagentsField.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NBS = {
  name: 'NBS',
  aliases: ['N-bromosuccinimide'],
  smiles: 'O=C1CCC(=O)N1Br',
  formula: 'C4H4BrNO2',
  inchikey: 'PCLIMKBDDGJMGD-UHFFFAOYSA-N',
};
const HYDROGEN = { name: 'hydrogen', aliases: ['H2'], smiles: '[H][H]', formula: 'H2', inchikey: 'UFHFLCQGNIYNRP-UHFFFAOYSA-N' };

function Field() {
  const [draft, change] = useReducer(changeDraft, newDraft('reaction', []));
  return <ReagentsField draft={draft} change={change} />;
}

async function openField(): Promise<HTMLElement> {
  answerCalls({
    'GET /app/api/reagents': { json: [NBS, HYDROGEN] },
    'POST /app/api/reagents/check': { json: { unknown: ['foo bar'] } },
  });
  await renderPage(<Field />);
  const input = await screen.findByPlaceholderText('any');
  act(() => input.focus());
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2));
  return input;
}

it.each(['bromosucc', 'C4H4', 'PCLIMKB'])('offers a reagent by name, formula or InChIKey: %s', async (text) => {
  const input = await openField();
  fireEvent.change(input, { target: { value: text } });
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1));
  const option = screen.getByRole('option', { hidden: true });
  expect(option.textContent).toContain('NBS');
  expect(option.querySelector('[title]')?.getAttribute('title')).toBe('C4H4BrNO2 · PCLIMKBDDGJMGD-UHFFFAOYSA-N');
});

it('says of a chosen reagent what it is', async () => {
  const input = await openField();
  fireEvent.change(input, { target: { value: 'UFHFLCQGNIYNRP-UHFFFAOYSA-N' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  const tag = await screen.findByText('UFHFLCQGNIYNRP-UHFFFAOYSA-N');
  fireEvent.mouseEnter(tag.parentElement ?? tag);
  expect(await screen.findByText(/^hydrogen/)).toBeDefined();
});

it('says of what nobody understands that it does not, as soon as it is entered', async () => {
  const input = await openField();
  fireEvent.change(input, { target: { value: 'NBS, foo bar' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText('foo bar is neither a known reagent (by name, formula or InChIKey) nor a structure.')).toBeDefined();
  expect(screen.getByText('foo bar').closest('[data-unknown]')).not.toBeNull();
  expect(screen.getByText('NBS', { selector: 'span' }).closest('[data-unknown]')).toBeNull();
});

it('takes several that are written one after the other, and leaves the comma within a name', async () => {
  const input = await openField();
  fireEvent.change(input, { target: { value: '2,' } });
  expect((input as HTMLInputElement).value).toBe('2,');
  fireEvent.change(input, { target: { value: 'NBS, 2,2-dimethoxypropane, heat' } });
  expect(await screen.findByText('2,2-dimethoxypropane')).toBeDefined();
  expect(screen.getByText('NBS', { selector: 'span' })).toBeDefined();
  expect((input as HTMLInputElement).value).toBe('heat');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText('heat')).toBeDefined();
});

it.each([
  ['NBS,PPh3', ['NBS', 'PPh3']],
  ['H2O2,NaOH,', ['H2O2', 'NaOH']],
  ['2,2-dimethoxypropane,TsOH', ['2,2-dimethoxypropane', 'TsOH']],
  ['N,N-dimethylaniline', ['N,N-dimethylaniline']],
])('takes each of what is entered as one: %s', async (text, tags) => {
  const input = await openField();
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
  for (const tag of tags) expect((await screen.findAllByText(tag)).length).toBeGreaterThan(0);
  if (tags.length > 1) expect(screen.queryByText(text)).toBeNull();
});

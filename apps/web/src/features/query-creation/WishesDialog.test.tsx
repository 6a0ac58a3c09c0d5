import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { changeDraft, draftsOfTargets, newDraft, type Target } from './draft.ts';
import { WishesDialog } from './WishesDialog.tsx';
import { NO_WISHES } from './wishes-of-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ACETAMIDE = { smiles: 'CC(N)=O', rosdal: '1-2-3N,2=4O.', formula: 'C2H5NO' } as Target;
const ETHANOL = { smiles: 'CCO', rosdal: '1-2-3O.', formula: 'C2H6O' } as Target;
const CALLS = {
  'GET /app/api/structures/atoms': {
    json: { width: 640, height: 400, atoms: [0, 1, 2, 3].map((atom) => ({ x: 100 * atom + 50, y: atom === 3 ? 50 : 200 })) },
  },
  'GET /app/api/reagents': {
    json: [{ name: 'phosgene', aliases: ['COCl2'], smiles: 'O=C(Cl)Cl', formula: 'CCl2O', inchikey: 'YGYAWVDWMABLBF-UHFFFAOYSA-N' }],
  },
  'GET /app/api/v2/strategyterms': { json: { makesBond: [], reactionClass: [], nameReaction: ['Suzuki coupling', 'Nitro reduction'] } },
};
let shown = NO_WISHES;

function Dialog({ target = ACETAMIDE as Target | null }) {
  const [wishes, setWishes] = useState(NO_WISHES);
  shown = wishes;
  return <WishesDialog target={target} isFirstOfMany={false} wishes={wishes} onChange={setWishes} onClose={() => undefined} />;
}

const bond = (name: RegExp) => screen.getByRole('button', { name });

it('asks for bonds by presses, and says in words what is asked', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog />);
  fireEvent.click(await screen.findByRole('button', { name: 'Bond C2–N3, nothing asked' }));
  expect(shown).toMatchObject({ break: ['2-3'], keep: [] });
  fireEvent.click(bond(/Bond C1–C2/));
  fireEvent.click(bond(/Bond C1–C2, to break/));
  expect(shown).toMatchObject({ break: ['2-3'], keep: ['1-2'] });
  const list = screen.getByRole('list', { name: 'Bonds asked for' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['C2–N3 to break', 'C1–C2 to keep']);
  fireEvent.click(bond(/Bond C1–C2, to keep/));
  fireEvent.click(within(list).getByRole('button', { name: 'Ask nothing of C2–N3' }));
  expect(shown).toEqual(NO_WISHES);
});

it('is used by keys: one bond stands in the order of tabs, arrows go to the others', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog />);
  const first = await screen.findByRole('button', { name: /Bond C1–C2/ });
  expect([/^Bond C1–C2/, /^Bond C2–N3/, /^Bond C2–O4/].map((name) => bond(name).getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(bond(/^Bond C2–N3/));
  fireEvent.keyDown(bond(/^Bond C2–N3/), { key: 'Enter' });
  fireEvent.keyDown(bond(/^Bond C2–N3/), { key: ' ' });
  expect(shown.keep).toEqual(['2-3']);
  fireEvent.keyDown(bond(/^Bond C2–N3/), { key: 'End' });
  expect(document.activeElement).toBe(bond(/^Bond C2–O4/));
  fireEvent.keyDown(bond(/^Bond C2–O4/), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(bond(/^Bond C1–C2/));
});

it('offers name reactions and reagents to avoid, and reagents alone to have', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog />);
  const look = async (field: string, text: string) => {
    // The dialog takes the focus when it has opened.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    const input = screen.getByRole('combobox', { name: field });
    act(() => input.focus());
    fireEvent.click(input);
    fireEvent.change(input, { target: { value: text } });
    return input;
  };
  const offered = async (field: HTMLElement, text: string) => {
    const list = () => within(document.getElementById(field.getAttribute('aria-controls') ?? '') as HTMLElement);
    await waitFor(() =>
      expect(
        list()
          .getAllByRole('option', { hidden: true })
          .map(({ textContent }) => textContent),
      ).toEqual([text]),
    );
    return list().getByRole('option', { hidden: true });
  };
  fireEvent.click(await offered(await look('Avoid', 'suzu'), 'Suzuki coupling'));
  await waitFor(() => expect(shown.avoid).toEqual(['Suzuki coupling']));
  fireEvent.click(await offered(await look('Avoid', 'COCl2'), 'phosgene'));
  await waitFor(() => expect(shown.avoid).toEqual(['Suzuki coupling', 'phosgene']));
  const must = await look('Must have', 'c1ccccc1');
  fireEvent.keyDown(must, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(shown.require).toEqual(['c1ccccc1']));
});

it('asks for no bonds before there is a target', async () => {
  answerCalls(CALLS);
  await renderPage(<Dialog target={null} />);
  expect(screen.getByText('Draw or paste the target first, to choose bonds of it.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Bonds of the target' })).toBeNull();
});

it('is forgotten, as far as bonds go, where the target becomes another, and asked of the first of several alone', () => {
  const asked = { ...newDraft('synthesis', []), target: ACETAMIDE, routes: { ...NO_WISHES, break: ['2-3'], avoid: ['phosgene'] } };
  const again = changeDraft(asked, { kind: 'set', values: { target: { ...ACETAMIDE } } });
  expect(again.routes.break).toEqual(['2-3']);
  const other = changeDraft(asked, { kind: 'set', values: { target: ETHANOL } });
  expect(other.routes).toEqual({ ...NO_WISHES, avoid: ['phosgene'] });
  const drafts = draftsOfTargets({ ...asked, moreTargets: [ETHANOL] });
  expect(drafts.map(({ routes }) => routes.break)).toEqual([['2-3'], []]);
  expect(drafts[1]?.routes.avoid).toEqual(['phosgene']);
});

it('says of an unknown text at once what a start would say, until it is taken away', async () => {
  const message = 'unobtainium is neither a structure, a known reagent nor the name of a name reaction.';
  const errors = [{ wish: 'avoid', text: 'unobtainium', message }];
  answerCalls({ ...CALLS, 'POST /app/api/wishes/check': { json: { errors } } });
  await renderPage(<Dialog />);
  const field = await screen.findByRole('combobox', { name: 'Avoid' });
  // The dialog takes the focus when it has opened.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'unobtainium' } });
  fireEvent.blur(field);
  await waitFor(() => expect(shown.avoid).toEqual(['unobtainium']));
  expect(await screen.findByText(message)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.keyDown(field, { key: 'Backspace' });
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

import type { StrategyDetail } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { StrategyPage } from './StrategyPage.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const OWN: StrategyDetail = {
  id: 9,
  name: 'Amides',
  comment: 'Amides only.',
  direction: 'synthesis',
  owner: 'ada',
  ownerName: 'Ada Byron',
  group: 'private',
  shareable: true,
  mayEdit: true,
  clauses: [
    { effect: 'admit', text: 'Admit amides.', terms: ['bond made: amide'], when: { makesBond: ['amide'] }, factor: null },
    { effect: 'leave out', text: 'Leave out the rest.', terms: [], when: {}, factor: null },
  ],
};
const TERMS = { makesBond: ['amide', 'ester'], reactionClass: ['acylation'], nameReaction: ['Fischer-Speier esterification'] };

async function open(strategy = OWN, answers: Answers = {}) {
  const calls = answerCalls({
    'GET /app/api/v2/strategies/9': { json: strategy },
    'GET /app/api/v2/strategyterms': { json: TERMS },
    ...answers,
  });
  const { address } = await renderPage(<StrategyPage strategyId={9} />, '/strategies/9');
  await screen.findByRole('heading', { name: 'Amides' });
  return { calls, address };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an own strategy', () => {
  it('says whose it is, and offers what its owner may do', async () => {
    await open();
    expect(screen.getByText('Ada Byron (ada)')).toBeDefined();
    for (const name of ['Duplicate', 'Edit', 'Share', 'Delete']) expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('of somebody else can only be duplicated, and the copy is opened', async () => {
    const copy = { ...OWN, id: 10, name: 'Amides-1' };
    const { address } = await open({ ...OWN, mayEdit: false, shareable: false }, { 'POST /app/api/v2/strategies': { json: copy } });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    press('Duplicate');
    await waitFor(() => expect(address()).toBe('/strategies/10'));
  });

  it('is shared and revoked', async () => {
    const { calls } = await open(OWN, { 'POST /app/api/v2/strategies/9/share': { json: { ...OWN, group: 'shared' } } });
    press('Share');
    await waitFor(() => expect(toasts.current()?.text).toBe('Everybody can use Amides now.'));
    expect(calls.some(({ path }) => path.endsWith('/9/share'))).toBe(true);
  });

  it('is deleted when asked twice', async () => {
    const { address } = await open(OWN, { 'DELETE /app/api/v2/strategies/9': { json: { done: true } } });
    press('Delete');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete strategy' }));
    await waitFor(() => expect(address()).toBe('/strategies'));
  });
});

describe('the editor of a strategy', () => {
  it('writes clauses as conditions with values, and drops the sentence that no longer fits', async () => {
    const { calls } = await open(OWN, { 'PUT /app/api/v2/strategies/9': { json: OWN } });
    press('Edit');
    const first = within(screen.getByRole('group', { name: 'Clause 1' }));
    expect(first.getByRole('textbox', { name: 'Clause 1: sentence' })).toHaveProperty('value', 'Admit amides.');
    fireEvent.click(first.getByRole('button', { name: 'Clause 1: add a condition' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Joins precursors' }));
    expect(first.getByRole('textbox', { name: 'Clause 1: sentence' })).toHaveProperty('value', '');
    press('Move clause 2 up');
    press('Save');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        clauses: [
          { effect: 'leave out', text: 'Leave out the rest.', when: {} },
          { effect: 'admit', text: '', when: { makesBond: ['amide'], joinsPrecursors: true } },
        ],
        before: { clauses: OWN.clauses },
      }),
    );
  });

  it('cuts no text that is too long, but says so and saves nothing', async () => {
    const { calls } = await open();
    press('Edit');
    for (const [name, limit] of [
      ['Name', '150'],
      ['Comment', '4,000'],
      ['Clause 1: sentence', '500'],
    ]) {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      const before = field.value;
      expect(field.maxLength).toBe(-1);
      fireEvent.change(field, { target: { value: 'x'.repeat(4001) } });
      expect(screen.getByText(`This is too long: at most ${limit} characters are taken.`)).toBeDefined();
      press('Save');
      fireEvent.change(field, { target: { value: before } });
    }
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('asks for what is missing beside the clause', async () => {
    const { calls } = await open();
    press('Edit');
    press('Add clause');
    fireEvent.click(screen.getByRole('button', { name: 'Clause 3: add a condition' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Class of reaction' }));
    press('Save');
    expect(await screen.findByText('Please choose at least one value for “Class of reaction”.')).toBeDefined();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('shows what each clause does with a target, until the clauses change', async () => {
    const found = {
      suggestions: 12,
      good: 5,
      clauses: [
        { admitted: 12, leftOut: 0, weighed: 0 },
        { admitted: 0, leftOut: 300, weighed: 0 },
      ],
      unmatched: 0,
    };
    await open(OWN, { 'POST /app/api/v2/strategypreview': { json: found } });
    press('Edit');
    fireEvent.change(screen.getByRole('textbox', { name: 'Try it on a target' }), { target: { value: 'CC(=O)Nc1ccccc1' } });
    press('Preview');
    expect(await screen.findByText('Lets in 12 suggestions.')).toBeDefined();
    expect(screen.getByText('Leaves out 300 steps.')).toBeDefined();
    expect(screen.getByText(/^12 suggestions let in, 5 of them good or great\./)).toBeDefined();
    press('Remove clause 2');
    expect(screen.queryByText('Lets in 12 suggestions.')).toBeNull();
  });

  it('says beside the name that it is taken', async () => {
    const details = [{ code: 'taken', field: 'name', message: 'You have a strategy of this name already. Please choose another name.' }];
    await open(OWN, { 'PUT /app/api/v2/strategies/9': { status: 409, json: { errors: [details[0].message], details } } });
    press('Edit');
    press('Save');
    expect(await screen.findByText('You have a strategy of this name already. Please choose another name.')).toBeDefined();
  });
});

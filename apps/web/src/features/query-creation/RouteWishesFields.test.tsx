import { act, fireEvent, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { changeDraft, newDraft, type QueryDraft, startBody } from './draft.ts';
import { RouteWishesFields } from './RouteWishesFields.tsx';

const TARGET = { smiles: 'CCO', rosdal: '1-2-3O.' } as NonNullable<QueryDraft['target']>;
let shown: QueryDraft;

function Fields() {
  const start: QueryDraft = { ...newDraft('synthesis', []), algorithm: 'V3', projectid: 1, target: TARGET };
  const [draft, change] = useReducer(changeDraft, start);
  shown = draft;
  return <RouteWishesFields draft={draft} change={change} />;
}

const add = (field: string, text: string) => {
  const input = screen.getByRole('combobox', { name: field });
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
};

it('asks for longer routes, more structures, what to avoid and what to have', async () => {
  await renderPage(<Fields />);
  expect(startBody(shown)).not.toHaveProperty('routes');
  fireEvent.change(screen.getByLabelText('Longest route'), { target: { value: '8' } });
  fireEvent.change(screen.getByLabelText('Structures to look at'), { target: { value: '500' } });
  add('Avoid', 'Nitro reduction');
  add('Avoid', 'phosgene');
  add('Must have', 'c1ccccc1');
  add('Must have', 'C1CCCCC1');
  const routes = { longest: 8, structures: 500, avoid: ['Nitro reduction', 'phosgene'], require: ['c1ccccc1', 'C1CCCCC1'] };
  expect(startBody(shown)).toMatchObject({ routes });
  // Of another algorithm nothing is asked that it would refuse.
  expect(startBody({ ...shown, algorithm: 'NEW' })).not.toHaveProperty('routes');
  fireEvent.change(screen.getByLabelText('Longest route'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Structures to look at'), { target: { value: '200' } });
  expect(startBody(shown)).toMatchObject({ routes: { avoid: routes.avoid, require: routes.require } });
  expect(shown.routes).not.toHaveProperty('longest');
  expect(shown.routes).not.toHaveProperty('structures');
});

import { fireEvent, screen } from '@testing-library/react';
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

it('asks for longer routes and more structures, of V3 alone', async () => {
  await renderPage(<Fields />);
  expect(startBody(shown)).not.toHaveProperty('routes');
  fireEvent.change(screen.getByLabelText('Longest route'), { target: { value: '8' } });
  fireEvent.change(screen.getByLabelText('Structures to look at'), { target: { value: '500' } });
  expect(startBody(shown)).toMatchObject({ routes: { longest: 8, structures: 500 } });
  // Of another algorithm nothing is asked that it would refuse.
  expect(startBody({ ...shown, algorithm: 'NEW' })).not.toHaveProperty('routes');
  const wished = { ...shown, routes: { ...shown.routes, break: ['1-2'], avoid: ['phosgene'] } };
  expect(startBody({ ...wished, algorithm: 'NEW' }).routes).toEqual({ break: ['1-2'], keep: [], avoid: ['phosgene'], require: [] });
  fireEvent.change(screen.getByLabelText('Longest route'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Structures to look at'), { target: { value: '200' } });
  expect(startBody(shown)).not.toHaveProperty('routes');
  expect(shown.routes).not.toHaveProperty('longest');
  expect(shown.routes).not.toHaveProperty('structures');
});

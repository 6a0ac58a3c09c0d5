import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import '../testing/sized-elements.ts';
import { TreePage } from '../TreePage.tsx';
import { sildenafilQuery, sildenafilTarget } from '../testing/fixtures.ts';
import { WithHeader } from '../testing/WithHeader.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NBS = { name: 'NBS', smiles: 'O=C1CCC(=O)N1Br', formula: 'C4H4BrNO2', inchikey: 'PCLIMKBDDGJMGD-UHFFFAOYSA-N' };

/** A forward query whose third product is a variant of the first. */
async function openEquations(): Promise<void> {
  const target = sildenafilTarget();
  const children = target.children.map((child, index) =>
    index === 2 ? { ...child, variantOf: target.children[0]?.ensid ?? null } : child,
  );
  const query = sildenafilQuery({ direction: 'reaction', algorithm: 'OLD', tree: { ...target, children }, reagents: [NBS] });
  answerCalls({ 'GET /app/api/queries/1': { json: query }, 'GET /app/api/projects/1/query/1/states': { json: [] } });
  await renderPage(
    <WithHeader>
      <TreePage projectId={1} queryId={1} ensembleId={null} />
    </WithHeader>,
    '/projects/1/tree/1',
  );
  await screen.findByLabelText('Evidence for R1');
}

it('lists the alternatives of an equation below it', async () => {
  await openEquations();
  expect(screen.queryByLabelText('Evidence for R3')).toBeNull();
  fireEvent.click(screen.getByLabelText('1 variant of R1'));
  expect(await screen.findByLabelText('Evidence for R3')).toBeDefined();
  const order = screen.getAllByLabelText(/^Evidence for/).map((button) => button.getAttribute('aria-label'));
  expect(order.slice(0, 3)).toEqual(['Evidence for R1', 'Evidence for R3', 'Evidence for R2']);
});

it('says of each reagent what it is', async () => {
  await openEquations();
  expect(screen.getAllByText('NBS')[0]?.getAttribute('title')).toBe('NBS · C4H4BrNO2 · PCLIMKBDDGJMGD-UHFFFAOYSA-N');
});

import type { EnsembleNode } from '@retron/contract';
import { useLocation } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import '../testing/sized-elements.ts';
import { TreePage } from '../TreePage.tsx';
import { PRECEDENTS, sildenafilQuery, sildenafilTarget } from '../testing/fixtures.ts';
import { WithHeader } from '../testing/WithHeader.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NBS = { name: 'NBS', smiles: 'O=C1CCC(=O)N1Br', formula: 'C4H4BrNO2', inchikey: 'PCLIMKBDDGJMGD-UHFFFAOYSA-N' };

/** The page at the suggestion that the address names, as the router has it. */
function Page() {
  const [, , , , , ensemble] = useLocation({ select: ({ pathname }) => pathname }).split('/');
  return (
    <WithHeader>
      <TreePage projectId={1} queryId={1} ensembleId={ensemble === undefined ? null : Number(ensemble)} />
    </WithHeader>
  );
}

/** A forward query whose third product is a variant of the first. */
async function openEquations(warning: readonly string[] = [], change: Partial<EnsembleNode> = {}): Promise<void> {
  const target = sildenafilTarget();
  const children = target.children.map((child, index) =>
    index === 2
      ? { ...child, variantOf: target.children[0]?.ensid ?? null }
      : index === 1
        ? { ...child, mechanism: [], messages: { info: [], warning: [...warning] }, ...change }
        : child,
  );
  const query = sildenafilQuery({ direction: 'reaction', algorithm: 'OLD', tree: { ...target, children }, reagents: [NBS] });
  answerCalls({
    'GET /app/api/queries/1': { json: query },
    'GET /app/api/projects/1/query/1/states': { json: [] },
    'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS },
  });
  await renderPage(<Page />, '/projects/1/tree/1');
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

it('opens the drawing with the atoms ringed by a warning’s name, and takes the rings away again', async () => {
  await openEquations(['Incompatible group: a free N-H of an azole (atom 4) is alkylated as readily.']);
  const named = () => screen.getAllByRole('button', { name: 'N–H competes' })[0] as HTMLElement;
  expect(named().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(named());
  await waitFor(() => expect(named().getAttribute('aria-pressed')).toBe('true'));
  await screen.findByRole('region', { name: 'N–H competes' });
  expect(screen.getByAltText(/^Starting material 1, rival site 2/)).toBeDefined();
  fireEvent.click(named());
  await waitFor(() => expect(screen.queryByAltText(/rival site/)).toBeNull());
});

it('rings the starting material and the partner that a rule of mechanism speaks of, and says so', async () => {
  await openEquations([], {
    partners: ['NCCO'],
    mechanism: [
      {
        ...{ rule: 'C2', verdict: 'never', chip: 'Amine reacts first', text: 'The amine is alkylated before the alcohol.' },
        wanted: [{ of: 'partners', structure: 0, atom: 4 }],
        rivals: [
          { of: 'partners', structure: 0, atom: 1 },
          { of: 'parent', structure: 0, atom: 2 },
        ],
      },
    ],
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Amine reacts first' })[0] as HTMLElement);
  const block = await screen.findByRole('region', { name: 'Amine reacts first' });
  expect(block.textContent).toContain('1meant to react');
  expect(block.textContent).toContain('23reacts instead');
  const partner = screen.getByAltText('Partner NCCO, wanted site 1: OH, rival site 2: NH2');
  expect(decodeURIComponent(partner.getAttribute('src') ?? '')).toContain('rings=4:1,1:2!');
  expect(screen.getByAltText(/^Starting material 1, rival site 3: /)).toBeDefined();
});

it('says of each reagent what it is', async () => {
  await openEquations();
  expect(screen.getAllByText('NBS')[0]?.getAttribute('title')).toBe('NBS · C4H4BrNO2 · PCLIMKBDDGJMGD-UHFFFAOYSA-N');
});

import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { ForwardCheck } from './ForwardCheck.tsx';

afterEach(() => vi.unstubAllGlobals());

const [suggestion] = sildenafilTarget().children;
const ASKED = `GET /app/api/queries/1/forward/${suggestion!.ensid}`;

const RECORDED = { textbook: null, isConfigurationOpen: false };

function show(json: object, rating: number, direction: 'synthesis' | 'reaction' = 'synthesis') {
  const calls = answerCalls({ [ASKED]: { json } });
  return renderPage(<ForwardCheck queryId={1} direction={direction} suggestion={{ ...suggestion!, rating }} />).then(() => calls);
}

describe('the forward check of a suggestion', () => {
  it('says with what share the product is expected, and what else', async () => {
    await show({ ...RECORDED, share: 0.83, outside: 0.05, others: [{ smiles: 'CCO', share: 0.11 }] }, 3);
    expect(await screen.findByText(/the model expects this product with a share of 0\.83/)).toBeTruthy();
    expect(screen.getByText('Also expected from these')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Product CCO' })).toBeTruthy();
  });

  it('warns that another position is expected', async () => {
    await show({ ...RECORDED, share: 0.23, outside: 0.05, others: [{ smiles: 'CCO', share: 0.48 }], otherPosition: 0.48 }, 3);
    expect(await screen.findByText('The forward model expects another position: 0.48 against 0.23.')).toBeTruthy();
  });

  it('says that the product is not expected', async () => {
    await show({ ...RECORDED, share: null, outside: 0.9, others: [] }, 4);
    expect(await screen.findByText(/the model does not expect this product/)).toBeTruthy();
    expect(screen.queryByText('Also expected from these')).toBeNull();
  });

  it('says what it cannot say where a precursor is needed twice', async () => {
    answerCalls({ [ASKED]: { json: { ...RECORDED, share: null, outside: 1, others: [] } } });
    const [precursor] = suggestion!.children;
    const twice = { ...suggestion!, rating: 3, children: [precursor!, precursor!] };
    await renderPage(<ForwardCheck queryId={1} direction="synthesis" suggestion={twice} />);
    expect(await screen.findByText(/The model joins each precursor once\./)).toBeTruthy();
    expect(screen.queryByText(/does not expect/)).toBeNull();
  });

  it.each([
    ['a bad suggestion', 2, 'synthesis'],
    ['a prediction', 4, 'reaction'],
  ] as const)('is not asked of %s', async (_, rating, direction) => {
    const calls = await show({ ...RECORDED, share: 0.83, outside: 0.05, others: [] }, rating, direction);
    expect(calls.filter(({ path }) => path.includes('/forward/'))).toEqual([]);
  });

  it('says of a textbook reaction by what it is expected, and that its configuration is not told', async () => {
    const textbook = { name: 'Diels-Alder reaction', source: 'a book' };
    const answer = { share: 0.44, textbook: textbook.name, isConfigurationOpen: true, outside: 0.4, others: [] };
    answerCalls({ [ASKED]: { json: answer } });
    await renderPage(<ForwardCheck queryId={1} direction="synthesis" suggestion={{ ...suggestion!, rating: 3, textbook }} />);
    expect(
      await screen.findByText(
        /expects this product with a share of 0\.44 by a textbook reaction \(Diels-Alder reaction\) that no record shows; its configuration is not predicted\./,
      ),
    ).toBeTruthy();
  });
});

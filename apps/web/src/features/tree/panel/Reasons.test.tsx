import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { Reasons } from './Reasons.tsx';

const suggestion = sildenafilTarget().children[1]!;
const COMPETING = 'Competing sites: the precursors can react just as well at another place, to another product.';
const RADICAL = 'A precursor has an open valence: it is no stable molecule.';

describe('the reasons of a suggestion', () => {
  it('mark warnings with a triangle, each said once, also those that do not limit the rating', () => {
    const messages = { info: [], warning: [COMPETING, RADICAL] };
    render(<Reasons suggestion={{ ...suggestion, messages, limits: [COMPETING, 'No precursor is a known starting material.'] }} />);
    const items = within(screen.getAllByRole('list')[1]!).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([RADICAL, COMPETING, 'No precursor is a known starting material.']);
    expect(screen.getAllByLabelText('Warning:')).toHaveLength(2);
  });

  it('say below what else is known', () => {
    const messages = { info: ['Deepest level with a precedent: 3.', 'Creates the stereocentre at atom 5.'], warning: [] };
    render(<Reasons suggestion={{ ...suggestion, messages }} />);
    expect(screen.getByText('Deepest level with a precedent: 3. Creates the stereocentre at atom 5.')).toBeDefined();
  });
});

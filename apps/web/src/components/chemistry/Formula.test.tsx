import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Formula } from './Formula.tsx';

describe('a formula', () => {
  it.each([
    ['C2H6O', 'C<2>H<6>O'],
    ['C2H3O2-', 'C<2>H<3>O<2>^−^'],
    ['Ca+2', 'Ca^2+^'],
    ['Na+', 'Na^+^'],
  ])('%s has its numbers below and its charge above', (formula, expected) => {
    const { container } = render(<Formula formula={formula} />);
    const html = container.innerHTML.replace(/<\/?span>/g, '').replace(/<\/?sup>/g, '^');
    expect(html.replaceAll('<sub>', '<').replaceAll('</sub>', '>')).toBe(expected);
  });
});

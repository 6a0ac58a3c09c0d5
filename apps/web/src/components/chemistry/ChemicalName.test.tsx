import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChemicalName } from './ChemicalName.tsx';

/** The lines that a name has where every break is taken. */
const linesOf = (name: string): readonly string[] => {
  const { container } = render(<ChemicalName name={name} />);
  return container.innerHTML.split('<wbr>');
};

describe('a name of a compound', () => {
  it.each([
    ['tetrakis(triphenylphosphine)palladium(0)', ['tetrakis', '(triphenylphosphine)', 'palladium', '(0)']],
    ['4-fluoro-2-methoxy-5-nitroaniline', ['4-', 'fluoro-', '2-', 'methoxy-', '5-', 'nitroaniline']],
    ['n-butyllithium', ['n-', 'butyllithium']],
    [
      '[1,1′-bis(diphenylphosphino)ferrocene]dichloropalladium(II)',
      ['[1,1′-', 'bis', '(diphenylphosphino)', 'ferrocene]', 'dichloropalladium', '(II)'],
    ],
    ['sodium carbonate', ['sodium carbonate']],
    ['7.5 to 86 h', ['7.5 to 86 h']],
  ])('may break %s at hyphens and brackets alone', (name, lines) => {
    expect(linesOf(name)).toEqual(lines);
  });
});

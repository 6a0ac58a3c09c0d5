import { describe, expect, it } from 'vitest';
import { ionsDrawnAsBond } from './drawn-as-bond.ts';

describe('salts drawn with a bond to their metal', () => {
  it.each([
    ['CC[O][Na]', ['CC[O-]', '[Na+]']],
    ['[N-]=[N+]=[N][Na]', ['[N-]=[N+]=[N-]', '[Na+]']],
    ['[Li][N](C(C)C)C(C)C', ['CC(C)[N-]C(C)C', '[Li+]']],
    ['CC(C)(C)[O][K]', ['CC(C)(C)[O-]', '[K+]']],
    ['[K][I]', ['[I-]', '[K+]']],
    ['[NaH]', ['[H-]', '[Na+]']],
    ['[NH2][Na]', ['[NH2-]', '[Na+]']],
  ])('%s is taken apart', (drawn, ions) => {
    expect(ionsDrawnAsBond(drawn)).toEqual(ions);
  });

  it.each([
    ['an organometallic reagent', '[Li][CH2]CCC'],
    ['an acetylide', '[Na][C]#C'],
    ['a metal', '[Na]'],
    ['an ion', '[Na+]'],
    ['what has no such metal', 'CCO'],
    ['an anion beyond organic chemistry', '[O]=[Mn](=[O])(=[O])[O][K]'],
    ['a configuration, which would be lost', 'C[C@H](F)[O][Na]'],
  ])('%s is left as it is', (_, drawn) => {
    expect(ionsDrawnAsBond(drawn)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { bondCode, codeOfRoutes, readWishCode, wishCode } from './wish-codes.ts';

it.each([
  [bondCode('keep', [6, 3]), 'steps', 'the bond 4–7 is to be kept, and would be broken'],
  [codeOfRoutes(bondCode('keep', [3, 6])), 'routes', 'the bond 4–7 is to be kept, and would be broken'],
  [codeOfRoutes(bondCode('break', [3, 6])), 'routes', 'the bond 4–7 is to be broken, and would be kept'],
  [wishCode('avoid', 'C1CO1'), 'steps', 'C1CO1 is to be avoided'],
  [wishCode('name', 'suzuki-coupling'), 'steps', 'Suzuki coupling is to be avoided'],
  [codeOfRoutes(wishCode('require', 'CC:O')), 'routes', 'CC:O is required'],
  [codeOfRoutes(wishCode('reactions', '1')), 'routes', 'more than 1 reaction'],
  [codeOfRoutes(wishCode('reactions', '6')), 'routes', 'more than 6 reactions'],
] as const)('%s counts %s and says so', (code, counts, text) => {
  expect(readWishCode(code)).toEqual({ counts, text });
});

it('nothing else is a wish', () => {
  for (const code of ['beyond-breadth', 'strategy:1', 'protect:3', 'wish:hope:1']) expect(readWishCode(code)).toBeNull();
});

import { expect, it } from 'vitest';
import { forwardVerdict } from './forward-verdict.ts';

it.each([
  [{ share: 0.83, outside: 0.1, others: [{ smiles: 'C', share: 0.07 }] }, true, 'expected with 0.83; outside what is known 0.10'],
  [{ share: 0.3, outside: 0.6, others: [] }, false, 'expected with 0.30; outside what is known 0.60'],
  [
    { share: 0.3, outside: 0.1, others: [{ smiles: 'C', share: 0.6 }] },
    false,
    'with 0.30 only; something else is likelier; outside what is known 0.10',
  ],
  [
    { share: 0.4, outside: 0.1, others: [{ smiles: 'C', share: 0.42 }] },
    false,
    'with 0.40 only; something else is as likely; outside what is known 0.10',
  ],
  [
    { share: 0.001, outside: 0.1, others: [{ smiles: 'C', share: 0.95 }] },
    false,
    'with 0.00 only; something else is far likelier; outside what is known 0.10',
  ],
  [{ share: null, outside: 0.9, others: [] }, false, 'not expected; outside what is known 0.90'],
  [
    { share: 0.5, outside: 0.4, others: [], textbook: 'Aldol addition' },
    true,
    'expected with 0.50 by a textbook reaction (Aldol addition) that no record shows; outside what is known 0.40',
  ],
])('says of %j whether it gives its product', (check, isExpected, text) => {
  expect(forwardVerdict({ textbook: null, isConfigurationOpen: false, ...check })).toEqual({ isExpected, text });
});

import { expect, it } from 'vitest';
import { counted, numberText } from './counts.ts';

it('parts thousands and chooses the word for one', () => {
  expect([counted(1, 'query', 'queries'), counted(0, 'query', 'queries'), numberText(5000)]).toEqual(['1 query', '0 queries', '5,000']);
});

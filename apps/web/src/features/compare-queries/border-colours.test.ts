import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DARK_TOKENS, LIGHT_TOKENS } from '../../theme/tokens.ts';

const css = readFileSync(join(import.meta.dirname, 'MergedTree.module.css'), 'utf8');

/** Red, green or blue, whichever a colour has most of. */
function hueOf(colour: string): string | undefined {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
}

/** Source: spec section 2, "Tree borders: red for Q1 only, blue for Q2 only, green for both". */
describe('the borders of the merged tree', () => {
  it.each([
    ['light', LIGHT_TOKENS],
    ['dark', DARK_TOKENS],
  ] as const)('are red for Query 1, blue for Query 2 and green for both, in the %s scheme', (_, tokens) => {
    expect([tokens.q1, tokens.q2, tokens.qb].map(hueOf)).toEqual(['red', 'blue', 'green']);
  });

  it('have the colour of the query that a node is in', () => {
    const colourIn = (membership: string) =>
      new RegExp(`\\[data-in="${membership}"\\] \\{\\s*--in: var\\(--retron-(\\w+)\\)`).exec(css)?.[1];
    expect([colourIn('first'), colourIn('second')]).toEqual(['q1', 'q2']);
    expect(/^\.structure,\n\.suggestion \{[^}]*--in: var\(--retron-(\w+)\)/m.exec(css)?.[1]).toBe('qb');
    expect(/^\.structure \{[^}]*border: [^;]* var\(--in\)/m.test(css)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { leftOutCodeOf, leftOutText, readLeftOut } from './left-out.ts';
import { STRATEGIES } from './shipped-strategies.ts';

const STRATEGY = 'Core Disconnection 1.0';

describe('what is left out', () => {
  it('is counted by codes and told in sentences, for every clause of every strategy', () => {
    for (const { name, clauses } of STRATEGIES) {
      clauses.forEach(({ text }, index) => {
        expect(readLeftOut(`strategy:${index}`, name)).toEqual({ by: 'strategy', text });
        const code = leftOutCodeOf(`strategy: ${text}`, name);
        expect(leftOutText(code, name)).toBe(`strategy: ${text}`);
        expect(code).toMatch(/^strategy:\d+$/);
      });
    }
    expect(readLeftOut('strategy:none', STRATEGY)).toEqual({ by: 'strategy', text: 'No clause admits it.' });
  });

  it.each([
    ['beyond-breadth', 'number', 'beyond the number of suggestions asked for'],
    ['beyond-variants', 'number', 'beyond the twelve variants that come with a disconnection'],
    ['not-simpler', 'algorithm', 'precursors not clearly simpler'],
    ['match:stereo-differs', 'chemistry', 'match turned down: stereo-differs'],
    ['precursor:carbanion', 'chemistry', 'precursor implausible: free carbanion'],
  ])('reads %s, and the sentence that older versions stored for it', (code, by, text) => {
    expect(readLeftOut(code, STRATEGY)).toEqual({ by, text });
    expect(readLeftOut(text, STRATEGY)).toEqual({ by, text });
    expect(leftOutCodeOf(text, STRATEGY)).toBe(code);
  });

  it('counts the good ones among them by codes of their own', () => {
    const code = 'good:strategy:5';
    const text = leftOutText(code, 'Late-Stage Modification 1.0');
    expect(text).toBe('good or better: strategy: Leave out steps that join larger building blocks.');
    expect(leftOutCodeOf(text, 'Late-Stage Modification 1.0')).toBe(code);
  });

  it('tells of which structure it is, where a later run went on from one', () => {
    const text = leftOutText('good@12:beyond-breadth', STRATEGY);
    expect(text).toBe('good or better of structure 12: beyond the number of suggestions asked for');
    expect(leftOutCodeOf(text, STRATEGY)).toBe('good@12:beyond-breadth');
  });

  it('names atoms to protect from 1', () => {
    expect(readLeftOut('protect:3', STRATEGY)).toEqual({ by: 'protection', text: 'with the group at atom 4 protected' });
    const text = leftOutText('good:protect:3+11', STRATEGY);
    expect(text).toBe('good or better: with the group at atoms 4, 12 protected');
    expect(leftOutCodeOf(text, STRATEGY)).toBe('good:protect:3+11');
  });

  it('shows a sentence of an older version as it stands', () => {
    expect(readLeftOut('strategy: Leave out what nobody knows.', STRATEGY)).toEqual({
      by: 'strategy',
      text: 'Leave out what nobody knows.',
    });
    expect(readLeftOut('for a reason of old', STRATEGY)).toEqual({ by: 'chemistry', text: 'for a reason of old' });
  });
});

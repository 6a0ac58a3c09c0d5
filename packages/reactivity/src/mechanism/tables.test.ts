import { describe, expect, it } from 'vitest';
import { MECHANISM_TABLES } from './tables.ts';

const rules = MECHANISM_TABLES.flatMap((table) => table.rules);

describe('the rules of mechanism', () => {
  it('have an id each, a letter and a number, that no other rule has', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Z][1-9]\d{0,2}$/);
  });

  it('are letters of one table only', () => {
    const letters = MECHANISM_TABLES.flatMap((table) => [...new Set(table.rules.map(({ id }) => id[0]))]);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('say what they say in one sentence, and where it is written', () => {
    for (const { statement, source } of rules) {
      expect(statement).toMatch(/^[A-Z].*\.$/);
      expect(source.chapter).not.toBe('');
    }
  });
});

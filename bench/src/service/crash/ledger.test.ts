import { describe, expect, it } from 'vitest';
import { ABSENT, Ledger } from './ledger.ts';

const name = (value: string) => ({ key: 'name of 7', kind: 'query named', value }) as const;

describe('the ledger of writes', () => {
  it('wants what was acknowledged last', () => {
    const ledger = new Ledger();
    ledger.settle(name('a'), 'acknowledged');
    ledger.settle(name('b'), 'acknowledged');
    expect(ledger.judge('name of 7', ['b'])).toBe('kept');
    expect(ledger.judge('name of 7', ['a'])).toBe('lost');
    expect(ledger.judge('name of 7', [])).toBe('lost');
    expect(ledger.acknowledged.get('query named')).toBe(2);
  });

  it('takes either after a write without an answer, and does not want it written again', () => {
    const ledger = new Ledger();
    ledger.settle(name('a'), 'acknowledged');
    expect(ledger.isKnown('name of 7')).toBe(true);
    ledger.settle(name('b'), 'unknown');
    expect(ledger.isKnown('name of 7')).toBe(false);
    expect(ledger.valueOf('name of 7')).toBe(null);
    for (const value of ['a', 'b']) expect(ledger.judge('name of 7', [value])).toBe('kept');
    expect(ledger.judge('name of 7', ['c'])).toBe('lost');
    expect(ledger.judge('name of 7', [])).toBe('lost');
  });

  it('wants nothing of what was refused', () => {
    const ledger = new Ledger();
    ledger.settle(name('a'), 'refused');
    expect(ledger.judge('name of 7', [])).toBe('kept');
    expect(ledger.judge('name of 7', ['a'])).toBe('lost');
    expect(ledger.acknowledged.size).toBe(0);
  });

  it('takes that a first write without an answer was done or not', () => {
    const ledger = new Ledger();
    ledger.settle(name('a'), 'unknown');
    expect(ledger.judge('name of 7', [])).toBe('kept');
    expect(ledger.judge('name of 7', ['a'])).toBe('kept');
  });

  it('wants what was deleted to be gone', () => {
    const ledger = new Ledger();
    ledger.settle(name('a'), 'acknowledged');
    ledger.settle(name(ABSENT), 'acknowledged');
    expect(ledger.judge('name of 7', [])).toBe('kept');
    expect(ledger.judge('name of 7', ['a'])).toBe('lost');
  });

  it('tells what is there twice', () => {
    const ledger = new Ledger();
    ledger.settle(name('a'), 'acknowledged');
    expect(ledger.judge('name of 7', ['a', 'a'])).toBe('duplicated');
  });
});

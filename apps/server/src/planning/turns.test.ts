import { describe, expect, it } from 'vitest';
import { chargeFor, nextTurn, TimeAccounts } from './turns.ts';

const plan = (name: string, chargedMs: number, { userId = 1, isHeldUp = false } = {}) => ({ name, chargedMs, userId, isHeldUp });

/** Accounts of users by their numbers, from 1. */
function accountsOf(...charged: readonly number[]): TimeAccounts {
  const accounts = new TimeAccounts();
  for (const [index, ms] of charged.entries()) accounts.charge(index + 1, ms);
  return accounts;
}

describe('the next turn', () => {
  it('goes to the plan of a user that was charged least', () => {
    expect(nextTurn([plan('long', 9000), plan('short', 10), plan('other', 10)], accountsOf())?.name).toBe('short');
  });

  it('goes to the user who was charged least, whatever their plans were', () => {
    const plans = [plan('new', 0), plan('old', 5000, { userId: 2 }), plan('older', 6000, { userId: 2 })];
    expect(nextTurn(plans, accountsOf(900, 800))?.name).toBe('old');
    expect(nextTurn(plans, accountsOf(800, 900))?.name).toBe('new');
  });

  it('passes over plans that are held up', () => {
    const accounts = accountsOf(100, 0);
    expect(nextTurn([plan('held up', 0, { userId: 2, isHeldUp: true }), plan('free', 50)], accounts)?.name).toBe('free');
    expect(nextTurn([plan('held up', 0, { isHeldUp: true })], accounts)).toBeNull();
  });

  it('charges plans that nobody waits for fourfold', () => {
    expect(chargeFor(100, true)).toBe(100);
    expect(chargeFor(100, false)).toBe(400);
  });
});

/** Gives turns of 10 ms to plans that never end. @returns how many each user had */
function turnsOf(plans: ReturnType<typeof plan>[], accounts: TimeAccounts, turns: number): Record<number, number> {
  const had: Record<number, number> = {};
  for (let turn = 0; turn < turns; turn++) {
    const next = nextTurn(plans, accounts);
    if (next === null) break;
    next.chargedMs += 10;
    accounts.charge(next.userId, 10);
    had[next.userId] = (had[next.userId] ?? 0) + 1;
  }
  return had;
}

describe('the time of a thread', () => {
  it('is shared evenly by users, however many plans each has', () => {
    const many = Array.from({ length: 20 }, (_, index) => plan(`of many ${index}`, 0));
    expect(turnsOf([...many, plan('the only one', 0, { userId: 2 })], accountsOf(0, 0), 100)).toEqual({ 1: 50, 2: 50 });
  });

  it('is not all given to a newcomer', () => {
    const accounts = accountsOf(10_000);
    accounts.join(2, new Set([1]));
    expect(turnsOf([plan('old', 10_000), plan('new', 0, { userId: 2 })], accounts, 100)).toEqual({ 1: 50, 2: 50 });
  });

  it('is not gained by going and coming again', () => {
    const accounts = accountsOf(1000, 1000, 1500);
    accounts.join(3, new Set([1, 2]));
    expect(accounts.of(3)).toBe(1500);
    accounts.charge(1, 2000);
    accounts.charge(2, 2000);
    accounts.join(3, new Set([1, 2]));
    expect(accounts.of(3)).toBe(3000);
  });
});

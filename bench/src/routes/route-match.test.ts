import { describe, expect, it } from 'vitest';
import type { ReferenceRoute } from './read-route-targets.ts';
import { cutAtStock, lastStepKey, leavesKey, rankOf, renamed, routeKey, startsFromStock } from './route-match.ts';

const ROUTE: ReferenceRoute = {
  smiles: 'T',
  children: [{ smiles: 'M', children: [{ smiles: 'A' }, { smiles: 'B' }] }, { smiles: 'A' }],
};
const TURNED: ReferenceRoute = {
  smiles: 'T',
  children: [{ smiles: 'A' }, { smiles: 'M', children: [{ smiles: 'B' }, { smiles: 'A' }] }],
};

describe('routes that are compared', () => {
  it('are the same whatever the order of what a step needs', () => {
    expect(routeKey(TURNED)).toBe(routeKey(ROUTE));
    expect(routeKey({ smiles: 'T', children: [{ smiles: 'M' }, { smiles: 'A' }] })).not.toBe(routeKey(ROUTE));
  });

  it('are the same by names that their forms share', () => {
    const form = { smiles: 'T', children: [{ smiles: 'M', children: [{ smiles: 'a' }, { smiles: 'B' }] }, { smiles: 'A' }] };
    const byName = (route: ReferenceRoute) => routeKey(renamed(route, (smiles) => smiles.toLowerCase()));
    expect(routeKey(form)).not.toBe(routeKey(ROUTE));
    expect(byName(form)).toBe(byName(ROUTE));
    expect(byName(ROUTE)).toBe(
      routeKey({ smiles: 't', children: [{ smiles: 'm', children: [{ smiles: 'a' }, { smiles: 'b' }] }, { smiles: 'a' }] }),
    );
  });

  it('have a last step and leaves, each once', () => {
    expect(lastStepKey(ROUTE)).toBe('A.M');
    expect(leavesKey(ROUTE)).toBe('A.B');
  });

  it('end where a search would, but never at the target', () => {
    expect(routeKey(cutAtStock(ROUTE, (smiles) => smiles !== 'T'))).toBe('T<(A.M)');
    expect(routeKey(cutAtStock(ROUTE, () => true))).toBe('T<(A.M)');
    expect(routeKey(cutAtStock(ROUTE, () => false))).toBe(routeKey(ROUTE));
  });

  it('start from the stock where all their leaves do', () => {
    expect(startsFromStock(ROUTE, (smiles) => smiles === 'A' || smiles === 'B')).toBe(true);
    expect(startsFromStock(ROUTE, (smiles) => smiles === 'A' || smiles === 'M')).toBe(false);
  });

  it('have ranks among those that differ', () => {
    expect(rankOf('b', ['a', 'a', 'b'])).toBe(2);
    expect(rankOf('c', ['a', 'b'])).toBeNull();
  });
});

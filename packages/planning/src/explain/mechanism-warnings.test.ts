import type { MechanismFinding } from '@retron/reactivity';
import { describe, expect, it } from 'vitest';
import { mechanismWarnings } from './mechanism-warnings.ts';

const RIVAL: MechanismFinding = {
  rule: 'S1',
  verdict: 'risk',
  chip: 'Amine first',
  text: 'The amine reacts first.',
  wanted: [1],
  rivals: [2],
};

describe('warnings of mechanism', () => {
  it('are one where a rule finds the same at several places, with the atoms of all', () => {
    const findings = [RIVAL, { ...RIVAL, rule: 'S2' }, { ...RIVAL, rivals: [2, 5] }];
    const warnings = mechanismWarnings(findings, (atom) => ({ atom }));
    expect(warnings.map(({ rule, wanted, rivals }) => [rule, wanted, rivals])).toEqual([
      ['S1', [{ atom: 1 }], [{ atom: 2 }, { atom: 5 }]],
      ['S2', [{ atom: 1 }], [{ atom: 2 }]],
    ]);
  });
});

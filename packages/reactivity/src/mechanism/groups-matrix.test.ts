import { describe, expect, it } from 'vitest';
import { createReactionNamer } from '../name-reactions/reaction-namer.ts';
import { readMatrixGroups, readMatrixSteps, stepBeside } from './groups-matrix.test-support.ts';
import { MechanismJudge } from './mechanism-judge.ts';

const judge = new MechanismJudge();
const nameReactionsOf = createReactionNamer();
const GROUPS = readMatrixGroups();
const STEPS = readMatrixSteps();

/** A methyl group, which nothing takes. */
const NOTHING = { name: 'nothing', ring: 'C', chain: 'C' };

function verdictsBeside(step: (typeof STEPS)[number], group: (typeof GROUPS)[number]): readonly string[] {
  const mapped = stepBeside(step, group);
  return judge.judge(mapped, nameReactionsOf(mapped)).map(({ verdict }) => verdict);
}

describe('the matrix of steps and of groups that stand by', () => {
  it('has no step or group twice, and knows the groups that it tells', () => {
    for (const names of [GROUPS.map(({ name }) => name), STEPS.map(({ name }) => name)]) expect(new Set(names).size).toBe(names.length);
    const known = new Set(GROUPS.map(({ name }) => name));
    expect(STEPS.flatMap(({ never, risk }) => [...never, ...risk].filter((name) => !known.has(name)))).toEqual([]);
  });

  it.each(STEPS.map((step) => [step.name, step] as const))('%s', (_, step) => {
    expect(verdictsBeside(step, NOTHING)).toEqual([]);
    const found = GROUPS.map((group) => [group.name, verdictsBeside(step, group)] as const);
    expect(found.filter(([, verdicts]) => verdicts.includes('never')).map(([name]) => name)).toEqual(step.never);
    expect(found.filter(([, verdicts]) => verdicts.length > 0 && !verdicts.includes('never')).map(([name]) => name)).toEqual(step.risk);
  });
});

import { FEASIBILITY_TERM_IDS } from '@retron/planning/training';
import { describe, expect, it } from 'vitest';
import { fitFeasibility } from './fit-feasibility.ts';
import { areaUnderCurve, isHeldBack, learnFeasibility, type RecordedOutcomes } from './learn-feasibility.ts';
import type { Outcome } from './mixture-outcomes.ts';
import { feasibilityWeightsModule } from './write-feasibility-weights.ts';

/** Outcomes of two numbers, of which the first decides in four of five. */
const DECIDED: readonly Outcome[] = Array.from({ length: 200 }, (_, index) => {
  const first = index % 2;
  return { measures: [first, (index >> 1) % 2], isRecorded: (first === 1) !== index % 10 < 2, weight: 1 };
});
const rule = { sign: 1, typical: 0, expected: 0 } as const;

describe('fitting the feasibility', () => {
  it('finds the odds that what decides has, and nothing in what does not', () => {
    const { weights } = fitFeasibility(DECIDED, [rule, rule]);
    // four to one against one to four: a factor of 16, pulled a little towards what is expected
    expect(weights[0]).toBeGreaterThan(2);
    expect(weights[0]).toBeLessThan(Math.log(16));
    expect(Math.abs(weights[1])).toBeLessThan(0.1);
  });

  it('keeps the sign that is asked for', () => {
    expect(fitFeasibility(DECIDED, [{ ...rule, sign: -1 }, rule]).weights[0]).toBeCloseTo(0, 9);
  });

  it('keeps what is expected where outcomes tell nothing', () => {
    const silent = DECIDED.map((outcome) => ({ ...outcome, measures: [outcome.measures[0], 0] }));
    expect(fitFeasibility(silent, [rule, { sign: -1, typical: 0, expected: -3 }]).weights[1]).toBeCloseTo(-3, 6);
  });

  it('counts an outcome as often as it stands for', () => {
    const heavy = DECIDED.map((outcome) => ({ ...outcome, weight: outcome.isRecorded ? 1 : 9 }));
    expect(fitFeasibility(heavy, [rule, rule]).constant).toBeLessThan(fitFeasibility(DECIDED, [rule, rule]).constant - 1);
  });
});

describe('learning the feasibility', () => {
  const recorded: readonly RecordedOutcomes[] = Array.from({ length: 40 }, (_, index) => ({
    origin: `US${index}`,
    outcomes: [true, false].map((isRecorded) => ({
      measures: FEASIBILITY_TERM_IDS.map((id) => (id === 'surroundings' && isRecorded ? 1 : 0)),
      isRecorded,
      weight: 1,
    })),
  }));

  it('fits on half of the origins and asks the others', () => {
    const learned = learnFeasibility(recorded);
    const heldBack = recorded.filter(({ origin }) => isHeldBack(origin)).length;
    expect(learned.fittedOn + learned.heldBack.reactions).toBe(40);
    expect(learned.heldBack.reactions).toBe(heldBack);
    expect(heldBack).toBeGreaterThan(8);
    expect(areaUnderCurve(learned.heldBack.estimates)).toBe(1);
  });

  it('writes the same module for the same reactions, with the command and the inputs in its head', () => {
    const inputs = [{ name: 'a.tsv', sha256: 'ab12' }];
    const text = feasibilityWeightsModule(
      learnFeasibility(recorded),
      'retron ranker train-feasibility --out feasibility-weights.ts',
      inputs,
    );
    expect(
      feasibilityWeightsModule(learnFeasibility(recorded), 'retron ranker train-feasibility --out feasibility-weights.ts', inputs),
    ).toBe(text);
    expect(text).toContain('//   retron ranker train-feasibility --out feasibility-weights.ts\n//   a.tsv ab12\n');
    expect(text.match(/^ {2}\w+: \{ weight: /gm)).toHaveLength(FEASIBILITY_TERM_IDS.length);
  });
});

describe('the area under the curve', () => {
  it('is the share of pairs in which the truth was given more, ties by half', () => {
    const of = (probability: number, isTrue: boolean, weight = 1) => ({ probability, isTrue, weight });
    expect(areaUnderCurve([of(0.9, true), of(0.1, false)])).toBe(1);
    expect(areaUnderCurve([of(0.9, true), of(0.95, false), of(0.1, false)])).toBe(0.5);
    expect(areaUnderCurve([of(0.5, true), of(0.5, false)])).toBe(0.5);
    expect(areaUnderCurve([of(0.5, true), of(0.9, false, 3), of(0.1, false)])).toBe(0.25);
  });
});

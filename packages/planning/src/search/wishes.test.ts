import type { BondPair } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { PlanRequest, SearchAlgorithm } from '../request/plan-request.ts';
import { planToy, routeWords, toyStock } from '../testing/toy-world.ts';

const ALGORITHMS: readonly SearchAlgorithm[] = ['brute-force', 'complexity-reduction', 'unprecedented', 'multi-step'];
const letters = toyStock('A', 'B', 'C', 'D');
/** Atoms of ABCD: A 0, B 1, C 2, D 3. */
const [AB, BC, CD]: readonly BondPair[] = [
  [0, 1],
  [1, 2],
  [2, 3],
];

const plan = (algorithm: SearchAlgorithm, intent: NonNullable<PlanRequest['intent']>, change: Partial<PlanRequest> = {}) =>
  planToy({ target: 'ABCD', algorithm, maxSteps: 3, maxSuggestions: 20, intent, ...change }, letters);

describe.each(ALGORITHMS)('wishes of %s', (algorithm) => {
  it('leave out, and count, steps that break a bond to keep, on every level', () => {
    const free = plan(algorithm, {}).lines;
    expect(free).toContain('ABCD < AB + CD');
    expect(free).toContain('BCD < B + CD');
    const { lines, summary } = plan(algorithm, { keeps: [BC] });
    expect(lines).not.toContain('ABCD < AB + CD');
    expect(lines.filter((line) => /^\w*BC\w* < .*\w*B \+ C/i.test(line))).toEqual([]);
    expect(lines).toContain('ABCD < A + BCD');
    expect(lines).toContain('BCD < BC + D');
    expect(lines).not.toContain('BCD < B + CD');
    expect(summary.leftOut['wish:keep:1-2']).toBeGreaterThan(1);
  });

  it('follow a bond to keep through a step that changes its atoms’ neighbours', () => {
    const { lines } = plan(algorithm, { keeps: [CD] });
    expect(lines).toContain('ABCD < ABCd');
    expect(lines).toContain('ABCd < AB + Cd');
    expect(lines).not.toContain('ABCd < ABC + d');
    expect(lines).not.toContain('CD < C + D');
  });

  it('bring what breaks a bond before its equals, and into a list that it would not be in', () => {
    const first = (intent: NonNullable<PlanRequest['intent']>, maxSuggestions: number) =>
      plan(algorithm, intent, { maxSteps: 1, maxSuggestions }).lines.filter((line) => /\+/.test(line));
    // The cuts at BC and CD are equally good; the first by its key is that at BC.
    expect(first({}, 10).indexOf('ABCD < AB + CD')).toBeLessThan(first({}, 10).indexOf('ABCD < ABC + D'));
    const wanted = first({ breaks: [CD] }, 10);
    expect(wanted.indexOf('ABCD < ABC + D')).toBeLessThan(wanted.indexOf('ABCD < AB + CD'));
    expect(first({ breaks: [CD] }, 2)).toContain('ABCD < ABC + D');
  });

  it('leave out what needs a structure to be avoided, or is called by a name to be avoided', () => {
    const { lines, summary } = plan(algorithm, { avoid: ['CD'], avoidNames: ['A.BCD'] });
    expect(lines.filter((line) => line.split(/ < | \+ /).includes('CD'))).toEqual([]);
    expect(lines).not.toContain('ABCD < A + BCD');
    expect(summary.leftOut).toMatchObject({ 'wish:avoid:CD': expect.any(Number), 'wish:name:A.BCD': 1 });
  });

  it('bring what leads to a required structure before its equals', () => {
    const wanted = plan(algorithm, { require: ['ABC'] }, { maxSteps: 1 }).lines;
    expect(wanted.indexOf('ABCD < ABC + D')).toBeLessThan(wanted.indexOf('ABCD < AB + CD'));
  });

  it('go on from a structure with the bonds that the earlier run has followed to it', () => {
    const earlier = plan(algorithm, { keeps: [BC] }, { maxSteps: 1, ...(algorithm === 'multi-step' ? { limits: { expansions: 1 } } : {}) });
    const structures = earlier.reports.flatMap((report) => report.structures);
    const from = structures.find(({ smiles }) => smiles === 'BCD')?.id ?? 0;
    const suggestions = earlier.reports.flatMap((report) => report.suggestions);
    const continuation = { from, structures, expanded: [1], suggestions, nextSuggestionId: suggestions.length + 1 };
    const { lines } = plan(algorithm, { keeps: [BC] }, { continuation, maxSteps: 1 });
    expect(lines).toContain('BCD < BC + D');
    expect(lines).not.toContain('BCD < B + CD');
  });
});

it('tell how many good disconnections a wish keeps out where few are left', () => {
  const { summary } = plan('complexity-reduction', { keeps: [AB, CD], avoid: ['ABCd'] }, { maxSteps: 1 });
  expect(summary.leftOut).toEqual({
    ...{ 'wish:keep:0-1': 1, 'wish:keep:2-3': 1, 'wish:avoid:ABCd': 1 },
    ...{ 'good:wish:keep:0-1': 1, 'good:wish:keep:2-3': 1, 'good:wish:avoid:ABCd': 1 },
  });
});

describe('routes that must have something', () => {
  const long: Partial<PlanRequest> = {
    target: 'ABCDEFGH',
    algorithm: 'multi-step',
    maxSteps: 8,
    maxSuggestions: 20,
    limits: { expansions: 8 },
  };
  const stock = toyStock('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'GH', 'EF', 'ABCD', 'CD');
  const blind = () => () => 0;

  it.each([[['GH']], [['EFG']], [['EF']], [['CD', 'EFG']]])(
    'are led to %j within few structures, where they were not found before',
    (require) => {
      const asked = { ...long, intent: { require } };
      const found = routeWords(planToy(asked, stock));
      expect(found.length).toBeGreaterThan(0);
      for (const words of found) expect(words).toEqual(expect.arrayContaining(require));
      expect(routeWords(planToy(asked, stock, blind))).toEqual([]);
    },
  );

  it('make what could be bought where what they must have can stand below it', () => {
    const asked = { ...long, target: 'ABCDE', intent: { require: ['Cd'] } };
    const found = routeWords(planToy(asked, toyStock('A', 'B', 'AB', 'CD', 'Cd', 'E')));
    expect(found.some((words) => words.includes('CD'))).toBe(true);
    for (const words of found) expect(words).toContain('Cd');
  });

  it('make what they must have where it cannot be bought', () => {
    const found = routeWords(planToy({ ...long, target: 'ABCD', intent: { require: ['BCD'] } }, letters));
    expect(found.length).toBeGreaterThan(0);
    for (const words of found) expect(words).toEqual(expect.arrayContaining(['BCD', 'B', 'D']));
  });

  it('have what other branches bring where the search goes on from a structure', () => {
    const asked: Partial<PlanRequest> = { ...long, target: 'ABCD', intent: { require: ['A'] } };
    const earlier = planToy({ ...asked, limits: { expansions: 1 } }, toyStock('A', 'B', 'C', 'D'));
    const structures = earlier.reports.flatMap((report) => report.structures);
    const suggestions = earlier.reports.flatMap((report) => report.suggestions);
    const from = structures.find(({ smiles }) => smiles === 'BCD')?.id ?? 0;
    const continuation = { from, structures, expanded: [1], suggestions, nextSuggestionId: suggestions.length + 1 };
    const { summary } = planToy({ ...asked, continuation }, toyStock('A', 'B', 'C', 'D'));
    expect(summary.routes.length).toBeGreaterThan(0);
  });
});

describe('routes with bonds to break and to keep', () => {
  it('break each bond somewhere, also where a part that has it could be bought', () => {
    const stock = toyStock('A', 'B', 'C', 'D', 'CD');
    const request: Partial<PlanRequest> = { target: 'ABCD', algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 20 };
    expect(routeWords(planToy(request, stock)).some((words) => words.includes('CD') && !words.includes('D'))).toBe(true);
    const found = planToy({ ...request, intent: { breaks: [CD] } }, stock);
    expect(routeWords(found).length).toBeGreaterThan(0);
    for (const words of routeWords(found)) expect(words).toContain('D');
  });

  it('are none where no route can do both, and it is told why', () => {
    const { summary } = plan('multi-step', { keeps: [AB] }, { maxSteps: 4 });
    expect(summary.routes).toEqual([]);
    expect(summary.leftOut['wish:keep:0-1']).toBeGreaterThan(0);
  });

  it('keep a bond where the part that has it can be bought', () => {
    const found = planToy(
      { target: 'ABCD', algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 20, intent: { keeps: [AB], breaks: [CD] } },
      toyStock('AB', 'C', 'D', 'CD'),
    );
    const words = routeWords(found);
    expect(words.length).toBeGreaterThan(0);
    for (const route of words) expect(route).toEqual(expect.arrayContaining(['AB', 'C', 'D']));
  });

  it('follow what breaks a bond first, though others promise to be cheaper', () => {
    const stock = toyStock('A', 'BCDEF', 'ABCDE', 'F');
    const request: Partial<PlanRequest> = { target: 'ABCDEF', algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 2 };
    const once = { ...request, limits: { expansions: 1 } };
    expect(routeWords(planToy(once, stock))).toEqual([['ABCDEF', 'A', 'BCDEF']]);
    expect(routeWords(planToy({ ...once, intent: { breaks: [[4, 5]] } }, stock))).toEqual([['ABCDEF', 'ABCDE', 'F']]);
  });

  it('count the whole routes that are not as they are wanted, each once', () => {
    const { summary, reports } = plan('multi-step', { require: ['E'] }, { maxSteps: 4 });
    const all = plan('multi-step', {}, { maxSteps: 4, wantedRoutes: 100 });
    expect(summary.routes).toEqual([]);
    const counted = summary.leftOut['wish:routes:require:E'];
    expect(counted).toBeGreaterThan(5);
    // What is too deep for anything to be made below it is not looked at.
    expect(counted).toBeLessThanOrEqual(all.summary.routes.length);
    expect(reports.length).toBeGreaterThan(1);
  });
});

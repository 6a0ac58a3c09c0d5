import { describe, expect, it } from 'vitest';
import { routeTitles } from './route-titles.ts';

const route = (idea: number, lastStep: string, earlierSteps: readonly string[], leaves: readonly number[]) => ({
  ...{ no: idea, idea, lastStep, earlierSteps, leaves },
});
const titlesOf = (...routes: readonly ReturnType<typeof route>[]) => [...routeTitles(routes, (sid) => `M${sid}`).values()];

describe('titles of routes', () => {
  it('are the last step where no other route ends with it', () => {
    expect(titlesOf(route(1, 'Amide coupling', ['Reduction'], [2]), route(2, 'Suzuki', ['Reduction'], [2]))).toEqual([
      'Amide coupling last',
      'Suzuki last',
    ]);
  });

  it('add the step before that the others do not have', () => {
    expect(
      titlesOf(
        route(1, 'Amide coupling', ['Reduction', 'Suzuki'], [2]),
        route(2, 'Amide coupling', ['Reduction', 'Heck'], [2]),
        route(3, 'Amide coupling', ['Reduction'], [2]),
      ),
    ).toEqual(['Amide coupling last, after Suzuki', 'Amide coupling last, after Heck', 'Amide coupling last']);
  });

  it('add two steps where one is shared with some', () => {
    expect(
      titlesOf(
        route(1, 'Amide coupling', ['Suzuki', 'Heck'], [2]),
        route(2, 'Amide coupling', ['Suzuki', 'Nitration'], [2]),
        route(3, 'Amide coupling', ['Heck', 'Nitration'], [2]),
      ),
    ).toEqual([
      'Amide coupling last, after Suzuki and Heck',
      'Amide coupling last, after Suzuki and Nitration',
      'Amide coupling last, after Heck and Nitration',
    ]);
  });

  it('add what a route starts from where its steps are called the same', () => {
    expect(titlesOf(route(1, 'Amide coupling', ['Suzuki'], [2, 5]), route(2, 'Amide coupling', ['Suzuki'], [2, 6]))).toEqual([
      'Amide coupling last, from M5',
      'Amide coupling last, from M6',
    ]);
  });

  it('tell the same steps in another order apart', () => {
    expect(
      titlesOf(
        route(1, 'Amide coupling', ['Suzuki', 'Reduction', 'Nitration'], [2]),
        route(2, 'Amide coupling', ['Reduction', 'Suzuki', 'Nitration'], [2]),
      ),
    ).toEqual(['Amide coupling last, after Suzuki', 'Amide coupling last, after Reduction']);
  });

  it('add a step that an idea of the same title has nowhere', () => {
    const titles = titlesOf(
      route(1, 'Amide coupling', ['Suzuki', 'Heck', 'Reduction'], [2]),
      route(2, 'Amide coupling', ['Suzuki', 'Nitration', 'Heck'], [2]),
      route(3, 'Amide coupling', ['Heck', 'Suzuki', 'Wittig'], [2]),
    );
    expect(new Set(titles).size).toBe(3);
  });

  it('add a step that an idea of the same title and steps has in another place', () => {
    const [first, second] = [
      route(1, 'Amide coupling', ['Wittig', 'Heck', 'Suzuki'], [2]),
      route(2, 'Amide coupling', ['Heck', 'Wittig', 'Suzuki'], [2]),
    ];
    const best = [route(1, 'Amide coupling', ['Ring closure'], [2]), route(2, 'Amide coupling', ['Sulfonylation'], [2])].map((each) => ({
      ...each,
      no: each.no + 10,
    }));
    expect(titlesOf(...best, first, second).slice(2)).toEqual(['Amide coupling last, after Wittig', 'Amide coupling last, after Heck']);
  });

  it('may be the same for routes of one idea', () => {
    const [first] = [route(1, 'Amide coupling', ['Suzuki'], [2])];
    expect(titlesOf(first, { ...first, no: 2, leaves: [3] })).toEqual(['Amide coupling last', 'Amide coupling last']);
  });

  it('are the number of the route where the last step has no name', () => {
    expect(titlesOf(route(4, '', [], [2]))).toEqual(['Route 4']);
  });
});

import { describe, expect, it } from 'vitest';
import { knownRoutes } from './known-routes.ts';
import { planToy, toyRequest, toyStock } from './testing/toy-world.ts';

describe('the routes that a tree has', () => {
  const letters = toyStock('A', 'B', 'C', 'D');
  const request = { target: 'ABCD', algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 20 } as const;
  const whole = { ...toyRequest, ...request, wantedRoutes: 100 };
  const { reports, summary } = planToy({ ...request, wantedRoutes: 100 }, letters);
  const tree = {
    ...{ from: 1, nextSuggestionId: 1, expanded: reports.map(({ structureId }) => structureId) },
    structures: reports.flatMap(({ structures }) => structures),
    suggestions: reports.flatMap(({ suggestions }) => suggestions),
  };

  it('are those that the search told which made it', () => {
    expect(summary.routes.length).toBeGreaterThan(3);
    expect(knownRoutes(whole, tree)).toEqual(summary.routes);
  });

  it('are none where a step is taken away that all of them have', () => {
    const ofTarget = summary.routes.map(({ route }) => route.step?.suggestionId);
    const left = tree.suggestions.filter(({ id }) => id === ofTarget[0] || !ofTarget.includes(id));
    const kept = knownRoutes(whole, { ...tree, suggestions: left });
    expect(kept.length).toBeGreaterThan(0);
    expect(new Set(kept.map(({ route }) => route.step?.suggestionId))).toEqual(new Set([ofTarget[0]]));
    expect(knownRoutes(whole, { ...tree, suggestions: left.filter(({ structureId }) => structureId !== 1) })).toEqual([]);
  });

  it('have what is asked of them', () => {
    const routes = knownRoutes({ ...whole, intent: { avoid: ['BCD'] } }, tree);
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.length).toBeLessThan(summary.routes.length);
  });
});

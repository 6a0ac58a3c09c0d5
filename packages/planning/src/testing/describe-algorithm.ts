import { describe, expect, it } from 'vitest';
import type { SearchAlgorithm } from '../request/plan-request.ts';
import { planToy, toyStock } from './toy-world.ts';

/** What every search algorithm promises; checked in the toy world. */
export function describeAlgorithm(algorithm: SearchAlgorithm): void {
  describe(`any search algorithm: ${algorithm}`, () => {
    const letters = toyStock('A', 'B', 'C', 'D');
    const plan = () => planToy({ target: 'ABCD', algorithm, maxSteps: 3, maxSuggestions: 3 }, letters);

    it('expands the target first, and tells each expansion by itself', () => {
      const { reports } = plan();
      expect(reports[0].structureId).toBe(1);
      expect(reports[0].structures[0]).toMatchObject({ id: 1, smiles: 'ABCD', depth: 0 });
      expect(reports.length).toBeGreaterThan(1);
      expect(new Set(reports.map((report) => report.structureId)).size).toBe(reports.length);
    });

    it('expands the target even when it is in stock', () => {
      expect(planToy({ target: 'AB', algorithm }, toyStock('A', 'B', 'AB')).lines).toContain('AB < A + B');
    });

    it('numbers structures and suggestions from 1 in the order in which they are told', () => {
      const { reports } = plan();
      const structures = reports.flatMap((report) => report.structures.map(({ id }) => id));
      const suggestions = reports.flatMap((report) => report.suggestions.map(({ id }) => id));
      expect(structures).toEqual(structures.map((_, index) => index + 1));
      expect(suggestions).toEqual(suggestions.map((_, index) => index + 1));
    });

    it('knows every structure once, before or together with the suggestions that need it', () => {
      const known = new Set<number>();
      const words = new Set<string>();
      for (const report of plan().reports) {
        for (const structure of report.structures) {
          known.add(structure.id);
          expect(words.has(structure.smiles)).toBe(false);
          words.add(structure.smiles);
        }
        for (const { precursors } of report.suggestions)
          for (const { structureId } of precursors) expect(known.has(structureId)).toBe(true);
      }
    });

    it('never expands what is in stock', () => {
      const { reports } = plan();
      const bought = new Set(reports.flatMap((report) => report.structures.filter(({ isInStock }) => isInStock).map(({ id }) => id)));
      expect(bought.size).toBeGreaterThan(0);
      expect(reports.filter((report) => bought.has(report.structureId))).toEqual([]);
    });

    it('never leads back to the target', () => {
      for (const { suggestions } of plan().reports) {
        for (const { precursors } of suggestions) expect(precursors.map(({ structureId }) => structureId)).not.toContain(1);
      }
    });

    it('keeps to the number of suggestions and of steps', () => {
      const { reports } = planToy({ target: 'ABCDEF', algorithm, maxSteps: 2, maxSuggestions: 2 });
      for (const { suggestions } of reports) expect(suggestions.length).toBeLessThanOrEqual(2);
      const depths = reports.flatMap((report) => report.structures.map(({ depth }) => depth));
      expect(Math.max(...depths)).toBe(2);
    });

    it('sorts the suggestions of a structure by rating', () => {
      for (const { suggestions } of plan().reports) {
        const ratings = suggestions.map(({ rating }) => rating);
        expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
      }
    });

    it('counts what it left out', () => {
      const [first] = planToy({ target: 'ABCD', algorithm, maxSuggestions: 1 }).reports;
      const total = Object.entries(first.leftOut).reduce((sum, [code, count]) => (code.startsWith('good:') ? sum : sum + count), 0);
      expect(total + first.suggestions.length).toBe(4);
    });

    it('goes forward only, up to 100 per cent', () => {
      const { reports, summary } = plan();
      const percents = [...reports.map(({ progress }) => progress.percent), summary.progress.percent];
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(percents.at(-1)).toBe(100);
      expect(Math.max(...percents.slice(0, -1))).toBeLessThan(100);
      expect(summary.progress.structuresExpanded).toBe(reports.length);
    });

    it('gives the same answer a second time', () => {
      expect(plan()).toEqual(plan());
    });

    it('continues from a structure with ids that go on, and does not expand again what was expanded', () => {
      const earlier = planToy({ target: 'ABCD', algorithm, maxSteps: 1, maxSuggestions: 3 });
      const structures = earlier.reports.flatMap((report) => report.structures);
      const from = structures.find(({ smiles }) => smiles === 'BCD');
      if (from === undefined) throw new Error('ABCD is not cut at its first bond');
      const suggestions = earlier.reports.flatMap((report) => report.suggestions);
      const continuation = { from: from.id, structures, expanded: [1], suggestions, nextSuggestionId: earlier.lines.length + 1 };
      const { reports } = planToy({ target: 'ABCD', algorithm, maxSteps: 1, maxSuggestions: 3, continuation });
      expect(reports.map(({ structureId }) => structureId)).toEqual([from.id]);
      expect(reports[0].suggestions[0].id).toBe(earlier.lines.length + 1);
      expect(reports[0].structures.every(({ id, depth }) => id > structures.length && depth === 2)).toBe(true);
    });

    it('continues below a structure that is expanded already, from what its suggestions lead to', () => {
      const earlier = planToy({ target: 'ABCD', algorithm, maxSteps: 2, maxSuggestions: 3 }, letters);
      const structures = earlier.reports.flatMap((report) => report.structures);
      const suggestions = earlier.reports.flatMap((report) => report.suggestions);
      const expanded = earlier.reports.map((report) => report.structureId);
      const from = structures.find(({ smiles }) => smiles === 'BCD');
      if (from === undefined || !expanded.includes(from.id)) throw new Error('BCD is not expanded');
      const below = suggestions.filter(({ structureId }) => structureId === from.id).flatMap(({ precursors }) => precursors);
      const continuation = { from: from.id, structures, expanded, suggestions, nextSuggestionId: suggestions.length + 1 };
      const { reports } = planToy({ target: 'ABCD', algorithm, maxSteps: 2, maxSuggestions: 3, continuation }, letters);
      const unknown = below.map(({ structureId }) => structureId).filter((id) => !expanded.includes(id));
      expect(reports.length).toBeGreaterThan(0);
      for (const { structureId } of reports) expect(unknown).toContain(structureId);
    });
  });
}

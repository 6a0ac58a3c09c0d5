import { fileURLToPath } from 'node:url';
import { openPlanningWorld } from '@retron/command';
import { finished } from '@retron/molecule';
import { createRetroExpander } from '@retron/planning';
import { describe, expect, it } from 'vitest';
import { readLastSteps } from './gold-fixtures.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const EVERY = 9;
const AMONG_FIRST = 10;
const LEAST_GOOD = 3;
/** Counted when the table was written, less two for a change of order elsewhere. */
const LEAST_FOUND = 45;

describe('everyday steps', () => {
  it('are good and among the first ten for most of every ninth row of the table', async () => {
    const opened = await openPlanningWorld(root, []);
    if (!opened.ok) throw new Error(opened.error.message);
    const table = readLastSteps(`${root}/fixtures/chemistry/everyday-steps.tsv`, opened.value.rdkit);
    if (!table.ok) throw new Error(table.error.message);
    const expander = createRetroExpander(opened.value, { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision: 2 });
    const asked = table.value.filter((_, place) => place % EVERY === 0);
    const found = asked.filter(({ target, precursorSets }) => {
      const first = finished(expander.expand(target)).steps.slice(0, AMONG_FIRST);
      const sets = new Set(precursorSets.map((set) => set.join('.')));
      return first.some(({ precursors, rating }) => rating >= LEAST_GOOD && sets.has([...new Set(precursors)].sort().join('.')));
    });
    expect(found.length).toBeGreaterThanOrEqual(LEAST_FOUND);
  }, 240_000);
});

import { readFileSync } from 'node:fs';
import { SAMPLE_SHAPE } from '@retron/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookUpPrecedents } from '../chemistry/precedent-lookup.ts';
import type { SampleQuery } from '../commands/ensure-sample.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { computeSample } from './compute-sample.ts';
import { readSample, SAMPLE_FILE, sampleText } from './sample-file.ts';
import { SAMPLE_QUESTION } from './sample-question.ts';
import { openSampleWorld, type SampleWorld } from './sample-world.ts';

describe.skipIf(!HAS_LIBRARIES)('the bundled sample', () => {
  let world: SampleWorld;
  let shipped: SampleQuery;
  beforeAll(async () => {
    world = await openSampleWorld();
    shipped = readSample()!.sample;
  });

  it('is what the planner finds with the libraries of today, to the letter', () => {
    expect(sampleText(computeSample(world, SAMPLE_QUESTION))).toBe(readFileSync(SAMPLE_FILE, 'utf8'));
  });

  it('has 17 first-level suggestions and, with the target, 19 structures', () => {
    const { query, growth } = shipped;
    const { suggestions, structures } = growth;
    expect({ breadth: query.maxSuggestions, suggestions: suggestions.length, structures: structures.length }).toEqual(SAMPLE_SHAPE);
    expect(suggestions.every(({ structureId }) => structureId === 1)).toBe(true);
    expect(new Set(structures.map(({ smiles }) => smiles)).size).toBe(structures.length);
    expect(structures[0]).toMatchObject({ id: 1, depth: 0, smiles: query.smiles });
  });

  it('has precedents for every suggestion', () => {
    for (const { transforms, nameReactions, precedentCount, examples } of shipped.growth.suggestions) {
      const suggestions = [{ transforms, nameReactions, plannedWith: shipped.plannedBy.libraries, examples }];
      const request = {
        suggestions,
        precedentCount,
        productSmiles: shipped.query.smiles,
        changed: null,
        sortedBy: 'surroundings' as const,
        offset: 0,
        limit: 3,
      };
      const found = lookUpPrecedents({ ...world, addresses: {} }, request);
      if (!found.ok) throw new Error(found.error.message);
      expect(found.value.total).toBeGreaterThan(0);
    }
  });
});

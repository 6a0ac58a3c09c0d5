import type { Suggestion } from '@retron/tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from './plan.ts';
import type { PlanningPorts } from './ports/ports.ts';
import { precedentsOf } from './precedents/precedents-of.ts';
import { shippedPorts, unwrap } from './testing/shipped-ports.ts';
import { TEXTBOOK_DISCONNECTIONS, type TextbookDisconnection } from './testing/textbook-disconnections.ts';

/** Unpacking the library, and each expansion, take seconds on a busy machine. */
const TIMEOUT_MS = 300_000;

/** Suggestions of one drug that a chemist would page through. */
const SUGGESTIONS = 25;
const GOOD = 3;

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await shippedPorts();
}, TIMEOUT_MS);

function canonical(smiles: string): string {
  return unwrap(ports.rdkit.canonicalSmiles(smiles));
}

/** A set of precursors as one text, whatever their order. */
function keyOf(precursors: readonly string[]): string {
  return precursors.map(canonical).sort().join(' + ');
}

const planned = new Map<string, ReadonlyMap<string, Suggestion>>();

/** Suggestions for a drug by their precursors; each drug is planned once. The same precursors by two disconnections: the better rated. */
function suggestionsFor({ smiles }: TextbookDisconnection): ReadonlyMap<string, Suggestion> {
  const known = planned.get(smiles);
  if (known !== undefined) return known;
  const [report] = plan(ports, {
    target: canonical(smiles),
    direction: 'retrosynthesis',
    algorithm: 'brute-force',
    strategy: 'All Transforms 1.0',
    precision: 2,
    maxSuggestions: SUGGESTIONS,
    maxSteps: 1,
  });
  const structures = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  const byPrecursors = new Map<string, Suggestion>();
  for (const suggestion of report.suggestions) {
    const key = keyOf(suggestion.precursors.map(({ structureId }) => structures.get(structureId) ?? ''));
    if (!byPrecursors.has(key)) byPrecursors.set(key, suggestion);
  }
  planned.set(smiles, byPrecursors);
  return byPrecursors;
}

describe('textbook disconnections of well-known drugs', { timeout: TIMEOUT_MS }, () => {
  it.each(TEXTBOOK_DISCONNECTIONS)('$drug: $reaction ($source)', (expected) => {
    const suggestions = suggestionsFor(expected);
    const sets = [expected.precursors, ...(expected.equivalents ?? []).map(({ precursors }) => precursors)].map(keyOf);
    const found = sets.flatMap((set) => suggestions.get(set) ?? []);
    expect(Math.max(0, ...found.map(({ rating }) => rating))).toBeGreaterThanOrEqual(GOOD);

    // every precedent was mined from patents: none is written by hand for a drug
    const { total, precedents } = unwrap(
      precedentsOf(ports, found[0], { productSmiles: canonical(expected.smiles), changed: null, sortedBy: 'product', offset: 0, limit: 5 }),
    );
    expect(total).toBeGreaterThan(0);
    for (const { precedent } of precedents) expect(precedent.source).toMatch(/^USPTO(-MIT)?$/);
  });

  it("has ten or more that are found with the source's own precursors", () => {
    const met = TEXTBOOK_DISCONNECTIONS.filter(
      (expected) => (suggestionsFor(expected).get(keyOf(expected.precursors))?.rating ?? 0) >= GOOD,
    );
    expect(met.length).toBeGreaterThanOrEqual(10);
  });
});

/** Steps of the textbooks that no recorded reaction of the library shows, so that a transform written by hand finds them. */
const WRITTEN_BY_HAND: readonly (TextbookDisconnection & { readonly says: string })[] = [
  {
    drug: 'warfarin',
    smiles: 'CC(=O)CC(c1ccccc1)c1c(O)c2ccccc2oc1=O',
    reaction: 'Michael addition',
    source: 'US 2,427,578',
    precursors: ['CC(=O)/C=C/c1ccccc1', 'O=c1cc(O)c2ccccc2o1'],
    says: 'Textbook reaction: Michael addition (Kürti, Czakó, Strategic Applications of Named Reactions in Organic Synthesis: Michael Addition Reaction); no recorded precedent.',
  },
  {
    drug: 'methyl norbornenecarboxylate',
    smiles: 'COC(=O)C1CC2CC1C=C2',
    reaction: 'Diels-Alder reaction',
    source: 'Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., chapter 34',
    precursors: ['C1C=CC=C1', 'C=CC(=O)OC'],
    says: 'Textbook reaction: Diels-Alder reaction (Kürti, Czakó, Strategic Applications of Named Reactions in Organic Synthesis: Diels-Alder Cycloaddition); no recorded precedent.',
  },
];

describe('reactions of the textbooks that nothing recorded shows', { timeout: TIMEOUT_MS }, () => {
  it.each(WRITTEN_BY_HAND)('$drug: $reaction, good and no better, with its source and without a precedent', (expected) => {
    const found = suggestionsFor(expected);
    const step = [...found].find(([key]) => withoutStereo(key) === withoutStereo(keyOf(expected.precursors)))?.[1];
    expect(step).toMatchObject({
      rating: GOOD,
      feasibility: null,
      precedentCount: 0,
      transforms: [],
      textbook: { name: expected.reaction },
    });
    expect(step?.reasons).toContain(expected.says);
    expect(step?.limits).toContain('A textbook reaction that no recorded reaction shows.');
    expect(step?.nameReactions.map(({ count }) => count)).toEqual([0]);
  });

  it('add nothing where reactions are recorded', () => {
    const imatinib = TEXTBOOK_DISCONNECTIONS.filter(({ drug }) => ['imatinib', 'celecoxib', 'paracetamol'].includes(drug));
    for (const expected of imatinib) {
      const step = suggestionsFor(expected).get(keyOf(expected.precursors));
      expect(step?.precedentCount, expected.drug).toBeGreaterThan(0);
      expect(step?.textbook, expected.drug).toBeNull();
    }
  });
});

function withoutStereo(key: string): string {
  return key.replaceAll(/[/\\]/g, '');
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRdkit } from '@retron/rdkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LastStep, type MechanismCase, readLastSteps, readMechanismCases } from './gold-fixtures.ts';

const path = (name: string) => fileURLToPath(new URL(`../../../fixtures/chemistry/${name}`, import.meta.url));
const column = (name: string, heading: string) => {
  const [header, ...rows] = readFileSync(path(name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => row[header.indexOf(heading)]);
};

/** Targets that the planner was made with, and others that it is only asked afterwards; each with the fewest that it must have. */
const TABLES = [
  ['last-steps.tsv', 150],
  ['last-steps-2.tsv', 50],
  ['last-steps-3.tsv', 130],
  ['last-steps-4.tsv', 200],
  ['last-steps-6.tsv', 180],
  ['last-steps-7.tsv', 120],
  ['last-steps-8.tsv', 110],
  ['last-steps-9.tsv', 70],
  ['last-steps-10.tsv', 30],
  ['last-steps-11.tsv', 50],
  ['last-steps-12.tsv', 100],
  ['last-steps-13.tsv', 60],
  ['last-steps-14.tsv', 60],
  ['last-steps-15.tsv', 60],
  ['last-steps-16.tsv', 60],
  ['last-steps-17.tsv', 40],
  ['last-steps-18.tsv', 60],
] as const;

/** Tables that were drawn by lot from drugs and hold nothing else. */
const DRUGS_ALONE: readonly string[] = ['last-steps-10.tsv'];

/** Tables of goods alone: drugs, agrochemicals and building blocks. */
const GOODS_ALONE: readonly string[] = ['last-steps-11.tsv', 'last-steps-13.tsv', 'last-steps-17.tsv'];

const KINDS = [
  'drug',
  'agrochemical',
  'fragrance',
  'dye',
  'ligand',
  'monomer',
  'material',
  'natural product',
  'textbook',
  'building block',
];

/** Likewise of single steps: those that the rules were tuned on, and others that were written before they were asked. */
const CASE_TABLES = [
  ['mechanism-cases.tsv', 200],
  ['mechanism-cases-2.tsv', 200],
  ['mechanism-cases-3.tsv', 180],
  ['mechanism-cases-4.tsv', 80],
  ['mechanism-cases-5.tsv', 200],
  ['mechanism-cases-6.tsv', 400],
  ['mechanism-cases-7.tsv', 320],
  ['mechanism-cases-8.tsv', 380],
  ['mechanism-cases-9.tsv', 240],
  ['mechanism-cases-10.tsv', 300],
  ['mechanism-cases-11.tsv', 120],
  ['mechanism-cases-12.tsv', 200],
  ['mechanism-cases-13.tsv', 70],
  ['mechanism-cases-14.tsv', 80],
  ['mechanism-cases-15.tsv', 220],
  ['mechanism-cases-16.tsv', 220],
  ['mechanism-cases-17.tsv', 60],
  ['mechanism-cases-18.tsv', 180],
  ['mechanism-cases-19.tsv', 220],
  ['mechanism-cases-20.tsv', 60],
  ['mechanism-cases-21.tsv', 300],
  ['mechanism-cases-22.tsv', 100],
  ['mechanism-cases-23.tsv', 100],
  ['mechanism-cases-24.tsv', 100],
  ['mechanism-cases-25.tsv', 100],
  ['mechanism-cases-26.tsv', 80],
  ['mechanism-cases-27.tsv', 80],
  ['mechanism-cases-28.tsv', 140],
  ['mechanism-cases-29.tsv', 140],
  ['mechanism-cases-30.tsv', 140],
  ['mechanism-cases-31.tsv', 140],
  ['mechanism-cases-32.tsv', 124],
  ['mechanism-cases-33.tsv', 136],
  ['mechanism-cases-34.tsv', 130],
  ['mechanism-cases-35.tsv', 98],
  ['mechanism-cases-36.tsv', 124],
  ['mechanism-cases-37.tsv', 108],
  ['mechanism-cases-38.tsv', 116],
  ['mechanism-cases-39.tsv', 138],
  ['mechanism-cases-40.tsv', 140],
  ['mechanism-cases-41.tsv', 140],
  ['mechanism-cases-42.tsv', 120],
  ['mechanism-cases-43.tsv', 162],
  ['mechanism-cases-44.tsv', 160],
] as const;

const lastStepsOf = new Map<string, readonly LastStep[]>();
const casesOf = new Map<string, readonly MechanismCase[]>();
beforeAll(async () => {
  const rdkit = await createRdkit();
  for (const [table] of TABLES) {
    const steps = readLastSteps(path(table), rdkit);
    if (!steps.ok) throw new Error(steps.error.message);
    lastStepsOf.set(table, steps.value);
  }
  for (const [table] of CASE_TABLES) {
    const mechanisms = readMechanismCases(path(table), rdkit);
    if (!mechanisms.ok) throw new Error(mechanisms.error.message);
    casesOf.set(table, mechanisms.value);
  }
}, 120_000);

/** How many atoms of each element but hydrogen. */
function heavyAtoms(molecules: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, inBrackets, plain] of molecules.join('.').matchAll(/\[\d*([A-Z][a-z]?|[a-z])[^\]]*\]|(Cl|Br|[BCNOPSFIcnops])/g)) {
    const symbol = inBrackets ?? plain;
    const element = symbol[0].toUpperCase() + symbol.slice(1);
    if (element !== 'H') counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  return counts;
}

describe.each(TABLES)('the last steps of %s', (table, fewest) => {
  let lastSteps: readonly LastStep[] = [];
  beforeAll(() => {
    lastSteps = lastStepsOf.get(table) ?? [];
  });

  it(`are those of at least ${fewest} targets, no target twice`, () => {
    expect(lastSteps.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(lastSteps.map(({ target }) => target)).size).toBe(lastSteps.length);
    expect(new Set(lastSteps.map(({ name }) => name)).size).toBe(lastSteps.length);
  });

  it('are of drugs, textbook products, building blocks and other goods, each with a source', () => {
    expect(lastSteps.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
    const others = GOODS_ALONE.includes(table) ? ['building block'] : ['textbook', 'building block'];
    const expected = ['drug', ...(DRUGS_ALONE.includes(table) ? [] : others)];
    expect(lastSteps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(expected));
    expect(column(table, 'source').filter((source) => source.length < 10)).toEqual([]);
  });

  it('are not of products that other tests use as reactions', async () => {
    const rdkit = await createRdkit();
    const reactions = readFileSync(fileURLToPath(new URL('../../../fixtures/mapped-reactions.tsv', import.meta.url)), 'utf8');
    const products = reactions
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => rdkit.canonicalSmiles(line.split('>')[2].replace(/:\d+\]/g, ']')));
    const taken = new Set(products.map((product) => (product.ok ? product.value : '')));
    expect(taken.has('')).toBe(false);
    expect(lastSteps.filter(({ target }) => taken.has(target)).map(({ name }) => name)).toEqual([]);
  });

  it('do not have the target among its precursors', () => {
    const circular = lastSteps.filter(({ target, precursorSets }) => precursorSets.some((set) => set.includes(target)));
    expect(circular.map(({ name }) => name)).toEqual([]);
  });

  it('name the same set only once', () => {
    const repeating = lastSteps.filter(
      ({ precursorSets }) => new Set(precursorSets.map((set) => set.join('.'))).size < precursorSets.length,
    );
    expect(repeating.map(({ name }) => name)).toEqual([]);
  });

  it('give every carbon and nitrogen atom of the target', () => {
    // Water, hydrogen halides and oxidants may be left out of a set, so oxygen and halogens are not counted.
    const sets = column(table, 'precursors');
    const short = lastSteps.flatMap(({ name, target }, i) => {
      const wanted = heavyAtoms([target]);
      return sets[i]
        .split(' | ')
        .filter((set) => {
          const given = heavyAtoms(set.split('.'));
          return ['C', 'N'].some((element) => (given.get(element) ?? 0) < (wanted.get(element) ?? 0));
        })
        .map((set) => `${name}: ${set}`);
    });
    expect(short).toEqual([]);
  });

  it('are given by one set at least with every element of the target', () => {
    const short = lastSteps.filter(
      ({ target, precursorSets }) =>
        !precursorSets.some((set) => {
          const given = heavyAtoms(set);
          return [...heavyAtoms([target]).keys()].every((element) => given.has(element));
        }),
    );
    expect(short.map(({ name }) => name)).toEqual([]);
  });
});

describe('the tables of last steps', () => {
  it('have no target in common', () => {
    const targets = TABLES.flatMap(([table]) => (lastStepsOf.get(table) ?? []).map(({ target }) => target));
    expect(targets.filter((target, i) => targets.indexOf(target) < i)).toEqual([]);
  });
});

describe.each(CASE_TABLES)('the mechanism cases of %s', (table, fewest) => {
  let cases: readonly MechanismCase[] = [];
  beforeAll(() => {
    cases = casesOf.get(table) ?? [];
  });

  it(`are at least ${fewest}, in pairs of a right and a wrong one of the same topic`, () => {
    expect(cases.length).toBeGreaterThanOrEqual(fewest);
    const byPair = new Map<string, MechanismCase[]>();
    for (const each of cases) byPair.set(each.pair, [...(byPair.get(each.pair) ?? []), each]);
    const odd = [...byPair].filter(([, [first, second, ...more]]) => {
      return more.length > 0 || !first?.isRight || second?.isRight !== false || first.topic !== second.topic;
    });
    expect(odd.map(([pair]) => pair)).toEqual([]);
  });

  it('do not repeat a step', () => {
    const steps = cases.map(({ precursors, product }) => `${precursors.join('.')}>>${product}`);
    expect(steps.filter((step, i) => steps.indexOf(step) < i)).toEqual([]);
  });

  it('have no element in the product that the precursors lack', () => {
    const short = cases.filter(({ precursors, product }) => {
      const given = heavyAtoms(precursors);
      return [...heavyAtoms([product]).keys()].some((element) => !given.has(element));
    });
    expect(short.map(({ reaction }) => reaction)).toEqual([]);
  });

  it('give a reason in words and a source', () => {
    expect(cases.filter(({ reason }) => reason.length < 8).map(({ reaction }) => reaction)).toEqual([]);
    expect(column(table, 'source').filter((source) => source.length < 10)).toEqual([]);
  });
});

describe('the tables of mechanism cases', () => {
  it('have no pair in common', () => {
    const pairs = CASE_TABLES.flatMap(([table]) => {
      const reactions = column(table, 'reaction');
      return reactions.filter((_, i) => i % 2 === 0).map((right, i) => `${right} ${reactions[2 * i + 1]}`);
    });
    expect(pairs.filter((pair, i) => pairs.indexOf(pair) < i)).toEqual([]);
  });
});

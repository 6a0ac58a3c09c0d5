import type { Conflict, Likelihood, TextbookTransform } from '@retron/reactivity';
import { describe, expect, it } from 'vitest';
import { type Explained, explain } from '../explain/explanation.ts';
import { precedentScore } from '../rank/precedents/precedent-ranker.ts';
import type { Findings } from '../step/findings.ts';
import type { OwnKind } from '../step/own-kind.ts';
import type { StepFacts } from '../step/step-facts.ts';
import { capsOf } from './caps.ts';
import { ownWord, placesWithoutCaps } from './own-word.ts';

/** A well-supported amide coupling. */
const COUPLING: StepFacts = {
  deepestLevel: 3,
  precedentCount: 400,
  closePrecedentCount: 90,
  similarity: 0.55,
  structureSize: 25,
  siteCount: 1,
  competingSiteCount: 0,
  simplification: 0.3,
  precursorCount: 2,
  precursorsInStock: 1,
  isUnprecedented: false,
};

describe('the score of precedents', () => {
  it.each([
    ['more recorded reactions', { precedentCount: 4000 }],
    ['more close ones', { closePrecedentCount: 300 }],
    ['a more similar precedent', { similarity: 0.8 }],
    ['greater simplification', { simplification: 0.5 }],
    ['more precursors in stock', { precursorsInStock: 2 }],
  ])('rises with %s', (_, change) => {
    expect(precedentScore({ ...COUPLING, ...change })).toBeGreaterThan(precedentScore(COUPLING));
  });

  it.each([
    ['less specific precedents', { deepestLevel: 2 }],
    ['still less specific ones', { deepestLevel: 1 }],
    ['more sites', { siteCount: 3 }],
    ['a competing site', { competingSiteCount: 1 }],
    ['more complex precursors', { simplification: -0.4 }],
  ] as const)('falls with %s', (_, change) => {
    expect(precedentScore({ ...COUPLING, ...change })).toBeLessThan(precedentScore(COUPLING));
  });
});

const KIND: OwnKind = { names: [], records: { all: 400, neighbours: 400, surroundings: 90 }, ofAnotherKind: 0, restsOn: null };
const NOTHING = { conflicts: [], unstable: [], kind: KIND, isSameButForStereo: false, mechanism: [] };
const withRecords = (all: number): Findings => ({ ...CLEAN, kind: { ...KIND, records: { all, neighbours: all, surroundings: all } } });
/** Run forward, the structure comes back and nothing else. */
const CLEAN: Findings = { ...NOTHING, replay: { verdict: 'same', competingSites: 0 } };

const conflictOf = (name: string, consequence: string): Conflict => {
  const source = { book: 'a textbook', place: 'a chapter' } as unknown as Conflict['incompatibility']['source'];
  const group = { id: 'primary-amine', name, pattern: '[NH2]' } as Conflict['group'];
  return {
    kind: {} as Conflict['kind'],
    group,
    incompatibility: { group: group.id, consequence, source } as Conflict['incompatibility'],
    atoms: [1],
    isTwin: false,
  };
};

const FAVORSKII: TextbookTransform = {
  name: 'Favorskii rearrangement',
  source: 'a textbook',
  likelihood: 'possible',
  transform: 'C>>C',
  example: 'C>>C',
};

describe('caps', () => {
  const highest = (change: Partial<StepFacts>, findings: Findings | null = CLEAN) =>
    capsOf({ ...COUPLING, ...change }, findings)[0]?.highest ?? 4;

  it('keep a step without precedent at bad, one with two precedents of its kind or fewer at good', () => {
    expect(highest({})).toBe(4);
    expect(highest({ isUnprecedented: true, competingSiteCount: 2 })).toBe(2);
    expect(highest({ precedentCount: 1 }, null)).toBe(3);
    for (const all of [0, 1, 2]) expect(highest({}, withRecords(all))).toBe(3);
    expect(highest({}, withRecords(3))).toBe(4);
  });

  it('keep at bad what does not give the structure back, with its configuration or without, and at good a product whose configuration is open', () => {
    expect(highest({}, { ...NOTHING, replay: { verdict: 'failed', competingSites: 0 } })).toBe(2);
    expect(highest({}, { ...NOTHING, replay: { verdict: 'other stereo', competingSites: 0 } })).toBe(2);
    expect(highest({ outside: 0.1 }, { ...NOTHING, replay: { verdict: 'other stereo', competingSites: 0 } })).toBe(3);
  });

  it('keep at bad a group that does not stand the conditions, a rule that hardly any step bears, and two risks of which each may be borne', () => {
    const conflict = conflictOf('a free aliphatic amine', 'is acylated as readily');
    const broken = (...rules: string[]) =>
      rules.map((rule) => ({ rule, verdict: 'risk', chip: 'Risk', text: rule, wanted: [], rivals: [] }) as const);
    expect(highest({}, { ...CLEAN, conflicts: [conflict] })).toBe(2);
    expect(highest({}, { ...CLEAN, conflicts: [{ ...conflict, isTwin: true }] })).toBe(4);
    expect(highest({}, { ...CLEAN, mechanism: broken('V2') })).toBe(2);
    expect(highest({}, { ...CLEAN, mechanism: broken('O6') })).toBe(3);
    expect(highest({}, { ...CLEAN, mechanism: broken('O6', 'P8') })).toBe(2);
    expect(highest({}, { ...CLEAN, mechanism: broken('O6', 'Q1') })).toBe(3);
    expect(highest({ outside: 0.1 }, { ...CLEAN, conflicts: [conflict], mechanism: broken('V2', 'O6') })).toBe(3);
  });

  it('keep at bad what needs a precursor that does not last, or rests on reactions of another kind', () => {
    expect(highest({}, { ...CLEAN, unstable: [{ fate: 'a geminal diol loses water', atoms: [1, 2, 3] }] })).toBe(2);
    expect(highest({}, { ...CLEAN, kind: { ...KIND, names: ['ether-dealkylation'], restsOn: 'co2h-et-deprotection' } })).toBe(2);
  });

  it('keep at bad what only changes a configuration', () => {
    expect(highest({}, { ...CLEAN, isSameButForStereo: true })).toBe(2);
  });

  it('leave a resolution that textbooks show good, with or without a record, though it loses half', () => {
    const halfLost = { rule: 'Q1', verdict: 'risk', chip: 'Resolution', text: 'half', wanted: [], rivals: [] } as const;
    const findings = { ...CLEAN, isSameButForStereo: true, mechanism: [halfLost] };
    expect(highest({ textbook: FAVORSKII }, findings)).toBe(3);
    expect(highest({ textbookToo: FAVORSKII, precedentCount: 1 }, findings)).toBe(3);
    expect(highest({ textbook: FAVORSKII }, { ...findings, mechanism: [{ ...halfLost, rule: 'Q9' }] })).toBe(3);
    expect(highest({ textbook: FAVORSKII }, { ...findings, mechanism: [{ ...halfLost, rule: 'Q6' }] })).toBe(2);
  });

  it('keep at good what has competing sites in the precursors', () => {
    expect(highest({}, { ...NOTHING, replay: { verdict: 'same', competingSites: 2 } })).toBe(3);
  });

  it('count a competing site of the structure only where the precursors were not shown to react at one place', () => {
    expect(highest({ competingSiteCount: 2 })).toBe(4);
    expect(highest({ competingSiteCount: 2 }, null)).toBe(3);
    expect(highest({ competingSiteCount: 2 }, { ...NOTHING, replay: null })).toBe(3);
  });

  it('keep at bad a textbook reaction that fits at too many places for how often it is chosen, and leave others good', () => {
    const textbook = (likelihood: Likelihood, siteCount = 1) => highest({ textbook: { ...FAVORSKII, likelihood }, siteCount });
    expect(textbook('possible')).toBe(3);
    expect(textbook('possible', 2)).toBe(2);
    expect(textbook('seldom')).toBe(2);
    expect(textbook('usual', 5)).toBe(3);
    expect(textbook('usual', 6)).toBe(2);
    expect(textbook('characteristic', 12)).toBe(3);
  });

  it('leave it to the share of a textbook reaction what it is worth forward', () => {
    const forward = { outside: 0.2, textbook: { ...FAVORSKII, likelihood: 'possible' as const } };
    expect(highest(forward)).toBe(3);
    expect(highest({ outside: 0.2, likelierTextbook: FAVORSKII.name })).toBe(3);
  });

  it('give a product the word of its share among what the same starting materials give', () => {
    const word = (expectedShare: number) => highest({ outside: 0.1, expectedShare });
    expect([0.75, 0.74, 0.25, 0.24, 0.03, 0.02].map(word)).toEqual([4, 3, 3, 2, 2, 1]);
    const [cap] = capsOf({ ...COUPLING, outside: 0.1, expectedShare: 0.32 }, CLEAN);
    expect(cap).toEqual({
      highest: 3,
      limit: 'Expected with a share of 32 %: the same starting materials may give other products.',
      isRisk: false,
    });
  });

  it('come lowest first', () => {
    const caps = capsOf(COUPLING, { ...withRecords(1), replay: { verdict: 'failed', competingSites: 0 } });
    expect(caps.map((cap) => cap.highest)).toEqual([2, 3]);
    expect(caps.map(({ isRisk }) => isRisk)).toEqual([true, false]);
  });
});

describe('what chemists choose', () => {
  const highest = (disconnectionShare: number, besideBestVariant = 1, change: Partial<StepFacts> = {}, isAnywhere = false) =>
    capsOf({ ...COUPLING, ...change }, CLEAN, { disconnectionShare, variantShare: 1, besideBestVariant, isAnywhere })[0]?.highest ?? 4;

  it('keeps at good what hardly anybody chooses, whether it builds or not', () => {
    expect(highest(0.049)).toBe(3);
    expect(highest(0.049, 1, { simplification: -0.4 })).toBe(3);
    expect(highest(0.05)).toBe(4);
  });

  it('keeps at good a variant that is chosen ten times less often than the best of its disconnection', () => {
    expect(highest(0.6, 0.1)).toBe(3);
    expect(highest(0.6, 0.11)).toBe(4);
  });

  it('keeps at bad what hardly anybody chooses where what leaves an arene might have stood anywhere', () => {
    expect(highest(0.049, 1, {}, true)).toBe(2);
    expect(highest(0.05, 1, {}, true)).toBe(4);
  });

  it('is not asked of a product of the forward direction', () => {
    expect(capsOf(COUPLING, CLEAN, null)).toEqual([]);
  });

  it('makes good from a feasibility of 0.40 on what one chemist in five would do, great from 0.93 what every second would, and moves no other word', () => {
    const word = (feasibility: number, disconnectionShare: number) =>
      ownWord(feasibility, { disconnectionShare, variantShare: 1, besideBestVariant: 1, isAnywhere: false }, []);
    expect([0.39, 0.4, 0.92, 0.93].map((feasibility) => word(feasibility, 0.5))).toEqual([2, 3, 3, 4]);
    expect([0.39, 0.4, 0.96, 0.97].map((feasibility) => word(feasibility, 0.49))).toEqual([2, 3, 3, 4]);
    expect([0.39, 0.4, 0.96, 0.97].map((feasibility) => word(feasibility, 0.2))).toEqual([2, 3, 3, 4]);
    expect([0.09, 0.4, 0.74, 0.75, 0.97].map((feasibility) => word(feasibility, 0.19))).toEqual([1, 2, 2, 3, 4]);
  });
});

describe('what chemists choose, in a variant that they do not', () => {
  it('lifts no word: the variant itself has to hold a fiftieth of the choice', () => {
    const word = (variantShare: number) =>
      ownWord(0.45, { disconnectionShare: 0.9, variantShare, besideBestVariant: 1, isAnywhere: false }, []);
    expect([word(0.019), word(0.02)]).toEqual([2, 3]);
  });
});

describe('what chemists choose, at risk', () => {
  const OFTEN = { disconnectionShare: 0.5, variantShare: 1, besideBestVariant: 1, isAnywhere: false };
  const word = (findings: Findings) => ownWord(0.6, OFTEN, capsOf(COUPLING, findings, OFTEN));

  it('lifts nothing that a known risk speaks against', () => {
    expect(word({ ...NOTHING, replay: { verdict: 'same', competingSites: 1 } })).toBe(2);
    expect(word(withRecords(1))).toBe(3);
    expect(word(CLEAN)).toBe(3);
  });
});

describe('places without caps', () => {
  const step = (disconnectionKey: string, probability: number, feasibility: number | null, disconnection: number) => ({
    disconnectionKey,
    probability,
    feasibility,
    choice: { disconnection, variant: 1 },
  });

  it('know what chemists choose: how often the disconnection, and how often beside the best variant that is recorded', () => {
    const steps = [
      step('a', 0.5, 0.99, 0.6),
      step('a', 0.05, 0.99, 0.6),
      step('a', 0.9, null, 0.6),
      step('b', 0.3, 0.5, 0.3),
      step('c', 0.01, 0.99, 0.01),
    ];
    expect(placesWithoutCaps(steps).map(({ rating }) => rating)).toEqual([4, 3, 3, 3, 3]);
  });
});

describe('an explanation', () => {
  const explained = (change: Partial<Explained>): Explained => ({
    facts: COUPLING,
    findings: CLEAN,
    rating: 4,
    caps: [],
    contributions: [],
    ...change,
  });
  const CONTRIBUTIONS = [
    { text: '90 precedents share the surroundings', weight: 1.2 },
    { text: 'Chemists often choose this disconnection', weight: 0.4 },
    { text: 'Another place of the precursors reacts as well', weight: -1 },
  ];

  it('says what speaks for a step, the number of precedents first', () => {
    expect(explain(explained({ contributions: CONTRIBUTIONS })).reasons).toEqual([
      '400 recorded reactions, 90 of them sharing the centre, its neighbours and theirs.',
      'Chemists often choose this disconnection.',
      'The most complex precursor is 30 % simpler than the structure.',
      '1 of 2 precursors is a known starting material.',
      'Run forward on the precursors, this one transform gives the structure back and nothing else; what other reactions would give is not asked.',
    ]);
    expect(explain(explained({ findings: null })).reasons.join()).not.toContain('Run forward');
  });

  it('counts the recorded reactions of its own kind only', () => {
    expect(explain(explained({ findings: withRecords(7) })).reasons[0]).toBe(
      '7 recorded reactions, sharing the centre, its neighbours and theirs.',
    );
    expect(explain(explained({ findings: withRecords(2334) })).reasons[0]).toBe(
      '2,334 recorded reactions, sharing the centre, its neighbours and theirs.',
    );
    expect(explain(explained({ findings: withRecords(0) })).reasons[0]).toBe('No recorded reaction of its kind.');
  });

  it('says why a rating is not one higher: the cap, then what speaks against it', () => {
    const facts: StepFacts = { ...COUPLING, competingSiteCount: 1 };
    expect(
      explain(explained({ facts, findings: null, rating: 3, caps: capsOf(facts, null), contributions: CONTRIBUTIONS })).limits,
    ).toEqual([
      'Competing sites: the same transform fits one other place in the structure.',
      'Another place of the precursors reacts as well.',
    ]);
    const findings: Findings = { ...CLEAN, replay: { verdict: 'same', competingSites: 1 } };
    expect(explain(explained({ findings, rating: 3, caps: capsOf(COUPLING, findings), contributions: CONTRIBUTIONS })).limits).toEqual([
      'Competing sites: the precursors can react just as well at another place, to another product.',
    ]);
  });

  it('says once that chemists rarely choose a disconnection, or a variant of it', () => {
    const contributions = [
      { text: 'Chemists rarely choose this disconnection', weight: -0.6 },
      { text: 'Other reagents are chosen far more often for it', weight: -0.2 },
    ];
    const caps = capsOf(COUPLING, null, { disconnectionShare: 0.01, variantShare: 1, besideBestVariant: 0.01, isAnywhere: false });
    const { limits } = explain(explained({ findings: null, rating: 3, caps, contributions }));
    expect(limits).toEqual([
      'Chemists hardly ever choose this disconnection here.',
      'Another variant of this disconnection is chosen at least ten times as often.',
    ]);
    expect(explain(explained({ findings: null, rating: 3, contributions })).limits).toEqual([
      'Chemists rarely choose this disconnection.',
      'Other reagents are chosen far more often for it.',
    ]);
  });

  it('says once what a warning says in full', () => {
    const racemate = {
      rule: 'Q6',
      verdict: 'risk',
      chip: 'Racemate forms',
      text: 'Nothing that goes in is chiral.',
      wanted: [],
      rivals: [],
    } as const;
    const findings: Findings = { ...CLEAN, mechanism: [racemate] };
    const contributions = [{ text: 'Racemate forms', weight: -0.6 }];
    const { limits } = explain(explained({ findings, rating: 3, caps: capsOf(COUPLING, findings), contributions }));
    expect(limits).toEqual([racemate.text]);
  });

  it('does not give as a limit what would allow a higher rating', () => {
    const findings = withRecords(1);
    const caps = capsOf(COUPLING, findings);
    expect(explain(explained({ findings, caps, rating: 3 })).limits).toContain('A single recorded reaction supports it.');
    expect(explain(explained({ findings, caps, rating: 2 })).limits).not.toContain('A single recorded reaction supports it.');
  });

  it('has no limits at the highest rating and always some below it', () => {
    expect(explain(explained({ contributions: CONTRIBUTIONS })).limits).toEqual([]);
    expect(explain(explained({ rating: 3 })).limits).not.toEqual([]);
    expect(explain(explained({ rating: 3, contributions: CONTRIBUTIONS.slice(0, 1) })).limits).not.toEqual([]);
  });

  it('never tells how similar the whole product is in per cent', () => {
    const { reasons, limits } = explain(explained({ facts: { ...COUPLING, similarity: 0.24 }, findings: null, rating: 2 }));
    expect([...reasons, ...limits].join()).not.toContain('similar');
  });

  it('says nothing of stock that was not asked, nor of simplification where there is none', () => {
    const { reasons, limits } = explain(
      explained({ facts: { ...COUPLING, simplification: null, precursorsInStock: null }, findings: null, rating: 2 }),
    );
    expect([...reasons, ...limits].join(' ')).not.toMatch(/stock|simpler/);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { taughtPorts } from '../testing/taught-ports.ts';
import { conditionsOf, givingPartners } from './reagents-given.ts';

const EPOXIDATION =
  '[OH:1][O:20][C:21](=[O:22])[c:23]1[cH:24][cH:25][cH:26][c:27]([Cl:28])[cH:29]1.[CH2:2]=[CH:3][CH2:4][CH3:5]>>[O:1]1[CH2:2][CH:3]1[CH2:4][CH3:5]';
/** Of a ketone with a double bond either reacts, by its reagent. */
const TAUGHT = [
  { key: 'reduction', reaction: '[O:1]=[C:2]([CH3:3])[CH2:4][CH3:5]>>[OH:1][CH:2]([CH3:3])[CH2:4][CH3:5]' },
  { key: 'hydrogenation', reaction: '[CH2:1]=[CH:2][CH2:3][CH3:4]>>[CH3:1][CH2:2][CH2:3][CH3:4]' },
  { key: 'epoxidation', reaction: EPOXIDATION },
  { key: 'Grignard reaction', reaction: '[CH3:1][Mg+].[O:2]=[C:3]([CH3:4])[CH2:5][CH3:6]>>[CH3:1][C:3]([OH:2])([CH3:4])[CH2:5][CH3:6]' },
  { key: 'azide', reaction: 'Br[CH:1]([CH3:2])[CH2:3][CH3:4].[N-:5]=[N+:6]=[N-:7]>>[CH:1]([CH3:2])([CH2:3][CH3:4])[N:5]=[N+:6]=[N-:7]' },
  { key: 'lactim', reaction: 'C[O:1][c:2]1[n:3][cH:4][cH:5][cH:6][cH:7]1>>[OH:1][c:2]1[n:3][cH:4][cH:5][cH:6][cH:7]1' },
  { key: 'elimination', reaction: 'Br[CH2:1][CH2:2][CH2:3][CH3:4]>>[CH2:1]=[CH:2][CH2:3][CH3:4]' },
  { key: 'alkylation', reaction: 'Br[CH2:1][CH2:2][CH3:3].[NH2:4][CH3:5]>>[CH2:1]([CH2:2][CH3:3])[NH:4][CH3:5]' },
  { key: 'transamination', reaction: 'N[CH2:1][CH2:2][CH3:3].[NH2:4][CH3:5]>>[CH2:1]([CH2:2][CH3:3])[NH:4][CH3:5]' },
  {
    key: 'ester',
    reaction: 'O[C:1](=[O:2])[CH3:3].[OH:4][CH:5]([CH3:6])[CH2:7][CH3:8]>>[C:1](=[O:2])([CH3:3])[O:4][CH:5]([CH3:6])[CH2:7][CH3:8]',
  },
];
const ENONE = 'C=CCCC(C)=O';
const MCPBA = 'O=C(OO)c1cccc(Cl)c1';

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await taughtPorts(TAUGHT);
});

function react(target: string, reagents: readonly string[], maxSteps = 1) {
  const reports = [
    ...plan(ports, {
      target,
      direction: 'forward',
      algorithm: 'brute-force',
      strategy: 'All Reactions 1.0',
      precision: 1,
      maxSuggestions: 100,
      maxSteps,
      reagents,
    }),
  ];
  const smiles = new Map(reports.flatMap(({ structures }) => structures.map((structure) => [structure.id, structure.smiles])));
  const suggestions = reports[0].suggestions.map((suggestion) => ({
    ...suggestion,
    product: smiles.get(suggestion.precursors[0].structureId) ?? '',
  }));
  return { reports, suggestions };
}

describe('reagents of a forward query', () => {
  it('decide which group of a structure reacts', () => {
    expect(react(ENONE, ['[BH4-].[Na+]']).suggestions[0].product).toBe('C=CCCC(C)O');
    const underPeracid = react(ENONE, [MCPBA]).suggestions[0];
    expect([underPeracid.product, underPeracid.partners]).toEqual(['CC(=O)CCC1CO1', [MCPBA]]);
  });

  it('meet textbook reactions of Grignard reagents, whatever the halide is', () => {
    for (const halide of ['Br', 'Cl']) {
      const { suggestions } = react(`C[Mg]${halide}.O=C1C=CCCC1`, ['[Cu][I]']);
      expect(suggestions[0].product).toBe('CC1CCCC(=O)C1');
    }
  });

  it('give atoms two at a time where a textbook takes two', () => {
    const [first] = react('O=C(O)c1ccccc1', ['[N-]=[N+]=NP(=O)(Oc1ccccc1)Oc1ccccc1', 'CC(C)(C)O']).suggestions;
    expect(first.product).toBe('CC(C)(C)OC(=O)Nc1ccccc1');
    expect(first.partners).toEqual(['[N-]=[N+]=NP(=O)(Oc1ccccc1)Oc1ccccc1', 'CC(C)(C)O']);
  });

  it('lower what needs others, and say so', () => {
    const { suggestions } = react(ENONE, ['[BH4-].[Na+]']);
    const hydrogenated = suggestions.find(({ product }) => product === 'CCCCC(C)=O');
    expect(hydrogenated?.rating).toBeLessThanOrEqual(2);
    expect(hydrogenated?.messages.warning).toContain('Other reagents: this reaction is made by reagents of another kind than those given.');
  });

  it('give atoms where records have a part of them: an azide ion, an organometallic reagent without its halide', () => {
    const [azide] = react('CCC(C)Br', ['[N-]=[N+]=[N-].[Na+]']).suggestions;
    expect([azide.product, azide.partners]).toEqual(['CCC(C)N=[N+]=[N-]', ['[N-]=[N+]=[N-]']]);
    const [alcohol] = react('CC(=O)CCC', ['[CH3][Mg][Br]']).suggestions;
    expect([alcohol.product, alcohol.partners]).toEqual(['CCCC(C)(C)O', ['[CH3][Mg][Br]']]);
  });

  it('turn a centre over where the nucleophile comes from behind', () => {
    expect(react('CC[C@H](C)Br', ['[N-]=[N+]=[N-].[Na+]']).suggestions[0].product).toBe('CC[C@@H](C)N=[N+]=[N-]');
    const esters = (reagents: readonly string[]) => react('CC(=O)O.CC[C@H](C)O', reagents).suggestions.map(({ product }) => product);
    expect(esters(['CC(C)OC(=O)N=NC(=O)OC(C)C'])[0]).toBe('CC[C@@H](C)OC(C)=O');
    expect(esters([])[0]).toBe('CC[C@H](C)OC(C)=O');
  });

  it('are not warned of where they turn a centre over that the map leaves alone', () => {
    const [inverted] = react('CC(=O)O.CC[C@H](C)O', ['CC(C)OC(=O)N=NC(=O)OC(C)C']).suggestions;
    expect(inverted.messages.warning).toEqual([]);
  });

  it('make what few records show as probable as textbooks do', () => {
    const alkene = (reagents: readonly string[]) => react('CCCCBr', reagents).suggestions.find(({ product }) => product === 'C=CCC');
    const [alone, withBase] = [alkene([]), alkene(['CC(C)(C)[O-].[K+]'])];
    expect(withBase?.feasibility).toBeGreaterThan(alone?.feasibility ?? 1);
    expect(withBase?.messages.info.some((text) => text.startsWith('Textbooks show it too: Dehydrohalogenation'))).toBe(true);
    expect(alone?.messages.info.some((text) => text.startsWith('Textbooks'))).toBe(false);
  });

  it('tell which of two textbook reactions makes a product', () => {
    const hydration = (reagents: readonly string[]) =>
      react('C=CCCCC.O', reagents).suggestions.find(({ product }) => product === 'CCCCC(C)O');
    const [alone, withMercury] = [hydration([]), hydration(['CC(=O)[O][Hg][O]C(C)=O'])];
    expect(alone?.textbook?.name).toBe('Markovnikov hydration');
    expect(withMercury?.textbook?.name).toBe('Oxymercuration');
    expect(withMercury?.feasibility).toBeGreaterThan(alone?.feasibility ?? 1);
  });

  it('react as starting materials where they are none of the reagents that are known', () => {
    const ofAmine = (reagents: readonly string[]) =>
      react('CCCCN', reagents).suggestions.filter(({ product }) => product === 'CCCCNCC1CC1');
    expect(ofAmine(['BrCC1CC1'])[0].partners).toEqual(['BrCC1CC1']);
    expect(ofAmine([])).toEqual([]);
  });

  it('give a formyl group as solvents only beside what takes one', () => {
    const ofDmf = (reagents: readonly string[]) =>
      react('Brc1ccccc1OC', ['CN(C)C=O', ...reagents]).suggestions.flatMap(({ partners }) =>
        partners.filter((each) => each === 'CN(C)C=O'),
      );
    expect(ofDmf(['[Li][CH2]CCC'])).not.toEqual([]);
    expect(ofDmf(['O=C([O-])[O-].[K+].[K+]'])).toEqual([]);
  });

  it('bring no ammonia where ammonium chloride is the work-up of a lithium base or a Grignard reagent', () => {
    const givers = (reagents: readonly string[]) =>
      givingPartners(['Clc1cncc(Cl)c1'], ['[Cl-].[NH4+]', ...reagents]).map(({ molecule }) => molecule);
    expect(givers(['CCN(CC)CC'])).toContain('N');
    for (const base of ['CC(C)[N-]C(C)C.[Li+]', '[Li][CH2]CCC', '[CH3][Mg][Br]']) expect(givers([base])).not.toContain('N');
  });

  it('need not be known: then nothing changes', () => {
    expect(react(ENONE, ['CCCCC']).suggestions).toEqual(react(ENONE, []).suggestions);
  });

  it('act on the target alone', () => {
    const [, next] = react(ENONE, ['[BH4-].[Na+]'], 2).reports;
    const further = react('C=CCCC(C)O', []);
    expect(next.outside).toBe(further.reports[0].outside);
  });
});

describe('water among the starting materials', () => {
  it('need not be in the product, and is no reductant', () => {
    const { suggestions } = react('COc1cc(C)ccn1.O', []);
    expect(suggestions.map(({ product }) => product)).toContain('Cc1cc[nH]c(=O)c1');
    const [alone, wet] = ['C=CCCC(C)=O', 'C=CCCC(C)=O.O'].map((target) =>
      react(target, []).suggestions.find(({ product }) => product === 'C=CCCC(C)O'),
    );
    expect(alone?.messages.warning).toEqual([]);
    expect(wet?.messages.warning).toContain('Other reagents: this reaction is made by reagents of another kind than those given.');
  });
});

describe('a hydroxypyridine that is made', () => {
  it('is drawn as the pyridone, unless the reader draws such a group otherwise', () => {
    expect(react('COc1cc(C)ccn1', []).suggestions[0].product).toBe('Cc1cc[nH]c(=O)c1');
    const drawn = react('COc1cc(Cc2ccnc(O)c2)ccn1', []).suggestions.map(({ product }) => product);
    expect(drawn).toContain('Oc1cc(Cc2ccnc(O)c2)ccn1');
  });
});

describe('the share outside what is known', () => {
  it('makes 1 with the shares of all products, or less where improbable ones are left out', () => {
    const { reports, suggestions } = react(`${ENONE}.${MCPBA}`, []);
    const shares = suggestions.reduce((sum, { feasibility }) => sum + (feasibility ?? 0), 0);
    expect(reports[0].outside).toBeGreaterThan(0);
    expect(shares + (reports[0].outside ?? 0)).toBeLessThanOrEqual(1 + 1e-9);
    expect(shares).toBeGreaterThan(0);
  });

  it('is large where a rule of mechanism speaks against the best that is found', () => {
    const outsideOf = (target: string) => react(target, []).reports[0].outside ?? 0;
    expect(outsideOf('CCCN.NC')).toBeGreaterThan(5 * outsideOf('CCCBr.NC'));
    expect(Math.max(...react('CCCN.NC', []).suggestions.map(({ rating }) => rating))).toBeLessThanOrEqual(2);
  });

  it('is everything where no product is found', () => {
    expect(react('CCCCCC.CCC', []).reports[0].outside).toBe(1);
  });

  it('is not asked in the other direction', () => {
    const [report] = plan(ports, {
      target: 'CCC(C)O',
      direction: 'retrosynthesis',
      algorithm: 'brute-force',
      strategy: 'All Transforms 1.0',
      precision: 1,
      maxSuggestions: 10,
      maxSteps: 1,
    });
    expect(report).not.toHaveProperty('outside');
  });
});

describe('the conditions', () => {
  const kinds = (reagents: readonly string[]) => conditionsOf(['CC(=O)O', 'NCc1ccccc1'], reagents).kinds.map(({ id }) => id);

  it('say that something is written of which nothing is known, beside what is', () => {
    expect(kinds(['CCN(CC)CC', 'ClCCl'])).toEqual(['carbonate-or-amine-base']);
    expect(kinds(['CCN(CC)CC', 'C[n+]1ccccc1Cl.[I-]'])).toEqual(['carbonate-or-amine-base', 'halide-salt', 'not-known']);
    expect(kinds(['O=C1CCC(=O)N1OC(=O)C(Cl)(Cl)Cl', 'ClCCl'])).toEqual([]);
  });
});

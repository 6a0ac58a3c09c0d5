import type { Suggestion } from '@retron/tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import { shippedPorts, unwrap } from '../testing/shipped-ports.ts';

/** Unpacking the library, and each expansion, take seconds on a busy machine. */
const TIMEOUT_MS = 300_000;

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await shippedPorts();
}, TIMEOUT_MS);

function canonical(smiles: string): string {
  return unwrap(ports.rdkit.canonicalSmiles(smiles));
}

interface Found extends Suggestion {
  /** Precursors as `a + b`. */
  readonly line: string;
}

function suggestionsFor(smiles: string, change: Partial<PlanRequest> = {}): readonly Found[] {
  const [report] = plan(ports, {
    target: canonical(smiles),
    direction: 'retrosynthesis',
    algorithm: 'complexity-reduction',
    strategy: 'All Transforms 1.0',
    precision: 2,
    maxSuggestions: 12,
    maxSteps: 1,
    ...change,
  });
  const structures = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  return report.suggestions.map((suggestion) => ({
    ...suggestion,
    line: suggestion.precursors.map(({ structureId }) => structures.get(structureId)).join(' + '),
  }));
}

function isAtAllEnds({ messages }: Suggestion): boolean {
  return messages.info.some((text) => / equal ends at once[.;]/.test(text));
}

const setOf = (...precursors: readonly string[]) => precursors.map(canonical).sort().join(' + ');

/** What chemists write as one step: target and precursors. */
const SYMMETRIC: Readonly<Record<string, readonly [target: string, ...precursors: string[]]>> = {
  'the dinitrile of pentamidine': ['N#Cc1ccc(OCCCCCOc2ccc(C#N)cc2)cc1', 'BrCCCCCBr', 'N#Cc1ccc(O)cc1', 'N#Cc1ccc(O)cc1'],
  ethambutol: ['CC[C@@H](CO)NCCN[C@@H](CC)CO', 'ClCCCl', 'CC[C@H](N)CO', 'CC[C@H](N)CO'],
  decamethonium: ['C[N+](C)(C)CCCCCCCCCC[N+](C)(C)C', 'BrCCCCCCCCCCBr', 'CN(C)C', 'CN(C)C'],
  hexamethonium: ['C[N+](C)(C)CCCCCC[N+](C)(C)C', 'CN(C)CCCCCCN(C)C', 'CI', 'CI'],
  dapsone: ['Nc1ccc(S(=O)(=O)c2ccc(N)cc2)cc1', 'O=[N+]([O-])c1ccc(S(=O)(=O)c2ccc([N+](=O)[O-])cc2)cc1'],
  chlorhexidine: [
    'N=C(NCCCCCCNC(=N)NC(=N)Nc1ccc(Cl)cc1)NC(=N)Nc1ccc(Cl)cc1',
    'N#CNC(=N)NCCCCCCNC(=N)NC#N',
    'Nc1ccc(Cl)cc1',
    'Nc1ccc(Cl)cc1',
  ],
  suxamethonium: ['C[N+](C)(C)CCOC(=O)CCC(=O)OCC[N+](C)(C)C', 'CN(C)CCOC(=O)CCC(=O)OCCN(C)C', 'CI', 'CI'],
  'bisphenol A diglycidyl ether': ['CC(C)(c1ccc(OCC2CO2)cc1)c1ccc(OCC2CO2)cc1', 'CC(C)(c1ccc(O)cc1)c1ccc(O)cc1', 'ClCC1CO1', 'ClCC1CO1'],
  "N,N'-dibenzylethylenediamine": ['C(CNCc1ccccc1)NCc1ccccc1', 'NCCN', 'O=Cc1ccccc1', 'O=Cc1ccccc1'],
  'dimethyl terephthalate': ['COC(=O)c1ccc(C(=O)OC)cc1', 'O=C(O)c1ccc(C(=O)O)cc1', 'CO', 'CO'],
};

/** Where nothing is done at two ends at once: targets, and why. */
const NOT_SYMMETRIC: Readonly<Record<string, string>> = {
  'two ends, one without its nitrile': 'N#Cc1ccc(OCCCCCOc2ccccc2)cc1',
  'two chains of unequal length': 'COC(=O)CCCCC(C)C(=O)OC',
  'bonds that meet in one carbon: a urea': 'O=C(Nc1ccccc1)Nc1ccccc1',
  'bonds that meet in one nitrogen': 'c1ccc(CNCc2ccccc2)cc1',
};

describe('equal ends', { timeout: TIMEOUT_MS }, () => {
  it.each(Object.entries(SYMMETRIC))('of %s: both at once, good and first of its disconnection', (_, [target, ...precursors]) => {
    const found = suggestionsFor(target);
    const step = found.find(({ line }) => line === setOf(...precursors));
    expect(step).toMatchObject({ variantOf: null });
    expect(step && isAtAllEnds(step)).toBe(true);
    expect(step?.rating).toBeGreaterThanOrEqual(3);
    expect(step?.precedentCount).toBeGreaterThan(0);
    expect(step?.messages.warning).toEqual([]);
    expect(step?.reasons).toContain(
      'Run forward on the precursors, this one transform gives the structure back and nothing else; what other reactions would give is not asked.',
    );
  });

  it('stand beside the step at one end, once for a disconnection, with both ends among the bonds', () => {
    for (const [target] of Object.values(SYMMETRIC)) {
      const ofDisconnection = new Map<number, number>();
      for (const step of suggestionsFor(target).filter(isAtAllEnds)) {
        const leader = step.variantOf ?? step.id;
        ofDisconnection.set(leader, (ofDisconnection.get(leader) ?? 0) + 1);
      }
      expect([...ofDisconnection.values()].every((count) => count === 1)).toBe(true);
    }
    const [both, one] = suggestionsFor(SYMMETRIC.ethambutol[0]);
    expect([both.bonds.length, one.bonds.length, one.variantOf]).toEqual([2, 1, both.id]);
    expect(both.probability).toBeGreaterThan(one.probability);
  });

  it('are said to have the precedents of one end, or how many did both', () => {
    const infoOf = (name: string) => {
      const [target, ...precursors] = SYMMETRIC[name];
      return suggestionsFor(target).find(({ line }) => line === setOf(...precursors))?.messages.info;
    };
    expect(infoOf('ethambutol')).toContain('At both equal ends at once; the precedents are of the step at one end.');
    expect(infoOf('dapsone')).toContainEqual(
      expect.stringMatching(/^At both equal ends at once; \d+ precedents do so, the others are of the step at one end\.$/),
    );
  });

  it('are all taken where there are three', () => {
    const found = suggestionsFor('COC(=O)c1cc(C(=O)OC)cc(C(=O)OC)c1');
    const step = found.find(({ line }) => line === setOf('O=C(O)c1cc(C(=O)O)cc(C(=O)O)c1', 'CO', 'CO', 'CO'));
    expect(step?.messages.info).toContainEqual(expect.stringMatching(/^At all three equal ends at once/));
    expect(found.some(({ line }) => line === setOf('COC(=O)c1cc(C(=O)O)cc(C(=O)O)c1', 'CO', 'CO'))).toBe(false);
  });

  it.each(Object.entries(NOT_SYMMETRIC))('are none: %s', (_, target) => {
    const made = suggestionsFor(target, { algorithm: 'brute-force', maxSuggestions: 300 });
    expect(made.length).toBeGreaterThan(5);
    for (const { line } of made.filter(isAtAllEnds)) expect(line).toBe('');
  });

  it('are none at a bond that lies on the symmetry itself, though there are others', () => {
    // The bond between the rings is 5-6.
    const made = suggestionsFor('COc1ccc(-c2ccc(OC)cc2)cc1', { algorithm: 'brute-force', maxSuggestions: 300 });
    const joinsRings = ({ bonds }: Suggestion) => bonds.some(([a, b]) => a === 5 && b === 6);
    expect(made.filter(joinsRings).length).toBeGreaterThan(5);
    expect(made.filter(isAtAllEnds).length).toBeGreaterThan(0);
    expect(made.filter(isAtAllEnds).filter(joinsRings)).toEqual([]);
  });

  it('are none where what comes off would be two configurations', () => {
    const amines = ['CC[C@H](N)CO', 'CC[C@@H](N)CO'].map(canonical);
    const made = suggestionsFor('CC[C@@H](CO)NCCN[C@H](CC)CO', { algorithm: 'brute-force', maxSuggestions: 300 });
    const ofAmine = made.filter(({ line }) => line.split(' + ').some((smiles) => amines.includes(smiles)));
    expect(ofAmine.length).toBeGreaterThan(5);
    expect(ofAmine.filter(isAtAllEnds)).toEqual([]);
  });

  it('are found by the multi-step search, too', () => {
    const [target, ...precursors] = SYMMETRIC['the dinitrile of pentamidine'];
    const found = suggestionsFor(target, { algorithm: 'multi-step', maxSteps: 3, maxSuggestions: 25 });
    expect(found.find(({ line }) => line === setOf(...precursors))).toMatchObject({ variantOf: null });
  });
});

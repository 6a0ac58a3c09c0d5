import type { Suggestion } from '@retron/tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { shippedPorts, unwrap } from '../testing/shipped-ports.ts';

/** Unpacking the library, and each expansion, take seconds on a busy machine. */
const TIMEOUT_MS = 300_000;

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await shippedPorts();
}, TIMEOUT_MS);

const canonical = (smiles: string) => unwrap(ports.rdkit.canonicalSmiles(smiles));
const setOf = (...precursors: readonly string[]) => precursors.map(canonical).sort().join(' + ');

interface Found extends Suggestion {
  /** Precursors as `a + b`. */
  readonly line: string;
}

function suggestionsFor(smiles: string): readonly Found[] {
  const [report] = plan(ports, {
    target: canonical(smiles),
    direction: 'retrosynthesis',
    algorithm: 'brute-force',
    strategy: 'All Transforms 1.0',
    precision: 2,
    maxSuggestions: 60,
    maxSteps: 1,
  });
  const structures = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  return report.suggestions.map((suggestion) => ({
    ...suggestion,
    line: suggestion.precursors.map(({ structureId }) => structures.get(structureId)).join(' + '),
  }));
}

const isAtLikeGroups = ({ messages }: Suggestion) => messages.info.some((text) => / groups of the kind at once[.;]/.test(text));

const BENZOATE = 'OC(=O)c3ccccc3';
/** What chemists take off, or change, in one operation: target and precursors. */
const IN_ONE: Readonly<Record<string, readonly [target: string, ...precursors: string[]]>> = {
  'the benzoates of gemcitabine': [
    'Nc1ccn([C@@H]2O[C@H](CO)[C@@H](O)C2(F)F)c(=O)n1',
    `Nc1ccn([C@@H]2O[C@H](C${BENZOATE})[C@@H](${BENZOATE})C2(F)F)c(=O)n1`,
  ],
  'the benzyl ethers of a C-glycoside': [
    'OC[C@H]1O[C@@H](c2ccc(C)cc2)[C@H](O)[C@@H](O)[C@@H]1O',
    'Cc1ccc([C@@H]2O[C@H](COCc3ccccc3)[C@@H](OCc3ccccc3)[C@H](OCc3ccccc3)[C@H]2OCc2ccccc2)cc1',
  ],
  'both methyl ethers of dopamine': ['NCCc1ccc(O)c(O)c1', 'COc1ccc(CCN)cc1OC'],
  'both nitro groups': ['COc1ccc(N)cc1N', 'COc1ccc([N+](=O)[O-])cc1[N+](=O)[O-]'],
  'both oxygens of bromouracil': ['Clc1ncc(Br)c(Cl)n1', 'O=c1[nH]cc(Br)c(=O)[nH]1', 'O=P(Cl)(Cl)Cl', 'O=P(Cl)(Cl)Cl'],
};

describe('groups of one kind', { timeout: TIMEOUT_MS }, () => {
  it.each(Object.entries(IN_ONE))('come off, or change, at once: %s', (_, [target, ...precursors]) => {
    const step = suggestionsFor(target).find(({ line }) => line === setOf(...precursors));
    expect(step && isAtLikeGroups(step)).toBe(true);
    expect(step?.rating).toBeGreaterThanOrEqual(3);
    expect(step?.messages.warning).toEqual([]);
    expect(step?.precedentCount).toBeGreaterThan(0);
    expect(step?.reasons).toContain(
      'Run forward on the precursors, this one transform gives the structure back and nothing else; what other reactions would give is not asked.',
    );
  });

  it('show all of them among the bonds, and say what the precedents are of', () => {
    const [target, ...precursors] = IN_ONE['both methyl ethers of dopamine'];
    const step = suggestionsFor(target).find(({ line }) => line === setOf(...precursors));
    expect(step?.messages.info).toContainEqual(expect.stringMatching(/^At both groups of the kind at once; .*the step at one group\.$/));
    expect(step?.centre.length).toBeGreaterThanOrEqual(2);
  });

  it('are none where there is one group of the kind', () => {
    const made = suggestionsFor('OCCc1ccccc1');
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(isAtLikeGroups)).toEqual([]);
  });

  it('are none where one methyl group is an ester and the other an ether', () => {
    const made = suggestionsFor('CC(C)[C@@H](CO)n1cc(C(=O)O)c(=O)c2cc(Cl)ccc21');
    expect(made.some(({ line }) => line === setOf('COC(=O)c1cn([C@H](CO)C(C)C)c2ccc(Cl)cc2c1=O'))).toBe(true);
    expect(made.some(({ line }) => line === setOf('COC[C@H](C(C)C)n1cc(C(=O)OC)c(=O)c2cc(Cl)ccc21'))).toBe(false);
  });

  it('are none that a reduction would make of two ketones', () => {
    const made = suggestionsFor('CC(O)CCc1ccc(C(C)O)cc1');
    expect(made.some(({ nameReactions }) => nameReactions.some(({ id }) => id === 'ketone-to-alcohol-reduction'))).toBe(true);
    expect(made.some(({ line }) => line === setOf('CC(=O)CCc1ccc(C(C)=O)cc1'))).toBe(false);
  });

  it('that are equals by symmetry are told as such, once', () => {
    const made = suggestionsFor('OC(=O)c1ccc(C(=O)O)cc1');
    const diesters = made.filter(({ line }) => line === setOf('COC(=O)c1ccc(C(=O)OC)cc1'));
    expect(diesters.length).toBe(1);
    expect(diesters.every((step) => !isAtLikeGroups(step))).toBe(true);
  });
});

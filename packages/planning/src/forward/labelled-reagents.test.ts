import { readReagent } from '@retron/reactivity';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { taughtPorts } from '../testing/taught-ports.ts';

const TAUGHT = [
  { key: 'reduction', reaction: '[O:1]=[C:2]([CH3:3])[CH2:4][CH3:5]>>[OH:1][CH:2]([CH3:3])[CH2:4][CH3:5]' },
  { key: 'hydrogenation', reaction: '[CH2:1]=[CH:2][CH2:3][CH3:4]>>[CH3:1][CH2:2][CH2:3][CH3:4]' },
  { key: 'Grignard reaction', reaction: '[CH3:1][Mg+].[O:2]=[C:3]([CH3:4])[CH2:5][CH3:6]>>[CH3:1][C:3]([OH:2])([CH3:4])[CH2:5][CH3:6]' },
  { key: 'methylation', reaction: 'I[CH3:1].[NH2:2][CH2:3][CH3:4]>>[CH3:1][NH:2][CH2:3][CH3:4]' },
];

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await taughtPorts(TAUGHT);
});

/** The likeliest product of a material under reagents, by the names of these, and the partners that it is shown with. */
function react(target: string, names: readonly string[]) {
  const canonical = (smiles: string) => {
    const read = ports.rdkit.canonicalSmiles(smiles);
    return read.ok ? read.value : null;
  };
  const [report] = plan(ports, {
    target,
    direction: 'forward',
    algorithm: 'brute-force',
    strategy: 'All Reactions 1.0',
    precision: 1,
    maxSuggestions: 100,
    maxSteps: 1,
    reagents: names.map((name) => readReagent(name, canonical)?.smiles ?? name),
  });
  const [{ precursors, partners }] = report.suggestions;
  const product = report.structures.find(({ id }) => id === precursors[0].structureId)?.smiles;
  return { product, partners };
}

describe('labelled reagents', () => {
  it.each([
    ['a borodeuteride, its hydride to carbon and not the proton of the work-up', 'CCCCC(C)=O', ['NaBD4', 'MeOH'], '[2H]C(C)(O)CCCC'],
    ['an ordinary borohydride in deuterated methanol, nothing that stays', 'CCCCC(C)=O', ['NaBH4', 'CD3OD'], 'CCCCC(C)O'],
    ['deuterium, one to each carbon of an alkene', 'C=CCCCC', ['D2', 'Pd/C'], '[2H]CC([2H])CCCC'],
    ['tritium likewise', 'C=CCCCC', ['T2', 'Pd/C'], '[3H]CC([3H])CCCC'],
    ['a Grignard reagent, its methyl group', 'CCCCC(C)=O', ['CD3MgI'], '[2H]C([2H])([2H])C(C)(O)CCCC'],
    ['an iodide, its methyl group', 'CCCCN', ['CD3I', 'K2CO3'], '[2H]C([2H])([2H])NCCCC'],
  ])('deliver what they bring: %s', (_, target, reagents, product) => {
    expect(react(target, reagents).product).toBe(product);
  });

  it('are shown with their labels', () => {
    expect(react('CCCCN', ['CD3I', 'K2CO3']).partners).toEqual(['[2H]C([2H])([2H])I']);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { withHalide } from '../step/recorded-form.ts';
import { taughtPorts } from '../testing/taught-ports.ts';
import { mixtureOf } from './mixture.ts';
import { whereDrawn } from './where-drawn.ts';

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await taughtPorts([
    {
      key: 'ether of an amino alcohol',
      reaction: 'Br[CH2:1][CH3:2].[OH:3][CH2:4][CH2:5][CH2:6][NH2:7]>>[CH2:1]([CH3:2])[O:3][CH2:4][CH2:5][CH2:6][NH2:7]',
    },
    { key: 'ether', reaction: 'Br[CH2:1][CH3:2].[OH:3][CH2:4][CH3:5]>>[CH2:1]([CH3:2])[O:3][CH2:4][CH3:5]' },
    { key: 'amide', reaction: 'O[C:2]([CH3:1])=[O:3].[NH2:4][CH2:5][CH3:6]>>[CH3:1][C:2](=[O:3])[NH:4][CH2:5][CH3:6]' },
  ]);
});

function react(materials: string) {
  const target = ports.rdkit.canonicalSmiles(materials);
  if (!target.ok) throw new Error(target.error.message);
  const [report] = plan(ports, {
    target: target.value,
    direction: 'forward',
    algorithm: 'brute-force',
    strategy: 'All Reactions 1.0',
    precision: 1,
    maxSuggestions: 100,
    maxSteps: 1,
  });
  return { target: target.value, suggestions: report.suggestions, structures: report.structures };
}

describe('atoms of a forward prediction', () => {
  it('that a rule of mechanism speaks of are those of the starting materials: the alcohol is meant, the amine is faster', () => {
    const { target, suggestions } = react('CCCBr.OCCN');
    expect(target).toBe('CCCBr.NCCO');
    expect(suggestions[0].mechanism).toMatchObject([{ chip: 'Amine reacts first', wanted: [{ atom: 7 }], rivals: [{ atom: 4 }] }]);
  });

  it('are those of a partner where it has them', () => {
    const { suggestions } = react('CCCBr');
    const ether = suggestions.find(({ partners }) => partners[0] === 'NCCCO');
    expect(ether?.mechanism).toMatchObject([
      { chip: 'Amine reacts first', wanted: [{ partner: 0, atom: 4 }], rivals: [{ partner: 0, atom: 0 }] },
    ]);
  });

  it('of competing sites are those that give the other product', () => {
    const { suggestions, structures } = react('OCCCCC(C)(C)O');
    const primary = suggestions.find(({ precursors: [{ structureId }] }) =>
      structures.some(({ id, smiles }) => id === structureId && smiles === 'CCOCCCCC(C)(C)O'),
    );
    // CC(C)(O)CCCCO: the primary alcohol is meant, the tertiary one fits too.
    expect(primary?.warningAtoms).toEqual([
      {
        text: 'Competing sites: the same transform fits one other place in the structure.',
        wanted: [{ atom: 8 }],
        rivals: [[{ atom: 3 }]],
      },
    ]);
  });
});

describe('where the atoms of a mixture are drawn', () => {
  const drawn = (molecules: readonly string[], atomsOfStructure: number, partners: readonly string[]) =>
    whereDrawn(
      mixtureOf(molecules),
      Int32Array.from({ length: atomsOfStructure }, (_, atom) => atom),
      partners,
    );

  it('is in the structure first, then in each partner', () => {
    expect(drawn(['CN', 'CO', 'O'], 2, ['CO', 'O'])).toEqual([
      { atom: 0 },
      { atom: 1 },
      { partner: 0, atom: 0 },
      { partner: 0, atom: 1 },
      { partner: 1, atom: 0 },
    ]);
  });

  it('is in a Grignard reagent with the halide that records leave out', () => {
    const shown = withHalide('C[Mg+]');
    expect(shown).toBe('C[Mg][Br]');
    expect(drawn(['C=O', 'C[Mg+]'], 2, [shown]).slice(2)).toEqual([
      { partner: 0, atom: 0 },
      { partner: 0, atom: 1 },
    ]);
    const before = withHalide('[Mg+]c1ccccc1');
    expect(before).toBe('[Br][Mg]c1ccccc1');
    expect(drawn(['C=O', '[Mg+]c1ccccc1'], 2, [before]).slice(2, 4)).toEqual([
      { partner: 0, atom: 1 },
      { partner: 0, atom: 2 },
    ]);
  });

  it('is nowhere for what a textbook adds without a word', () => {
    expect(drawn(['CN', 'CO', 'O'], 2, ['CO']).at(-1)).toBeNull();
  });
});

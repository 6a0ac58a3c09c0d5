import { readFileSync } from 'node:fs';
import { createRdkit } from '@retron/rdkit';
import { extractTemplates } from '@retron/transforms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreeTransform } from '../extract/transform-tree.ts';
import { transformsOfTree } from '../extract/tree-transforms.ts';
import { mapReaction } from './map-reaction.ts';
import { compareMaps } from './same-map.ts';
import type { TransformSet } from './transform-set.ts';

const FIXTURE = new URL('../../../../fixtures/mapped-reactions.tsv', import.meta.url);
const rdkit = await createRdkit();

/** Textbook reactions with maps made by hand. */
const TEXTBOOK = readFileSync(FIXTURE, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, , reaction]) => ({ id, reaction }));

/** The transforms of mapped reactions; `support` of each is as given. */
function transformsOf(
  reactions: readonly { readonly reaction: string; readonly support?: number }[],
  levels: readonly number[],
): TransformSet {
  const drafts = reactions.flatMap(({ reaction, support = 1 }) => {
    const extracted = extractTemplates(reaction);
    if (!extracted.ok) throw new Error(`${reaction}: ${extracted.error.message}`);
    return extracted.value.templates.flatMap((template, i): TreeTransform[] =>
      levels.includes(i + 1) ? [{ level: (i + 1) as 1 | 2 | 3, template, children: [], reactionCount: support, reactions: [] }] : [],
    );
  });
  return transformsOfTree(
    drafts,
    reactions.map(({ reaction }) => reaction.split('>')[2].replace(/:\d+\]/g, ']')),
  );
}

/** Reactants and product without their maps, canonical. */
function unmapped(reaction: string): { reactants: string[]; product: string } {
  const [reactants, , product] = reaction.split('>');
  const canonical = (smiles: string) => {
    const answer = rdkit.canonicalSmiles(smiles);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  };
  return { reactants: reactants.split('.').map(canonical), product: canonical(product) };
}

/** The reaction in the toolkit's aromatic form, as maps are compared. */
function normal(reaction: string): string {
  const side = (smiles: string) => {
    const answer = rdkit.mappedSmiles({ smiles });
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  };
  const [reactants, , product] = reaction.split('>');
  return `${side(reactants)}>>${side(product)}`;
}

const AMIDE = 'O[C:1](=[O:2])[CH3:3].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH3:3])[NH:4][CH3:5]';
const ESTER_CLEAVED_AT_ALKYL = 'C[O:3][C:1](=[O:2])[CH3:4]>>[C:1](=[O:2])([OH:3])[CH3:4]';

describe('mapping by transforms', () => {
  const all = transformsOf(TEXTBOOK, [1, 2, 3]);

  it.each(TEXTBOOK)('finds the map of $id again', ({ reaction }) => {
    const { reactants, product } = unmapped(reaction);
    const found = mapReaction([all], rdkit, reactants, product);
    expect(found).toMatchObject({ level: 3 });
    expect(compareMaps(found?.mappedReaction ?? '', normal(reaction))).toMatchObject({ sameChange: true });
  });

  it('keeps the recorded molecules, in their order, and leaves out of the map what gives no atom', () => {
    const found = mapReaction(
      [transformsOf([{ reaction: AMIDE }], [1, 2, 3])],
      rdkit,
      ['CCN(CC)CC', 'OC(=O)c1ccccc1', 'NCC'],
      'CCNC(=O)c1ccccc1',
    );
    const [reactants, , product] = (found?.mappedReaction ?? '').split('>');
    expect(reactants.split('.').map((smiles) => rdkit.canonicalSmiles(smiles))).toEqual(
      ['CCN(CC)CC', 'O=C(O)c1ccccc1', 'CCN'].map((smiles) => rdkit.canonicalSmiles(smiles)),
    );
    expect(reactants.split('.')[0]).not.toContain(':');
    expect([...product.matchAll(/:(\d+)\]/g)]).toHaveLength(11);
    expect(found).toMatchObject({ level: 1, isStereoIgnored: false, otherWays: 0 });
  });

  it('takes the deepest level, whatever the support of others', () => {
    const deep = transformsOf([{ reaction: AMIDE, support: 1 }], [3]);
    const shallow = transformsOf([{ reaction: AMIDE, support: 1000 }], [1]);
    expect(mapReaction([shallow, deep], rdkit, ['CC(=O)O', 'CN'], 'CNC(C)=O')).toMatchObject({ level: 3, support: 1 });
  });

  it('takes the best supported of a level and says that there are other ways', () => {
    const acyl = 'CO[C:1](=[O:2])[CH3:3].[OH2:4]>>[C:1](=[O:2])([CH3:3])[OH:4]';
    const mapWith = (alkyl: number, water: number) =>
      mapReaction(
        [
          transformsOf(
            [
              { reaction: ESTER_CLEAVED_AT_ALKYL, support: alkyl },
              { reaction: acyl, support: water },
            ],
            [2],
          ),
        ],
        rdkit,
        ['COC(C)=O', 'O'],
        'CC(=O)O',
      );
    const byAlkyl = mapWith(9, 8);
    const byWater = mapWith(8, 9);
    expect(byAlkyl).toMatchObject({ support: 9, otherWays: 1 });
    expect(byWater).toMatchObject({ support: 9, otherWays: 1 });
    // Whichever is better supported, which of the two oxygen atoms is kept is settled by the mechanism: that of water.
    for (const way of [byAlkyl, byWater]) expect(way?.mappedReaction.split('>')[0].split('.')).not.toContain('O');
  });

  it('leaves stereo out of account only when nothing else holds, and puts the map on the recorded molecules', () => {
    const set = transformsOf([{ reaction: AMIDE }], [1]);
    const product = 'CC(=O)N[C@@H](C)c1ccccc1';
    const retained = mapReaction([set], rdkit, ['CC(=O)O', 'C[C@H](N)c1ccccc1'], product);
    const inverted = mapReaction([set], rdkit, ['CC(=O)O', 'C[C@@H](N)c1ccccc1'], product);
    expect(retained?.isStereoIgnored).toBe(false);
    expect(inverted?.isStereoIgnored).toBe(true);
    for (const [found, reactant] of [
      [retained, 'C[C@H](N)c1ccccc1'],
      [inverted, 'C[C@@H](N)c1ccccc1'],
    ] as const) {
      const amine = found?.mappedReaction.split('>')[0].split('.')[1] ?? '';
      expect(rdkit.canonicalSmiles(amine)).toEqual(rdkit.canonicalSmiles(reactant));
    }
  });

  it.each([
    ['no transform fits', ['CC(=O)Cl', 'CN'], 'CNC(C)=O'],
    ['a precursor is not recorded', ['CN'], 'CNC(C)=O'],
    ['one molecule would have to serve twice', ['CC(=O)O', 'NCCN'], 'CC(=O)NCCNC(C)=O'],
    ['a reactant cannot be read', ['CC(=O)O', 'C1CN'], 'CNC(C)=O'],
    ['the product cannot be read', ['CC(=O)O', 'CN'], 'CNC(C)=O)'],
  ])('maps nothing where %s', (_, reactants, product) => {
    expect(mapReaction([transformsOf([{ reaction: AMIDE }], [1, 2, 3])], rdkit, reactants, product)).toBeNull();
  });

  it('does not depend on the order of the reactants, nor on how they are written', () => {
    const { reactants, product } = unmapped(TEXTBOOK[0].reaction);
    const reference = mapReaction([all], rdkit, reactants, product);
    fc.assert(
      fc.property(fc.shuffledSubarray([...reactants, 'ClCCl'], { minLength: reactants.length + 1 }), (shuffled) => {
        const found = mapReaction([all], rdkit, shuffled, product);
        expect(found?.mappedReaction.split('>')[0].split('.').sort()).toEqual(
          [...(reference?.mappedReaction.split('>')[0].split('.') ?? []), 'ClCCl'].sort(),
        );
      }),
      { numRuns: 5 },
    );
  });
});

describe('comparing maps', () => {
  const swapped = (text: string, a: number, b: number) =>
    text.replace(new RegExp(`:(${a}|${b})\\]`, 'g'), (_, map) => `:${Number(map) === a ? b : a}]`);

  it('finds a map equal to itself however it is numbered', () => {
    for (const { reaction } of TEXTBOOK) {
      const renumbered = reaction.replace(/:(\d+)\]/g, (_, map) => `:${900 - Number(map)}]`);
      expect(compareMaps(reaction, renumbered)).toEqual({ sameMap: true, sameChange: true });
    }
  });

  it('finds maps equal that differ by the symmetry of a molecule', () => {
    const toluene = 'Br[CH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1.[NH3:8]>>[NH2:8][CH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1';
    const [left, right] = toluene.split('>>');
    const mirrored = `${swapped(swapped(left, 3, 7), 4, 6)}>>${right}`;
    expect(mirrored).not.toBe(toluene);
    expect(compareMaps(toluene, mirrored)).toEqual({ sameMap: true, sameChange: true });
    const twisted = `${swapped(left, 3, 4)}>>${right}`;
    expect(compareMaps(toluene, twisted)).toEqual({ sameMap: false, sameChange: false });
  });

  it('tells which oxygen stays', () => {
    const water = 'CO[C:1](=[O:2])[CH3:3].[OH2:4]>>[C:1](=[O:2])([CH3:3])[OH:4]';
    const alkyl = 'C[O:4][C:1](=[O:2])[CH3:3].O>>[C:1](=[O:2])([CH3:3])[OH:4]';
    expect(compareMaps(water, alkyl)).toEqual({ sameMap: false, sameChange: false });
  });

  it('tells a change apart from where the leaving atoms come from', () => {
    const bromide = 'Br[CH2:1][CH2:2]Cl.[OH2:3]>>[OH:3][CH2:1][CH2:2]Cl';
    const elsewhere = 'Cl[CH2:1][CH2:2]Br.[OH2:3]>>[OH:3][CH2:1][CH2:2]Cl';
    expect(compareMaps(bromide, elsewhere)?.sameMap).toBe(false);
  });

  it('says nothing of what cannot be read', () => {
    expect(compareMaps('C1>>C', 'C>>C')).toBeNull();
  });
});

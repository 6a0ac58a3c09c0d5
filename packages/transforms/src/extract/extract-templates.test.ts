import { readFileSync } from 'node:fs';
import { parseSmiles, writeSmiles } from '@retron/molecule';
import { readPattern } from '@retron/patterns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractTemplates } from './extract-templates.ts';
import { AUTO_MAPPED_LIMITS } from './extraction-limits.ts';

const FIXTURE = new URL('../../../../fixtures/mapped-reactions.tsv', import.meta.url);
const reactions = readFileSync(FIXTURE, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, name, reaction]) => ({ id, name, reaction }));

function reactionOf(id: string): string {
  const found = reactions.find((row) => row.id === id);
  if (!found) throw new Error(`No such fixture: ${id}`);
  return found.reaction;
}

function extracted(reaction: string) {
  const result = extractTemplates(reaction);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The same reaction with other atom order and other map numbers, drawn from `keys`. */
function rewritten(reaction: string, keys: readonly number[]): string {
  let at = 0;
  const key = () => keys[at++ % keys.length];
  const [reactants, agents, product] = reaction.split('>');
  const shuffle = (smiles: string) => {
    const parsed = parseSmiles(smiles);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const rank = Float64Array.from({ length: parsed.value.atomCount }, key);
    return writeSmiles(parsed.value, { rank, atomMaps: true }).smiles;
  };
  const highest = Math.max(...Array.from(reaction.matchAll(/:(\d+)\]/g), (match) => Number(match[1])));
  const offset = 1 + Math.floor(key() * highest);
  const text = `${shuffle(reactants)}>${agents}>${shuffle(product)}`;
  return text.replace(/:(\d+)\]/g, (_, map) => `:${((Number(map) + offset) % (highest + 1)) + 1}]`);
}

describe('extractTemplates', () => {
  it.each(reactions)('takes three templates that can be read back from $id', ({ reaction }) => {
    for (const template of extracted(reaction).templates) {
      for (const side of template.split('>>')) expect(readPattern(side).ok).toBe(true);
    }
  });

  it.each(reactions)('gives $id the same text whatever the order and the numbers of its atoms', ({ reaction }) => {
    const expected = extracted(reaction).templates;
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 40, maxLength: 60 }), (keys) => {
        expect(extracted(rewritten(reaction, keys)).templates).toEqual(expected);
      }),
      { numRuns: 15, seed: 7 },
    );
  });

  it('holds the centre at level 1, its neighbours at level 2 and theirs at level 3', () => {
    expect(extracted(reactionOf('williamson-ether')).templates).toEqual([
      '[CH3;D1;+0:1]-[O;H0;D2;+0:2]>>I-[CH3;D1;+0:1].[OH;D1;+0:2]',
      '[CH3;D1;+0:1]-[O;H0;D2;+0:2]-[c:3]>>I-[CH3;D1;+0:1].[OH;D1;+0:2]-[c:3]',
      '[CH3;D1;+0:1]-[O;H0;D2;+0:2]-[c:3](:[c:4]):[c:5]>>I-[CH3;D1;+0:1].[OH;D1;+0:2]-[c:3](:[c:4]):[c:5]',
    ]);
  });

  it('keeps leaving groups whole at every level', () => {
    for (const template of extracted(reactionOf('boc-deprotection')).templates) expect(template).toContain('>>C-C(-C)(-C)-O-C(=O)-');
  });

  it('keeps the stereocentre of a leaving group', () => {
    expect(extracted(reactionOf('evans-auxiliary-cleavage')).templates[0]).toContain('-[C@H]1-C-c:1:c:c:c:c:c1');
  });

  it('leaves a stereocentre that is only carried along unmarked', () => {
    for (const template of extracted(reactionOf('ester-with-spectator-centre')).templates) expect(template).not.toContain('@');
  });

  it('states both configurations where a centre is inverted', () => {
    const [retron, precursors] = extracted(reactionOf('sn2-inversion')).templates[0].split('>>');
    expect(retron).toBe('[C;D1;H3:1]-[C@@H;D3;+0:2](-[C:3])-[N;H0;D2;+0:4]');
    expect(precursors).toBe('Br-[C@H;D3;+0:2](-[C;D1;H3:1])-[C:3].[N;H0;D1;-1:4]');
  });

  it('states the configuration of a centre that is made, with its neighbours already at level 1', () => {
    expect(extracted(reactionOf('cbs-reduction')).templates[0]).toBe(
      '[C;D1;H3:1]-[C@@H;D3;+0:2](-[OH;D1;+0:3])-[c:4]>>[C;D1;H3:1]-[C;H0;D3;+0:2](=[O;H0;D1;+0:3])-[c:4]',
    );
    expect(extracted(reactionOf('borohydride-reduction')).templates[0]).toBe('[CH;D3;+0:1]-[OH;D1;+0:2]>>[C;H0;D3;+0:1]=[O;H0;D1;+0:2]');
  });

  it('gives mirror-image reactions one text', () => {
    const mirror = (reaction: string) => reaction.replace(/@@?/g, (mark) => (mark === '@' ? '@@' : '@'));
    for (const id of ['sn2-inversion', 'mitsunobu-inversion', 'cbs-reduction', 'diels-alder']) {
      expect(extracted(mirror(reactionOf(id))).templates).toEqual(extracted(reactionOf(id)).templates);
    }
    expect(extracted(mirror(reactionOf('evans-auxiliary-cleavage'))).templates).not.toEqual(
      extracted(reactionOf('evans-auxiliary-cleavage')).templates,
    );
  });

  it('states the geometry of a coupled alkene where the template holds its substituents', () => {
    const [level1, level2, level3] = extracted(
      'OB(O)/[CH:1]=[CH:2]/[CH3:3].Br[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[c:4]1(/[CH:1]=[CH:2]/[CH3:3])[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ).templates;
    expect(level1 + level2).not.toMatch(/[/\\]/);
    expect(level3.match(/[/\\]/g)).toHaveLength(4);
  });

  it('states a configuration that is kept at an atom whose bond is exchanged, where the template holds its neighbours', () => {
    const [level1, level2] = extracted('O[C@H:1]([CH3:2])[CH2:3][CH3:4].[NH3:5]>>[NH2:5][C@H:1]([CH3:2])[CH2:3][CH3:4]').templates;
    expect(level1).not.toContain('@');
    expect(level2.match(/@/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('states cis and trans of a double bond that is made', () => {
    expect(extracted(reactionOf('lindlar-hydrogenation')).templates[0]).toMatch(/^\[C:1\]\\\[CH;D2;\+0:2\]=\[CH;D2;\+0:3\]\/\[C:4\]>>/);
    expect(extracted(reactionOf('heck')).templates[0]).toMatch(/^\[C:1\]\/\[CH;D2;\+0:2\]=\[CH;D2;\+0:3\]\/\[c;/);
  });

  it('names the atoms of the centre on both sides, leaving atoms bound to it included', () => {
    const { productCentre, usedReactants } = extracted(reactionOf('amide-coupling'));
    expect(productCentre).toEqual([1, 3]);
    expect(usedReactants).toEqual([
      { index: 0, centre: [1, 3] },
      { index: 1, centre: [0] },
    ]);
  });

  it('groups a retron in several parts, as they lie in one molecule', () => {
    const diacid = extracted('C[O:1][C:2](=[O:3])[CH2:4][C:5](=[O:6])[O:7]C>>[OH:1][C:2](=[O:3])[CH2:4][C:5](=[O:6])[OH:7]');
    expect(diacid.templates[0]).toBe('([OH;D1;+0:1].[OH;D1;+0:2])>>C-[O;H0;D2;+0:1].C-[O;H0;D2;+0:2]');
  });

  it('ignores map numbers that the product does not carry', () => {
    const plain = extracted('[CH3:1]I.[OH:2][CH3:3]>>[CH3:1][O:2][CH3:3]');
    expect(extracted('[CH3:1][I:9].[OH:2][CH3:3]>>[CH3:1][O:2][CH3:3]').templates).toEqual(plain.templates);
  });

  it('traces the carbonyl oxygen of an acid to itself where the map exchanged it with the hydroxyl', () => {
    const swapped = reactionOf('amide-coupling').replace('[C:2](=[O:3])O', '[C:2](=O)[OH:3]');
    expect(extracted(swapped).templates).toEqual(extracted(reactionOf('amide-coupling')).templates);
  });

  it('writes hydrogens of a leaving atom that its valence does not imply', () => {
    const stannane = extracted('C[SnH](C)[CH3:1].I[CH3:2]>>[CH3:1][CH3:2]');
    expect(stannane.templates[0]).toContain('[SnH]');
  });

  it.each([
    ['not-a-reaction', 'CCO'],
    ['not-a-reaction', '>>[CH4:1]'],
    ['unparsable-molecule', '[CH3:1]I(>>[CH4:1]'],
    ['several-products', '[CH3:1][OH:2]>>[CH4:1].[OH2:2]'],
    ['unmapped-product-atom', '[CH3:1]I>>[CH3:1]O'],
    ['duplicate-map', '[CH3:1]I.[CH3:1]Br>>[CH4:1]'],
    ['product-atom-without-source', '[CH3:1]I>>[CH3:1][OH:2]'],
    ['element-change', '[CH3:1][NH2:2]>>[CH3:1][OH:2]'],
    ['no-change', '[CH3:1][OH:2].CI>>[CH3:1][OH:2]'],
  ])('answers %s for %s', (kind, reaction) => {
    expect(extractTemplates(reaction)).toMatchObject({ ok: false, error: { kind } });
  });
});

describe('limits for automatic maps', () => {
  it.each(reactions)('admit $id', ({ reaction }) => {
    expect(extractTemplates(reaction, AUTO_MAPPED_LIMITS).ok).toBe(true);
  });

  it.each([
    [
      'an alkyl chain torn from a carbon',
      'implausible-change',
      'CCCCC[CH3:1].[OH:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1>>[CH3:1][O:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1',
    ],
    ['carbonate as a source of methyl', 'implausible-change', '[O-][C:1]([O-])=O.[OH:2][CH2:3][CH3:4]>>[CH3:1][O:2][CH2:3][CH3:4]'],
    ['a carbon torn out of a ring', 'implausible-change', 'Cc1cc[cH:1]cc1.[OH:2][CH2:3][CH3:4]>>[CH3:1][O:2][CH2:3][CH3:4]'],
    ['four reactants', 'too-many-reactants', 'I[CH3:1].I[CH3:2].I[CH3:3].[NH3:4]>>[CH3:1][N:4]([CH3:2])[CH3:3]'],
  ])('refuse %s', (_, kind, reaction) => {
    expect(extractTemplates(reaction, AUTO_MAPPED_LIMITS)).toMatchObject({ ok: false, error: { kind } });
    expect(extractTemplates(reaction).ok).toBe(true);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { createRdkit } from './create-rdkit.ts';
import { distance } from './geometry.ts';
import type { DrawMoleculeRequest, Rdkit } from './rdkit.ts';
import { expectValue } from './testing/expect-value.ts';
import { inkBox, placedPaths } from './testing/svg-reading.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
const SILDENAFIL = 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1';
const PACLITAXEL =
  'CC1=C2[C@@]([C@]([C@H]([C@@H]3[C@]4([C@H](OC4)C[C@@H]([C@]3(C(=O)[C@@H]2OC(=O)C)C)O)OC(=O)C)OC(=O)c5ccccc5)(C[C@@H]1OC(=O)[C@H](O)[C@@H](NC(=O)c6ccccc6)c7ccccc7)O)(C)C';
const NODE = { widthPx: 112, heightPx: 90, theme: 'light' } as const;

const draw = (smiles: string, request: Partial<DrawMoleculeRequest> = {}) =>
  expectValue(rdkit.drawMolecule({ structure: { smiles }, ...NODE, ...request }));
const positions = (smiles: string, request: Partial<DrawMoleculeRequest> = {}) =>
  expectValue(rdkit.drawMoleculeWithPositions({ structure: { smiles }, ...NODE, ...request })).atoms;

describe('drawMolecule', () => {
  it.each([
    ['a node', 112, 90],
    ['a row', 112, 62],
    ['a dialog', 320, 260],
  ])('draws a bond that points away as at least four dashes that widen: %s', (_, widthPx, heightPx) => {
    const svg = draw('C[C@H](N)C(=O)O', { widthPx, heightPx });
    const wedge = svg.match(/d='([^']*)' style='fill:none;stroke:#161B26;stroke-width:1.1px'/)?.[1] ?? '';
    const widths = [...wedge.matchAll(/M ([-\d.]+),([-\d.]+) L ([-\d.]+),([-\d.]+)/g)].map(([, x1, y1, x2, y2]) =>
      distance({ x: Number(x1), y: Number(y1) }, { x: Number(x2), y: Number(y2) }),
    );
    expect(widths.length).toBeGreaterThanOrEqual(4);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(widths.at(-1)).toBeGreaterThan(3.5);
  });

  it.each(['CC', 'C=C', 'C#C', 'CO', 'N#N', '[2H][2H]'])('draws the atoms of %s apart', (smiles) => {
    const [a, b] = positions(smiles);
    expect(distance(a, b)).toBeGreaterThan(15);
  });

  it('gives a picture of the size asked for, without ground, scripts, links or text', () => {
    const svg = draw(SILDENAFIL);
    expect(svg).toMatch(/^<svg xmlns='http:\/\/www.w3.org\/2000\/svg' width='112' height='90' viewBox='0 0 112 90'>/);
    expect([...new Set([...svg.matchAll(/<([a-z]+)/g)].map(([, name]) => name))].sort()).toEqual(['g', 'path', 'svg']);
    expect(svg).not.toMatch(/href|url\(|on\w+=|class=/);
  });

  it.each([
    ['light', ['#161B26', '#2340C4', '#735200', '#B3211A']],
    ['dark', ['#9DB4FF', '#E7EAF0', '#E8C463', '#FF9A90']],
  ] as const)('draws in the colours of the %s theme and no others', (theme, colours) => {
    expect([...new Set(draw(SILDENAFIL, { theme }).match(/#[0-9A-F]{6}/gi))].sort()).toEqual(colours);
  });

  it.each([
    ['fluorine', 'CCF', ['#17683A', '#161B26']],
    ['chlorine', 'CCCl', ['#17683A', '#161B26']],
    ['bromine', 'CCBr', ['#17683A', '#161B26']],
    ['iodine', 'CCI', ['#17683A', '#161B26']],
    ['elements RDKit has colours for', 'BP(*)[2H]', ['#161B26']],
    ['hydrogens at stereocentres', 'C1CC[C@H]2CCCC[C@H]2C1', ['#161B26']],
  ])('has colours for %s', (_, smiles, colours) => {
    expect(new Set(draw(smiles).match(/#[0-9A-F]{6}/gi))).toEqual(new Set(colours));
  });

  it.each([
    ['aspirin', ASPIRIN],
    ['sildenafil', SILDENAFIL],
    ['paclitaxel', PACLITAXEL],
    ['iodoethane', 'CCI'],
    ['methane', 'C'],
    ['water', 'O'],
    ['hydrogen', '[H][H]'],
    ['a proton', '[H+]'],
    ['a salt', '[Na+].[Cl-]'],
    ['arginine, with labels at both ends', 'NC(=N)NCCC[C@H](N)C(O)=O'],
    ['a long chain', 'C'.repeat(60)],
    ['a metal complex', 'Cl[Pt@SP1](Cl)([NH3])[NH3]'],
    ['wildcards and isotopes', '*CC[2H]'],
  ])('keeps %s inside the picture, halo included, at any size', (_, smiles) => {
    for (const [widthPx, heightPx] of [
      [112, 90],
      [120, 66],
      [320, 260],
    ]) {
      for (const centre of [[], [0]]) {
        const box = inkBox(draw(smiles, { widthPx, heightPx, centre }));
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(widthPx);
        expect(box.bottom).toBeLessThanOrEqual(heightPx);
      }
    }
  });

  it('does not make giants of small molecules: bonds of 17 px in a tree node', () => {
    const [methyl, methylene] = positions('CCI');
    expect(distance(methyl, methylene)).toBeCloseTo(17, 0);
    const [a, b] = positions('C'.repeat(20));
    expect(distance(a, b)).toBeLessThan(10);
  });

  it('puts one disc behind each atom of the reaction centre and one band behind each bond in it', () => {
    const svg = draw(ASPIRIN, { centre: [1, 2, 3] });
    const halo = placedPaths(svg).filter(({ style }) => style.includes('#FCCDEA'));
    expect(halo).toHaveLength(1);
    expect(halo[0].style).toContain('stroke-linecap:round');
    expect(halo[0].style).toContain('stroke-width:11');
    const atoms = positions(ASPIRIN, { centre: [1, 2, 3] });
    const ends = [1, 1, 2, 2, 3, 3, 1, 2, 1, 3].map((atom) => atoms[atom]);
    halo[0].points.forEach((point, i) => {
      expect(distance(point, ends[i])).toBeLessThan(0.1);
    });
    expect(svg.indexOf('#FCCDEA')).toBeLessThan(svg.indexOf('#161B26'));
    expect(draw(ASPIRIN)).not.toContain('#FCCDEA');
    expect(draw(ASPIRIN, { centre: [1], theme: 'dark' })).toContain('#6E2358');
  });

  it('puts a grey band behind what a search found, narrower than a halo and under it', () => {
    const svg = draw(ASPIRIN, { match: [1, 2, 3], centre: [2] });
    const band = placedPaths(svg).filter(({ style }) => style.includes('#DDE1E8'));
    expect(band).toHaveLength(1);
    expect(band[0].style).toContain('stroke-width:10.5');
    expect(band[0].points).toHaveLength(10);
    expect(svg.indexOf('#DDE1E8')).toBeLessThan(svg.indexOf('#FCCDEA'));
    expect(draw(ASPIRIN, { match: [1], theme: 'dark' })).toContain('#3D4656');
    expect(draw(ASPIRIN)).not.toContain('#DDE1E8');
  });

  it('refuses a match the molecule does not have', () => {
    expect(rdkit.drawMolecule({ structure: { smiles: ASPIRIN }, ...NODE, match: [13] })).toMatchObject({ ok: false });
  });

  it('refuses a centre the molecule does not have', () => {
    for (const atom of [13, -1, 0.5, Number.NaN]) {
      expect(rdkit.drawMolecule({ structure: { smiles: ASPIRIN }, ...NODE, centre: [atom] })).toMatchObject({
        ok: false,
        error: { kind: 'invalid-chemistry' },
      });
    }
  });

  it('rings atoms, each with its number beside it: the wanted one solid, rivals dashed, inside the picture', () => {
    const rings = [
      { atom: 4, tag: 1, isRival: false },
      { atom: 2, tag: 2, isRival: true },
    ];
    const svg = draw(ASPIRIN, { rings });
    const circles = [...svg.matchAll(/<circle cx='([\d.]+)' cy='([\d.]+)' r='([\d.]+)' style='([^']+)'/g)];
    expect(circles.map(([, , , radius]) => radius)).toEqual(['10.5', '8', '10.5', '8']);
    expect(circles.map(([, , , , style]) => style?.includes('stroke-dasharray'))).toEqual([false, false, true, false]);
    expect([...svg.matchAll(/([12])<\/text>/g)].map(([, tag]) => tag)).toEqual(['1', '2']);
    expect(draw(ASPIRIN)).not.toContain('<circle');
    expect(rdkit.drawMolecule({ structure: { smiles: ASPIRIN }, ...NODE, rings: [{ atom: 13, tag: 1, isRival: false }] })).toMatchObject({
      ok: false,
    });
  });

  it.each(['CCCBr.NCCO', 'OC(=O)c1ccccc1O', 'NC(=O)C(N)(N)C'])('puts the number of a ring where it covers no other atom: %s', (smiles) => {
    const rings = [...smiles.replace('Br', 'X').matchAll(/[a-zA-Z]/g)].map((_, atom) => ({ atom, tag: atom + 1, isRival: false }));
    const rdkitAnswer = rdkit.drawMolecule({ structure: { smiles }, widthPx: 190, heightPx: 124, theme: 'light', centre: [], rings });
    if (!rdkitAnswer.ok) throw new Error(rdkitAnswer.error.message);
    const circles = [...rdkitAnswer.value.matchAll(/<circle cx='([\d.]+)' cy='([\d.]+)'/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    // A ring, then its number.
    const atoms = circles.filter((_, index) => index % 2 === 0);
    const numbers = circles.filter((_, index) => index % 2 === 1);
    for (const [own, number] of numbers.entries()) {
      const others = atoms.filter((_, atom) => atom !== own);
      expect(Math.min(...others.map((atom) => distance(atom, number)))).toBeGreaterThan(12);
    }
  });

  it('numbers neighbours of one place once', () => {
    // A geminal diol: oxygen, carbon, oxygen; and a carbon elsewhere.
    const rings = [1, 2, 3, 5].map((atom) => ({ atom, tag: 1, isRival: false }));
    const svg = draw('CC(O)(O)CC', { rings: rings.map((ring, index) => (index === 3 ? ring : { ...ring, atom: [2, 1, 3][index] })) });
    expect([...svg.matchAll(/r='10.5'/g)]).toHaveLength(4);
    expect([...svg.matchAll(/1<\/text>/g)]).toHaveLength(2);
  });

  it('tells where the atoms are, in the order of the input, with and without numbers at them', () => {
    const size = { widthPx: 320, heightPx: 260 };
    const smiles = 'OC(=O)c1ccccc1OC(C)=O';
    const plain = positions(smiles, size);
    expect(plain).toHaveLength(13);
    const bonds = [
      [0, 1],
      [1, 2],
      [1, 3],
      [8, 9],
      [9, 10],
      [10, 11],
      [10, 12],
    ];
    for (const showAtomNumbers of [false, true]) {
      const atoms = positions(smiles, { ...size, showAtomNumbers });
      for (const [a, b] of bonds) expect(distance(atoms[a], atoms[b])).toBeCloseTo(distance(plain[0], plain[1]), 0);
    }
    expect(draw(smiles, { ...size, showAtomNumbers: true }).length).toBeGreaterThan(draw(smiles, size).length);
  });

  it('draws a molfile as it lies', () => {
    const molfile = `as it lies
  by hand

  3  2  0  0  0  0            999 V2000
    0.0000    0.0000    0.0000 C   0  0
    0.0000    1.0000    0.0000 C   0  0
    0.0000    2.0000    0.0000 N   0  0
  1  2  1  0
  2  3  1  0
M  END
`;
    const { atoms } = expectValue(rdkit.drawMoleculeWithPositions({ structure: { molfile }, ...NODE }));
    expect(atoms.map(({ x }) => Math.round(x))).toEqual([56, 56, 56].map(() => Math.round(atoms[0].x)));
    expect(atoms[0].y - atoms[1].y).toBeCloseTo(17, 0);
    expect(atoms[1].y - atoms[2].y).toBeCloseTo(17, 0);
  });

  it('draws a SMILES as its layout lies', () => {
    for (const smiles of [ASPIRIN, SILDENAFIL, 'CC=CC', 'C/C=C\\C']) {
      const molfile = expectValue(rdkit.layout({ smiles }));
      expect(rdkit.drawMolecule({ structure: { molfile }, ...NODE })).toEqual({ ok: true, value: draw(smiles) });
    }
  });

  it('crosses a double bond that is neither E nor Z', () => {
    const lines = (smiles: string) => placedPaths(draw(smiles)).flatMap(({ points }) => points).length;
    expect(draw('CC=CC')).not.toBe(draw('C/C=C/C'));
    expect(lines('CC=CC')).toBe(lines('C/C=C/C'));
  });
});

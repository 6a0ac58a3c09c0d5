import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRdkit } from './create-rdkit.ts';
import type { Rdkit } from './rdkit.ts';
import { expectValue } from './testing/expect-value.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

const FIXTURES = new URL('../../../fixtures/molfiles/', import.meta.url);
const fixture = (file: string) => readFileSync(new URL(file, FIXTURES), 'utf8');

describe('canonicalSmiles', () => {
  it.each([
    ['OC(=O)c1ccccc1OC(C)=O', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['C1=CC=CC=C1', 'c1ccccc1'],
    ['[CH3:1][C@@H:2]([NH2:3])[C:4](=[O:5])[OH:6]', 'C[C@@H](N)C(=O)O'],
    [' C/C=C/C ', 'C/C=C/C'],
    ['[H]OC([H])([H])[H]', 'CO'],
    ['[2H]C([2H])([2H])O', '[2H]C([2H])([2H])O'],
    ['[Na+].CC(=O)[O-]', 'CC(=O)[O-].[Na+]'],
    ['CN(=O)=O', 'C[N+](=O)[O-]'],
    ['[CH3]', '[CH3]'],
    ['*CC', '*CC'],
    ['Cl[Pt@SP1](Cl)([NH3])[NH3]', '[NH3]->[Pt@SP1](<-[NH3])([Cl])[Cl]'],
  ])('writes %s as %s', (given, canonical) => {
    expect(expectValue(rdkit.canonicalSmiles(given))).toBe(canonical);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['a chain of 1,000 atoms', 'C'.repeat(1000), 'too-large'],
    ['10 MB', 'C'.repeat(10_000_000), 'too-large'],
    ['700 nested branches', `${'C('.repeat(700)}C${')'.repeat(700)}`, 'too-large'],
    ['brackets never closed', '('.repeat(1000), 'unparsable'],
    ['binary garbage', '\u0000\u0001\ufffd', 'unparsable'],
    ['a reaction', 'CC>>CO', 'unparsable'],
    ['an atom list', '[C,N]', 'unparsable'],
    ['JSON', '{"a":1}', 'unparsable'],
    ['an unknown element', '[Xx]', 'unparsable'],
    ['five bonds at carbon', 'CC(C)(C)(C)C', 'invalid-chemistry'],
    ['a ring that is not aromatic', 'c1cccc1', 'invalid-chemistry'],
  ])('refuses %s', (_, smiles, kind) => {
    expect(rdkit.canonicalSmiles(smiles)).toMatchObject({ ok: false, error: { kind } });
  });

  it('takes 400 nested branches', () => {
    expect(expectValue(rdkit.canonicalSmiles(`${'C('.repeat(399)}C${')'.repeat(399)}`))).toBe('C'.repeat(400));
  });
});

describe('facts', () => {
  it('tells what a user should see of sildenafil', () => {
    expect(expectValue(rdkit.facts({ smiles: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1' }))).toEqual({
      smiles: 'CCCc1nn(C)c2c(=O)[nH]c(-c3cc(S(=O)(=O)N4CCN(C)CC4)ccc3OCC)nc12',
      inchiKey: 'BNRNXUUZRGQAQC-UHFFFAOYSA-N',
      formula: 'C22H30N6O4S',
      weight: 474.587,
      heavyAtomCount: 33,
      componentCount: 1,
    });
  });

  it.each([
    ['[2H]C([2H])([2H])O[2H]', 36.066],
    ['[Na+].[Cl-]', 58.443],
    ['c1cc[nH]c1', 67.091],
    ['C[C@H](N)C(=O)O', 89.094],
    ['[H][H]', 2.016],
  ])('weighs every atom of %s, isotopes by their own mass', (smiles, weight) => {
    expect(expectValue(rdkit.facts({ smiles })).weight).toBe(weight);
    expect(expectValue(rdkit.weight(smiles))).toBe(weight);
  });

  it('adds up the components of a salt and shows the charge of an ion', () => {
    expect(expectValue(rdkit.facts({ smiles: '[Na+].[Cl-]' }))).toMatchObject({ formula: 'ClNa', componentCount: 2, heavyAtomCount: 2 });
    expect(expectValue(rdkit.facts({ smiles: 'C[N+](C)(C)C' }))).toMatchObject({ formula: 'C4H12N+' });
  });

  it('refuses wildcards, which have no InChIKey', () => {
    expect(rdkit.facts({ smiles: '*CC' })).toMatchObject({ ok: false, error: { kind: 'invalid-chemistry' } });
    expect(rdkit.weight('*CC')).toMatchObject({ ok: false, error: { kind: 'invalid-chemistry' } });
  });

  const cases = fixture('index.tsv')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  it.each(cases)('reads %s (%s): %s', (file, _reason, outcome) => {
    const facts = rdkit.facts({ molfile: fixture(file) });
    expect(facts.ok ? facts.value.inchiKey : facts.error.kind).toBe(outcome);
  });

  it('gives a molecule one key, however its molfile draws hydrogens, maps and line ends', () => {
    const smiles = (file: string) => expectValue(rdkit.facts({ molfile: fixture(file) })).smiles;
    expect(smiles('all-hydrogens.v2000.mol')).toBe('CCO');
    expect(smiles('mapped.v2000.mol')).toBe('CCO');
    expect(smiles('carriage-returns.v2000.mol')).toBe('CCOCC');
    expect(smiles('crossed-bond.v2000.mol')).toBe('CC=CC');
    expect(smiles('flat-sulphonamide.v2000.mol')).toBe('CS(N)(=O)=O');
  });
});

describe('molfile', () => {
  it.each(['C[2H]', '[2H]O[2H]', '[2H]Cl', '[13CH3][2H]', '[H]C', '[2H][2H]'])('holds %s, hydrogens around one atom or none', (smiles) => {
    const molfile = expectValue(rdkit.molfile(smiles));
    expect(expectValue(rdkit.facts({ molfile })).smiles).toBe(expectValue(rdkit.canonicalSmiles(smiles)));
  });
});

describe('inchiKey', () => {
  it('tells stereoisomers apart', () => {
    expect(expectValue(rdkit.inchiKey('C[C@H](N)C(=O)O'))).toBe('QNAYBMKLOCPYGJ-REOHCLBHSA-N');
    expect(expectValue(rdkit.inchiKey('C[C@@H](N)C(=O)O'))).toBe('QNAYBMKLOCPYGJ-UWTATZPHSA-N');
  });
});

describe('fingerprint', () => {
  const bits = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);

  it('has 2,048 bits, as many set as the molecule has environments of radius 0 to 2', () => {
    const ethanol = expectValue(rdkit.fingerprint('CCO'));
    expect(ethanol).toBeInstanceOf(Uint8Array);
    expect(ethanol).toHaveLength(256);
    // Three atoms, and the surroundings of each; radius 2 adds nothing new.
    expect(bits(ethanol)).toBe(6);
  });

  it('leaves chirality and atom maps out', () => {
    const alanine = rdkit.fingerprint('C[C@H](N)C(=O)O');
    expect(rdkit.fingerprint('C[C@@H](N)C(=O)O')).toEqual(alanine);
    expect(rdkit.fingerprint('[CH3:1][CH:2]([NH2:3])[C:4](=[O:5])[OH:6]')).toEqual(alanine);
  });
});

describe('molfile', () => {
  it.each(['V2000', 'V3000'] as const)('keeps the molecule and the order of its atoms in %s', (version) => {
    const smiles = 'O[C@@H](F)/C=C/[13CH2][N+](C)(C)CC(=O)[O-].[Na+].[Cl-]';
    const molfile = expectValue(rdkit.molfile(smiles, version));
    expect(molfile).toContain(version);
    const symbols = [...molfile.matchAll(/^(?: +-?\d+\.\d+){3} (\w+)|^M {2}V30 \d+ ([A-Z]\w?) -?\d+\.\d/gm)].map(
      (atom) => atom[1] ?? atom[2],
    );
    expect(symbols).toEqual(['O', 'C', 'F', 'C', 'C', 'C', 'N', 'C', 'C', 'C', 'C', 'O', 'O', 'Na', 'Cl']);
    expect(expectValue(rdkit.facts({ molfile })).smiles).toBe(expectValue(rdkit.canonicalSmiles(smiles)));
  });
});

describe('all methods', () => {
  it('give the same answer twice, and in another instance', async () => {
    const smiles = 'CC(C)[C@@H]1CC[C@@H](C)C[C@H]1OC(=O)/C=C/c1ccccc1';
    const answers = (toolkit: Rdkit) => [
      toolkit.canonicalSmiles(smiles),
      toolkit.facts({ smiles }),
      toolkit.fingerprint(smiles),
      toolkit.molfile(smiles),
      toolkit.layout({ smiles }),
      toolkit.drawMolecule({ structure: { smiles }, widthPx: 112, heightPx: 90, theme: 'light', centre: [9, 10], showAtomNumbers: true }),
    ];
    const first = answers(rdkit);
    expect(first.every(({ ok }) => ok)).toBe(true);
    expect(answers(rdkit)).toEqual(first);
    expect(answers(await createRdkit())).toEqual(first);
  });

  it('answer a hostile structure with a failure', () => {
    for (const smiles of ['', 'C'.repeat(1000), 'c1cccc1', '\u0000']) {
      expect(rdkit.inchiKey(smiles).ok).toBe(false);
      expect(rdkit.fingerprint(smiles).ok).toBe(false);
      expect(rdkit.molfile(smiles).ok).toBe(false);
      expect(rdkit.layout({ smiles }).ok).toBe(false);
      expect(rdkit.drawMolecule({ structure: { smiles }, widthPx: 112, heightPx: 90, theme: 'dark' }).ok).toBe(false);
    }
  });

  it('take the largest molecules let in, of any shape', { timeout: 60_000 }, () => {
    const shapes = ['C'.repeat(400), 'C(C)'.repeat(200), 'C1CC1'.repeat(133), 'c1ccc(cc1)'.repeat(66), 'NC(C)C(=O)'.repeat(80)];
    for (const smiles of shapes) {
      expect(rdkit.facts({ smiles }).ok).toBe(true);
      expect(rdkit.molfile(smiles).ok).toBe(true);
      expect(rdkit.drawMolecule({ structure: { smiles }, widthPx: 112, heightPx: 90, theme: 'light' }).ok).toBe(true);
    }
  });
});

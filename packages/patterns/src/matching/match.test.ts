import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import startToolkit from '@rdkit/rdkit';
import { type Molecule, parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { compilePattern } from '../pattern/pattern-set.ts';
import { readPattern } from '../reading/pattern-reader.ts';
import { Matcher } from './match.ts';
import { type PreparedMolecule, prepareMolecule } from './prepared-molecule.ts';

const toolkit = await startToolkit();

function moleculeOf(smiles: string): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}: ${molecule.error.message}`);
  return molecule.value;
}

const SHARED = new URL('../../../../../shared/fixtures/transform_oracle.tsv.gz', import.meta.url);

const PATTERNS = [
  '[#6]-[C:1](=[O:2])-[N;!$(N-C=O)]',
  '[!C;!c]',
  '[!C;!R]-[N,O;!H0]',
  '[$(C=O)]-[N;!$(NC=O)]',
  '[$([#6]-[$(O-C)])]',
  '[c;r5]',
  '[r6;!a]',
  '[R0]-[R]',
  '[r3,r4]',
  'c!@c',
  'c-!@c',
  'C@C',
  'C=,#C',
  'C~N',
  'C-,:C',
  '[X4]',
  '[X3;+0]',
  '[CX3](=O)[OX2H1]',
  '[#6;!$([#6]=[O,S])]-[NX3;H2,H1]',
  '[NX3;!$(N~[!#6;!#1])]',
  '[a]:[a;!c]',
  '[2H]',
  '[13C]',
  '[!13C;C]',
  'C1CCCCC1',
  '[n;H1]',
  '[nH]',
  '[*;H0]-[#7,#8]',
  '[-]',
  '[!-;!+;O]',
  '[+;!$([N+]([O-])=O)]',
  '[A;!#6]',
  'cC',
  '[c,n;r6]',
  '[C,c;H1,H2;!R]',
  'F.Cl',
  'c1ccccc1.[N;H2]',
  '[D3;H1]',
  '[C;D1,D2&!H2]',
  '[Br,I;D1]-[c]',
  '[Si](C)(C)C',
  'B(O)O',
  'C#N',
  '[O-]-[N+]=O',
];

const MOLECULES = [
  'CC(=O)Nc1ccc(O)cc1',
  'CC(C)(C)OC(=O)N[C@@H](Cc1c[nH]c2ccccc12)C(=O)O',
  'O=C(O)c1ccccc1OC(C)=O',
  'Cn1c(=O)c2c(ncn2C)n(C)c1=O',
  'C1CC1C(=O)N1CCC(F)(Cl)CC1',
  'N#Cc1ccc(B(O)O)cc1[N+](=O)[O-]',
  '[2H]C([2H])([2H])Oc1ccc(Br)cc1I',
  '[13CH3]C#CC[N+](C)(C)C.[Cl-]',
  'C[Si](C)(C)CCOCn1ccc2c(NC3CCNCC3)ncnc21',
  'O=S(=O)(c1ccccc1)N1CC2(COC2)C1',
  'CC1(C)SC2C(NC(=O)Cc3ccccc3)C(=O)N2C1C(=O)[O-].[Na+]',
  'C1=CC2CCC1C2',
  'FC(F)(F)c1nnc2n1CCNC2',
  'C',
  '[NH4+]',
];

function ownMatches(matcher: Matcher, target: PreparedMolecule): string[] {
  matcher.begin(target);
  const { count, width, atoms } = matcher.matches(0, 100_000);
  const sets = Array.from({ length: count }, (_, i) => [...atoms.subarray(i * width, (i + 1) * width)].sort((a, b) => a - b).join());
  return [...new Set(sets)].sort();
}

/** Atom sets by RDKit, which ignores maps but not stereo, so that is taken out of the pattern. */
function toolkitMatches(pattern: string, smiles: string): string[] {
  const withoutStereo = pattern
    .replace(/(\[[^\]]*?)@+/g, '$1')
    .replace(/[/\\]/g, '-')
    .replace(/:\d+\]/g, ']');
  const query = toolkit.get_qmol(withoutStereo);
  const molecule = toolkit.get_mol(smiles);
  if (query === null || molecule === null) throw new Error(`${pattern} ${smiles}`);
  const found: unknown = JSON.parse(molecule.get_substruct_matches(query));
  query.delete();
  molecule.delete();
  if (!Array.isArray(found)) return [];
  return [...new Set(found.map((match: { atoms: number[] }) => match.atoms.sort((a, b) => a - b).join()))].sort();
}

function disagreements(patterns: readonly string[], molecules: readonly string[]) {
  const targets = molecules.map((smiles) => ({ smiles, target: prepareMolecule(moleculeOf(smiles)) }));
  const different: string[] = [];
  let occurring = 0;
  for (const text of patterns) {
    const pattern = readPattern(text);
    if (!pattern.ok) throw new Error(pattern.error.message);
    const matcher = new Matcher(compilePattern(pattern.value));
    for (const { smiles, target } of targets) {
      const theirs = toolkitMatches(text, smiles);
      if (theirs.length > 0) occurring++;
      if (ownMatches(matcher, target).join(' ') !== theirs.join(' ')) different.push(`${text} in ${smiles}`);
    }
  }
  return { different, occurring };
}

describe('Matcher', () => {
  it('finds what RDKit finds', () => {
    const { different, occurring } = disagreements(PATTERNS, MOLECULES);
    expect(different).toEqual([]);
    expect(occurring).toBeGreaterThan(150);
  });

  it.skipIf(!existsSync(SHARED))(
    'finds what RDKit finds for the patterns and products of the oracle',
    () => {
      const rows = gunzipSync(readFileSync(SHARED)).toString().trimEnd().split('\n').slice(1);
      const columns = rows.map((row) => row.split('\t'));
      const patterns = [...new Set(columns.map(([template]) => template.split('>>')[0]))].filter((_, i) => i % 4 === 0);
      const products = [...new Set(columns.map(([, product]) => product))].filter((_, i) => i % 2 === 0);
      const { different, occurring } = disagreements(patterns, products);
      expect(different).toEqual([]);
      expect(occurring).toBeGreaterThan(200);
    },
    60_000,
  );

  it('gives each match in the order of the pattern, every way round', () => {
    const pattern = readPattern('[O]-[C]-[C]');
    if (!pattern.ok) throw new Error(pattern.error.message);
    const matcher = new Matcher(compilePattern(pattern.value));
    matcher.begin(prepareMolecule(moleculeOf('OCCO')));
    const { count, width, atoms } = matcher.matches(0);
    expect([count, width]).toEqual([2, 3]);
    expect([...atoms.subarray(0, 6)]).toEqual([0, 1, 2, 3, 2, 1]);
  });

  it.each([
    ['O.N', 'OCCN', true],
    ['(O.N)', 'OCCN', true],
    ['(O).(N)', 'OCCN', false],
    ['(O).(N)', 'OC.NC', true],
    ['(O.N)', 'OC.NC', false],
    ['(O.N).(S)', 'OCN.SC', true],
    ['(O.N).(S)', 'OCNS', false],
    ['(O).(O)', 'OCCO', false],
    ['(O).(O)', 'OC.OC', true],
  ])('matches the components of %s in %s: %s', (text, smiles, expected) => {
    const pattern = readPattern(text);
    if (!pattern.ok) throw new Error(pattern.error.message);
    const matcher = new Matcher(compilePattern(pattern.value));
    matcher.begin(prepareMolecule(moleculeOf(smiles)));
    expect(matcher.isMatch(0)).toBe(expected);
  });

  it('stops at the limit and says that there is more', () => {
    const pattern = readPattern('C-C');
    if (!pattern.ok) throw new Error(pattern.error.message);
    const matcher = new Matcher(compilePattern(pattern.value));
    matcher.begin(prepareMolecule(moleculeOf('CCCC')));
    expect(matcher.matches(0)).toMatchObject({ count: 6, isTruncated: false });
    expect(matcher.matches(0, 6)).toMatchObject({ count: 6, isTruncated: false });
    expect(matcher.matches(0, 5)).toMatchObject({ count: 5, isTruncated: true });
    expect(matcher.matches(0)).toMatchObject({ count: 6, isTruncated: false });
  });
});

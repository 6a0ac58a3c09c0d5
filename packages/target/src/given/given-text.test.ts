import { readFileSync } from 'node:fs';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { takeApart } from './given-text.ts';
import { partsOfMixture } from './parts-of-mixture.ts';

const rdkit = await createRdkit();
const fixture = (name: string) => readFileSync(new URL(`../../../../fixtures/${name}`, import.meta.url), 'utf8');
const molfile = (smiles: string, name = '') => {
  const written = rdkit.molfile(smiles);
  if (!written.ok) throw new Error(written.error.message);
  return written.value.replace(/^[^\n]*/, name).trimEnd();
};

/** What a text is taken for, and its structures as SMILES where they are molfiles. */
function apart(text: string, direction: 'retrosynthesis' | 'forward' = 'retrosynthesis') {
  const given = takeApart(text, direction);
  if (!given.ok) return given.error.message;
  const structures = given.value.structures.map((each) => {
    if (!each.ok) return each.error.message;
    const { text: structure, notation, name } = each.value;
    const facts = notation === 'molfile' ? rdkit.facts({ molfile: structure }) : null;
    return [facts?.ok ? facts.value.smiles : structure, notation, name];
  });
  return [given.value.format, ...structures];
}

describe('what somebody pasted', () => {
  it('is one structure in a notation', () => {
    expect(apart(' OCC ')).toEqual(['smiles', ['OCC', 'line', null]]);
    expect(apart('1O-2-3.')).toEqual(['rosdal', ['1O-2-3.', 'rosdal', null]]);
    expect(apart(molfile('CCO', 'spirit'))).toEqual(['molfile', ['CCO', 'molfile', 'spirit']]);
  });

  it('is a line for each structure, with its name behind a SMILES', () => {
    expect(apart('CC(=O)O acetic acid\nc1ccccc1\tbenzene\r\n\nCCO\n')).toEqual([
      'smiles',
      ['CC(=O)O', 'smiles', 'acetic acid'],
      ['c1ccccc1', 'smiles', 'benzene'],
      ['CCO', 'line', null],
    ]);
    expect(apart('1-2-3O.\n1-2-3-4O.')).toEqual(['smiles', ['1-2-3O.', 'rosdal', null], ['1-2-3-4O.', 'rosdal', null]]);
    expect(apart('acetic acid')).toEqual(['smiles', ['acetic acid', 'line', null]]);
  });

  it('keeps the stereo groups of a SMILES, and nothing else of what stands between bars', () => {
    expect(apart('C[C@H](N)O |&1:1| racemic\nC[C@H](N)O |a:1|')).toEqual([
      'smiles',
      ['C[C@H](N)O |&1:1|', 'smiles', 'racemic'],
      ['C[C@H](N)O', 'smiles', null],
    ]);
  });

  it('is an SDfile, with names of first lines or fields', () => {
    const record = (smiles: string, name: string, field = '') => `${molfile(smiles, name)}\n${field}\n$$$$\n`;
    const text = record('CCO', 'first') + record('CCN', '', '>  <NAME>\nsecond\n') + record('CCC', '');
    const expected = ['sdf', ['CCO', 'molfile', 'first'], ['CCN', 'molfile', 'second'], ['CCC', 'molfile', null]];
    expect(apart(text)).toEqual(expected);
    expect(apart(text.replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  it('is a reaction, of which the products are the target, forward the reactants', () => {
    const rxn = [
      '$RXN',
      '',
      '  Editor',
      '',
      '  2  1',
      ...['CC(=O)O', 'CO', 'COC(C)=O'].flatMap((smiles) => ['$MOL', molfile(smiles)]),
      '',
    ].join('\n');
    expect(apart(rxn)).toEqual(['rxn', ['COC(C)=O', 'molfile', null]]);
    expect(apart(rxn, 'forward')).toEqual(['rxn', ['CC(=O)O', 'molfile', null], ['CO', 'molfile', null]]);
    expect(apart('CC(=O)O.CO>OS(=O)(=O)O>COC(C)=O.O')).toEqual(['reaction-smiles', ['COC(C)=O', 'smiles', null], ['O', 'smiles', null]]);
    expect(apart('CC(=O)O.CO>>COC(C)=O', 'forward')).toEqual(['reaction-smiles', ['CC(=O)O.CO', 'smiles', null]]);
    expect(apart(fixture('cdxml/esterification.cdxml'))).toEqual(['cdxml', ['COC(C)=O', 'molfile', null]]);
    expect(apart(fixture('cdxml/esterification.cdxml'), 'forward')).toEqual([
      'cdxml',
      ['CC(=O)O', 'molfile', null],
      ['CO', 'molfile', null],
    ]);
  });

  it.each([
    ['', 'A target molecule is required'],
    [
      'VjCD0100\u0004\u0003',
      'Binary ChemDraw files (CDX) are not read here. Please save it as CDXML, or copy it as CDXML Text, SMILES or molfile.',
    ],
    ['<html><body>CCO</body></html>', 'The text is XML, but no ChemDraw file (CDXML).'],
    ['InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', 'InChI is not read here. Please give SMILES, ROSDAL, a molfile or CDXML.'],
    [
      'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
      'An InChIKey only names a structure; it cannot be turned back into one. Please give the structure itself.',
    ],
    ['$RXN\n\n\n\n  2  1\n', 'The RXN file has fewer molecules than it says.'],
    ['CCO>>', 'The reaction has no product.'],
    ['$RDFILE 1\n$RFMT', 'RDfiles are not read as a target. Please give one reaction as an RXN file, or molecules as an SDfile.'],
  ])('that is %j has its reason', (text, message) => {
    expect(takeApart(text, 'retrosynthesis')).toMatchObject({ ok: false, error: { message } });
  });
});

describe('the parts of a salt', () => {
  const parts = (smiles: string) =>
    partsOfMixture(rdkit, smiles).map(({ smiles: part, count, isNeutralised }) => [part, count, isNeutralised]);

  it('begin with the largest that has carbon, each kind once', () => {
    expect(parts('CCN.OS(=O)(=O)O.CCN')).toEqual([
      ['CCN', 2, false],
      ['O=S(=O)(O)O', 1, false],
    ]);
  });

  it('are an acid and its salt together', () => {
    expect(parts('CC(=O)O.CC(=O)[O-].[Na+]')).toEqual([
      ['CC(=O)O', 2, false],
      ['[Na+]', 1, false],
    ]);
  });

  it('are offered without their charge, where a proton takes it off', () => {
    expect(parts('CC(=O)[O-].[Na+]')).toEqual([
      ['CC(=O)O', 1, true],
      ['[Na+]', 1, false],
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readCdxml } from './cdxml-reader.ts';

const rdkit = await createRdkit();
const fixture = (name: string) => readFileSync(new URL(`../../../../fixtures/cdxml/${name}`, import.meta.url), 'utf8');
const page = (content: string) => `<?xml version="1.0"?><CDXML BondLength="14.4"><page id="1">${content}</page></CDXML>`;
const fragment = (content: string) => page(`<fragment id="2">${content}</fragment>`);

/** Canonical SMILES of each structure, or why it was refused. */
function read(text: string): readonly string[] {
  const structures = readCdxml(text);
  if (!structures.ok) return [structures.error.message];
  return structures.value.map(({ molfile }) => {
    if (!molfile.ok) return molfile.error.message;
    const facts = rdkit.facts({ molfile: molfile.value });
    return facts.ok ? facts.value.smiles : facts.error.message;
  });
}

describe('a ChemDraw file', () => {
  it('is read with the expansion of a contracted label, and stereo off the wedge', () => {
    // Seen from the front, amine, CH2OH and benzyl run clockwise with the hydrogen behind: (R)-phenylalaninol.
    const [structure] = (readCdxml(fixture('phenylalaninol.cdxml')) as unknown as { value: { molfile: { value: string } }[] }).value;
    expect(rdkit.facts({ molfile: structure.molfile.value })).toMatchObject({
      value: { formula: 'C9H13NO', inchiKey: 'STVVMTBJNDTZBF-SECBINFHSA-N' },
    });
  });

  it('is refused where a centre is drawn as one of a racemate', () => {
    const marked = (type: string) => fixture('phenylalaninol.cdxml').replace('<n id="2"', `<n id="2" EnhancedStereoType="${type}"`);
    expect(read(marked('And'))[0]).toContain('racemate');
    expect(read(marked('Absolute'))).toEqual(['N[C@@H](CO)Cc1ccccc1']);
  });

  it('is the mirror image where the wedge is hashed, and the same where it is drawn from the other end', () => {
    const plain = fixture('phenylalaninol.cdxml');
    expect(read(plain)).toEqual(['N[C@@H](CO)Cc1ccccc1']);
    expect(read(plain.replace('WedgeBegin', 'WedgedHashBegin'))).toEqual(['N[C@H](CO)Cc1ccccc1']);
    expect(read(plain.replace('B="2" E="5" Display="WedgeBegin"', 'B="5" E="2" Display="WedgeEnd"'))).toEqual(read(plain));
  });

  it('says which structures of a reaction are drawn before the arrow and which behind it', () => {
    const structures = readCdxml(fixture('esterification.cdxml'));
    expect(structures.ok && structures.value.map(({ role }) => role)).toEqual(['reactant', 'reactant', 'product']);
    expect(read(fixture('esterification.cdxml'))).toEqual(['CC(=O)O', 'CO', 'COC(C)=O']);
  });

  it('keeps charges, isotopes, radicals and written hydrogens', () => {
    const atoms = (attributes: string) => read(fragment(`<n id="1" p="0 0"/><n id="2" p="14 0" ${attributes}/><b id="3" B="1" E="2"/>`));
    expect(atoms('Element="7" Charge="1" NumHydrogens="3"')).toEqual(['C[NH3+]']);
    expect(atoms('Element="8" Charge="-1" NumHydrogens="0"')).toEqual(['C[O-]']);
    expect(atoms('Isotope="13"')).toEqual(['C[13CH3]']);
    expect(atoms('Element="8" NumHydrogens="0" Radical="Doublet"')).toEqual(['C[O]']);
    expect(read(fragment('<n id="1" p="0 0" Element="17" NumHydrogens="1"/>'))).toEqual(['Cl']);
    expect(read(fragment('<n id="1" p="0 0" Element="17" Charge="-1" NumHydrogens="0"/>'))).toEqual(['[Cl-]']);
  });

  it('tells cis from trans by where the atoms lie, and leaves a wavy double bond open', () => {
    const butene = (y: number, display: string) =>
      read(
        fragment(
          `<n id="1" p="0 10"/><n id="2" p="12 3"/><n id="3" p="26 3"/><n id="4" p="38 ${y}"/><b id="5" B="1" E="2"/><b id="6" B="2" E="3" Order="2"${display}/><b id="7" B="3" E="4"/>`,
        ),
      );
    expect(butene(10, '')).toEqual(['C/C=C\\C']);
    expect(butene(-4, '')).toEqual(['C/C=C/C']);
    expect(butene(-4, ' Display="Wavy"')).toEqual(['CC=CC']);
  });

  it('joins a label with two ends in the order the file says', () => {
    const ester = (ordering: string) =>
      fragment(
        `<n id="1" p="0 0"/><n id="2" p="14 0" NodeType="Fragment" BondOrdering="${ordering}"><t><s>CO2</s></t>
        <fragment id="9" ConnectionOrder="13 14"><n id="10" p="14 0"/><n id="11" p="14 14" Element="8"/><n id="12" p="28 0" Element="8"/>
        <n id="13" p="0 0" NodeType="ExternalConnectionPoint"/><n id="14" p="42 0" NodeType="ExternalConnectionPoint"/>
        <b id="15" B="10" E="11" Order="2"/><b id="16" B="10" E="12"/><b id="17" B="10" E="13"/><b id="18" B="12" E="14"/></fragment></n>
        <n id="3" p="42 0"/><n id="4" p="56 0"/><b id="5" B="1" E="2"/><b id="6" B="2" E="3"/><b id="7" B="3" E="4"/>`,
      );
    expect(read(ester('5 6'))).toEqual(['CCOC(C)=O']);
    expect(read(ester('6 5'))).toEqual(['CCC(=O)OC']);
  });

  it.each([
    [
      'a label that stands for many groups',
      '<n id="1" p="0 0"/><n id="2" p="14 0" NodeType="GenericNickname"><t><s>R</s><s face="32">1</s></t></n><b id="3" B="1" E="2"/>',
      'The ChemDraw drawing has the label “R1”, which stands for no definite group. Please draw its atoms.',
    ],
    [
      'a list of elements',
      '<n id="1" p="0 0" NodeType="ElementList"/>',
      'The ChemDraw drawing has an atom that stands for no definite element. Please draw one definite molecule.',
    ],
    [
      'a hydrogen bond',
      '<n id="1" p="0 0"/><n id="2" p="14 0"/><b id="3" B="1" E="2" Order="hydrogen"/>',
      'The ChemDraw drawing has a bond of the kind “hydrogen”, which is not read.',
    ],
    ['a bond to nothing', '<n id="1" p="0 0"/><b id="3" B="1" E="2"/>', 'The ChemDraw drawing has a bond without an atom.'],
    ['an element that is none', '<n id="1" p="0 0" Element="200"/>', 'The ChemDraw drawing has an atom that cannot be.'],
    [
      'an open place',
      '<n id="1" p="0 0"/><n id="2" p="9 0" NodeType="ExternalConnectionPoint"/><b id="3" B="1" E="2"/>',
      'The ChemDraw drawing has an open place. Please draw one definite molecule.',
    ],
  ])('with %s is refused in its own words', (_, content, message) => {
    expect(read(fragment(content))).toEqual([message]);
  });

  it('that is broken, empty or something else says so', () => {
    expect(read('<CDXML><page>')[0]).toMatch(/^The ChemDraw file is not well-formed XML: /);
    expect(read(page(''))).toEqual(['The ChemDraw file has no structure.']);
    expect(read('<svg/>')).toEqual(['The text is no ChemDraw file (CDXML).']);
  });

  it('grows by no entity and by no depth', () => {
    const bomb = `<!DOCTYPE CDXML [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${page('<t>&b;</t>')}`;
    expect(read(bomb)[0]).toMatch(/^The ChemDraw file is not well-formed XML: /);
    expect(read(page('<group>'.repeat(5000)))[0]).toBe('The ChemDraw file is larger than any drawing.');
  });
});

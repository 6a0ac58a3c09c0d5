import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { implausibleSource } from './implausible-source.ts';

/** The atoms a precursor gives stand with an atom map. */
function verdict(smiles: string, hydrogens = 2) {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  const provenance = Array.from(molecule.value.atomMap, (map) => map - 1);
  return implausibleSource({ smiles: smiles.replace(/:\d+\]/g, ']'), provenance }, { hydrogenCount: new Uint8Array(20).fill(hydrogens) });
}

describe('a precursor as source of one carbon', () => {
  it.each([
    ['methyl from tert-butoxide', 'CC(C)([O-])[CH3:1]'],
    ['methylene from tetrahydrofuran', 'C1CO[CH2:1]C1'],
    ['methylene from butyllithium', '[Li][CH2:1]CCC'],
    ['carbonyl from acetic acid', 'C[C:1](=O)O'],
    ['methyl from acetic acid', 'O=C(O)[CH3:1]'],
    ['an arene carbon of toluene', 'C[c:1]1ccccc1'],
  ])('is turned down: %s', (_, smiles) => {
    expect(verdict(smiles)).toBe('gives one carbon from the middle of its chain');
  });

  it.each([
    ['carbonate', 'O=[C:1]([O-])[O-]'],
    ['hydrogencarbonate', 'O=[C:1]([O-])O'],
    ['carbonic acid', 'O=[C:1](O)O'],
  ])('is turned down: %s', (_, smiles) => {
    expect(verdict(smiles)).toBe('a carbonate as source of carbon');
  });

  it.each([
    ['the oxygen of ethanol', 'CC[OH:1]', 'oxygen-of-organic'],
    ['methyl from hexamethyldisilazane', 'C[Si](C)(C)N[Si](C)(C)[CH3:1]', 'part-of-auxiliary'],
    ['two carbons from tetrahydrofuran', 'O1CC[CH2:1][CH2:2]1', 'part-of-auxiliary'],
  ])('is turned down by the table of atom sources: %s', (_, smiles, problem) => {
    expect(verdict(smiles)).toBe(problem);
  });

  it.each([
    ['ethyl from 1-bromopropane', '[CH3:1][CH2:2]CBr'],
    ['methyl from iodoethane', 'IC[CH3:1]'],
  ])('is turned down: %s', (_, smiles) => {
    expect(verdict(smiles)).toBe('gives an alkyl group without the carbon of its halide');
  });

  it.each([
    ['propyl from 1-bromopropane', '[CH3:1][CH2:2][CH2:3]Br'],
    ['iodomethane', 'I[CH3:1]'],
    ['formaldehyde', 'O=[CH2:1]'],
    ['carbon dioxide', 'O=[C:1]=O'],
    ['dimethyl carbonate', 'COC(=O)O[CH3:1]'],
    ['the carbonyl of dimethyl carbonate', 'CO[C:1](=O)OC'],
    ['oxalyl chloride', 'O=C(Cl)[C:1](=O)Cl'],
    ['dimethylformamide', 'CN(C)[CH:1]=O'],
    ['cyanide', '[C-:1]#N'],
    ['the oxygen of water', '[OH2:1]'],
  ])('is fine: %s', (_, smiles) => {
    expect(verdict(smiles)).toBeNull();
  });

  it.each([
    ['acetyl from acetic acid', '[CH3:1][C:2](=O)O'],
    ['carbonyl and oxygen from trichloroacetyl chloride', 'ClC(Cl)(Cl)[C:1](=[O:2])Cl'],
    ['nothing', 'CC(=O)O'],
  ])('is not asked about: %s', (_, smiles) => {
    expect(verdict(smiles)).toBeNull();
  });
});

describe('a carbon with several halogens', () => {
  it('gives no methyl group, and gives methylene and carbonyl', () => {
    expect(verdict('Cl[CH2:1]Cl', 3)).toBe('methyl-of-halide');
    expect(verdict('Cl[CH:1](Cl)Cl', 3)).toBe('methyl-of-halide');
    expect(verdict('Cl[CH2:1]Cl', 2)).toBeNull();
    expect(verdict('I[CH3:1]', 3)).toBeNull();
  });
});

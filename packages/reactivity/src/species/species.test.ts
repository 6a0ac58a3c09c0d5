import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speciesText } from './reagent.ts';
import { ANION_NAMES, CATION_NAMES } from './reagent-names.ts';
import { agentsOf, reagentsOf, solventsOf } from './species.ts';

/** Names, or SMILES, of the agents of a reaction of neutral molecules. */
const agents = (recorded: readonly string[], solvents: readonly string[] = []) =>
  agentsOf({ isIonic: false, agents: recorded, solvents }).map(speciesText);

describe('agents', () => {
  it('are called by their usual names, or stay as SMILES', () => {
    expect(agents(['CCN(CC)CC', 'CN(C)c1ccncc1', 'CCCC=C(C)C'])).toEqual(['triethylamine', 'DMAP', 'CCCC=C(C)C']);
  });

  it('are not also solvents', () => {
    expect(agents(['CCN(CC)CC', 'ClCCl'], ['ClCCl'])).toEqual(['triethylamine']);
    expect(solventsOf({ isIonic: false, agents: [], solvents: ['ClCCl'] }).map(speciesText)).toEqual(['dichloromethane']);
  });

  it('hold no solvent where the source does not call it one either', () => {
    expect(agents(['ClCCl', 'CCN(CC)CC'])).toEqual(['triethylamine']);
    expect(solventsOf({ isIonic: false, agents: ['ClCCl', 'CCN(CC)CC'], solvents: [] }).map(speciesText)).toEqual(['dichloromethane']);
  });
});

describe('complexes recorded in parts', () => {
  it.each([
    [
      ['[Pd]', 'O=C(/C=C/c1ccccc1)/C=C/c1ccccc1', 'CC(=O)[O-]', '[K+]'],
      ['Pd2(dba)3', 'potassium acetate'],
    ],
    [
      ['[Cl][Pd][Cl]', '[Fe+2]', 'c1ccc(P(c2ccccc2)[c-]2cccc2)cc1', 'O=C([O-])[O-]', '[Cs+]'],
      ['Pd(dppf)Cl2', 'caesium carbonate'],
    ],
    [['[Pd+2]', '[Cl-]', '[Fe+2]', 'c1ccc(P(c2ccccc2)[c-]2cccc2)cc1'], ['Pd(dppf)Cl2']],
    [
      ['[Pd+2]', 'CC(=O)[O-]', '[Fe+2]', 'c1ccc(P(c2ccccc2)[c-]2cccc2)cc1'],
      ['palladium(II) acetate', 'dppf'],
    ],
    [
      ['[Pd]', '[C]', '[H][H]'],
      ['palladium on carbon', 'hydrogen'],
    ],
  ])('%j are %j', (recorded, expected) => {
    expect(agents(recorded)).toEqual(expected);
  });
});

describe('salts of which only the cation has its charge', () => {
  it.each([
    [['O=C(O)O', '[Cs+]', '[Cs+]'], ['caesium carbonate'], 'carbonic acid is nothing else'],
    [['CC(=O)O', '[Cl][Pd][Cl]', '[Fe+2]', '[K+]'], ['potassium acetate', 'Pd(dppf)Cl2'], 'no other acid is there'],
    [['O=C(O)O', 'CC(=O)O', '[K+]'], ['potassium carbonate', 'acetic acid'], 'the acid may be there itself'],
    [['O=C(O)O', '[Na+]'], ['sodium carbonate or hydrogen carbonate'], 'both are usual'],
    [['[HH]', '[Na+]'], ['sodium hydride'], 'hydrogen is drawn otherwise'],
    [['[HH]', '[Al+3]', '[Li+]'], ['lithium aluminium hydride'], 'a salt with a name of its own'],
    [['B', 'CO', '[Na+]'], ['sodium borohydride'], 'methanol destroys borane'],
    [['I', 'O=C(O)O', '[K+]'], ['potassium iodide', 'potassium carbonate'], 'carbonate destroys the acid'],
    [['Cl', '[Al+3]'], ['aluminium chloride'], 'one acid, one metal'],
    [['F', 'CCCC[N+](CCCC)(CCCC)CCCC'], ['tetrabutylammonium fluoride'], 'one acid, one ammonium ion'],
    [['CC(=O)O', 'Cl', '[Na+]'], ['acetic acid', 'hydrogen chloride', 'sodium ion'], 'either may be its acid'],
    [['O=C(O)O', '[K+]', '[Na+]'], ['O=C(O)O', 'potassium ion', 'sodium ion'], 'either may be its cation'],
    [['O=S(=O)(O)O', '[Na+]'], ['sulfuric acid', 'sodium ion'], 'it has two anions'],
  ])('%j are %j: %s', (recorded, expected) => {
    expect(agents(recorded).sort()).toEqual([...expected].sort());
  });

  it('are hydroxides in water and alkoxides in an alcohol, where nothing else is', () => {
    const both = (solvents: readonly string[]) =>
      reagentsOf({ isIonic: false, agents: ['[Na+]'], solvents }).map((each) => `${speciesText(each)}: ${each.role}`);
    expect(both(['CO', 'O'])).toEqual(['sodium hydroxide: base', 'methanol: solvent', 'water: solvent']);
    expect(both(['CO'])).toEqual(['sodium methoxide: base', 'methanol: solvent']);
    expect(both(['CO', 'CCO'])).toEqual(['sodium ion: null', 'methanol: solvent', 'ethanol: solvent']);
  });
});

describe('what sources draw in another way', () => {
  it('has the name of the usual drawing, or that of the table of reagents', () => {
    expect(agents(['CN(C)C(On1nnc2cccnc21)=[N+](C)C', 'Oc1cccc2[nH]nnc12'])).toEqual(['HATU', 'HOBt']);
    expect(agents(['CCS', 'C[Si](C)(C)OS(=O)(=O)C(F)(F)F'])).toEqual(['ethanethiol', 'trimethylsilyl triflate']);
  });
});

describe('ions', () => {
  it.each([
    [['[K+]', 'O=C([O-])[O-]'], ['potassium carbonate'], 'one kind of each'],
    [['[Na+]', '[Cl-]', '[OH-]'], ['sodium chloride', 'sodium hydroxide'], 'one kind of cation'],
    [['[Na+]', '[NH4+]', '[Cl-]'], ['sodium chloride', 'ammonium chloride'], 'one kind of anion'],
    [['[Al+3]', '[H-]', '[Li+]', 'C1CCOC1'], ['lithium aluminium hydride'], 'a salt with a name of its own'],
    [['CN(C)C(On1nnc2cccnc21)=[N+](C)C', 'F[P-](F)(F)(F)(F)F'], ['HATU'], 'a coupling reagent'],
  ])('%j are %j: %s', (recorded, expected) => {
    expect(agents(recorded)).toEqual(expected);
  });

  it.each([
    [
      ['[Pd+2]', 'CC(=O)[O-]', '[K+]', 'O=C([O-])[O-]'],
      ['palladium(II) acetate', 'potassium carbonate'],
    ],
    [
      ['[Na+]', '[NH4+]', '[Cl-]', '[H-]'],
      ['sodium hydride', 'ammonium chloride'],
    ],
    [
      ['[Li+]', '[OH-]', '[K+]', 'O=S(=O)([O-])O'],
      ['lithium hydroxide', 'potassium hydrogen sulfate'],
    ],
  ])('of several kinds, %j, are the salts that chemists use most: %j', (recorded, expected) => {
    expect(agents(recorded)).toEqual(expected);
  });

  it('stay apart where it is not certain which belong together', () => {
    expect(agents(['[Ca+2]', '[Al+3]', 'CC[O-]', '[S-2]'])).toEqual(['calcium ion', 'aluminium ion', 'ethoxide ion', 'sulfide ion']);
    expect(agents(['[Na+]'])).toEqual(['sodium ion']);
  });

  it('stay apart where a reactant is an ion, which may be the other half', () => {
    const salt = { agents: ['[Na+]', '[Br-]'], solvents: [] };
    expect(agentsOf({ ...salt, isIonic: true }).map(speciesText)).toEqual(['sodium ion', 'bromide ion']);
    expect(agentsOf({ ...salt, isIonic: false }).map(speciesText)).toEqual(['sodium bromide']);
  });

  it('are not taken for the charges within a molecule', () => {
    expect(agents(['O=[N+]([O-])O', '[K+]', '[OH-]'])).toEqual(['nitric acid', 'potassium hydroxide']);
  });

  it('give a salt without a usual name as the SMILES of its ions', () => {
    expect(agentsOf({ isIonic: false, agents: ['[Na+]', 'CCCC[O-]'], solvents: [] })).toEqual([{ smiles: 'CCCC[O-].[Na+]', name: null }]);
  });

  it('are all there, each in at least one of the species, whatever is recorded', () => {
    const recorded = fc.uniqueArray(fc.constantFrom(...Object.keys(CATION_NAMES), ...Object.keys(ANION_NAMES), 'CCN(CC)CC', 'C1CCOC1'), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(recorded, (list) => {
        const species = reagentsOf({ isIonic: false, agents: list, solvents: [] });
        expect(new Set(species.flatMap(({ smiles }) => smiles.split('.')))).toEqual(new Set(list));
        expect(new Set(species.map(({ smiles }) => smiles)).size).toBe(species.length);
      }),
    );
  });
});

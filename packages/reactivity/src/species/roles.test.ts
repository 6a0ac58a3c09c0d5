import { describe, expect, it } from 'vitest';
import { speciesText } from './reagent.ts';
import { reagentsOf } from './species.ts';

/** `name: role` of what is recorded beside an arrow, SMILES separated by blanks. */
function roles(agents: string, solvents = ''): readonly string[] {
  const list = (text: string) => text.split(' ').filter(Boolean);
  return reagentsOf({ isIonic: false, agents: list(agents), solvents: list(solvents) }).map(
    (reagent) => `${speciesText(reagent)}: ${reagent.role ?? 'not known'}`,
  );
}

describe('roles beside the arrow', () => {
  it('are those of a Suzuki coupling', () => {
    expect(roles('[Cl][Pd][Cl] [Fe+2] c1ccc(P(c2ccccc2)[c-]2cccc2)cc1 ClCCl [Na+] O=C([O-])[O-] C1COCCO1 O')).toEqual([
      'Pd(dppf)Cl2: catalyst',
      'dichloromethane: work-up',
      'sodium carbonate: base',
      '1,4-dioxane: solvent',
      'water: solvent',
    ]);
  });

  it('are those of an amide coupling, water being work-up', () => {
    expect(roles('CCN=C=NCCCN(C)C On1nnc2ccccc21 CCN(C(C)C)C(C)C CN(C)C=O O Cl [Na+] [Cl-]')).toEqual([
      'EDC: coupling reagent',
      'HOBt: coupling reagent',
      'DIPEA: base',
      'DMF: solvent',
      'water: work-up',
      'hydrogen chloride: work-up',
      'sodium chloride: work-up',
    ]);
  });

  it('do not make triethylamine a solvent beside another', () => {
    expect(roles('CCN(CC)CC ClCCl', 'CCN(CC)CC ClCCl')).toEqual(['triethylamine: base', 'dichloromethane: solvent']);
    expect(roles('CCN(CC)CC', 'CCN(CC)CC')).toEqual(['triethylamine: solvent']);
    expect(roles('CCN(CC)CC')).toEqual(['triethylamine: base']);
  });

  it('tell the phosphine of a metal from that of a Mitsunobu reaction', () => {
    expect(roles('[Pd] c1ccc(P(c2ccccc2)c2ccccc2)cc1')).toEqual(['palladium: catalyst', 'triphenylphosphine: ligand']);
    expect(roles('CC(C)OC(=O)N=NC(=O)OC(C)C c1ccc(P(c2ccccc2)c2ccccc2)cc1')).toEqual([
      'DIAD: coupling reagent',
      'triphenylphosphine: coupling reagent',
    ]);
    expect(roles('BrC(Br)(Br)Br c1ccc(P(c2ccccc2)c2ccccc2)cc1')).toEqual(['carbon tetrabromide: reagent', 'triphenylphosphine: reagent']);
  });

  it('tell what quenches from what reacts', () => {
    expect(roles('[Na+] [OH-] CO Cl')).toEqual(['sodium hydroxide: base', 'methanol: solvent', 'hydrogen chloride: work-up']);
    expect(roles('Cl C1COCCO1')).toEqual(['hydrogen chloride: acid', '1,4-dioxane: solvent']);
    expect(roles('O=C(O)C(F)(F)F ClCCl [Na+] O=C([O-])O')).toEqual([
      'TFA: acid',
      'dichloromethane: solvent',
      'sodium hydrogen carbonate: work-up',
    ]);
    expect(roles('[Li+] [Al+3] [H-] C1CCOC1 [Na+] [OH-] O')).toEqual([
      'lithium aluminium hydride: reductant',
      'THF: solvent',
      'sodium hydroxide: work-up',
      'water: work-up',
    ]);
    expect(roles('[Fe] [NH4+] [Cl-] CCO O')).toEqual(['iron: reductant', 'ammonium chloride: acid', 'ethanol: solvent', 'water: solvent']);
  });

  it('take what extracts for a solvent only where nothing else is, or where the source says so', () => {
    expect(roles('CCOC(C)=O CN(C)C=O')).toEqual(['ethyl acetate: work-up', 'DMF: solvent']);
    expect(roles('CCOC(C)=O CN(C)C=O', 'CCOC(C)=O CN(C)C=O')).toEqual(['ethyl acetate: solvent', 'DMF: solvent']);
    expect(roles('CCOC(C)=O [H][H] [Pd] [C]')).toEqual(['ethyl acetate: solvent', 'hydrogen: reductant', 'palladium on carbon: catalyst']);
  });

  it('are not known of what has no name, unless the source calls it a solvent', () => {
    expect(roles('CC=C(C)CC', '')).toEqual(['CC=C(C)CC: not known']);
    expect(roles('', 'CC=C(C)CC')).toEqual(['CC=C(C)CC: solvent']);
  });
});

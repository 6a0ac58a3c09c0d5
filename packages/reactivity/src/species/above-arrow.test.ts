import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { isReactionCondition, withoutAmount } from './above-arrow.ts';
import { readReagent, readReagents } from './read-reagent.ts';

const rdkit = await createRdkit();
const canonical = (smiles: string) => {
  const read = rdkit.canonicalSmiles(smiles);
  return read.ok ? read.value : null;
};

const PALLADIUM =
  'c1ccc([P](c2ccccc2)(c2ccccc2)[Pd]([P](c2ccccc2)(c2ccccc2)c2ccccc2)([P](c2ccccc2)(c2ccccc2)c2ccccc2)[P](c2ccccc2)(c2ccccc2)c2ccccc2)cc1';

describe('what is no substance', () => {
  it.each([
    'heat',
    'reflux',
    'neat, 160 °C',
    'rt',
    '-78 °C',
    '−78 °C to rt',
    'rt to 60 °C',
    '0 °C',
    '120 C',
    '2 h',
    '16-18 h',
    '50 psi',
    '4 Å MS',
    '4 A MS',
    'pH 6.7 buffer',
    'N2',
    'microwave',
    ...['microwave irradiation', 'argon atmosphere', '100 deg C', 'Dean-Stark trap', 'sonication'],
    ...['solvent-free', 'aqueous workup', 'cat.', 'excess', 'then 110 °C', 'then at 60 °C, 2 h'],
    ...['Novozym 435', 'CAL-B', 'pig liver esterase', 'Candida antarctica lipase B', 'ω-transaminase', 'ketoreductase', 'PLP', 'NADPH'],
  ])('is told from substances: %s', (text) => {
    expect(isReactionCondition(text)).toBe(true);
  });

  it.each(['H2', 'K2CO3', 'NBS', 'C', 'CC', '2-propanol', 'Ar-B(OH)2', 'N#N', 'heptane', 'then HCl', 'base', 'phase', 'Ph2C=O'])(
    'is not %s',
    (text) => {
      expect(isReactionCondition(text)).toBe(false);
    },
  );
});

describe('amounts beside a substance', () => {
  it.each([
    ['NaH (1.1 equiv)', 'NaH'],
    ['H2SO4 (cat.)', 'H2SO4'],
    ['Pd(PPh3)4 (5 mol %)', 'Pd(PPh3)4'],
    ['aq NaHCO3', 'NaHCO3'],
    ['then conc. HCl', 'HCl'],
    ['10 % NaOH', 'NaOH'],
    ['DIBAL-H (2.2 equiv)', 'DIBAL-H'],
    ['Cu(OAc)2', 'Cu(OAc)2'],
    ['H2 (1 atm)', 'H2'],
    ['H2 (50 psi)', 'H2'],
    ['H2 (balloon)', 'H2'],
    ['HCl (4 M in dioxane)', 'HCl'],
    ['NH3 (7 N in MeOH)', 'NH3'],
    ['NaH (60 % in oil)', 'NaH'],
    ['HCl (g)', 'HCl'],
    ['THF/H2O (1:1)', 'THF/H2O'],
    ['glacial AcOH', 'AcOH'],
    ['Fe powder', 'Fe'],
    ['Zn dust', 'Zn'],
    ['Mg turnings', 'Mg'],
    ['HNO3 (fuming)', 'HNO3'],
    ['NaOH (50% aq.)', 'NaOH'],
    ['Na2CO3 (2M aq.)', 'Na2CO3'],
    ['NaHCO3 (sat. aq.)', 'NaHCO3'],
    ['NaH (60% dispersion in oil)', 'NaH'],
    ['pyridine (solvent)', 'pyridine'],
    ['HCl 6M', 'HCl'],
    ['DMAP cat', 'DMAP'],
    ['H2 50 psi', 'H2'],
    ['toluene reflux', 'toluene'],
    ['refluxing toluene', 'toluene'],
    ['active MnO2', 'MnO2'],
    ['(2) H2O2', 'H2O2'],
    ['ii) MeI', 'MeI'],
    ['1. NaBH4', 'NaBH4'],
    ['(E)-stilbene', '(E)-stilbene'],
    ['2-butanone', '2-butanone'],
  ])('are passed over: %s', (text, bare) => {
    expect(withoutAmount(text)).toBe(bare);
  });
});

describe('a reagent as it stands above an arrow', () => {
  it.each([
    ['MeOH', 'CO'],
    ['CH2Cl2', 'ClCCl'],
    ['sat. aq NH4Cl', '[Cl-].[NH4+]'],
    ['NaOAc', 'CC(=O)[O-].[Na+]'],
    ['BH3-THF (1 equiv)', 'B'],
    ['H3O+', '[OH3+]'],
    ['BH3.SMe2', 'B'],
    ['CeCl3·7H2O', '[Cl][Ce]([Cl])[Cl]'],
    ['EDC·HCl', 'CCN=C=NCCCN(C)C'],
    ['EDC HCl', 'CCN=C=NCCCN(C)C'],
    ['hydrazine hydrate', 'NN'],
    ["Hunig's base", 'CCN(C(C)C)C(C)C'],
    ['m-CPBA', 'O=C(OO)c1cccc(Cl)c1'],
    ['KOt-Bu', 'CC(C)(C)[O-].[K+]'],
    ['P(t-Bu)3·HBF4', 'CC(C)(C)P(C(C)(C)C)C(C)(C)C'],
    ['MeMgCl', '[CH3][Mg][Cl]'],
    ['L-(+)-DET', 'CCOC(=O)[C@H](O)[C@@H](O)C(=O)OCC'],
    ['HCl work-up', 'Cl'],
    ['(CH3)3S(O)I', 'C[S+](C)(C)=O.[I-]'],
    ['S8', 'S1SSSSSSS1'],
    ['CH3NH2 (33% in EtOH, excess)', 'CN'],
    ['p-xylene (Dean–Stark)', 'Cc1ccc(C)cc1'],
    ['CO (50 psi)', '[C-]#[O+]'],
    ['CO balloon', '[C-]#[O+]'],
    ['CO', 'CO'],
    ['CuBr2', '[Br][Cu][Br]'],
    ['(NH4)2CO3', 'O=C([O-])[O-].[NH4+].[NH4+]'],
    ['[Ir(OMe)(cod)]2 (1.5 mol%)', 'C1=CCCC=CCC1.C1=CCCC=CCC1.C[O-].C[O-].[Ir+].[Ir+]'],
    ['Ti(OEt)4', 'CC[O][Ti]([O]CC)([O]CC)[O]CC'],
    ['benzophenone imine', 'N=C(c1ccccc1)c1ccccc1'],
    ['B(OiPr)3', 'CC(C)OB(OC(C)C)OC(C)C'],
    ['tetrakis(triphenylphosphine)palladium', PALLADIUM],
    ['Tetrakis(triphenylphosphine)-palladium(0)', PALLADIUM],
    ['palladium acetate', 'CC(=O)[O-].CC(=O)[O-].[Pd+2]'],
    ['cuprous cyanide', 'N#[C][Cu]'],
    ['copper iodide (cat.)', '[Cu][I]'],
    ['aluminum chloride', '[Cl][Al]([Cl])[Cl]'],
    ['ferric chloride', '[Cl][Fe]([Cl])[Cl]'],
    ['sulphuric acid', 'O=S(=O)(O)O'],
    ['potassium t-butoxide', 'CC(C)(C)[O-].[K+]'],
    ['potassium acetate', 'CC(=O)[O-].[K+]'],
    ['sodium thiosulfate', 'O=S([O-])([O-])=S.[Na+].[Na+]'],
    ['borane dimethyl sulfide', 'B'],
    ['boron trifluoride diethyl etherate', 'FB(F)F'],
    ['Lawesson reagent', 'COc1ccc(P2(=S)SP(=S)(c3ccc(OC)cc3)S2)cc1'],
    ['(S)-proline', 'O=C(O)[C@@H]1CCCN1'],
    ['diisopropyl D-tartrate', 'CC(C)OC(=O)[C@@H](O)[C@H](O)C(=O)OC(C)C'],
  ])('is understood: %s', (text, smiles) => {
    expect(readReagent(text, canonical)?.smiles).toBe(smiles);
  });

  it.each(['nonsense', 'heat', 'ruthenium catalyst', 'tin chloride', 'acid'])('is not where it is none: %s', (text) => {
    expect(readReagent(text, canonical)).toBeNull();
  });
});

describe('reagents written as one', () => {
  it.each([
    ['Zn/AcOH', ['[Zn]', 'CC(=O)O']],
    ['Fe/NH4Cl', ['[Fe]', '[Cl-].[NH4+]']],
    ['H2, Pd/C', ['[H][H]', '[Pd]']],
    ['DEAD, PPh3', ['CCOC(=O)N=NC(=O)OCC', 'c1ccc(P(c2ccccc2)c2ccccc2)cc1']],
    ['4 M HCl in dioxane', ['Cl', 'C1COCCO1']],
    ['O3; then Me2S', ['O=[O+][O-]', 'CSC']],
    ['THF/H2O (1:1)', ['C1CCOC1', 'O']],
    ['MeOH-H2O', ['CO', 'O']],
    ['NaBH4, MeOH, 0 °C', ['[BH4-].[Na+]', 'CO']],
    ['HF/pyridine', ['F', 'c1ccncc1']],
    ['THF–MeOH, −78 °C', ['C1CCOC1', 'CO']],
    ['t-BuOH, reflux', ['CC(C)(C)O']],
    ['a) NaH b) MeI', ['[H-].[Na+]', 'CI']],
    ['H2-Pd/C', ['[H][H]', '[Pd]']],
    ['2,2-dimethoxypropane,acetone', ['COC(C)(C)OC', 'CC(C)=O']],
  ] as const)('are taken apart: %s', (text, smiles) => {
    expect(readReagents(text, canonical)?.map((each) => each.smiles)).toEqual(smiles);
  });

  it.each([
    ['Pd/C', ['[Pd]']],
    ['DMF-DMA', ['COC(OC)N(C)C']],
    ['F/C=C/F', ['F/C=C/F']],
    ['HBr/AcOH', ['Br']],
  ] as const)('are not where the whole is known: %s', (text, smiles) => {
    expect(readReagents(text, canonical)?.map((each) => each.smiles)).toEqual(smiles);
  });

  it.each(['Zn/nonsense', 'a, b', 'X/N', 'nonsense in THF', 'Zn HCl', 'SmI2 H2O', '/', ', ,', 'reflux/heat'])(
    'are refused where a part is not understood: %j',
    (text) => {
      expect(readReagents(text, canonical)).toBeNull();
    },
  );

  it.each([
    ...['PCy3', 'Bu3P', 'n-Bu3P', 'NaOt-Bu', 't-BuOK', 'EDCI', 'HATU', 'T3P', 'Oxyma', 'COMU', 'NHS', 'TMG', 'MTBD', 'TASF', 'TBAF·3H2O'],
    ...[
      'Sc(OTf)3',
      'Yb(OTf)3',
      'MgBr2',
      'TMSOTf',
      'TBSOTf',
      'TESCl',
      'MEMCl',
      'PMBCl',
      'AllocCl',
      'TrtCl',
      'PhNTf2',
      "Comins' reagent",
      'CSA',
    ],
    ...[
      'HClO4',
      "Eaton's reagent",
      'XtalFluor-E',
      'TTMSS',
      'PhSiH3',
      'K-Selectride',
      'SmI2',
      "Wilkinson's catalyst",
      'PIFA',
      'SO3·pyridine',
    ],
    ...[
      'Pd(t-Bu3P)2',
      'NiCl2(dppp)',
      'Ni(cod)2',
      'rac-BINAP',
      'BrettPhos',
      'dppe',
      'dppp',
      'XPhos Pd G2',
      'XPhos Pd G3',
      'RuPhos Pd G3',
      'phen',
    ],
    ...[
      'Grubbs 2nd generation',
      'Hoveyda-Grubbs II',
      'Co2(CO)8',
      'Mo(CO)6',
      'LiTMP',
      'Ba(OH)2·8H2O',
      'Li2CO3',
      'Burgess reagent',
      'TosMIC',
    ],
    ...[
      'Meerwein salt',
      'Me3OBF4',
      'CH2I2',
      'Et2Zn',
      'HBpin',
      '(CH2O)n',
      'triethyl orthoformate',
      'ClCO2Et',
      'i-BuOCOCl',
      'PivCl',
      'NaH2PO4',
    ],
    ...[
      'Na2SO3',
      'KSAc',
      'KSCN',
      'NH4SCN',
      'CS2',
      'HNO2',
      'NaBF4',
      'iPrMgCl·LiCl',
      'vinylMgBr',
      'AlMe3',
      'Ti(OEt)4',
      'HC(OEt)3',
      'P(OEt)3',
    ],
  ])('are on the shelf: %s', (text) => {
    expect(readReagents(text, canonical)).not.toBeNull();
  });
});

/** A last step by which a drug is made, as a patent or a textbook describes it. SMILES need not be canonical. */
export interface TextbookDisconnection {
  readonly drug: string;
  readonly smiles: string;
  /** What a chemist calls the step. */
  readonly reaction: string;
  readonly source: string;
  /** The source's own precursors; the oxidant is one of them, as its oxygen becomes an atom of the drug. */
  readonly precursors: readonly string[];
  /** Precursors as good as the source's own. */
  readonly equivalents?: readonly { readonly precursors: readonly string[]; readonly because: string }[];
}

const VARDANYAN = 'Vardanyan, Hruby, Synthesis of Essential Drugs, Elsevier 2006';
const WARREN = 'Warren, Wyatt, Organic Synthesis: The Disconnection Approach, 2nd ed., Wiley 2008';

/**
 * Well-known drugs whose textbook disconnection is found and rated good or great.
 *
 * Those that are not found or rated lower stand with the reasons in docs/chemistry/textbook-disconnections.md. The engine knows
 * these drugs and steps through the mined library alone.
 */
export const TEXTBOOK_DISCONNECTIONS: readonly TextbookDisconnection[] = [
  {
    drug: 'lidocaine',
    smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
    reaction: 'N-alkylation by an alpha-chloroamide',
    source: 'US 2,441,498',
    precursors: ['Cc1cccc(C)c1NC(=O)CCl', 'CCNCC'],
  },
  {
    drug: 'sildenafil',
    smiles: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
    reaction: 'sulfonamide from the sulfonyl chloride',
    source: 'US 5,250,534',
    precursors: ['CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)Cl', 'CN1CCNCC1'],
  },
  {
    drug: 'imatinib',
    smiles: 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1',
    reaction: 'acylation of the aniline',
    source: 'US 5,521,184',
    precursors: ['Cc1ccc(N)cc1Nc1nccc(-c2cccnc2)n1', 'ClC(=O)c1ccc(CN2CCN(C)CC2)cc1'],
    equivalents: [
      {
        precursors: ['Cc1ccc(N)cc1Nc1nccc(-c2cccnc2)n1', 'OC(=O)c1ccc(CN2CCN(C)CC2)cc1'],
        because: 'the acid with a coupling reagent for the acid chloride',
      },
    ],
  },
  {
    drug: 'celecoxib',
    smiles: 'Cc1ccc(cc1)-c1cc(nn1-c1ccc(cc1)S(N)(=O)=O)C(F)(F)F',
    reaction: 'pyrazole from a 1,3-diketone and a hydrazine',
    source: 'US 5,466,823',
    precursors: ['Cc1ccc(cc1)C(=O)CC(=O)C(F)(F)F', 'NNc1ccc(cc1)S(N)(=O)=O'],
  },
  {
    drug: 'bupropion',
    smiles: 'CC(NC(C)(C)C)C(=O)c1cccc(Cl)c1',
    reaction: 'amination of an alpha-bromoketone',
    source: 'US 3,819,706',
    precursors: ['CC(Br)C(=O)c1cccc(Cl)c1', 'CC(C)(C)N'],
  },
  {
    drug: 'atenolol',
    smiles: 'CC(C)NCC(O)COc1ccc(CC(N)=O)cc1',
    reaction: 'opening of the epoxide by an amine',
    source: 'US 3,663,607',
    precursors: ['NC(=O)Cc1ccc(OCC2CO2)cc1', 'CC(C)N'],
  },
  {
    drug: 'propranolol',
    smiles: 'CC(C)NCC(O)COc1cccc2ccccc12',
    reaction: 'opening of the epoxide by an amine',
    source: `US 3,337,628; ${VARDANYAN}`,
    precursors: ['C1OC1COc1cccc2ccccc12', 'CC(C)N'],
  },
  {
    drug: 'fluconazole',
    smiles: 'OC(Cn1cncn1)(Cn1cncn1)c1ccc(F)cc1F',
    reaction: 'epoxide opened by 1,2,4-triazole',
    source: 'US 4,404,216',
    precursors: ['Fc1ccc(C2(Cn3cncn3)CO2)c(F)c1', 'c1nc[nH]n1'],
  },
  {
    drug: 'omeprazole',
    smiles: 'COc1ccc2[nH]c(nc2c1)S(=O)Cc1ncc(C)c(OC)c1C',
    reaction: 'oxidation of the sulfide by 3-chloroperbenzoic acid',
    source: 'US 4,255,431',
    precursors: ['COc1ccc2[nH]c(nc2c1)SCc1ncc(C)c(OC)c1C', 'OOC(=O)c1cccc(Cl)c1'],
  },
  {
    drug: 'ciprofloxacin',
    smiles: 'OC(=O)c1cn(C2CC2)c2cc(N3CCNCC3)c(F)cc2c1=O',
    reaction: 'nucleophilic aromatic substitution by piperazine',
    source: 'US 4,670,444',
    precursors: ['OC(=O)c1cn(C2CC2)c2cc(Cl)c(F)cc2c1=O', 'C1CNCCN1'],
    equivalents: [{ precursors: ['OC(=O)c1cn(C2CC2)c2cc(F)c(F)cc2c1=O', 'C1CNCCN1'], because: 'fluoride leaves in place of chloride' }],
  },
  {
    drug: 'erlotinib',
    smiles: 'COCCOc1cc2ncnc(Nc3cccc(c3)C#C)c2cc1OCCOC',
    reaction: 'nucleophilic aromatic substitution by an aniline',
    source: 'US 5,747,498',
    precursors: ['COCCOc1cc2ncnc(Cl)c2cc1OCCOC', 'Nc1cccc(c1)C#C'],
  },
  {
    drug: 'gefitinib',
    smiles: 'COc1cc2ncnc(Nc3ccc(F)c(Cl)c3)c2cc1OCCCN1CCOCC1',
    reaction: 'alkylation of the phenol (Williamson ether synthesis)',
    source: 'US 5,770,599',
    precursors: ['COc1cc2ncnc(Nc3ccc(F)c(Cl)c3)c2cc1O', 'ClCCCN1CCOCC1'],
    equivalents: [{ precursors: ['COc1cc2ncnc(Nc3ccc(F)c(Cl)c3)c2cc1O', 'BrCCCN1CCOCC1'], because: 'bromide leaves in place of chloride' }],
  },
  {
    drug: 'clopidogrel, racemic',
    smiles: 'COC(=O)C(N1CCc2sccc2C1)c1ccccc1Cl',
    reaction: 'N-alkylation by an alpha-chloroester',
    source: 'US 4,529,596',
    precursors: ['COC(=O)C(Cl)c1ccccc1Cl', 'C1Cc2sccc2CN1'],
    equivalents: [{ precursors: ['COC(=O)C(Br)c1ccccc1Cl', 'C1Cc2sccc2CN1'], because: 'bromide leaves in place of chloride' }],
  },
  {
    drug: 'haloperidol',
    smiles: 'OC1(CCN(CCCC(=O)c2ccc(F)cc2)CC1)c1ccc(Cl)cc1',
    reaction: 'N-alkylation by a chlorobutyrophenone',
    source: VARDANYAN,
    precursors: ['OC1(CCNCC1)c1ccc(Cl)cc1', 'ClCCCC(=O)c1ccc(F)cc1'],
  },
  {
    drug: 'paracetamol',
    smiles: 'CC(=O)Nc1ccc(O)cc1',
    reaction: 'N-acetylation',
    source: VARDANYAN,
    precursors: ['CC(=O)OC(C)=O', 'Nc1ccc(O)cc1'],
    equivalents: [{ precursors: ['CC(=O)Cl', 'Nc1ccc(O)cc1'], because: 'acetyl chloride for the anhydride' }],
  },
  {
    drug: 'aspirin',
    smiles: 'CC(=O)Oc1ccccc1C(O)=O',
    reaction: 'O-acetylation',
    source: VARDANYAN,
    precursors: ['CC(=O)OC(C)=O', 'OC(=O)c1ccccc1O'],
    equivalents: [{ precursors: ['CC(=O)Cl', 'OC(=O)c1ccccc1O'], because: 'acetyl chloride for the anhydride' }],
  },
  {
    drug: 'benzocaine',
    smiles: 'CCOC(=O)c1ccc(N)cc1',
    reaction: 'esterification of the acid',
    source: WARREN,
    precursors: ['CCO', 'OC(=O)c1ccc(N)cc1'],
    equivalents: [
      { precursors: ['CCOC(=O)c1ccc(cc1)[N+]([O-])=O'], because: `reduction of the nitro group, the ester made first: ${VARDANYAN}` },
    ],
  },
  {
    drug: 'procaine',
    smiles: 'CCN(CC)CCOC(=O)c1ccc(N)cc1',
    reaction: 'reduction of the nitro group',
    source: VARDANYAN,
    precursors: ['CCN(CC)CCOC(=O)c1ccc(cc1)[N+]([O-])=O'],
  },
];

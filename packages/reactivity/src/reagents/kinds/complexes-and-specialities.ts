import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { CARBON_COUPLINGS } from '../../name-reactions/couplings.ts';
import type { ReagentKind } from '../reagent.ts';

/** Pentamethylcyclopentadienide. */
const CP_STAR = 'Cc1c(C)c(C)[c-](C)c1C';

/** Complexes of ruthenium, rhodium, nickel and manganese, and reagents that are known by who found them. */
export const COMPLEXES_AND_SPECIALITIES: readonly ReagentKind[] = [
  {
    // It turns the alkyne round: what copper makes of azide and alkyne it does not, and no name reaction is its own.
    id: 'ruthenium-cyclopentadienyl',
    name: 'a cyclopentadienyl complex of ruthenium',
    say: 'decisive',
    makes: [],
    reagents: [
      {
        name: 'Cp*RuCl(PPh3)2',
        aliases: ['chloro(pentamethylcyclopentadienyl)bis(triphenylphosphine)ruthenium(II)', '[Cp*RuCl(PPh3)2]', 'Cp*Ru(PPh3)2Cl'],
        smiles: `${CP_STAR}.[Cl-].[Ru+2].c1ccc(P(c2ccccc2)c2ccccc2)cc1.c1ccc(P(c2ccccc2)c2ccccc2)cc1`,
        inchiKey: 'AHWRJPOOFGXEKF-UHFFFAOYSA-M',
        knownBy: `${CP_STAR}.[Ru+2]`,
      },
      {
        name: 'Cp*RuCl(COD)',
        aliases: ['chloro(pentamethylcyclopentadienyl)(cyclooctadiene)ruthenium(II)', '[Cp*RuCl(cod)]', 'Cp*Ru(COD)Cl'],
        smiles: `C1=CCCC=CCC1.${CP_STAR}.[Cl-].[Ru+2]`,
        inchiKey: 'PYZSVABUSHLGGV-UHFFFAOYSA-M',
        knownBy: `${CP_STAR}.[Ru+2]`,
      },
    ],
    source: TEXTBOOKS.couplings,
  },
  {
    id: 'half-sandwich-complex',
    name: 'a half-sandwich complex of rhodium or ruthenium',
    say: 'supporting',
    makes: ['ketone-to-alcohol-reduction', 'imine-reduction'],
    reagents: [
      {
        name: '[Cp*RhCl2]2',
        aliases: ['pentamethylcyclopentadienylrhodium(III) chloride dimer', '[RhCp*Cl2]2', '(Cp*RhCl2)2'],
        smiles: `${CP_STAR}.[Cl-].[Cl-].[Rh+3]`,
        inchiKey: 'BHOBNOHWZZISPQ-UHFFFAOYSA-L',
        knownBy: `${CP_STAR}.[Rh+3]`,
      },
      {
        name: '[Ru(p-cymene)Cl2]2',
        aliases: ['dichloro(p-cymene)ruthenium(II) dimer', '[RuCl2(p-cymene)]2', '(p-cymene)ruthenium dichloride dimer'],
        smiles: 'Cc1ccc(C(C)C)cc1.[Cl-].[Cl-].[Ru+2]',
        inchiKey: 'UCXDWSTYBSBFFB-UHFFFAOYSA-L',
        knownBy: 'Cc1ccc(C(C)C)cc1.[Ru+2]',
      },
    ],
    source: TEXTBOOKS.couplings,
  },
  {
    // Carbenes of diazo compounds, which no name reaction is called: the textbook's transforms ask for what they make.
    id: 'dirhodium-carboxylate',
    name: 'a dirhodium carboxylate',
    say: 'supporting',
    makes: [],
    reagents: [
      {
        name: 'Rh2(OAc)4',
        aliases: ['rhodium(II) acetate dimer', 'rhodium(II) acetate', 'dirhodium tetraacetate'],
        smiles: 'CC(=O)[O-].CC(=O)[O-].CC(=O)[O-].CC(=O)[O-].[Rh+2].[Rh+2]',
        inchiKey: 'SYBXSZMNKDOUCA-UHFFFAOYSA-J',
        knownBy: '[Rh+2]',
      },
    ],
    source: TEXTBOOKS.couplings,
  },
  {
    id: 'nickel-zero',
    name: 'a nickel(0) complex',
    say: 'decisive',
    makes: [...CARBON_COUPLINGS, 'buchwald-hartwig-amination', 'miyaura-borylation', 'cyanation-of-an-aryl-halide'],
    reagents: [
      {
        name: 'Ni(cod)2',
        aliases: ['bis(cyclooctadiene)nickel(0)', 'bis(1,5-cyclooctadiene)nickel(0)'],
        smiles: 'C1=CCCC=CCC1.C1=CCCC=CCC1.[Ni]',
        inchiKey: 'JRTIUDXYIUKIIE-UHFFFAOYSA-N',
        knownBy: 'C1=CCCC=CCC1.[Ni]',
      },
    ],
    source: TEXTBOOKS.couplings,
  },
  {
    // Brings the oxygen of hypochlorite or a peracid to an alkene; which enantiomer it makes is not said here.
    id: 'manganese-salen',
    name: 'a manganese(III) salen complex',
    say: 'supporting',
    makes: ['prilezhaev-epoxidation'],
    reagents: [
      {
        name: "Jacobsen's catalyst",
        aliases: ['Jacobsen catalyst', 'Mn(salen)Cl'],
        smiles: 'CC(C)(C)c1cc(C=N[C@@H]2CCCC[C@H]2N=Cc2cc(C(C)(C)C)cc(C(C)(C)C)c2[O-])c([O-])c(C(C)(C)C)c1.[Cl-].[Mn+3]',
        inchiKey: 'LJVAWOSDJSQANR-SEILFYAJSA-K',
        knownBy: '[Mn+3]',
      },
    ],
    source: TEXTBOOKS.asymmetricSynthesis,
  },
  {
    // Its amides take esters.
    id: 'trialkylaluminium',
    name: 'a trialkylaluminium',
    say: 'supporting',
    makes: ['ester-aminolysis', 'weinreb-amide-formation'],
    reagents: [
      {
        name: 'trimethylaluminium',
        aliases: ['AlMe3', 'Me3Al', 'TMA'],
        smiles: '[CH3][Al]([CH3])[CH3]',
        inchiKey: 'JLTRXTDYQLMHGR-UHFFFAOYSA-N',
      },
    ],
    source: TEXTBOOKS.carbonylSubstitution,
  },
  {
    id: 'dehydrating-reagent',
    name: 'a reagent that takes water from an alcohol',
    say: 'decisive',
    makes: ['dehydration-of-an-alcohol'],
    reagents: [
      {
        name: 'Martin sulfurane',
        aliases: ["Martin's sulfurane", 'Martin sulfurane dehydrating reagent'],
        smiles: 'FC(F)(F)C(OS(OC(c1ccccc1)(C(F)(F)F)C(F)(F)F)(c1ccccc1)c1ccccc1)(c1ccccc1)C(F)(F)F',
        inchiKey: 'RMIBJVUYNZSLSD-UHFFFAOYSA-N',
      },
      {
        name: 'Burgess reagent',
        aliases: ["Burgess' reagent", 'methyl N-(triethylammoniosulfonyl)carbamate'],
        smiles: 'CC[N+](CC)(CC)S(=O)(=O)[N-]C(=O)OC',
        inchiKey: 'YSHOWEKUVWPFNR-UHFFFAOYSA-N',
      },
    ],
    source: TEXTBOOKS.elimination,
  },
  {
    // What takes up CF3 is no name reaction.
    id: 'trifluoromethylating-agent',
    name: 'a source of electrophilic trifluoromethyl',
    say: 'supporting',
    makes: [],
    reagents: [
      {
        name: 'Togni reagent II',
        aliases: ['Togni reagent', "Togni's reagent", 'Togni II', '1-(trifluoromethyl)-1,2-benziodoxol-3(1H)-one'],
        smiles: 'O=C1OI(C(F)(F)F)c2ccccc21',
        inchiKey: 'XHEOXSQMBWJOKP-UHFFFAOYSA-N',
      },
      {
        name: 'Togni reagent I',
        aliases: ['Togni I'],
        smiles: 'CC1(C)OI(C(F)(F)F)c2ccccc21',
        inchiKey: 'HVAPLSNCVYXFDQ-UHFFFAOYSA-N',
      },
    ],
    source: TEXTBOOKS.radicals,
  },
  {
    // A nitrogen with its sulfonyl group, which no name reaction brings; with iodide a source of iodine.
    id: 'chloramine-t',
    name: 'chloramine-T',
    say: 'supporting',
    makes: ['iodination', 'isoxazole-cycloaddition', 'nitrile-oxide-cycloaddition'],
    reagents: [
      {
        name: 'chloramine-T',
        aliases: ['sodium N-chloro-p-toluenesulfonamide'],
        smiles: 'Cc1ccc(S(=O)(=O)[N-]Cl)cc1.[Na+]',
        inchiKey: 'VDQQXEISLMTGAB-UHFFFAOYSA-N',
        knownBy: 'Cc1ccc(S(=O)(=O)[N-]Cl)cc1',
      },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'methylenating-salt',
    name: 'a methylenephosphonium salt',
    say: 'decisive',
    isMaterialToo: true,
    makes: ['wittig-olefination'],
    reagents: [
      {
        name: 'methyltriphenylphosphonium bromide',
        aliases: ['MePPh3Br', 'Ph3PMeBr', 'Ph3PCH3Br', 'MePh3PBr', 'CH3PPh3Br', 'Ph3P+CH3 Br-'],
        smiles: 'C[P+](c1ccccc1)(c1ccccc1)c1ccccc1.[Br-]',
        inchiKey: 'LSEFCHWGJNHZNT-UHFFFAOYSA-M',
        knownBy: 'C[P+](c1ccccc1)(c1ccccc1)c1ccccc1',
        givesAtoms: true,
      },
      {
        name: 'methyltriphenylphosphonium iodide',
        aliases: ['MePPh3I', 'Ph3PMeI'],
        smiles: 'C[P+](c1ccccc1)(c1ccccc1)c1ccccc1.[I-]',
        inchiKey: 'JNMIXMFEVJHFNY-UHFFFAOYSA-M',
        knownBy: 'C[P+](c1ccccc1)(c1ccccc1)c1ccccc1',
        givesAtoms: true,
      },
    ],
    source: TEXTBOOKS.alkeneGeometry,
  },
  {
    id: 'methyleneammonium-salt',
    name: 'a methyleneammonium salt',
    say: 'decisive',
    isMaterialToo: true,
    makes: ['mannich-reaction'],
    reagents: [
      {
        name: "Eschenmoser's salt",
        aliases: ['Eschenmoser salt', 'dimethylmethylideneammonium iodide', 'N,N-dimethylmethyleneiminium iodide'],
        smiles: 'C=[N+](C)C.[I-]',
        inchiKey: 'VVDUZZGYBOWDSQ-UHFFFAOYSA-M',
        knownBy: 'C=[N+](C)C',
        givesAtoms: true,
      },
    ],
    source: TEXTBOOKS.carbonylCondensation,
  },
  {
    id: 'persulfate',
    name: 'a persulfate',
    say: 'supporting',
    makes: ['aromatisation', 'wacker-tsuji-oxidation'],
    reagents: [
      {
        name: 'ammonium persulfate',
        aliases: ['(NH4)2S2O8', 'ammonium peroxydisulfate', 'APS'],
        smiles: 'O=S(=O)([O-])OOS(=O)(=O)[O-].[NH4+].[NH4+]',
        inchiKey: 'ROOXNKNUYICQNP-UHFFFAOYSA-N',
        knownBy: 'O=S(=O)([O-])OOS(=O)(=O)[O-]',
      },
      {
        name: 'sodium persulfate',
        aliases: ['Na2S2O8', 'sodium peroxydisulfate'],
        smiles: 'O=S(=O)([O-])OOS(=O)(=O)[O-].[Na+].[Na+]',
        inchiKey: 'CHQMHPLRPQMAMX-UHFFFAOYSA-L',
        knownBy: 'O=S(=O)([O-])OOS(=O)(=O)[O-]',
      },
      {
        name: 'potassium persulfate',
        aliases: ['K2S2O8', 'potassium peroxydisulfate'],
        smiles: 'O=S(=O)([O-])OOS(=O)(=O)[O-].[K+].[K+]',
        inchiKey: 'USHAGKDGDHPEEY-UHFFFAOYSA-L',
        knownBy: 'O=S(=O)([O-])OOS(=O)(=O)[O-]',
      },
    ],
    source: TEXTBOOKS.radicals,
  },
  {
    // With a haloform it makes an aldehyde the vinyl halide, and with nickel it brings a vinyl halide to one: no name reaction of the table.
    id: 'chromium-chloride',
    name: 'chromium(II) chloride',
    say: 'decisive',
    makes: ['barbier-reaction'],
    reagents: [
      {
        name: 'chromium(II) chloride',
        aliases: ['CrCl2', 'chromous chloride'],
        smiles: '[Cl][Cr][Cl]',
        inchiKey: 'XBWRJSSJWDOUSJ-UHFFFAOYSA-L',
      },
    ],
    source: TEXTBOOKS.organometallics,
  },
  {
    // It takes the place of iodine and bromine on arenes before it adds to anything: what forms meets what is given beside.
    id: 'exchanging-grignard-reagent',
    name: 'a Grignard reagent for the exchange of halogen and magnesium',
    say: 'supporting',
    makes: [
      'grignard-with-aldehyde-reaction',
      'grignard-with-ketone-reaction',
      'grignard-with-weinreb-amide-ketone-synthesis',
      'grignard-with-ester-reaction',
    ],
    reagents: [
      {
        name: 'isopropylmagnesium chloride',
        aliases: ['iPrMgCl', 'i-PrMgCl', 'iPrMgCl·LiCl', 'i-PrMgCl·LiCl', 'turbo Grignard', 'Turbo-Grignard'],
        smiles: 'C[CH](C)[Mg][Cl]',
        inchiKey: 'GPIBKUJXKCEZOH-UHFFFAOYSA-M',
      },
    ],
    source: TEXTBOOKS.organometallics,
  },
  {
    // With bromine it takes the carboxyl group off, and in acid it brings water to an alkyne.
    id: 'mercury-oxide',
    name: 'mercury(II) oxide',
    say: 'supporting',
    makes: ['alkyne-hydration', 'acetal-deprotection'],
    reagents: [{ name: 'mercury(II) oxide', aliases: ['HgO'], smiles: '[O]=[Hg]', inchiKey: 'UKWHYYKOEPRTIC-UHFFFAOYSA-N' }],
    source: TEXTBOOKS.radicals,
  },
];

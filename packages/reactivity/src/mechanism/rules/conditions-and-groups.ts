import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { HALIDE_EXCHANGES, METAL_AMINATIONS } from '../../name-reactions/couplings.ts';
import { shiftsAlkene } from './alkene-shifts.ts';
import type { OrderRule } from './order-rule.ts';

const DIAZOTISATIONS = [
  'sandmeyer-reaction',
  'balz-schiemann-reaction',
  'diazotisation-and-hydrolysis',
  'hydrazine-formation-from-a-diazonium-salt',
  'deamination-of-an-aniline',
] as const;
const PALLADIUM_AND_HYDROGEN = [
  'n-cbz-deprotection',
  'n-bn-deprotection',
  'o-bn-deprotection',
  'co2h-bn-deprotection',
  'alkene-hydrogenation',
  'alkyne-hydrogenation',
  'heteroarene-hydrogenation',
] as const;
const SUZUKI = [
  'bromo-suzuki-coupling',
  'chloro-suzuki-coupling',
  'iodo-suzuki-coupling',
  'triflate-suzuki-coupling',
  'suzuki-coupling',
] as const;
const HALOKETONE_RINGS = [
  'hantzsch-thiazole-synthesis',
  'imidazole-synthesis-from-amidine-and-haloketone',
  'fused-imidazole-synthesis-from-aminoazine',
] as const;
const HYDRAZINE_RINGS = [
  'knorr-pyrazole-synthesis',
  'enaminone-pyrazole-synthesis',
  'aminopyrazole-synthesis',
  'fischer-indole-synthesis',
] as const;
const RINGS_OF_ACIDS = [
  'benzimidazole-synthesis',
  'benzoxazole-synthesis',
  'benzothiazole-synthesis',
  '1-2-4-oxadiazole-synthesis',
  '1-3-4-oxadiazole-synthesis',
  '1-3-4-thiadiazole-synthesis',
] as const;
const NITRILE_ADDITIONS = ['amidine-formation-from-nitrile', 'amidoxime-formation-from-nitrile', 'pinner-reaction'] as const;
const NITRILE_HYDROLYSES = ['nitrile-hydrolysis-to-carboxylic-acid'] as const;
const ESTER_HYDROLYSES = ['co2h-me-deprotection', 'co2h-et-deprotection', 'ester-hydrolysis'] as const;

/** Classes of conditions by what they do to groups that stand by, whatever is meant to react: each an entry for its steps. */
export const CONDITIONS: readonly OrderRule[] = [
  {
    id: 'P12',
    statement: 'Strong acids and Lewis acids open epoxides and aziridines, hydrolyse enol ethers and acetals, and take tin off an arene.',
    source: TEXTBOOKS.reactivityCharts,
    chip: 'Does not survive acid',
    never: 'does not survive the acid',
    risk: 'may not survive the acid',
    entries: [
      {
        steps: ['nitration', 'friedel-crafts-acylation', 'chlorosulfonation', 'sulfonation', 'blanc-chloromethylation'],
        never: ['epoxide', 'aziridine', 'enolEther', 'mom', 'plainAcetal', 'stannane', 'oxime', 'hydrazide'],
        risk: ['alkyne'],
      },
      { steps: ['n-boc-deprotection', 'co2h-tbu-deprotection', 'n-tbu-deprotection'], never: ['epoxide', 'aziridine', 'stannane'] },
      { steps: ['n-pmb-deprotection'], never: ['purineDeoxynucleoside'] },
      {
        steps: ['acetal-deprotection', 'o-thp-deprotection', 'o-mom-deprotection', 'n-trityl-deprotection', 'o-trityl-deprotection'],
        never: ['aziridine', 'enolEther'],
      },
      {
        steps: ['methoxy-to-hydroxy'],
        never: ['epoxide', 'aziridine', 'enolEther', 'vinylogousEster', 'activatedAlcohol', 'cbz', 'fusedBetaLactam'],
        risk: ['methylEster'],
      },
      {
        steps: ['ether-dealkylation'],
        ofKind: 'straightArylEther',
        never: ['epoxide', 'aziridine', 'enolEther', 'vinylogousEster', 'activatedAlcohol', 'cbz', 'fusedBetaLactam'],
      },
      { steps: ['ether-dealkylation'], never: ['carbapenem'] },
      {
        steps: ['acetal-protection-of-a-carbonyl', 'dialkyl-acetal-formation'],
        never: ['labileSilyl', 'thp', 'epoxide', 'aziridine', 'enolEther', 'acidHalide'],
      },
      { steps: ['dehydration-of-an-alcohol'], never: ['epoxide', 'aziridine', 'enolEther'] },
      {
        steps: ['vilsmeier-haack-formylation'],
        never: ['epoxide', 'aziridine', 'enolEther', 'thp', 'labileSilyl', 'oxime', 'ringNOxide', 'hydrazide'],
      },
      {
        steps: ['lactam-to-heteroaryl-chloride'],
        never: ['epoxide', 'aziridine', 'enolEther', 'thp', 'labileSilyl', 'oxime', 'ringNOxide', 'hydrazide'],
        risk: ['boc', 'tertButylEster'],
      },
      {
        steps: ['fischer-indole-synthesis', 'bischler-napieralski-reaction', 'beckmann-rearrangement'],
        never: ['epoxide', 'aziridine', 'enolEther'],
      },
    ],
  },
  {
    id: 'P13',
    statement:
      'Nitrous acid takes every amine: it deaminates primary alkylamines, diazotises other anilines and nitrosates what has a hydrogen.',
    source: TEXTBOOKS.aromaticSubstitution,
    chip: 'Takes nitrous acid',
    never: 'takes the nitrous acid as well',
    risk: 'is nitrosated as well',
    entries: [
      {
        steps: DIAZOTISATIONS,
        never: ['thiol', 'hydrazine', 'hydrazide', 'primaryAmine', 'enolEther', 'openAniline', 'amideBesideAniline'],
        risk: ['freeAmine', 'azineAmine'],
      },
    ],
  },
  {
    id: 'P14',
    statement: 'What makes an acid chloride or an isocyanate takes every acid, and what is made takes every amine and thiol.',
    source: TEXTBOOKS.carbonylSubstitution,
    chip: 'Activated as well',
    never: 'takes up the reagent, or what it makes',
    risk: 'takes up what is made',
    entries: [
      { steps: ['carboxylic-acid-to-acid-chloride'], never: ['carboxylicAcid', 'hydrazide', 'oxime'] },
      {
        steps: ['curtius-rearrangement'],
        never: ['carboxylicAcid', 'freeAmine', 'hydrazine', 'hydrazide', 'thiol', 'openAniline', 'amineBesideAcyl'],
        risk: ['openAlcohol'],
      },
      { steps: ['hofmann-rearrangement'], never: ['amineBesideAcyl'] },
      { steps: ['isocyanate-formation', 'isothiocyanate-formation'], never: ['freeAmine', 'hydrazine', 'hydrazide', 'thiol'] },
      {
        steps: ['vilsmeier-haack-formylation'],
        never: ['freeAmine', 'openAniline', 'thiol', 'openAlcohol', 'hydrazine'],
        risk: ['carboxylicAcid', 'enolisableKetone', 'phenol'],
      },
      {
        steps: ['friedel-crafts-acylation'],
        ofKind: 'carboxylicAcid',
        never: ['carboxylicAcid', 'openAniline', 'hydrazide', 'acidHalide', 'isocyanate', 'benzylBromide'],
      },
      { steps: ['friedel-crafts-acylation'], never: ['openAniline', 'hydrazide', 'acidHalide', 'isocyanate', 'benzylBromide'] },
      { steps: ['deoxyfluorination-of-an-alcohol'], never: ['carboxylicAcid', 'freeAmine'], risk: ['aldehyde'] },
      { steps: ['deoxyfluorination-of-a-carbonyl'], never: ['carboxylicAcid', 'freeAmine', 'openAlcohol'] },
    ],
  },
  {
    id: 'P15',
    statement:
      'A thiol or thiocarbonyl group poisons the catalysts of hydrogenation and of metathesis, and tin or boron beside a halide couples with it.',
    source: TEXTBOOKS.couplings,
    chip: 'Takes the catalyst',
    never: 'takes the catalyst, or what it brings, first',
    risk: 'may take the catalyst',
    entries: [
      { steps: ['lindlar-reduction'], never: ['azide', 'alkyne', 'thiol'], risk: ['arylNitro', 'arylIodide'] },
      { steps: PALLADIUM_AND_HYDROGEN, never: ['thiol', 'openAcceptor', 'thiocarbonyl'] },
      { steps: ['olefin-metathesis'], never: ['thiol', 'enolEther', 'freeAmine', 'terminalAlkyne'], risk: ['tertiaryAmine', 'alkyne'] },
      { steps: SUZUKI, never: ['stannane', 'openBoron'] },
      { steps: ['heck-reaction', ...HALIDE_EXCHANGES], never: ['openBoron', 'stannane'] },
    ],
  },
  {
    id: 'P16',
    statement:
      'What closes a heterocycle with a haloketone, a hydrazine or an activated acid finds free amines, thiols, aldehydes and halides first.',
    source: TEXTBOOKS.heterocycleSynthesis,
    chip: 'Takes the partner first',
    never: 'takes up one of the partners first',
    risk: 'takes up one of the partners as well',
    entries: [
      { steps: HALOKETONE_RINGS, never: ['thiol', 'freeAmine', 'hydrazine', 'benzylBromide'], risk: ['hydrazide', 'openAniline'] },
      { steps: HYDRAZINE_RINGS, never: ['aldehyde', 'openAcceptor', 'benzylBromide'] },
      {
        steps: ['paal-knorr-pyrrole-synthesis', 'phthalimide-formation'],
        never: ['primaryAmine', 'hydrazine', 'hydrazide', 'benzylBromide'],
      },
      // Hot acid keeps an aliphatic amine as its salt (Phillips), a coupling reagent does not.
      {
        steps: ['benzimidazole-synthesis'],
        ofKind: 'carboxylicAcid',
        never: ['carboxylicAcid', 'aldehyde', 'thiol', 'hydrazine'],
        risk: ['freeAmine', 'benzeneAniline'],
      },
      {
        steps: RINGS_OF_ACIDS,
        ofKind: 'carboxylicAcid',
        never: ['carboxylicAcid', 'aldehyde', 'freeAmine', 'thiol', 'hydrazine'],
        risk: ['benzeneAniline'],
      },
      { steps: RINGS_OF_ACIDS, ofKind: 'acidHalide', never: ['acidHalide', 'freeAmine', 'thiol', 'hydrazine'], risk: ['benzeneAniline'] },
      { steps: RINGS_OF_ACIDS, never: ['benzylBromide'] },
      { steps: ['quinoxaline-synthesis'], never: ['aldehyde', 'benzylBromide'] },
      { steps: NITRILE_ADDITIONS, never: ['aldehyde', 'benzylBromide', 'openAcceptor', 'nitrile'] },
      {
        steps: ['tetrazole-synthesis-from-nitrile'],
        never: ['benzylBromide', 'openBromide', 'alkylSulfonate', 'openEpoxide', 'haloketone', 'nitrile'],
      },
      { steps: ['lawesson-thionation'], never: ['plainAmide'], risk: ['aldehyde', 'ketone', 'carboxylicAcid', 'openAlcohol'] },
    ],
  },
  {
    id: 'P17',
    statement: 'Halogens, peracids, ozone and permanganate take what is richest in electrons: enol ethers, tin, amines, sulfides.',
    source: TEXTBOOKS.redox,
    chip: 'Oxidised first',
    never: 'takes the oxidant or halogen first',
    risk: 'takes the oxidant or halogen as well',
    entries: [
      {
        steps: [
          'bromination',
          'chlorination',
          'iodination',
          'alpha-bromination-of-a-carbonyl-hell-volhard-zelinsky',
          'alpha-chlorination-of-a-carbonyl',
        ],
        never: ['enolEther', 'stannane', 'hydrazide'],
      },
      { steps: ['wohl-ziegler-bromination'], never: ['enolEther', 'stannane', 'benzylEther', 'pmbEther', 'hydrazide'] },
      {
        steps: ['oxidative-chlorination-to-sulfonyl-chloride'],
        never: ['thiol', 'sulfide', 'alkene', 'enolEther', 'freeAmine', 'reactiveAniline', 'boron'],
        risk: ['phenol', 'aldehyde'],
      },
      {
        steps: ['hofmann-rearrangement'],
        never: ['thiol', 'reactiveAniline', 'aldehyde', 'selenide', 'thione'],
        risk: ['anySulfide', 'phenol', 'alkene', 'primaryAcetate', 'openArylEster'],
      },
      { steps: ['ozonolysis-or-lemieux-johnson-oxidation'], never: ['enolEther'] },
      { steps: ['baeyer-villiger-oxidation'], never: ['benzeneAniline', 'aldehyde', 'enolEther'] },
      { steps: ['n-oxide-formation'], never: ['freeAmine', 'benzeneAniline', 'hydrazine', 'enolEther'], risk: ['aldehyde', 'alkene'] },
      { steps: ['aryl-methyl-oxidation-to-carboxylic-acid'], never: ['alkyne', 'enolEther', 'tertiaryAmine'] },
      { steps: ['upjohn-dihydroxylation'], never: ['enolEther'] },
    ],
  },
  {
    id: 'P18',
    statement:
      'Water, alcohols, amines and hydrazine in base open phenyl esters, thioesters and phthalimides, add to acrylates and displace halides.',
    source: TEXTBOOKS.reactivityCharts,
    chip: 'Does not survive base',
    never: 'takes up the base or nucleophile first',
    risk: 'takes up the base or nucleophile as well',
    entries: [
      {
        steps: ['n-fmoc-deprotection'],
        never: ['openAcceptor', 'openArylEster', 'thioester', 'benzylBromide', 'openBromide', 'haloketone'],
        risk: ['alkylSulfonate'],
      },
      {
        steps: ['phthalimide-deprotection-ing-manske'],
        never: ['openAcceptor', 'openArylEster', 'thioester', 'openBromide', 'haloketone', 'fusedBetaLactam'],
      },
      { steps: ['alkyne-desilylation'], never: ['openArylEster', 'trimethylsilyl', 'haloketone', 'acidHalide'], risk: ['primaryAcetate'] },
      {
        steps: ['o-acetyl-deprotection', 'o-acyl-deprotection'],
        never: ['silylAlkyne', 'openArylEster', 'thioester', 'haloketone', 'benzylBromide', 'openAcceptor'],
        risk: ['alkylSulfonate'],
      },
      // Acid takes these off.
      { steps: ['ester-hydrolysis'], ofKind: 'benzhydrylEster' },
      { steps: ESTER_HYDROLYSES, never: ['benzylBromide', 'fusedBetaLactam'], risk: ['betaHydroxyKetone'] },
      // Thiourea displaces the halide and closes: no base is there.
      { steps: ['amide-hydrolysis-to-amine'], ofKind: 'haloacetamide', never: ['haloketone', 'benzylBromide', 'openBromide'] },
      // Carbonate in methanol is enough for the acyl group of an azole or indole.
      {
        steps: ['n-acetyl-deprotection', 'amide-hydrolysis-to-amine'],
        ofKind: 'acylAzole',
        never: ['trifluoroacetamide', 'phthalimide', 'fmoc', 'trimethylsilyl', 'thioester'],
      },
      {
        steps: ['n-acetyl-deprotection', 'amide-hydrolysis-to-amine'],
        never: ['trifluoroacetamide', 'phthalimide', 'fmoc', 'epoxide', 'aziridine', 'betaLactam', 'trimethylsilyl', 'thioester'],
        risk: ['boc'],
      },
      {
        steps: NITRILE_HYDROLYSES,
        never: ['trifluoroacetamide', 'phthalimide', 'benzylBromide', 'thioester', 'betaLactam', 'nitrile', 'acylAzole'],
      },
      { steps: ['ester-aminolysis'], never: ['fmoc', 'alkylSulfonate', 'thioester'] },
      { steps: ['aryl-halide-to-aniline', 'aryl-halide-to-phenol'], never: ['arylEster', 'fmoc', 'acidHalide'] },
      { steps: ['hydrazide-formation'], never: ['phthalimide', 'fmoc', 'alkylSulfonate', 'openAcceptor', 'openEpoxide'] },
      { steps: ['finkelstein-reaction'], never: ['benzylBromide', 'haloketone', 'alkylSulfonate', 'openBromide'] },
      { steps: ['azide-formation-from-a-halide', 'kolbe-nitrile-synthesis'], never: ['haloketone', 'benzylBromide', 'openBromide'] },
      { steps: ['phosphonium-salt-formation'], never: ['azide'] },
      { steps: ['enolate-alkylation', 'malonic-ester-alkylation'], ofKind: 'plainEsterAlpha', never: ['openAcceptor', 'boron'] },
      { steps: ['enolate-alkylation'], ofKind: 'plainKetoneAlpha', never: ['aldehyde', 'ketoneAndAlpha', 'openAcceptor'] },
      { steps: ['claisen-schmidt-condensation'], never: ['openArylEster', 'benzylBromide', 'fmoc', 'openAcceptor'] },
    ],
  },
  {
    id: 'P20',
    statement:
      'Hydrogen on a metal breaks the bond between two oxygens before it adds to anything, and that of an isoxazole or oxadiazole beside it, which what reduces an oxime breaks first.',
    source: TEXTBOOKS.redox,
    chip: 'Weak bond first',
    never: 'is broken by hydrogen first',
    risk: 'may be broken by hydrogen',
    entries: [
      { steps: ['alkene-hydrogenation', 'alkyne-hydrogenation', 'heteroarene-hydrogenation'], never: ['peroxide'], risk: ['isoxazole'] },
      { steps: ['oxime-to-amine-reduction'], never: ['peroxide', 'isoxazole'] },
      { steps: ['nitro-to-amino'], never: ['peroxide'] },
      { steps: [...PALLADIUM_AND_HYDROGEN, 'azide-to-amine-reduction'], never: ['peroxide'] },
    ],
  },
  {
    id: 'P240',
    statement:
      'Hydrogen on a metal may break the ring of an isoxazole or oxadiazole beside a nitro group, which iron and tin(II) chloride do not.',
    source: TEXTBOOKS.redox,
    chip: 'Not with hydrogen',
    never: 'is broken by hydrogen',
    risk: 'may be broken by hydrogen: take iron or tin(II) chloride',
    entries: [{ steps: ['nitro-to-amino'], risk: ['isoxazole'] }],
  },
  {
    id: 'P290',
    statement: 'An acid takes up the aluminium alkoxide of an Oppenauer oxidation.',
    source: TEXTBOOKS.redox,
    chip: 'Takes up the alkoxide',
    never: 'takes up the aluminium alkoxide: make it an ester first',
    risk: 'takes up the aluminium alkoxide: make it an ester first',
    entries: [{ steps: ['alcohol-to-ketone-oxidation'], ofStep: shiftsAlkene, never: ['phosphoricAcid'], risk: ['carboxylicAcid'] }],
  },
  {
    id: 'P22',
    statement: 'Base opens an isoxazole that has a hydrogen at 3 and an acyl group at 4 to the cyano ketone.',
    source: TEXTBOOKS.heteroaromatics,
    chip: 'Base opens isoxazole',
    never: 'is opened by the base: couple the acid with the amine, or the acid chloride',
    risk: 'is opened by base: take acid',
    entries: [
      { steps: METAL_AMINATIONS, never: ['openIsoxazole'] },
      { steps: ['co2h-me-deprotection', 'co2h-et-deprotection'], risk: ['openIsoxazole'] },
    ],
  },
  {
    id: 'P23',
    statement:
      'The cation of a triarylmethyl or phenothiazine dye takes amines, alkoxides and hydrides at carbon: its arms are made before.',
    source: TEXTBOOKS.conjugateAddition,
    chip: 'Dye takes it',
    never: 'takes the amine, the base or the hydride first',
    risk: 'may take the amine',
    entries: [
      {
        steps: [...METAL_AMINATIONS, 'eschweiler-clarke-methylation', 'aldehyde-reductive-amination', 'ketone-reductive-amination'],
        never: ['dyeCation'],
      },
    ],
  },
  {
    id: 'P24',
    statement: 'A thiol reduces an azide by itself, and poisons the palladium that is to do so.',
    source: TEXTBOOKS.redox,
    chip: 'Thiol beside azide',
    never: 'reduces the azide by itself',
    risk: 'reduces the azide by itself and poisons palladium: it needs a protecting group',
    entries: [{ steps: ['azide-to-amine-reduction'], risk: ['thiol'] }],
  },
  {
    id: 'P25',
    statement: 'Hydrazine with hot base, and zinc with acid, open beta-lactams and take sulfur off thioamides before they reduce a ketone.',
    source: TEXTBOOKS.redox,
    chip: 'Does not survive it',
    never: 'does not survive hydrazine with hot base, nor zinc with acid',
    risk: 'stands neither hydrazine with base nor zinc with acid for long: take a silane, or hydrogen',
    entries: [
      // A silane in acid, or hydrogen, reduces what an arene activates.
      {
        steps: ['wolff-kishner-or-clemmensen-reduction'],
        ofKind: 'enone',
        never: ['thiocarbonyl', 'fusedBetaLactam'],
        risk: ['betaLactam', 'arylEster'],
      },
      { steps: ['wolff-kishner-or-clemmensen-reduction'], never: ['thiocarbonyl', 'betaLactam'], risk: ['arylEster'] },
    ],
  },
  {
    id: 'P26',
    statement: 'A hydride adds to the ring of an N-alkylpyridinium ion before it reduces an ester, and beside a ketone or an aldehyde.',
    source: TEXTBOOKS.heteroaromatics,
    chip: 'Hydride adds to ring',
    never: 'takes up the hydride first',
    risk: 'takes up hydride as well, unless it is kept cold and short',
    entries: [
      { steps: ['ester-to-alcohol-reduction', 'ester-to-aldehyde-reduction'], never: ['alkylpyridinium'] },
      { steps: ['ketone-to-alcohol-reduction', 'aldehyde-to-alcohol-reduction'], risk: ['alkylpyridinium'] },
    ],
  },
  {
    id: 'P21',
    statement: 'The zinc carbenoid of diiodomethane alkylates amines before it adds to an alkene.',
    source: TEXTBOOKS.radicals,
    chip: 'Alkylated first',
    never: 'takes up the carbenoid first',
    risk: 'may take up the carbenoid',
    entries: [{ steps: ['simmons-smith-cyclopropanation'], never: ['thiol', 'freeAmine', 'tertiaryAmine'], risk: ['sulfide'] }],
  },
  {
    id: 'P120',
    statement: 'Low-valent titanium couples every aldehyde and ketone of a molecule.',
    source: TEXTBOOKS.radicals,
    chip: 'Couples as well',
    never: 'couples as well: titanium does not tell it from the one meant',
    risk: 'may couple as well',
    entries: [{ steps: ['mcmurry-coupling'], never: ['aldehyde', 'ketone'] }],
  },
];

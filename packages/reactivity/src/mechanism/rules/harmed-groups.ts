import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { BORON_ARYLATIONS, CARBON_COUPLINGS, HALIDE_EXCHANGES, METAL_ARYLATIONS } from '../../name-reactions/couplings.ts';
import type { MechanismTable } from '../mechanism-rule.ts';
import { peracidsTakeAlkenes } from './baeyer-villiger-rivals.ts';
import { fluorideTakesMore } from './benzotrifluorides.ts';
import {
  aminesOpenBetaLactams,
  ammoniaOpensBetaLactams,
  hydroxideOpensBetaLactams,
  lactamAminesNeedActivatedAcids,
} from './beta-lactam-aminolyses.ts';
import { closuresInAcidBreakDeoxynucleosides } from './closures-beside-nucleosides.ts';
import { CONDITIONS } from './conditions-and-groups.ts';
import { peracidsTakeAmines } from './dakin-oxidations.ts';
import { hydroxylsFluorinatedFirst, perfluoroketonesKeepOxygen } from './fluorinated-carbonyls.ts';
import { hypohaliteTakesAmines } from './haloform-reactions.ts';
import { peroxideTakesBoron } from './hydrogen-peroxide.ts';
import { ringsOxidisedBeforeTheirMethyls } from './methyls-of-ring-ketones.ts';
import { WITH_NUCLEOPHILES } from './nucleophilic-steps.ts';
import { type OrderRule, orderRule } from './order-rule.ts';
import { annulationsNeedOneKetone } from './robinson-annulations.ts';
import { alkoxidesSplitDicarbonyls } from './split-dicarbonyls.ts';
import { TWO_OF_A_KIND } from './two-of-a-kind.ts';

const COUPLINGS = [...CARBON_COUPLINGS, ...HALIDE_EXCHANGES] as const;
const SULFONATIONS = ['chlorosulfonation', 'sulfonation'] as const;
const ACIDIC_DEPROTECTIONS = ['n-boc-deprotection', 'co2h-tbu-deprotection', 'n-tbu-deprotection'] as const;
const SIDE_CHAIN_BROMINATIONS = ['wohl-ziegler-bromination', 'benzylic-chlorination'] as const;
const ALPHA_HALOGENATIONS = ['alpha-bromination-of-a-carbonyl-hell-volhard-zelinsky', 'alpha-chlorination-of-a-carbonyl'] as const;
const CLEAVED_BY_LEWIS_ACID = ['boc', 'trityl', 'benzhydrylEther', 'thp', 'labileSilyl', 'tertButylEster'] as const;

const TABLES: readonly OrderRule[] = [
  {
    id: 'P1',
    statement:
      'Halogens and their sources take thiols, free amines and alkenes before a C-H bond, and the ring of a free aniline before an alkene.',
    source: TEXTBOOKS.chemoselectivity,
    chip: 'Takes halogen first',
    never: 'takes up the halogen first',
    risk: 'takes up the halogen as well',
    entries: [
      // Chlorine and bromine attack the enol, of which a ketone has far more than an ester.
      {
        steps: ALPHA_HALOGENATIONS,
        ofKind: 'plainEsterAlpha',
        never: ['thiol', 'freeAmine', 'reactiveAniline', 'hydrazine', 'aldehyde', 'enolisableKetone', 'alkene', 'sulfide'],
        risk: ['phenol', 'ketone'],
      },
      {
        steps: ALPHA_HALOGENATIONS,
        never: ['thiol', 'freeAmine', 'reactiveAniline', 'hydrazine', 'enolisableAldehyde', 'alkene', 'sulfide'],
        risk: ['phenol'],
      },
      {
        steps: SIDE_CHAIN_BROMINATIONS,
        never: ['thiol', 'freeAmine', 'tertiaryAmine', 'reactiveAniline', 'hydrazine', 'activatedAlcohol', 'openAlcohol', 'sulfide'],
        risk: ['alkene', 'aldehyde', 'phenol'],
      },
      {
        steps: ['bromination', 'chlorination', 'iodination'],
        ofKind: 'richRing',
        never: ['thiol', 'hydrazine'],
        risk: ['alkene', 'enolisableAldehyde', 'sulfide'],
      },
      {
        steps: ['bromination', 'chlorination', 'iodination'],
        never: ['thiol', 'hydrazine', 'alkene'],
        risk: ['enolisableAldehyde', 'sulfide'],
      },
      {
        steps: ['alkene-dihalogenation', 'halohydrin-formation'],
        never: ['thiol', 'freeAmine', 'reactiveAniline', 'hydrazine', 'sulfide'],
        risk: ['phenol'],
      },
    ],
  },
  {
    id: 'P2',
    statement:
      'Nitrating acid and the reagents of Friedel-Crafts reactions take thiols, alcohols and alkenes, and acid-labile groups come off.',
    source: TEXTBOOKS.aromaticSubstitution,
    chip: 'Group does not last',
    never: 'does not survive the acid and the electrophile',
    risk: 'hardly survives the acid and the electrophile',
    entries: [
      // A Claisen rearrangement whose map lets the allyl group keep its end.
      { steps: ['friedel-crafts-alkylation'], ofKind: 'allylOfPhenol' },
      {
        steps: ['nitration'],
        never: [
          'thiol',
          'sulfide',
          'hydrazine',
          'alkene',
          'enolisableAldehyde',
          'openAlcohol',
          'trityl',
          'thp',
          'labileSilyl',
          'tbs',
          'tertButylEster',
          'dihydropyridine',
        ],
      },
      {
        steps: ['friedel-crafts-acylation'],
        never: ['thiol', 'freeAmine', 'hydrazine', 'openAlcohol', ...CLEAVED_BY_LEWIS_ACID],
        risk: ['tbs', 'alkene'],
      },
      {
        // As its hydrochloride, with an excess of aluminium chloride and no solvent (3-benzazepines, lorcaserin).
        steps: ['friedel-crafts-alkylation'],
        ofKind: 'ownHaloethylamine',
        never: ['thiol', 'hydrazine', 'openAlcohol', 'alkene', ...CLEAVED_BY_LEWIS_ACID],
        risk: ['freeAmine', 'tbs'],
      },
      {
        steps: ['friedel-crafts-alkylation'],
        ofKind: 'allylicAlcohol',
        never: ['thiol', 'freeAmine', 'hydrazine', ...CLEAVED_BY_LEWIS_ACID],
        risk: ['tbs', 'alkene', 'openAlcohol'],
      },
      {
        steps: ['friedel-crafts-alkylation'],
        never: ['thiol', 'freeAmine', 'hydrazine', 'openAlcohol', 'alkene', ...CLEAVED_BY_LEWIS_ACID],
        risk: ['tbs'],
      },
      {
        steps: SULFONATIONS,
        never: [
          'thiol',
          'hydrazine',
          'openAlcohol',
          'openAniline',
          'alkene',
          'boc',
          'tertButylEster',
          'trityl',
          'thp',
          'labileSilyl',
          'tbs',
          'acetal',
        ],
        risk: ['freeAmine'],
      },
      {
        steps: ['hydrohalogenation'],
        never: ['boc', 'tertButylEster', 'trityl', 'thp', 'labileSilyl', 'tertButylEther', 'enolEther'],
        risk: ['tbs', 'acetal'],
      },
    ],
  },
  {
    id: 'P3',
    statement: 'What oxidises a C-H bond beside an arene oxidises thiols, amines, phenols, alcohols and aldehydes first.',
    source: TEXTBOOKS.redox,
    chip: 'Oxidised first',
    never: 'is oxidised before the group meant',
    risk: 'is oxidised as well by most of the usual oxidants',
    entries: [
      {
        steps: ['aryl-methyl-oxidation-to-carboxylic-acid'],
        never: [
          'thiol',
          'freeAmine',
          'openAniline',
          'hydrazine',
          'phenol',
          'aldehyde',
          'activatedAlcohol',
          'openAlcohol',
          'alkene',
          'sulfide',
        ],
      },
      {
        steps: ['benzylic-oxidation', 'aryl-methyl-oxidation-to-aldehyde'],
        never: ['thiol', 'hydrazine', 'primaryAmine', 'activatedAlcohol'],
        risk: ['openAniline', 'phenol', 'aldehyde', 'openAlcohol', 'sulfide'],
      },
      {
        steps: ['ozonolysis-or-lemieux-johnson-oxidation'],
        never: ['thiol', 'hydrazine', 'primaryAmine', 'sulfide'],
        risk: ['openAniline', 'freeAmine', 'tertiaryAmine'],
      },
      { steps: ['upjohn-dihydroxylation'], never: ['thiol', 'hydrazine'], risk: ['sulfide'] },
      { steps: ['pinnick-oxidation-aldehyde-to-carboxylic-acid'], never: ['thiol', 'hydrazine'], risk: ['sulfide', 'primaryAmine'] },
      {
        steps: ['brown-hydroboration-oxidation'],
        never: ['aldehyde', 'acidHalide', 'boron'],
        risk: ['ketone', 'carboxylicAcid', 'alkyne'],
      },
    ],
  },
  {
    id: 'P4',
    statement:
      'Acid that takes off a tert-butyl group hydrolyses an enol ether, and fluoride or mild acid takes small silyl groups off first.',
    source: TEXTBOOKS.reactivityCharts,
    chip: 'Does not survive acid',
    never: 'does not survive the acid',
    risk: 'may not survive the acid',
    entries: [
      // The esters of alcohols that are no solvent are made with a coupling reagent as well.
      {
        steps: ['fischer-speier-esterification'],
        ofKind: 'solventAlcohol',
        never: ['phosphoramidate'],
        risk: ['fusedBetaLactam', 'epoxide'],
      },
      {
        steps: ['fischer-speier-esterification', 'nitrile-hydrolysis-to-carboxylic-acid'],
        never: ['phosphoramidate'],
        risk: ['fusedBetaLactam'],
      },
      { steps: ACIDIC_DEPROTECTIONS, never: ['enolEther'], risk: ['tertButylEther', 'mom', 'pmbEther', 'deoxynucleoside', 'carbapenem'] },
      {
        steps: ['acetal-deprotection'],
        ofKind: 'ringAcetal',
        never: ['openAcetal', 'labileSilyl', 'trityl', 'thp', 'enolEther'],
        risk: ['primaryTbs', 'boc'],
      },
      { steps: ['acetal-deprotection'], never: ['labileSilyl', 'trityl', 'thp', 'enolEther'], risk: ['primaryTbs', 'boc'] },
      { steps: ['n-trityl-deprotection'], never: ['labileSilyl', 'enolEther'], risk: ['thp', 'primaryTbs', 'acetal'] },
    ],
  },
  {
    id: 'P5',
    statement: 'Reagents that activate a carboxylic acid, an amide or an alcohol take a free thiol, alcohol or amine as well.',
    source: TEXTBOOKS.carbonylSubstitution,
    chip: 'Activated as well',
    never: 'takes up the reagent first',
    risk: 'takes up the reagent as well',
    entries: [
      {
        steps: ['lactam-to-heteroaryl-chloride'],
        never: ['openAlcohol', 'thiol', 'hydrazine', 'carboxylicAcid'],
        risk: ['freeAmine', 'openAniline'],
      },
      {
        steps: ['amide-dehydration-to-nitrile'],
        never: ['thiol', 'freeAmine', 'hydrazine', 'carboxylicAcid'],
        risk: ['openAlcohol', 'openAniline', 'phenol', 'tertiaryAlcohol'],
      },
      { steps: ['alcohol-condensation-to-ether'], never: ['thiol', 'phenol', 'carboxylicAcid'] },
      { steps: ['mitsunobu-aryl-ether-synthesis', 'mitsunobu-n-alkylation'], never: ['thiol', 'freeAmine', 'hydroxylamine'] },
      {
        steps: [
          'hydroxy-to-chloro',
          'hydroxy-to-bromo',
          'hydroxy-to-iodo',
          'appel-reaction-hydroxy-to-bromo',
          'deoxyfluorination-of-an-alcohol',
        ],
        never: ['thiol', 'hydrazine', 'hydroxylamine'],
      },
    ],
  },
  {
    id: 'P6',
    statement: 'Palladium binds a free thiol and couples it, and a free terminal alkyne couples like the one that is meant.',
    source: TEXTBOOKS.couplings,
    chip: 'Couples first',
    never: 'takes the metal first',
    risk: 'may take the metal',
    entries: [
      { steps: ['sonogashira-coupling'], never: ['thiol', 'terminalAlkyne', 'benzylBromide', 'propargylBromide', 'haloketone', 'azide'] },
      { steps: METAL_ARYLATIONS, never: ['thiol', 'openBromide', 'benzylBromide', 'boron'] },
      { steps: BORON_ARYLATIONS, never: ['thiol', 'openBromide', 'benzylBromide'] },
      { steps: ['heck-reaction'], never: ['thiol', 'benzylBromide', 'haloketone', 'openVinyl'] },
      { steps: COUPLINGS, never: ['thiol', 'benzylBromide', 'haloketone'] },
      { steps: ['huisgen-azide-alkyne-cycloaddition'], never: ['terminalAlkyne', 'azide'] },
    ],
  },
  {
    id: 'P7',
    statement:
      'No acid halide, sulfonyl chloride, isocyanate or anhydride stands by while water, an alcohol, an amine, hydrogen or a carbanion is about.',
    source: TEXTBOOKS.carbonylSubstitution,
    chip: 'Acid chloride reacts',
    never: 'reacts first with what the step needs',
    risk: 'may react with what the step needs',
    entries: [
      // Hydrogen over palladium leaves anhydrides alone.
      { steps: ['alkene-hydrogenation'], never: ['acidHalide', 'sulfonylHalide', 'isocyanate'] },
      { steps: WITH_NUCLEOPHILES, never: ['acidHalide', 'sulfonylHalide', 'isocyanate'], risk: ['anhydride'] },
    ],
  },
  {
    id: 'P8',
    statement: 'Imines and oximes are reduced no sooner than an aldehyde, and the amine that is made condenses with it.',
    source: TEXTBOOKS.chemoselectivity,
    chip: 'Aldehyde reacts first',
    never: 'is reduced first, or takes up the amine',
    risk: 'is reduced as well, or takes up the amine',
    entries: [
      { steps: ['imine-reduction', 'oxime-to-amine-reduction', 'azide-to-amine-reduction'], never: ['aldehyde'], risk: ['ketone'] },
      { steps: ['phthalimide-deprotection-ing-manske'], never: ['aldehyde'], risk: ['ketone'] },
    ],
  },
  {
    id: 'P9',
    statement:
      'A ketone or aldehyde with a hydrogen beside it is a stronger acid than an ester, an amide or a nitrile, and gives its enolate first.',
    source: TEXTBOOKS.enols,
    chip: 'More acidic first',
    never: 'gives its enolate first, or takes the enolate up',
    risk: 'may take the enolate up',
    entries: [{ steps: ['enolate-alkylation'], ofKind: 'plainEsterAlpha', never: ['aldehyde', 'enolisableKetone'], risk: ['ketone'] }],
  },
  {
    id: 'P11',
    statement:
      'Borane and hydrides reduce every acid of a molecule; hydrazine with hot base and zinc with acid take nitriles, nitro groups and alkyl halides.',
    source: TEXTBOOKS.redox,
    chip: 'Reduced as well',
    never: 'is reduced as well: nothing tells the two apart',
    risk: 'does not stand hydrazine and base, or zinc and acid: take a silane, or hydrogen where that leaves it',
    entries: [
      { steps: ['carboxylic-acid-to-alcohol-reduction'], never: ['carboxylicAcid'] },
      {
        steps: ['wolff-kishner-or-clemmensen-reduction'],
        risk: ['nitrile', 'nitro', 'alkylHalide', 'ketoneNitrogen', 'carbamate', 'allylEther'],
      },
      {
        steps: ['epoxide-reduction-to-alcohol'],
        never: ['arylNitro', 'aldehyde', 'ketone', 'fusedBetaLactam'],
        risk: ['ester', 'nitrile', 'alkylHalide'],
      },
    ],
  },
];

/** Groups that the reagents of a step harm, as a matrix: for each class of reagents what it does not leave alone, whatever is meant to react. */
export const HARMED_GROUPS: MechanismTable = {
  title: 'Groups that a reagent does not leave alone',
  rules: [
    ...[...TABLES, ...CONDITIONS, TWO_OF_A_KIND].map(orderRule),
    peroxideTakesBoron,
    hypohaliteTakesAmines,
    fluorideTakesMore,
    hydroxylsFluorinatedFirst,
    perfluoroketonesKeepOxygen,
    peracidsTakeAmines,
    peracidsTakeAlkenes,
    annulationsNeedOneKetone,
    aminesOpenBetaLactams,
    lactamAminesNeedActivatedAcids,
    ammoniaOpensBetaLactams,
    hydroxideOpensBetaLactams,
    ringsOxidisedBeforeTheirMethyls,
    alkoxidesSplitDicarbonyls,
    closuresInAcidBreakDeoxynucleosides,
  ],
};

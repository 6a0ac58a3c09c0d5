import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismTable } from '../mechanism-rule.ts';
import { acetalOrder } from './acetal-order.ts';
import { acidsTakeTheAlkeneOfTheBetterCation } from './acid-alkene-order.ts';
import { acidToAldehyde } from './acid-to-aldehyde.ts';
import { hydridesSplitImides } from './acylated-lactams.ts';
import { openAlkeneBesideEnone, openAlkeneHydrogenatedFirst } from './alkene-order.ts';
import { shiftsAlkene } from './alkene-shifts.ts';
import { groupsBesideKetonesLeave } from './alpha-leaving-groups.ts';
import { chelatedEthersBreakFirst } from './chelated-aryl-ethers.ts';
import { diarylCarbinolsLoseOxygen } from './diaryl-carbinols.ts';
import { esterOrder } from './ester-order.ts';
import { guidedAlkeneFirst } from './guided-alkenes.ts';
import { hydroxyEstersReducedFirst } from './hydroxy-esters-first.ts';
import { methyleneTakesKetones } from './methylene-takes-ketones.ts';
import { orthoNitroFirst } from './nitro-order.ts';
import { openAlkeneHydroboratedFirst } from './open-alkene-hydroborated.ts';
import { type OrderRule, orderRule } from './order-rule.ts';
import { protectingGroupOrder } from './protecting-group-order.ts';
import { BEFORE_AMIDES, BEFORE_ESTERS } from './reduced-first.ts';
import { richerAlkeneFirst } from './richer-alkene.ts';
import { shutAcyloxyGroupsOutlast } from './shut-acyloxy-groups.ts';
import { anomericAcylFirst } from './sugar-order.ts';
import { freeKetonesBeforeVinylogousEsters } from './vinylogous-esters.ts';

const ESTER_REDUCTIONS = ['ester-to-alcohol-reduction', 'ester-to-aldehyde-reduction', 'weinreb-amide-to-aldehyde-reduction'] as const;
const AMIDE_REDUCTIONS = ['amide-to-amine-reduction', 'lactam-or-imide-reduction'] as const;
const HYDROGENOLYSES = ['n-cbz-deprotection', 'n-bn-deprotection', 'o-bn-deprotection', 'co2h-bn-deprotection'] as const;
const ESTER_HYDROLYSES = ['co2h-me-deprotection', 'co2h-et-deprotection', 'ester-hydrolysis'] as const;

const ORDERS: readonly OrderRule[] = [
  {
    id: 'O1',
    statement: 'Hydrides reduce acid halides and aldehydes first, then ketones, then esters, last amides and nitriles.',
    source: TEXTBOOKS.chemoselectivity,
    chip: 'Reduced first',
    never: 'is reduced first by every hydride that reduces the group meant',
    risk: 'is reduced as readily by most of the usual hydrides',
    entries: [
      // The slowest of all esters of open acids.
      { steps: ESTER_REDUCTIONS, ofKind: 'tertButylEster', never: [...BEFORE_ESTERS, 'openEster', 'plainEster'] },
      { steps: ESTER_REDUCTIONS, never: BEFORE_ESTERS, risk: ['openBromide', 'openEpoxide'] },
      // Borane takes a tertiary amide before one with hydrogen, aluminium hydride both.
      {
        steps: AMIDE_REDUCTIONS,
        ofKind: 'amideWithHydrogen',
        never: [...BEFORE_AMIDES, 'tertiaryAmide'],
        risk: ['ester', 'plainAmide', 'acylCarbamate'],
      },
      {
        steps: AMIDE_REDUCTIONS,
        // Borane takes an acid before the amide, alanate takes both. It takes a tertiary amide and leaves esters (Brown).
        never: BEFORE_AMIDES,
        risk: ['plainAmide', 'openAcceptor', 'acylCarbamate'],
      },
      { steps: ['nitrile-reduction-to-aldehyde'], never: ['aldehyde', 'acidHalide', 'ketone'], risk: ['ester'] },
      {
        steps: ['nitrile-reduction'],
        never: ['aldehyde', 'acidHalide', 'ketone', 'azide', 'openEpoxide', 'thioester'],
        // Borane leaves nitro groups, cobalt boride Cbz groups alone.
        risk: ['nitro', 'cbz', 'alkyne', 'openBromide'],
      },
      // Borane takes an acid before a ketone.
      { steps: ['carboxylic-acid-to-alcohol-reduction'], never: ['acidHalide', 'aldehyde'] },
      // Cerium holds no hydride to a carbon as crowded as that (Luche).
      { steps: ['ketone-to-alcohol-reduction'], ofKind: 'crowdedEnone', never: ['aldehyde', 'acidHalide', 'saturatedKetone'] },
      { steps: ['ketone-to-alcohol-reduction', 'wolff-kishner-or-clemmensen-reduction'], never: ['aldehyde', 'acidHalide'] },
      { steps: ['aldehyde-to-alcohol-reduction'], never: ['acidHalide'] },
    ],
  },
  {
    id: 'O2',
    statement: 'Hydrogen over a catalyst takes alkynes, azides and nitro groups before alkenes, these before arenes.',
    source: TEXTBOOKS.redox,
    chip: 'Hydrogenated first',
    never: 'is hydrogenated before the group meant',
    risk: 'is hydrogenated or cleaved under the usual conditions',
    entries: [
      // Cyanoborohydride in acetic acid, and silanes in acid, reduce an indole and leave what hydrogen would take.
      { steps: ['heteroarene-hydrogenation'], ofKind: 'indole', never: ['enoneAlkene', 'azide'] },
      {
        steps: ['heteroarene-hydrogenation'],
        never: ['alkyne', 'plainAlkene', 'enoneAlkene', 'azide', 'nitro', 'arylIodide'],
        risk: ['arylBromide', 'benzylEther', 'cbz', 'benzylEster'],
      },
      {
        steps: ['alkene-hydrogenation'],
        ofKind: 'crowdedAlkene',
        never: ['alkyne', 'azide', 'arylNitro', 'openAlkene', 'cbz'],
        risk: ['nitro', 'arylIodide', 'arylBromide', 'benzylEster', 'benzylEther'],
      },
      {
        steps: ['alkene-hydrogenation'],
        ofKind: 'plainAlkene',
        never: ['alkyne', 'azide', 'arylNitro', 'cbz'],
        // The alkene comes before a benzyl ether, which the reaction is stopped at.
        risk: ['nitro', 'arylIodide', 'arylBromide', 'benzylEster', 'terminalAlkene'],
      },
      {
        steps: ['alkene-hydrogenation'],
        ofKind: 'enoate',
        never: ['alkyne', 'azide', 'arylNitro'],
        risk: ['arylIodide', 'arylBromide', 'cbz', 'benzylEster', 'terminalAlkene'],
      },
      // Hydrides reduce a conjugated alkene without a catalyst.
      {
        steps: ['alkene-hydrogenation'],
        never: ['alkyne'],
        risk: ['azide', 'arylNitro', 'arylIodide', 'arylBromide', 'cbz', 'benzylEster', 'terminalAlkene'],
      },
      { steps: ['alkyne-hydrogenation'], never: ['azide', 'arylNitro'], risk: ['nitro', 'arylIodide', 'terminalAlkene'] },
      {
        steps: ['o-bn-deprotection'],
        ofKind: 'alkylBenzylEther',
        never: ['azide', 'alkyne', 'terminalAlkene', 'nitro', 'cbz', 'benzylEster', 'pmbEther', 'arylIodide'],
        risk: ['substitutedBenzylEther'],
      },
      // Acid takes the benzyl group of a phenol off.
      {
        steps: ['o-bn-deprotection'],
        ofKind: 'benzylEther',
        never: ['azide', 'pmbEther', 'cbz'],
        risk: ['alkyne', 'nitro', 'terminalAlkene', 'benzylEster', 'arylIodide', 'substitutedBenzylEther'],
      },
      // Hydroxide takes a benzyl ester too, and leaves carbamates and what hydrogen would take.
      { steps: ['co2h-bn-deprotection'], never: ['azide', 'alkyne'], risk: ['nitro', 'terminalAlkene', 'arylIodide'] },
      { steps: ['o-bn-deprotection'], risk: ['alkyne', 'azide', 'nitro', 'terminalAlkene', 'cbz', 'benzylEster', 'arylIodide'] },
      {
        steps: ['n-bn-deprotection'],
        ofKind: 'benzylamine',
        never: ['azide', 'nitro', 'alkyne', 'terminalAlkene', 'cbz', 'benzylEster', 'arylIodide', 'arylBromide'],
        risk: ['benzylEther', 'benzylamine'],
      },
      {
        steps: ['n-bn-deprotection'],
        never: ['cbz'],
        risk: ['alkyne', 'azide', 'nitro', 'terminalAlkene', 'benzylEster', 'benzylEther', 'arylIodide'],
      },
      {
        steps: ['aryl-dehalogenation'],
        never: ['azide', 'nitro', 'alkyne', 'terminalAlkene'],
        risk: ['cbz', 'benzylEster', 'benzylEther'],
      },
      // Acid and iodosilanes take a Cbz group off too, but a benzyl ester with it.
      {
        steps: ['n-cbz-deprotection'],
        never: ['azide', 'alkyne', 'benzylEster', 'terminalAlkene', 'alkene', 'nitro', 'quinonylGlycoside'],
        risk: ['arylIodide', 'arylBromide', 'alkylBenzylEther'],
      },
      { steps: HYDROGENOLYSES, never: ['azide', 'alkyne'], risk: ['nitro', 'terminalAlkene', 'arylIodide'] },
      // Sulfide leaves an azo group alone, hydrogen and metals do not.
      { steps: ['nitro-to-amino'], never: ['azide', 'enolisableAldehyde', 'quinonylGlycoside'], risk: ['aldehyde', 'openBromide', 'azo'] },
    ],
  },
  {
    id: 'O3',
    statement: 'Oxidants take thiols and sulfides before alcohols and alkenes, an aldehyde before the alcohol it comes from.',
    source: TEXTBOOKS.redox,
    chip: 'Oxidised first',
    never: 'is oxidised before the group meant',
    risk: 'is oxidised as well by most of the usual oxidants',
    entries: [
      {
        steps: ['alcohol-to-carboxylic-acid-oxidation'],
        never: ['thiol', 'aldehyde', 'hydrazine', 'hydroxylamine', 'freeAmine', 'hydroquinone', 'primaryAlcohol'],
        risk: ['secondaryAlcohol', 'sulfide', 'openAniline'],
      },
      // The aldehyde takes up a free amine at once. Manganese dioxide leaves alcohols that nothing activates.
      {
        steps: ['alcohol-to-aldehyde-oxidation'],
        ofKind: 'activatedAlcohol',
        never: ['thiol', 'freeAmine', 'hydrazine', 'hydroxylamine', 'hydrazide', 'hydroquinone'],
        risk: ['activatedAlcohol'],
      },
      {
        steps: ['alcohol-to-aldehyde-oxidation'],
        first: ['activatedAlcohol'],
        never: ['thiol', 'freeAmine', 'hydrazine', 'hydroxylamine', 'hydrazide', 'hydroquinone', 'primaryAlcohol'],
        risk: ['secondaryAlcohol'],
      },
      // Manganese dioxide leaves alcohols alone that are neither benzylic nor allylic.
      {
        steps: ['alcohol-to-ketone-oxidation'],
        ofKind: 'activatedAlcohol',
        never: ['thiol', 'hydrazine', 'hydroxylamine', 'primaryAmine', 'hydroquinone'],
        risk: ['activatedAlcohol', 'freeAmine'],
      },
      // Aluminium alkoxides: the conjugation draws the homoallylic alcohol of a sterol over, and two angular methyl groups keep them off carbon 11.
      {
        steps: ['alcohol-to-ketone-oxidation'],
        ofStep: shiftsAlkene,
        never: ['thiol', 'hydrazine', 'hydroxylamine', 'hydroquinone'],
        risk: ['primaryAlcohol', 'unshieldedAlcohol', 'freeAmine'],
      },
      {
        steps: ['alcohol-to-ketone-oxidation'],
        first: ['activatedAlcohol'],
        never: ['thiol', 'primaryAlcohol', 'hydrazine', 'hydroxylamine', 'primaryAmine', 'hydroquinone'],
        risk: ['secondaryAlcohol', 'freeAmine'],
      },
      // The sulfoxide takes its second oxygen more slowly than a tertiary amine or an indole takes its first.
      { steps: ['sulfinyl-to-sulfonyl'], never: ['thiol', 'sulfide', 'boron'], risk: ['tertiaryAmine', 'indole'] },
      { steps: ['sulfanyl-to-sulfonyl'], never: ['thiol', 'boron'], risk: ['sulfide', 'tertiaryAmine', 'indole'] },
      { steps: ['sulfanyl-to-sulfinyl'], never: ['thiol', 'boron'], risk: ['sulfide'] },
      { steps: ['n-oxide-formation'], never: ['thiol', 'anySulfide', 'tertiaryAmine', 'boron'] },
      {
        steps: ['baeyer-villiger-oxidation'],
        never: ['thiol', 'sulfide', 'freeAmine', 'hydrazine', 'boron'],
        risk: ['aldehyde', 'electronRichAlkene', 'tertiaryAmine'],
      },
    ],
  },
  {
    id: 'O4',
    statement: 'A peracid takes a thiol, a sulfide or an amine before any alkene or silyl enol ether.',
    source: TEXTBOOKS.alkenes,
    chip: 'Oxidised first',
    never: 'is richer in electrons and takes the oxygen first',
    risk: 'takes up oxygen as well',
    entries: [
      {
        steps: ['prilezhaev-epoxidation', 'rubottom-oxidation'],
        never: ['thiol', 'sulfide', 'tertiaryAmine', 'freeAmine', 'openAniline', 'hydrazine', 'boron'],
      },
    ],
  },
  {
    id: 'O5',
    statement:
      'Acid halides and anhydrides are hydrolysed before esters, esters of phenols before those of alcohols, esters before amides and nitriles.',
    source: TEXTBOOKS.carbonylSubstitution,
    chip: 'Hydrolysed first',
    never: 'is hydrolysed before the group meant',
    risk: 'is hydrolysed as readily',
    entries: [
      // Acid takes these off.
      { steps: ['ester-hydrolysis'], ofKind: 'benzhydrylEster', never: ['acidHalide', 'anhydride', 'trimethylsilyl'] },
      {
        steps: ESTER_HYDROLYSES,
        never: [
          'acidHalide',
          'anhydride',
          'formate',
          'openArylEster',
          'activeEster',
          'trimethylsilyl',
          'fmoc',
          'primaryAcetate',
          'silylAlkyne',
          'trifluoroacetamide',
          'thioester',
          'acylAzole',
          'haloketone',
          'alkylSulfonate',
          'phenolicTbs',
        ],
        risk: ['arylEster', 'ester', 'benzylBromide', 'openBromide', 'lactone'],
      },
      { steps: ['nitrile-hydrolysis-to-carboxylic-acid'], never: ['acidHalide', 'anhydride', 'formate', 'arylEster', 'ester'] },
      { steps: ['nitrile-hydration-to-amide'], never: ['acidHalide', 'anhydride'] },
      // Thiourea takes off a haloacetyl group and leaves esters.
      { steps: ['amide-hydrolysis-to-amine'], ofKind: 'haloacetamide', never: ['acidHalide', 'anhydride'] },
      { steps: ['amide-hydrolysis-to-amine'], never: ['acidHalide', 'anhydride', 'formate', 'arylEster', 'ester', 'acylAzole'] },
      // Acid and an alcohol take the acetyl group off an aniline and leave the ester of that alcohol.
      {
        steps: ['n-acetyl-deprotection'],
        ofKind: 'acetanilide',
        never: ['acidHalide', 'anhydride', 'formate', 'acetate', 'arylEster'],
        risk: ['benzylEster', 'openAcceptor'],
      },
      // The acyl group of an azole or indole comes off with carbonate in methanol, long before an ester.
      { steps: ['n-acetyl-deprotection'], ofKind: 'acylAzole', never: ['acidHalide', 'anhydride', 'formate'], risk: ['arylEster'] },
      { steps: ['n-acetyl-deprotection'], never: ['acidHalide', 'anhydride', 'formate', 'arylEster', 'ester', 'acylAzole'] },
      {
        steps: ['o-acetyl-deprotection', 'o-acyl-deprotection'],
        never: ['acidHalide', 'anhydride', 'trimethylsilyl'],
        risk: ['fmoc', 'trifluoroacetamide'],
      },
    ],
  },
  acetalOrder,
];

/** In which order groups are reduced, oxidised, hydrolysed and taken off. */
export const ORDER_OF_GROUPS: MechanismTable = {
  title: 'Order in which groups are reduced, oxidised, hydrolysed and taken off',
  rules: [
    ...ORDERS.map(orderRule),
    protectingGroupOrder,
    richerAlkeneFirst,
    acidsTakeTheAlkeneOfTheBetterCation,
    guidedAlkeneFirst,
    acidToAldehyde,
    esterOrder,
    anomericAcylFirst,
    orthoNitroFirst,
    openAlkeneHydrogenatedFirst,
    openAlkeneBesideEnone,
    hydridesSplitImides,
    groupsBesideKetonesLeave,
    diarylCarbinolsLoseOxygen,
    freeKetonesBeforeVinylogousEsters,
    openAlkeneHydroboratedFirst,
    methyleneTakesKetones,
    hydroxyEstersReducedFirst,
    shutAcyloxyGroupsOutlast,
    chelatedEthersBreakFirst,
  ],
};

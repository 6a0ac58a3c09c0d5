import type { MechanismTable } from '../mechanism-rule.ts';
import { openAcidFirst } from './acid-order.ts';
import { acidsBeforeAmides } from './acids-before-amides.ts';
import { acylCyanidesAcylateAmines } from './acyl-cyanides.ts';
import { amineTakesAcylFirst } from './acylations-beside-amines.ts';
import { alkoxideArylations } from './alkoxide-arylations.ts';
import { aminesBeforeOximes, oximesBeforeAlcohols } from './amines-before-oximes.ts';
import { aminesMeetAldehydesFirst } from './amines-beside-aldehydes.ts';
import { aminoAcidHalidesFallApart } from './amino-acid-halides.ts';
import { aminoAcidsJoinThemselves } from './amino-acids-unprotected.ts';
import { farAcidFirst } from './amino-diacids.ts';
import { aminoDiazinesFormNoImines } from './amino-diazines.ts';
import { opennessOfArylamines } from './arylamine-order.ts';
import { aminesBeforeAzineNitrogens } from './azine-nitrogens-beside-amines.ts';
import {
  alkylaminesBeforeEnamines,
  amidinesBeforeAnilines,
  aminesOpenCarboxyanhydrides,
  diazoalkanesTakeAcidicHydrogens,
  phosphatesTakeCarbonicReagents,
} from './beside-acylating-and-methylating.ts';
import { carbamatesAreNoAmines } from './carbamates-as-amines.ts';
import { aminoAlcoholsCloseOxazolidinones, diolsCloseCarbonates } from './carbonates-of-diols.ts';
import { amineTakesCarbonylFirst } from './carbonyl-bridges.ts';
import { acidicNitrogenBeforeChelatedEnols } from './chelated-enols.ts';
import { arylationOrder } from './condensation-order.ts';
import { acidChlorideFirst, aldehydeFirst, amideIsNoAmine } from './electrophile-order.ts';
import { phenolsOpenNoEsters } from './ester-exchange.ts';
import { fastHalideFirst } from './fast-halides.ts';
import { alcoholsBeforeGuanines } from './guanine-acylations.ts';
import { heldPhenolsLast, shutPhenolsDoNotAdd } from './held-phenols.ts';
import { hydrazidesAreAlkylatedBeforeAmides } from './hydrazide-alkylations.ts';
import { hydroxamatesReactAtOxygen } from './hydroxamate-alkylations.ts';
import { hydroxamicAcidsMeetActivatedOnes } from './hydroxamic-acids.ts';
import { isocyanatesTakeNitrogenBeforeCarbon } from './isocyanates-beside-amines.ts';
import { ketoLactonesGiveEnaminones } from './keto-lactones.ts';
import { equalNucleophiles, secondAcid, twins } from './like-groups.ts';
import { aminesTakeMethyleneHalides } from './methylene-halides.ts';
import { moreAcidicHydrogenFirst } from './more-acidic-hydrogens.ts';
import { aminesTakeHalogenFromNitrogen } from './nitrogen-halogens.ts';
import { acylationOrder, alkylationOrder } from './nucleophile-order.ts';
import { openKetonesFirst } from './open-ketones-first.ts';
import { estersMakeNoOrthoesters } from './orthoesters-from-esters.ts';
import { amineBeforeQuaternisation } from './quaternisations.ts';
import { anhydridesGiveTheOpenSide, tertButylEstersKeepAmines } from './reluctant-acyl-groups.ts';
import { quaternaryEstersKeepAmines } from './shielded-ester-aminolyses.ts';
import { shutAminesStaySecondary } from './shut-amines.ts';
import { shutAnilinesNeedAnAcidChloride } from './shut-anilines.ts';
import { shutCarbamatesGiveNoUreas } from './shut-carbamates.ts';
import { shutKetonesTakeNoSecondaryAmine } from './shut-ketones.ts';
import { sulfonicAcidsGiveSalts } from './sulfonic-acids.ts';
import { sulfonylHalidesDryAmides } from './sulfonylated-amides.ts';
import { tertiaryAlcoholsNeedAnAcidChloride } from './tertiary-alcohol-esters.ts';
import { tertiaryAlcoholsExchangeNothing } from './tertiary-alcohol-exchanges.ts';
import { thioamidesReactAtSulfur } from './thioamides-at-sulfur.ts';
import { amidesAreThionatedFirst } from './thionated-carbonyls.ts';
import { middleOfThreeCarbonylsFirst } from './tricarbonyls.ts';
import { plainEstersJoinNoPeptides } from './unactivated-esters.ts';

/** Which of several groups reacts. */
export const CHEMOSELECTIVITY: MechanismTable = {
  title: 'Which of several groups reacts',
  rules: [
    acylationOrder,
    alkylationOrder,
    equalNucleophiles,
    aldehydeFirst,
    acidChlorideFirst,
    secondAcid,
    amideIsNoAmine,
    arylationOrder,
    twins,
    opennessOfArylamines,
    phenolsOpenNoEsters,
    openAcidFirst,
    farAcidFirst,
    fastHalideFirst,
    alkoxideArylations,
    amineBeforeQuaternisation,
    aminesMeetAldehydesFirst,
    amineTakesAcylFirst,
    sulfonylHalidesDryAmides,
    tertButylEstersKeepAmines,
    anhydridesGiveTheOpenSide,
    amidesAreThionatedFirst,
    sulfonicAcidsGiveSalts,
    thioamidesReactAtSulfur,
    aminesBeforeOximes,
    oximesBeforeAlcohols,
    moreAcidicHydrogenFirst,
    acidsBeforeAmides,
    alcoholsBeforeGuanines,
    tertiaryAlcoholsExchangeNothing,
    shutCarbamatesGiveNoUreas,
    aminoAcidsJoinThemselves,
    tertiaryAlcoholsNeedAnAcidChloride,
    shutAminesStaySecondary,
    aminesTakeHalogenFromNitrogen,
    aminoAcidHalidesFallApart,
    estersMakeNoOrthoesters,
    aminesBeforeAzineNitrogens,
    acidicNitrogenBeforeChelatedEnols,
    shutKetonesTakeNoSecondaryAmine,
    openKetonesFirst,
    heldPhenolsLast,
    shutPhenolsDoNotAdd,
    hydroxamicAcidsMeetActivatedOnes,
    aminoDiazinesFormNoImines,
    aminesTakeMethyleneHalides,
    amineTakesCarbonylFirst,
    quaternaryEstersKeepAmines,
    carbamatesAreNoAmines,
    plainEstersJoinNoPeptides,
    acylCyanidesAcylateAmines,
    diolsCloseCarbonates,
    aminoAlcoholsCloseOxazolidinones,
    isocyanatesTakeNitrogenBeforeCarbon,
    hydrazidesAreAlkylatedBeforeAmides,
    ketoLactonesGiveEnaminones,
    hydroxamatesReactAtOxygen,
    shutAnilinesNeedAnAcidChloride,
    middleOfThreeCarbonylsFirst,
    aminesOpenCarboxyanhydrides,
    phosphatesTakeCarbonicReagents,
    diazoalkanesTakeAcidicHydrogens,
    alkylaminesBeforeEnamines,
    amidinesBeforeAnilines,
  ],
};

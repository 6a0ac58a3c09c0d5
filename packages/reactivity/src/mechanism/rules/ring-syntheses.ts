import type { MechanismTable } from '../mechanism-rule.ts';
import { acetalsOfCisDiols, ketonesTakeOneTwoDiols, noTransAcetalsOfFiveRings } from './acetal-rings.ts';
import { amideOxygenClosesFirst } from './ambident-amides.ts';
import { biginelliAtN1 } from './biginelli-nitrogens.ts';
import { diketonesCloseToTheRicherAlkene } from './closing-aldols.ts';
import { noCyclotripeptides } from './closures-of-peptides.ts';
import { dipolesPutTheirEnds } from './cycloaddition-sides.ts';
import { estersLoseTheirAlkoxide } from './ester-alkoxides.ts';
import { noIndoleFromAcetaldehyde } from './fischer-indoles.ts';
import { noFourRingOnArene } from './four-rings-on-arenes.ts';
import { amidesMakeNoRing, clickEnds, fischerSide, haloketoneEnds, hydrazineEnds, nitrileOxideEnds } from './heterocycle-regiochemistry.ts';
import { hydrazonesClose } from './hydrazone-closure.ts';
import { ionsNeedRichRings } from './iminium-ions.ts';
import { amineClosesFirst, noMediumRing, noRingOfFourBesideFive, ringOfFiveBeforeSix } from './lactone-sizes.ts';
import { condensationsCloseFiveOrSix } from './large-rings-by-aldol.ts';
import { largeGroupBesideNitrogen } from './larock-side.ts';
import { noMediumRingByMetathesis } from './medium-metathesis.ts';
import { noMediumRingByAlkylation } from './medium-rings.ts';
import { nazarovEndsSubstituted } from './nazarov-alkenes.ts';
import { dehydrationClosesNoOxetane } from './oxetanes-by-acid.ts';
import { epoxidesCloseNear, noFiveEndoTrig } from './ring-closure-geometry.ts';
import { estersCloseNoRingOfFour } from './rings-of-four.ts';
import { condensationRingSize, metathesisRingSize } from './small-rings.ts';
import { transAlkenesSpanNoRing } from './trans-alkenes-in-rings.ts';

/** Rings that are closed: what closes them, and which way round. */
export const RING_SYNTHESES: MechanismTable = {
  title: 'Syntheses of rings',
  rules: [
    ionsNeedRichRings,
    haloketoneEnds,
    amidesMakeNoRing,
    hydrazineEnds,
    fischerSide,
    nitrileOxideEnds,
    condensationRingSize,
    epoxidesCloseNear,
    largeGroupBesideNitrogen,
    noFiveEndoTrig,
    clickEnds,
    metathesisRingSize,
    hydrazonesClose,
    dipolesPutTheirEnds,
    noRingOfFourBesideFive,
    amineClosesFirst,
    noMediumRing,
    amideOxygenClosesFirst,
    noFourRingOnArene,
    noMediumRingByAlkylation,
    estersCloseNoRingOfFour,
    estersLoseTheirAlkoxide,
    acetalsOfCisDiols,
    noTransAcetalsOfFiveRings,
    ketonesTakeOneTwoDiols,
    noMediumRingByMetathesis,
    noIndoleFromAcetaldehyde,
    diketonesCloseToTheRicherAlkene,
    dehydrationClosesNoOxetane,
    noCyclotripeptides,
    ringOfFiveBeforeSix,
    biginelliAtN1,
    nazarovEndsSubstituted,
    condensationsCloseFiveOrSix,
    transAlkenesSpanNoRing,
  ],
};

import type { MechanismTable } from '../mechanism-rule.ts';
import { bothAlphasOfFiveRings } from './alphas-of-five-rings.ts';
import { notDeactivated, rearranges, weakElectrophiles } from './aromatic-electrophiles.ts';
import { directs, otherRing } from './aromatic-positions.ts';
import { enolFirst, notAnilines, notFreeAnilines, notSideChain } from './aromatic-rivals.ts';
import { noCarbonBesideAzineNitrogen, noElectrophileBesideIsothiazoleNitrogen } from './beside-azine-nitrogens.ts';
import { biarylsAcrossFromTheOtherRing } from './biaryl-nitrations.ts';
import { boronLeavesForElectrophiles } from './boronic-acids-in-electrophiles.ts';
import { halogensTakeAmines, hydrogenHalidesAreNoElectrophiles } from './halogens-beside-amines.ts';
import { radicalsTakeBothPositions } from './minisci-positions.ts';
import { nitriteNitratesPhenolsOnly } from './nitrite-is-no-nitric-acid.ts';
import { anilinesAtNitrogen } from './nitroso-arenes.ts';
import { nitrosoNeedsDonorInReach } from './nitroso-positions.ts';
import { phenolsAtOxygen } from './phenol-alkylations.ts';
import { poorFusedRingsTakeNoHalogen, sideChainOfAzineFirst } from './poor-fused-rings.ts';
import { closesOnRicherArene } from './ring-closing-arenes.ts';
import { closesOnBetterSide } from './ring-closing-positions.ts';
import { silylGroupsLeaveFirst } from './silyl-arenes.ts';

/** Electrophilic substitution of arenes. */
export const ELECTROPHILIC_AROMATIC: MechanismTable = {
  title: 'Electrophilic substitution of arenes',
  rules: [
    directs,
    otherRing,
    notDeactivated,
    notAnilines,
    rearranges,
    notSideChain,
    notFreeAnilines,
    weakElectrophiles,
    enolFirst,
    closesOnBetterSide,
    closesOnRicherArene,
    phenolsAtOxygen,
    anilinesAtNitrogen,
    nitriteNitratesPhenolsOnly,
    noCarbonBesideAzineNitrogen,
    noElectrophileBesideIsothiazoleNitrogen,
    poorFusedRingsTakeNoHalogen,
    sideChainOfAzineFirst,
    boronLeavesForElectrophiles,
    bothAlphasOfFiveRings,
    nitrosoNeedsDonorInReach,
    biarylsAcrossFromTheOtherRing,
    halogensTakeAmines,
    hydrogenHalidesAreNoElectrophiles,
    silylGroupsLeaveFirst,
    radicalsTakeBothPositions,
  ],
};

import type { GroupId } from './bystander-groups.ts';

/** What hydrides reduce before an amide. */
export const BEFORE_AMIDES: readonly GroupId[] = [
  'aldehyde',
  'ketone',
  'acidHalide',
  'azide',
  'nitrile',
  'epoxide',
  'anhydride',
  'thioester',
  'carboxylicAcid',
  'benzodiazine',
];

/** What they reduce before an ester. */
export const BEFORE_ESTERS: readonly GroupId[] = [
  'aldehyde',
  'ketone',
  'diarylKetone',
  'acidHalide',
  'azide',
  'anhydride',
  'thioester',
  'weinrebAmide',
  'fusedBetaLactam',
];

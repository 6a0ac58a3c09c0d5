export { checkMaterials, type MaterialsCheck } from './check-materials.ts';
export { checkTarget, type Target, type TargetCheck } from './check-target.ts';
export { type GivenFormat, type GivenStructure, takeApart } from './given/given-text.ts';
export { partsOfMixture } from './given/parts-of-mixture.ts';
export { type Notation, notationOf } from './notation.ts';
export type { Objection } from './objection.ts';
export { rosdalOfSmiles, smilesOfRosdal } from './rosdal-text.ts';
export { STEREO_GROUPS, statesStereoGroups } from './stereo-groups.ts';
export type { TargetDirection } from './target-rules.ts';

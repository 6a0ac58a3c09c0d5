// What reacts with what: which name reactions a reaction is, which functional groups a molecule has and what they do not stand, and
// what the molecules beside a reaction arrow are called.

export { type Conflict, conflictsOf, kindsOfStep } from './functional-groups/conflicts.ts';
export type { UnstableFinding } from './functional-groups/functional-group.ts';
export { type FoundGroup, GroupFinder } from './functional-groups/group-finder.ts';
export { crowding, siteKind } from './functional-groups/site-kind.ts';
export { UnstableGroupFinder } from './functional-groups/unstable-groups.ts';
export { aromaticRings } from './mechanism/aromatic-ring.ts';
export { type AtomSourceProblem, atomSourceProblem, isMethylOfHalide, LARGEST_AUXILIARY } from './mechanism/atom-sources.ts';
export { createBystanderFinder, GROUP_IDS } from './mechanism/groups-standing-by.ts';
export { MechanismJudge } from './mechanism/mechanism-judge.ts';
export type { MechanismFinding } from './mechanism/mechanism-rule.ts';
export { comesToOpenFace } from './mechanism/open-face.ts';
export { CROSS_COUPLINGS, METAL_NEEDED } from './name-reactions/couplings.ts';
export { REACTION_CLASSES, type ReactionClass } from './name-reactions/name-reaction.ts';
export {
  isNameReaction,
  kinOfNameReactions,
  NAME_REACTION_IDS,
  nameOfNameReaction,
  nameReactionIdOf,
  type RecordedNameReactionId,
  reactionClassOf,
} from './name-reactions/name-reaction-ids.ts';
export { createReactionNamer, type ReactionNamer } from './name-reactions/reaction-namer.ts';
export { REDUCER_NEEDED } from './name-reactions/reductions.ts';
export type { NameReactionId } from './name-reactions/table.ts';
export {
  type AsymmetricReaction,
  CHIRAL_CATALYSTS,
  type ChiralCatalyst,
  chiralCatalystOf,
  chiralCatalystsAmong,
} from './reagents/chiral-catalysts.ts';
export { formulaOfSmiles } from './reagents/formula.ts';
export { NOT_KNOWN_KIND } from './reagents/kinds/kinds-without-reagents.ts';
export { LIGHT } from './reagents/light.ts';
export type { ReagentKind } from './reagents/reagent.ts';
export {
  type Giver,
  giversOf,
  idleReagents,
  isMetalComplex,
  isSupported,
  lacksElectrons,
  NAMED_REAGENTS,
  type NamedReagent,
  needsElectrons,
  type ReagentVerdict,
  reagentByName,
  reagentKindsOf,
  reagentOfSmiles,
  reagentVerdict,
} from './reagents/reagents.ts';
export { reagentsApart } from './reagents/reagents-apart.ts';
export { SHELF_REAGENTS } from './reagents/shelf-reagents.ts';
export { hasStructure, nameWithoutStructure } from './reagents/without-structure.ts';
export { isReactionCondition } from './species/above-arrow.ts';
export { withCarbonMonoxide } from './species/carbon-monoxide.ts';
export { nameOfCompound } from './species/compound-name.ts';
export { compoundByName } from './species/compound-names.ts';
export { materialAboveArrow } from './species/material-above-arrow.ts';
export { materialOfText } from './species/material-of-text.ts';
export { type ReadReagent, readReagent, readReagents } from './species/read-reagent.ts';
export { type ReagentList, readReagentList } from './species/read-reagent-list.ts';
export { type Reagent, type Species, speciesText } from './species/reagent.ts';
export type { ReagentRole } from './species/reagent-roles.ts';
export { hasCouplingMetal, hasReducer } from './species/roles.ts';
export { agentsOf, reagentsOf, solventsOf } from './species/species.ts';
export { isUnknownReagent } from './species/unknown-reagent.ts';
export { TEXTBOOK_TRANSFORMS, textbookReagents } from './textbook/textbook.ts';
export type { Likelihood, TextbookTransform } from './textbook/textbook-transform.ts';
export { goesByHeat, needsLight, OF_LIGHT } from './textbook/triggers.ts';

export { type Conflict, conflictsOf, kindsOfStep } from './functional-groups/conflicts.ts';
export { type FoundGroup, GroupFinder } from './functional-groups/group-finder.ts';
export { crowding, siteKind } from './functional-groups/site-kind.ts';
export { UnstableGroupFinder } from './functional-groups/unstable-groups.ts';
export type { ReactionClass } from './name-reactions/name-reaction.ts';
export { createReactionNamer } from './name-reactions/reaction-namer.ts';
export { NAME_REACTION_TABLES } from './name-reactions/table.ts';
export { agentsOf, type Species, solventsOf, speciesText } from './species/species.ts';

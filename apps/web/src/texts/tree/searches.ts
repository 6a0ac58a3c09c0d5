import * as counts from '../counts.ts';

export const strategyLeftOut = (strategy: string, value: string) => `The strategy ${strategy} left out ${value}.`;
export const algorithmLeftOut = (algorithms: string, value: string) => `The algorithm ${algorithms} left out ${value}.`;
export const noneOfPrecision = 'No recorded reaction has the surroundings that the precision asks for.';
export const precisionOf = (precisions: string) => `${precisions} precision`;

export const moreGoodDisconnections = (brings: number) => `${counts.goodDisconnections(brings)} more`;
export const withoutWishes = 'no bonds kept, nothing avoided';
export const suggestionsOf = (breadth: number) => `${breadth} suggestions`;
export const atomsAt = (count: number, atoms: string) => `${count === 1 ? 'atom' : 'atoms'} ${atoms}`;
export const targetWithProtected = (at: string) => `the target with ${at} protected`;
export const structureWithProtected = (no: string, at: string) => `structure ${no} with ${at} protected`;
export const deprotectionAt = (at: string) => `deprotection at ${at}`;
export const leavesNothingOut = 'leaves nothing out';
export const asksLessOfPrecedents = 'asks less of precedents';

export const endedAtStructures = 'Stopped at the number of structures that one search looks at';
export const endedAtMolecules = 'Stopped at the number of molecules that one search keeps';
export const endedWithEnough = 'As many as one search looks for, and nothing else promised to be better';
export const endedAtSteps = 'Stopped at the steps of this query';
export const noneBeforeLimit =
  'The search ended at its limit before it had found one. Go on from a structure of the tree: each run looks further.';
export const noneWithinSteps = 'Within the steps of this query there is none. Ask for more steps, or go on from a leaf of the tree.';
export const noneWithinStepsButLonger = (longest: number, route: number) =>
  `A route of ${counts.steps(route)} on its longest branch was found, and this query allows ${longest}.`;
export const leftForSteps = (structures: number, longest: number) =>
  `${counts.structures(structures)} that promised more ${structures === 1 ? 'was' : 'were'} not looked at, as every route through ${structures === 1 ? 'it' : 'them'} needs more than ${counts.steps(longest)} on its longest branch.`;
export const noneInAll =
  'Everything that the suggestions of this query lead to was looked at. Ask for more suggestions, or another strategy.';
export const noneBeforeStopped =
  'The search did not come to its end. Go on from a structure of the tree: what was found stays, and each run looks further.';
export const noneImported =
  'This query was imported with the pathways that had been selected, none of which is complete. Nothing was searched: go on from a structure of the tree.';
export const endedByImport = 'Imported with the pathways that had been selected';
export const searchDeeper = (longest: number) => `New query with routes of up to ${counts.steps(longest)}`;
export const searchLonger = (structures: string) => `New query that looks at ${structures} structures`;

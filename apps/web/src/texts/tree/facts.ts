import * as counts from '../counts.ts';

export const solvent = 'Solvent';
export const solvents = 'Solvents';
export const base = 'Base';
export const bases = 'Bases';
export const acid = 'Acid';
export const acids = 'Acids';
export const catalyst = 'Catalyst';
export const catalysts = 'Catalysts';
export const ligand = 'Ligand';
export const ligands = 'Ligands';
export const oxidant = 'Oxidant';
export const oxidants = 'Oxidants';
export const reductant = 'Reductant';
export const reductants = 'Reductants';
export const couplingReagent = 'coupling reagent';
export const couplingReagentWord = 'Coupling reagent';
export const couplingReagents = 'Coupling reagents';
export const reagent = 'Reagent';
export const asInPrecedent = (count: number) => `as in ${counts.precedents(count)}`;
export const rangeWithUnit = (lowest: string, highest: string, unit: string) => `${lowest} to ${highest} ${unit}`;

export const allExamples = (count: string) => `all ${count}`;
export const knownOfAll = (known: string, count: string) => `${known} of ${count}`;
export const calculated = 'calculated';
export const calculatedOfKnown = (calculated: string, known: string) => `${calculated} of ${known} calculated`;
export const examplesOfPrecedents = (count: string, numPrecedents: string) => `${count} of ${numPrecedents}`;
export const overExamples = (share: string) =>
  `Over the ${share} recorded reactions that are kept as examples: at most five of each most specific transform.`;
export const overAllCountedOnce = (count: string) => `Over all ${count} recorded reactions, each counted once.`;
export const overOneRecordedReaction = 'Over the one recorded reaction.';
export const overAllRecorded = (count: string) => `Over all ${count} recorded reactions.`;
export const keptAsExamples = (kept: string) => `${kept} kept as examples`;
export const closestShown = (shown: string) => `the ${shown} closest shown`;
export const noCitation = 'no citation';
export const withCitation = (cited: string) => `${cited} with citation`;
export const andRange = (lowest: string, highest: string) => `, ${lowest} to ${highest}`;

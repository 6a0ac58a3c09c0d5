import * as counts from '../counts.ts';
import { counted } from '../numbers.ts';

export const whatFitsTogether = 'What fits together';
export const oneStep = '1 step';
export const stepsCount = (steps: number) => `${steps} steps`;
export const upToSuggestions = (suggestions: string) => `up to ${suggestions}`;
export const chosen = 'chosen';
export const fits = 'fits';
export const doesNotFit = 'does not fit';

export const draft = 'Draft';
export const youHaveDraftFrom = (time: string) => `You have a draft from ${time}`;
export const noTargetYet = 'no target yet';
export const goOnWithYourDraft = 'Go on with your draft';

export const inProject = (projectName: string) => `in ${projectName}`;
export const backToSimpleMode = 'Back to simple mode';
export const alt = 'Alt';
export const step = 'step';
export const lastStep = 'Last step';
export const nextStep = (step: string) => `Next: ${step}`;
export const startQuery = 'Start query';
export const stepOf = (step: number, all: number) => `Step ${step} of ${all}`;
export const directionResets = 'Changing the direction resets the other settings to the defaults for that direction.';

export const manyStructures = (count: number, reactTogether: boolean) =>
  `${counts.structures(count)}: ${reactTogether ? 'those chosen react with each other' : 'a query for each that is chosen'}`;
export const cannotBePlanned = (count: number) => counted(count, 'cannot be planned', 'cannot be planned');
export const structureNumber = (index: number) => `Structure ${index}`;

export const partOfMoleculesName = 'Part of a molecule’s name';
export const partOfName = 'Part of a name';
export const loadingMolecules = 'Loading molecules';
export const noMoleculesYet = 'No molecules yet. They are kept under Molecules.';
export const nothingMatches = 'Nothing matches.';
export const newestOfAll = (count: number, total: string) => `The newest ${count} of ${total}`;

export const loadingQueryForm = 'Loading the query form';
export const draftKept = 'Draft kept: New query brings it back';

export const reagentsHint =
  'They give few or no atoms but decide what happens, such as NBS or H2. Optional; as they stand in a paper: names, formulas, shorthand such as PhMgBr, InChIKeys or SMILES, also two as one (Zn/AcOH). Heat, temperatures and times change nothing.';
export const checkReagents = 'Unable to start query. Please check the reagents.';
export const any = 'any';
export const removeValue = (value: string) => `Remove ${value}`;

export const recent = 'Recent';
export const targetOf = (sessionid: string) => `Target of ${sessionid}`;
export const loadingRecentTargets = 'Loading recent targets';
export const noQueryYet = 'No query has been started yet.';
export const recentTargets = 'Recent targets';

export const background = 'Background';
export const interactive = 'Interactive';
export const runMode = 'Run mode';
export const backgroundHint = 'Waits its turn; you can leave this page.';
export const interactiveHint = 'Planned before background queries, while you look.';
export const sendMailWhenEnded = 'Send a mail when it has ended';
export const noMailAddress = 'There is no mail address of yours:';
export const setOneInPreferences = 'set one in the preferences';
export const noMailServer = 'This installation sends no mail.';

export const andDefault = ' (default)';

export const expertMode = 'Expert mode';
export const ctrl = 'Ctrl';
export const enter = 'Enter';
export const mode = 'Mode';
export const modesHint = 'Settings come with it; expert mode shows them all';
export const leaveHint = 'You can leave this page while the query runs; suggestions appear while the rest is computed.';
export const routesOfUpToSteps = (longest: number) => `routes of up to ${longest} steps`;
export const earlierQuery = 'The earlier query';
export const staysAsItIs = (sessionid: string) => `“${sessionid}” stays as it is, with all its suggestions.`;
export const comparesBoth = 'This starts another query beside it; COMPARE in its menu lays the two over each other.';
export const openEarlierQuery = 'Open it in a new tab';
export const nameOfEach = (first: string) => `A query each, such as “${first}”.`;
export const precisionOf = (precisions: string) => `Precision ${precisions}`;

export const DIRECTION_HINTS = {
  synthesis: 'Suggests reactions that make the target, and the precursors they need.',
  reaction: 'Suggests products that published chemistry would give from the structure.',
} as const;

export const PRECISION_HINTS = {
  1: 'The reaction centre alone. Most ideas, least support.',
  2: 'The reaction centre with its direct neighbours.',
  3: 'The neighbours of the neighbours too. Fewest ideas, best support.',
} as const;
export const yours = 'Yours';
export const sharedBy = (strategy: string) => `Shared by ${strategy}`;
export const numberOfSuggestions = 'Number of suggestions';
export const numberOfSteps = 'Number of steps';
export const tooManyForSuggestions = (breadth: number) => `Too many for ${counts.suggestions(breadth)}`;

export const nameReactions = 'Name reactions';

export const bondsAndWishes = 'Bonds and wishes';
export const targetFirst = 'Draw or paste the target first, to choose bonds of it.';
export const bondsHint = (isFirstOfMany: boolean) =>
  `Press a bond once to have it broken, twice to have it kept. Every route breaks all bonds to break; in lists, suggestions that break one come first among equals. No step on any level breaks a bond to keep.${isFirstOfMany ? ' Bonds are asked of the first target only.' : ''}`;
export const avoid = 'Avoid';
export const avoidHint =
  'Structures that no step may start from, and name reactions that no step may be: Suzuki means every reaction of that name. Names or SMILES, each ended by Enter. Reagents, catalysts and solvents above the arrow are not looked at.';
export const mustHave = 'Must have';
export const needHint =
  'Structures that every route must make or start from; in lists, suggestions that need one come first. Names or SMILES, each ended by Enter.';
export const noBondAsked = 'No bond is asked for.';
export const bondsAskedFor = 'Bonds asked for';
export const askNothingOf = (name: string) => `Ask nothing of ${name}`;

export const queryName = 'Query name';
export const callQuery = (name: string) => `Call it ${name}`;
export const noProjectOfThisName = 'No project of this name';

export const STEP_TITLES = {
  direction: 'Direction',
  algorithm: 'Algorithm',
  strategy: 'Strategy',
  libraries: 'Libraries',
  suggestions: 'Suggestions',
  steps: 'Steps',
  precision: 'Precision',
  name: 'Query name',
  project: 'Project',
  description: 'Description',
} as const;

export const STEP_INTRODUCTIONS = {
  direction: 'Take the target apart, or look at what can be made from it.',
  algorithm: 'How suggestions are searched for and kept.',
  strategy: 'Named rules for choosing disconnections.',
  libraries: 'Where the transforms and their precedents come from.',
  suggestions: 'How many suggestions each structure may get. Steps that no longer fit are limited, as the table shows.',
  steps: 'How far from the target the longest route may go.',
  precision: 'How much of the surroundings of a reaction centre a precedent must share.',
  name: 'Under this name the query stands in its project.',
  project: 'Members of the project see the query.',
  description: 'What the query is for; optional.',
} as const;
export const chosenOfAll = (count: number, libraryCount: number) => `${count} of ${libraryCount}`;
export const routesOfUpTo = (longest: number) => `routes of up to ${longest}`;
export const optional = 'Optional';

export const queryStarted = (sessionid: string) => `Query “${sessionid}” started`;
export const queriesStarted = (count: number) => `${count} queries started`;
export const inForm = (list: string) => `form ${list}`;
export const someStarted = (started: number, asked: number) => `${started} of ${asked} queries were started. Not started:`;

export const missing = (name: string) => `${name} (missing)`;
export const strategyMissing = 'There is no such strategy for this direction any more. Choose another.';

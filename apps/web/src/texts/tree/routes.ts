import * as counts from '../counts.ts';
import { counted } from '../numbers.ts';

export const step = 'A step';
export const freedTooEarly = (before: string, after: string) => `${before} frees a group that is in the way of ${after}: free it later`;
export const shieldedTwice = (before: string, after: string) => `${before} frees what ${after} shields again: the first shield could stay`;
export const undone = (before: string, after: string) => `${after} puts back what ${before} changed`;
export const inVain = (before: string, after: string) => `${after} erases what ${before} did: leave out the first`;
export const turnedOver = (before: string, after: string) => `${after} turns over what ${before} made: make the other enantiomer at once`;
export const doneTwice = (after: string) => `${after} twice, one after the other: one operation`;

export const orderOfSteps = 'Order of the steps';
export const ringTheGroup = 'Ring the group in the drawings';

export const ROUTE_ORDER_WORDS = {
  ideas: 'Different ideas first',
  cost: 'Best first',
  steps: 'Fewest steps',
  longest: 'Shortest longest sequence',
  materials: 'Fewest starting materials',
  protection: 'Least protection',
  yield: 'Highest estimated yield',
  economy: 'Best atom economy',
  price: 'Cheapest materials',
} as const;

/** What speaks for a route as a whole, in words: what holds for each of its steps and materials. */
export const TIER_WORDS = {
  materials: { holds: 'Every starting material is known', fails: 'A starting material is not known' },
  goodSteps: { holds: 'Every step is good or great', fails: 'A step is bad or ugly' },
  noWarnings: { holds: 'No step has a warning', fails: 'A step has a warning' },
  precedented: {
    holds: 'Every step has precedents at the precision asked for',
    fails: 'A step lacks precedents at the precision asked for',
  },
} as const;

export const titleFromMaterial = (title: string, material: string) => `${title}, from ${material}`;
export const routeNumber = (no: number) => `Route ${no}`;
export const stepLast = (lastStep: string) => `${lastStep} last`;
export const stepLastAfter = (lastStep: string, words: string) => `${lastStep} last, after ${words}`;

export const routesToKnownMaterials = 'Routes to known materials';
export const routesToKnown = (total: number) => `${total === 0 ? 'Routes' : counts.routes(total)} to known materials`;
export const previousRoute = 'Previous route';
export const nextRoute = 'Next route';
export const thereMayBeMoreRoutes = (limit: string) => `${limit}: there may be more routes.`;
export const loadingRoutes = 'Loading the routes';
export const somethingIsOpen = 'In each of these routes something is open: a warning, a weak step or one without precedents.';
export const closeBeside = (no: number) => `Close side by side: route ${no}`;
export const putBeside = (no: number, other: number) => `Put route ${no} beside route ${other}`;
export const closeSideBySide = 'Close side by side';
export const sideBySide = 'Side by side';

export const loadingRoute = 'Loading the route';
export const notAllDrawn = 'Some steps of this route stand too far down the lists of their structures to be drawn.';

export const noRouteYet = 'No route yet.';
export const noRouteBecause = (end: string) => `No route to known materials. ${end}`;
export const wishesMayForbid = (wishes: string) => `What was asked of routes may forbid those there are: ${wishes}.`;
export const leftOutForWishes = 'Left out for what was asked';
export const wholeRoutes = (count: number) => counted(count, 'whole route', 'whole routes');
export const stillNeeded = 'The most promising way still needs';
export const knownAndNotBought = 'Known, and not bought';
export const structureNotBought = (sid: number, notbought: string) => `Structure ${sid}: ${notbought}`;

export const selectedRoute = 'Selected route';
export const startingMaterialIsKnown = 'The starting material is known';
export const allMaterialsKnown = (materials: number) => `All ${materials} starting materials are known`;
export const notComplete = 'Not complete:';
export const andMoreNeeded = (more: number) => `and ${more} more`;
export const showRest = 'Show the rest';
export const scheme = 'Scheme';
export const nothingFoundFor = (no: string) => `${no}: nothing found`;
export const chooseOfAlternatives = (no: string, childCount: number) => `${no}: choose of ${childCount}`;
export const searchFrom = (no: string) => `${no}: search`;
export const chooseStepFor = (no: string) => `Choose a step for structure ${no}`;
export const continueFrom = (no: string) => `Continue from structure ${no}`;

export const routeBesideRoute = (no: number, other: number) => `Route ${no}, beside route ${other}`;
export const ideaBesideRoute = (isIdea: boolean, no: number, count: number, shared: string) =>
  `${isIdea ? 'The same idea as' : 'Another idea than'} route ${no}. ${count === 0 ? 'Nothing in common but the target.' : `In both: ${shared}.`}`;
export const closeRouteNumber = (no: number) => `Close route ${no}`;

export const ideaNumber = (idea: number) => `Idea ${idea}`;
export const stepWord = 'step';
export const steps = 'steps';
export const longest = 'longest';
export const convergent = 'convergent';
export const stepsOfProtection = (protectingGroupSteps: number) => `${protectingGroupSteps} of protection`;
export const weakest = 'weakest';
export const yieldNotKnownOf = (unknownYields: number) => `yield of ${counts.steps(unknownYields)} not known`;
export const overallYield = 'yield';
export const fromTo = (lower: string, upper: string) => `(${lower} to ${upper})`;
export const atomEconomyHint = 'Weight of the target in that of everything the route starts from; reagents are left out.';
export const atomEconomyNotKnown = 'atom economy not known';
export const percentAtomEconomy = (atomEconomy: string) => `${atomEconomy} atom economy`;
export const yieldHint =
  'The median yields of the precedents of each step, multiplied along the branch that loses most; in brackets by their quartiles.';
export const priceHint =
  'Materials for 1 g of the target: one equivalent of each, the cheapest offer by weight, divided by the yields. The shopping list says more.';
export const noPricesKnown = 'no prices known';
export const dollarsPerGram = (dollars: string) => `$${dollars} for 1 g`;
export const dollarsPerGramWithout = (dollars: string, unpriced: number) => `$${dollars} for 1 g, without ${unpriced} of unknown price`;
export const noOpenPoints = 'No open points';

export const andNothingElse = 'and nothing else';
export const andOrder = (routeOrderWords: string) => `and ${routeOrderWords}`;
export const orderOfRoutes = 'Order of the routes';
export const weighedAgainst = 'Weighed against';
export const paretoHint = 'Leaves the routes than which no other is better in one of the two without being worse in the other (Pareto)';
export const nothingOpen = 'Every material known, every step good or great and precedented, no warning';
export const knownOfNone = 'Not known of any of these routes';
export const notKnownOf = (unknown: number) => `Not known of ${counts.routes(unknown)}, which come last`;
export const paretoShown = (shown: number, ofOne: number) =>
  `${shown} of ${ofOne}: no other is better in one without being worse in the other.`;

export const routeToTarget = 'Route to the target';
export const branchToStructure = (no: string) => `Branch to structure ${no}`;
export const branchOfStructure = (no: string) => `Branch: structure ${no}`;
export const completeThisBranch = 'Complete this branch';
export const structureAt = (no: string) => `Structure ${no}`;
export const target = 'target';
export const known = 'known';
export const evidenceFor = (no: string, suggestion: string, rating: string) => `Evidence for ${no}, ${suggestion}, ${rating}`;
export const andMoreMaterials = (count: number) => `and ${count} more`;
export const gives = 'gives';
export const conditionsCouldNotBeLoaded = 'conditions could not be loaded';
export const yieldNotGiven = 'yield not given';

export const shoppingList = 'Shopping list';
export const checkForward = 'Check forward';
export const loadingForwardCheck = 'Loading the forward check';

export const costHint =
  'In points, not money: 1 for each step, and 8 × (price category − 1) for each starting material. A price category that is not known counts as 5, the dearest.';
export const overallYieldHint =
  'The median yields of the precedents of each step, multiplied along the branch that loses most. Not known where one step has none.';
export const routeInNumbers = 'The route in numbers';
export const longestSequence = 'Longest sequence';
export const estimatedYield = 'Estimated yield';
export const notKnown = 'not known';
export const stepsGiven = (given: number, ofOne: number) => `${given} of ${counts.steps(ofOne)} given`;
export const startingMaterials = 'Starting materials';
export const allKnown = 'all known';
export const countKnown = (known: number) => `${known === 0 ? 'none' : known} known`;
export const weakestStep = 'Weakest step';
export const cost = 'Cost';
export const point = 'point';
export const points = 'points';

export const noRouteSelected = 'No route is selected. Choose Select route at a suggestion.';
export const openTree = 'Open the tree';

export const routeNotSelected = (no: number, isLooked: boolean, isBusy: boolean) =>
  `Route ${no}${isLooked ? `, the best ${isBusy ? 'so far' : 'that was found'}` : ''}: not selected yet.`;
export const selectIntoTree = 'Select into the tree';
export const bestRouteComes = 'The best route stands here as soon as one is found.';
export const noRouteToShow = 'There is no route to show.';

export const picture = 'Picture';
export const pictureCopied = 'Picture copied';
export const copyForSlide = 'Copy for a slide';
export const saveAsPng = 'Save as PNG';
export const saveAsSvg = 'Save as SVG';

export const stepsOfRoute = 'Steps of the route';
export const stillSearching = 'still searching …';
export const bestShown = (shown: string) => `the best ${shown} shown`;

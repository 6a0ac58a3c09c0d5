import * as counts from '../counts.ts';

export const notWhileFiltered = 'Not while only selected or filtered nodes are shown.';

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

export const byTextbook = (textbook: string, isConfigurationOpen: boolean) =>
  ` by a textbook reaction (${textbook}) that no record shows${isConfigurationOpen ? '; its configuration is not predicted' : ''}`;
export const andOutsideKnown = (outside: string) => `; outside what is known ${outside}`;
export const productNotExpected = (unknown: string) => `not expected${unknown}`;
export const productExpectedWith = (share: string, words: string) => `expected with ${share}${words}`;
export const productLessLikely = (share: string, words: string) => `with ${share} only${words}; something else is as likely`;

export const noSuggestionsHere = 'No suggestions for this structure.';
export const expand = 'Expand';
export const collapse = 'Collapse';
export const spread = 'Spread';
export const contract = 'Contract';
export const deselect = 'Deselect';
export const space = 'Space';
export const showHidden = (hiddenCount: number) => `Show ${hiddenCount} hidden`;
export const inNoCatalogue = 'No catalogue lists this structure.';
export const magnify = 'Magnify';
export const continueFromHere = 'Continue from here';
export const onlyMembersContinue = 'Only members of the project can continue the tree.';
export const queryIsStillRunning = 'The query is still running.';
export const isExpandedAlready = 'This structure is expanded already.';
export const hidePrecedents = 'Hide Precedents';
export const showPrecedents = 'Show Precedents';
export const selectRoute = 'Select route';
export const hide = 'Hide';
export const showCluster = 'Show cluster';
export const exportIt = 'Export';
export const tagAsNow = (each: string) => `${each}, as now`;
export const noTag = 'No tag';
export const itHasNone = 'It has none.';
export const tag = 'Tag';
export const tagNamed = (tag: string) => `Tag: ${tag}`;

export const acrylicAcid = 'acrylic acid';

export const madeByRuleForSample = 'Made by rule for this sample';
export const sampleOfWarning = 'Sample of a warning';

export const endedAtStructures = 'Stopped at the number of structures that one search looks at';
export const endedAtMolecules = 'Stopped at the number of molecules that one search keeps';
export const endedAtSteps = 'Stopped at the steps of this query';
export const noneBeforeLimit =
  'The search ended at its limit before it had found one. Go on from a structure of the tree: each run looks further.';
export const noneWithinSteps = 'Within the steps of this query there is none. Ask for more steps, or go on from a leaf of the tree.';
export const noneInAll =
  'Everything that the suggestions of this query lead to was looked at. Ask for more suggestions, or another strategy.';
export const noneFound =
  'None was found within the steps and suggestions of this query. Go on from a leaf of the tree, or ask for more of either.';

export const changeOfFunctionalGroups = 'Change of functional groups';
export const bondFormation = (bonds: string) => `Bond formation: ${bonds}`;

export const productsMade = (count: number, made: string) => `${count === 1 ? 'product' : 'products'} ${made}`;
export const givesProducts = (products: string) => `Gives ${products}`;
export const withPartnersGives = (partners: string, products: string) => `With ${partners} · gives ${products}`;
export const changesGroups = (made: string) => `Changes functional groups · makes ${made}`;
export const breaksAndMakes = (bonds: string, made: string) => `Breaks ${bonds} · makes ${made}`;
export const noBondMade = 'No bond made';
export const atomNumber = (atom: number) => `atom ${atom}`;

export const competingSites = 'Competing sites:';
export const competingSitesShort = 'Competing sites';
export const unstablePrecursor = 'Unstable precursor:';
export const unstablePrecursorShort = 'Unstable precursor';
export const configurationNotSet = 'Configuration not set:';
export const configurationNotSetShort = 'Configuration not set';
export const precedentsOfAnotherKind = 'Precedents of another kind:';
export const otherKind = 'Other kind';
export const notReproduced = 'Not reproduced:';
export const notReproducedShort = 'Not reproduced';
export const unprecedented = 'Unprecedented';
export const otherReagents = 'Other reagents:';
export const otherReagentsShort = 'Other reagents';
export const nobodySaysHow = 'No recorded reaction says how';
export const stereoNotControlled = 'Stereo not controlled';
export const onlyConfigurationDiffers = 'The precursor differs in its configuration only';
export const onlyStereoDiffers = 'Only stereo differs';
export const precursorHasOpenValence = 'A precursor has an open valence';
export const openValence = 'Open valence';
export const productHasOpenValence = 'A product has an open valence';
export const twoAlike = 'Two alike';
export const amine = 'Amine';
export const heteroarylamine = 'Heteroarylamine';
export const boronate = 'Boronate';
export const nitro = 'Nitro';

/** Known: a known starting material, or one in a catalogue. What is neither has to be made; where nobody looked, nothing is said. */
export const STOCK_WORDS = { in: 'Known', out: 'To be made', unknown: 'Not known' } as const;
export const unnamedReaction = 'Unnamed reaction';
export const reactionNumber = (no: string) => `Reaction ${no}`;
export const forwardStructureNumber = (level: number, no: string) => `${level === 0 ? 'Starting material' : 'Product'} ${no}`;
export const structureNumber = (no: string) => `Structure ${no}`;
export const priceUnknown = 'price unknown';
export const priceCategoryOf = (price: number) => `price category ${price}`;
export const listAndLast = (items: string, value: string | undefined) => `${items} and ${value}`;

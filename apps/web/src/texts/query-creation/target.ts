import * as counts from '../counts.ts';
import { counted } from '../numbers.ts';

export const BOND_WISH_WORDS = {
  free: 'nothing asked',
  break: 'to break',
  keep: 'to keep',
} as const;
export const drawingTarget = 'Drawing the target';
export const bondsOfTarget = 'Bonds of the target';
export const bondWithWish = (text: string, wish: string) => `Bond ${text}, ${wish}`;

export const knownStartingMaterials = 'Known starting materials';
export const materialsIntroduction = 'Routes end at what is known; everything else is made. Lists of suggestions mark it, too.';
export const prices = 'Prices';
export const highestPrice = 'Highest price in US dollars';
export const any = 'any';
export const forHowMuch = 'For how much';
export const perGram = 'for 1 g';
export const perMillimole = 'for 1 mmol';
export const withoutPriceIsKnown = 'What is listed without a price is known, too';
export const neverBuy = 'Never buy';
export const neverKnownHint =
  'Always made, even where a catalogue lists it. SMILES, InChIKeys or names, each ended by Enter; a pasted list is taken line by line.';
export const alsoToBeHad = 'Also to be had';
export const alwaysKnownHint =
  'Always known, whatever catalogues and prices say, such as what stands on your shelf. Given in the same way.';
export const countEverythingListed = 'Count everything listed';
export const loadingCatalogues = 'Loading the catalogues';
export const noCatalogueInstalled = 'None is installed: nothing is told of what is known.';
export const notInstalledOrSwitchedOff = 'Not installed, or switched off';
export const noPricesHere = 'These catalogues have no prices: nothing of theirs is known then.';
export const noPrices = 'no prices';
export const allWithPrices = 'all with prices';
export const withPrices = (priced: string) => `${priced} with prices`;

export const whichIsTarget = 'These are several molecules. Which one is the target?';
export const reactTogether =
  'If they are to react with each other, close this and choose forward reaction prediction first: it takes them together.';

export const rxnFile = 'RXN file';
export const reactionSmiles = 'reaction SMILES';
export const pasteStructure = 'Paste a structure';
export const whatToPaste = 'What to paste';
export const pasteLabel = 'SMILES, ROSDAL or molfile, ChemDraw, InChI, or a name';
export const pasteHint = 'One structure, or one on each line. Files can be dropped here.';
export const editorReadsIt = 'The editor reads it';
export const pastedStructure = (formula: string) => `Pasted structure ${formula}`;
export const onlyFirstShown = (shown: number, left: number) =>
  `Only the first ${shown} structures are shown; ${left} more are in the text.`;
export const openFile = 'Open a file';
export const chooseStructures = 'Choose structures';
export const takeStructures = (count: number) => `Use ${counts.structures(count)}`;
export const takeTogether = (count: number) => `Use ${count} together`;
export const knownAs = (name: string) => `Known as ${name}`;

export const routesOfV3MultiStep = 'Routes of V3 Multi Step';
export const longestRoute = 'Longest route';
export const deeperHint = 'V3 may go deeper than the steps above, which bound the other algorithms.';
export const stepsAsAbove = (nsteps: number) => `As above: ${counts.steps(nsteps)}`;
export const structuresToLookAt = 'Structures to look at';
export const mostStructuresHint = 'The search ends there at the latest; about a tenth of a second each.';

export const targetMolecule = 'Target molecule';
export const startingMaterials = 'Starting materials';
export const paste = 'Paste';
export const drawTheTarget = 'Draw the target';
export const drawIt = 'Draw';
export const emptyTarget = 'Draw the target, paste it (Ctrl V), or drop a file here: SMILES, ROSDAL or molfile, ChemDraw, InChI, a name.';
export const emptyStartingMaterial = 'Draw or paste a starting material, or up to four that react with each other.';
export const molarMass = (weight: string) => `· ${weight} g/mol`;
export const drawnUsually = 'drawn in its usual form';
export const takenAsReagents = (names: readonly string[]) => `${names.join(', ')} taken as reagent${names.length === 1 ? '' : 's'}`;
export const andOtherTargets = (count: number) => `and ${counted(count, 'other target', 'other targets')}, a query each`;
export const onlyThisOne = 'Only this one';
export const structureIsValid = 'Structure is valid';
export const bondsAndWishes = 'Bonds and wishes';
export const wishesHint = 'Bonds to break and keep, what to avoid and to have: optional.';
export const knownMaterials = 'Known materials';
export const everythingThatCataloguesList = 'Everything that the catalogues list.';
export const largestFragment = 'largest fragment';
export const times = (count: number) => `${count} times`;
export const withoutCharge = 'without its charge';

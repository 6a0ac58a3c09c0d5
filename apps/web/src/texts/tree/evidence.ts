import * as counts from '../counts.ts';
import { numberText } from '../numbers.ts';

export const structureNumber = (no: string) => `Structure ${no}`;
export const inNoCatalogue = 'No catalogue lists this structure.';
export const loadingCatalogues = 'Loading catalogues';
export const catalog = 'Catalog';
export const catalogId = 'Catalog Id';
export const priceCategory = 'Price Category';
export const whatPriceCategoriesMean = 'What the price categories mean';
export const priceInUsDollars = 'Price in US dollars';
export const unknown = '? unknown';

export const admittedBy = 'Admitted by:';
export const movedBy = 'Moved by:';

export const citationNotGiven = 'Citation not given';
export const opensNewTab = '(opens a new tab)';

export const temperature = 'Temperature';
export const notGiven = 'not given';
export const time = 'Time';
export const yieldHead = 'Yield';

export const conditions = 'Conditions';
export const previousConditions = 'Previous conditions';
export const placeOfCount = (place: number, count: number) => `${numberText(place)} of ${numberText(count)}`;
export const nextConditions = 'Next conditions';
export const noCitationSentence = 'No citation.';
export const citationsOfTheseConditions = 'Citations of these conditions';
export const andMoreCitations = (citationCount: number) => `and ${numberText(citationCount)} more`;

export const evidenceFor = (no: string) => `Evidence for ${no}`;
export const evidence = 'Evidence';
export const stockAndPrice = 'Stock and price';
export const previousAlternative = 'Previous alternative';
export const positionOfTotal = (position: string, total: string) => `${position} of ${total}`;
export const nextAlternative = 'Next alternative';
export const showCluster = 'Show cluster';

export const forwardCheck = 'Forward check';
export const productNotExpected = 'Given these precursors, the model does not expect this product.';
/** Of a step at all equal ends (docs/chemistry/equal-ends.md). */
export const productOfSeveral =
  'The model joins each precursor once. Of a product that takes one of them several times it cannot say whether it is made.';
export const productExpected = (share: string, check: string) =>
  `Given these precursors, the model expects this product with a share of ${share}${check}.`;
export const outsideKnown = (outside: string) => `Outside what is known: ${outside}.`;
export const otherPositionExpected = (other: string, share: string) =>
  `The forward model expects another position: ${other} against ${share}.`;
export const alsoExpectedFromThese = 'Also expected from these';
export const productSmiles = (smiles: string) => `Product ${smiles}`;

/** What the precedents share with the structure round the bonds that change. */
export const LEVEL_MEANINGS: Readonly<Record<number, string>> = {
  1: 'Precedents share the atoms that change, nothing round them: level 1 of 3, the least specific.',
  2: 'Precedents share the atoms that change and their neighbours: level 2 of 3.',
  3: 'Precedents share the atoms that change, their neighbours, and the neighbours of these: level 3 of 3, the most specific.',
};
export const ofTextbooks = 'A reaction of the textbooks: no recorded reaction of the libraries shows it.';
export const textbookReaction = 'Textbook reaction';
export const levelOfThree = (level: number) => `Level ${level} of 3`;

export const selectRoute = 'Select route';
export const hide = 'Hide';
export const commentWithCount = (commentCount: number) => `Comment, ${counts.comments(commentCount)} so far`;
export const exportIt = 'Export';

export const reactionOfPrecedent = (number: number, name: string) => `Reaction of precedent ${number}${name}`;
export const reportThisPrecedent = 'Report this precedent';
export const reportPrecedent = (number: number) => `Report precedent ${number}`;
export const surroundings = 'Surroundings';
export const wholeProduct = 'Whole product';
export const nameReaction = (count: number) => `Name ${count === 1 ? 'reaction' : 'reactions'}`;
export const agents = 'Agents';
export const within = 'in';
export const workUp = 'work-up';
export const workUpWord = 'Work-up';

export const hidePrecedents = 'Hide Precedents';
export const showPrecedents = 'Show Precedents';
export const closestBy = 'Closest by';
export const surroundingsWord = 'surroundings';
export const wholeProductWord = 'whole product';
export const showMoreExamples = (total: string) => `Show more of ${total} examples`;
export const loadingPrecedents = 'Loading precedents';

export const allTogether = (things: string) => `All ${things} together`;
export const titleNamedBy = (heading: string, known: string) => `${heading}, named by ${known}`;
export const inThings = (count: string, things: string) => `in ${count} ${things}`;
export const andMoreThings = (more: string) => `and ${more} more`;
export const namedByCount = (known: string) => `named by ${known}`;
export const temperatureAndTime = 'temperature and time';
export const temperatureWord = 'temperature';
export const c = '°C';
export const timeWord = 'time';
export const h = 'h';
export const countNotGiven = (ofOne: string) => `${ofOne} not given`;

export const whyRated = (rating: string) => `Why ${rating}`;
export const highestRating = 'Highest rating';
export const whyNotRated = (rating: string) => `Why not ${rating}`;
export const warning = 'Warning:';

export const sendReport = 'Send report';
export const whatIsWrongWithIt = 'What is wrong with it?';

export const startingMaterialLabel = (isForward: boolean, no: string, structureRings: string) =>
  `${isForward ? 'Starting material' : 'Structure'} ${no}${structureRings}`;
export const partnerSmiles = (smiles: string, rings: string) => `Partner ${smiles}${rings}`;
export const productLabel = (isForward: boolean, no: string, ring: string) => `${isForward ? 'Product' : 'Structure'} ${no}${ring}`;
export const andSite = (isRival: boolean, tag: number, atom: string) => `, ${isRival ? 'rival' : 'wanted'} site ${tag}: ${atom}`;
export const comesFrom = 'comes from';
export const gives = 'gives';

export const smilesCopied = 'SMILES copied';

export const meantToReact = 'meant to react';
export const whatItIsAbout = 'what this is about';
export const reactsInstead = 'reacts instead';
export const competes = 'competes';

export const wouldChemistChooseIt = 'Would a chemist choose it';
export const notEstimated = 'not estimated';
export const ofDisconnections = 'of the disconnections';
export const variants = 'Variants';
export const variantOf = (place: number, count: number) => `Variant ${place} of ${count}`;
export const andDisconnection = (disconnection: string, structure: string) => `: ${disconnection} of the ${structure}`;

export const wouldItWork = 'Would it work';
export const andSmallerPart = (rest: number) => `and ${rest} smaller · `;
export const ratedFrom = (word: string, least: string) => `${word} from ${least}`;
export const heldAt = (word: string) => `held at ${word}`;
export const heldBelow = (word: string, value: string, rating: string) => `${word} · ${value} below ${rating}`;
export const feasibilityAndParts = (feasibility: string, parts: string) => `${feasibility} of 1; ${parts}`;

export const years = 'Years';
export const publishedYears = (years: string, year: number, count: number) => `Published ${years}, most in ${year}: ${numberText(count)}`;

export const medianYield = (median: number) => `median ${median} %`;
export const yieldsLabel = (lowest: number, highest: number, yields: string, median: number) =>
  `Yields from ${lowest} to ${highest} %, the middle half ${yields} %, median ${median} %`;
export const yieldsTip = (yields: string, lowest: number, highest: number) =>
  `Half of the yields: ${yields} %; all: ${lowest}–${highest} %`;

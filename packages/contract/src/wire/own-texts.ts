import { numberText } from '@retron/tree';
import { MAX_NOTATION_LENGTH, MAX_ROUTE_STEPS, NEWS_TERM_LENGTH, SEARCHED_STRUCTURES } from './limits.ts';

/** The most libraries one query uses. */
export const MAX_LIBRARIES = 20;

/** The most reagents one query names. */
export const MAX_REAGENTS = 20;
/** Structures and name reactions that routes must avoid, and that they must have. */
export const MAX_WISHES = 20;
/** What is avoided in all, as a query tells it: a family of name reactions stands for each that is called so. */
export const MAX_AVOIDED = 420;
/** Bonds that are to be broken, and that are to be kept. */
export const MAX_BONDS_ASKED = 50;

/** Catalogues that one query names. */
export const MAX_CATALOGUES_ASKED = 50;
/** Materials in each list of one query: who has more makes a catalogue of them. */
export const MAX_MATERIALS_LISTED = 500;

/** Characters of what describes a query or a project. */
export const MAX_DESCRIPTION_LENGTH = 4000;

/** Characters of a comment's title, and of its text. */
export const MAX_COMMENT_TITLE_LENGTH = 200;
export const MAX_COMMENT_LENGTH = 10_000;

/** Of what another wrote so much is quoted. */
const QUOTED = 300;
const quoted = (text: string): string => {
  const signs = [...text];
  return `“${signs.length > QUOTED ? `${signs.slice(0, QUOTED).join('')} …` : text}”`;
};

/** Sentences of our own, where the specification has none; its own are in `MESSAGES`. */
export const TEXTS = {
  notationTooLong: `The structure notation is too long. We can only handle up to ${numberText(MAX_NOTATION_LENGTH)} characters.`,
  descriptionTooLong: `The description is too long: at most ${numberText(MAX_DESCRIPTION_LENGTH)} characters are taken.`,
  commentTitleTooLong: `The title is too long: at most ${MAX_COMMENT_TITLE_LENGTH} characters are taken.`,
  commentTooLong: `The comment is too long: at most ${numberText(MAX_COMMENT_LENGTH)} characters are taken.`,
  tooManyLibraries: `Please select at most ${MAX_LIBRARIES} transform libraries.`,
  tooManyReagents: `Please give at most ${MAX_REAGENTS} reagents.`,
  reagentsBackwards: 'Reagents are asked for in the forward direction only.',
  tooManyWishes: `Please give at most ${MAX_WISHES} of these.`,
  tooManyAvoided: `Please give at most ${MAX_AVOIDED} of these.`,
  routeLength: `Please choose a longest route of 1 to ${MAX_ROUTE_STEPS} steps.`,
  searchedStructures: `Please choose ${SEARCHED_STRUCTURES.min} to ${numberText(SEARCHED_STRUCTURES.max)} structures to look at.`,
  routesOfV3: 'A longest route and structures to look at are for V3 Multi Step only.',
  wishesForward: 'Bonds, and what to avoid and to have, are asked for in retrosynthesis only.',
  tooManyBonds: `Please give at most ${MAX_BONDS_ASKED} bonds to break and as many to keep.`,
  bondOfAtoms: 'Please give a bond by its two atoms, such as 4-7.',
  tooManyCatalogues: `Please choose at most ${MAX_CATALOGUES_ASKED} catalogues.`,
  tooManyMaterials: `Please list at most ${MAX_MATERIALS_LISTED} materials; a catalogue takes more.`,
  priceLimit: 'Please give the highest price as a number of US dollars.',
  materialsForward: 'What counts as known is asked of retrosynthesis only.',
  noMaterials: 'Please choose a catalogue, or list what is to be had.',
  unknownCatalogues: (names: readonly string[]) =>
    names.length === 1
      ? `There is no catalogue ${names[0]}, or it is switched off.`
      : `There are no catalogues ${names.join(', ')}, or they are switched off.`,
  unknownMaterial: (given: string) => `${given} is neither a structure, an InChIKey nor a name that is known here.`,
  boughtAndNot: (given: string) => `${given} is both never to be bought and also to be had.`,
  catalogueGone: (names: readonly string[]) =>
    `This query counts what ${names.join(', ')} lists as known, which is switched off or gone by now. Please start it again with other catalogues.`,
  noBond: (given: string) => `${given} is no bond of the target.`,
  keptAndBroken: (given: string) => `The bond ${given} is both to be broken and to be kept.`,
  begunAgain: 'Planning was interrupted and is begun again: what was found comes back on the way.',
  largeTarget: (atoms: number) =>
    `The target is large, with ${atoms} heavy atoms: looking at it takes minutes, in turns with other queries.`,
  slowStart: 'Many queries are planned at the same time. This one has its turns, and its first results are still to come.',
  diskFull: 'The disk of the server is full, so nothing can be saved. Please tell the people who run Retron.',
  unknownAvoided: (given: string) => `${given} is neither a structure, a known reagent nor the name of a name reaction.`,
  avoidedCatalyst: (given: string) =>
    `${given} is a catalyst, which no step starts from. What can be avoided are drawn starting materials and name reactions, such as Suzuki.`,
  unknownRequired: (given: string) => `${given} is neither a structure nor a known reagent.`,
  unknownReagent: (given: string) => `${given} is neither a known reagent (by name, formula or InChIKey) nor a structure.`,
  changedMeanwhile: (now: unknown) =>
    now === ''
      ? 'Emptied by somebody since you opened this. Save again to write yours there.'
      : `Changed by somebody since you opened this${typeof now === 'string' ? `, to ${quoted(now)}` : ''}. Save again to put yours in its place.`,
  noBody: 'The request has no body.',
  bodyIsNoObject: 'The body of the request must be a JSON object.',
  unknownField: (field: string) => `There is no field ${field} in this call.`,
  unknownStrategy: (name: string) => `There is no strategy ${name} that you may use.`,
  unknownMode: 'There is no such mode.',
  otherUser: 'A query is always started by who is signed in.',
  otherAuthor: 'The author of a comment is always who is signed in.',
  otherQuery: 'The body names another query than the path.',
  onlyOfTree: 'Precedents narrow a whole tree only; please ask for its scope.',
  otherName: 'This query has another name. Please try to reload the page.',
  otherDirection: 'This query has another direction.',
  otherStructure: 'The tree has another structure at this number.',
  tooManyWaiting: (most: number) =>
    `You have ${numberText(most)} queries waiting, which is the most one user may have. Please wait until some are done, or stop some.`,
  libraryGone: (names: readonly string[]) =>
    `This query cannot go on: the library ${names.join(', ')} is not installed where queries are planned. Nothing was changed.`,
  libraryOff: (names: readonly string[]) =>
    names.length === 1
      ? `The library ${names[0]} is switched off: nothing new can be planned with it.`
      : `The libraries ${names.join(', ')} are switched off: nothing new can be planned with them.`,
  noPlannerWith: (names: readonly string[]) => `No planner with the library ${names.join(', ')} is running. The query waits for one.`,
  noPlanner: 'No planner is running. The query waits for one.',
  exporterElse: 'An export is always made by who is signed in.',
  otherOwner: 'This query was started by another user.',
  otherTarget: 'This query has another target molecule.',
  noFormat: (kind: string, format: string) => `${kind} cannot be exported as ${format}.`,
  tooManyExports: (most: number) =>
    `You have ${numberText(most)} exports under way, which is the most one user may have. Please wait until some are done.`,
  tooManyExportFiles: (most: number) =>
    `Your exports take up ${numberText(most)} MB, which is the most one user may keep. Please delete some under Exports.`,
  exportStopped: 'Stopped by those who look after this installation.',
  tooManyMolecules: (most: number) => `You have ${numberText(most)} molecules, which is the most one user may keep.`,
  exportNotReady: 'This export has no file yet.',
  newsTerm: `Please type ${NEWS_TERM_LENGTH.min} or more characters.`,
  filterUnknown: 'Please filter projects by owner, member, running:yes, since and until, such as owner:anna,since:2026-11-01.',
} as const;

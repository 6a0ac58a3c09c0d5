import * as common from './common.ts';
import * as counts from './counts.ts';

export const exportWhat = (what: string) => `Export ${what}`;
export const exportThem = 'Export';

export const exportTo = (file: string) => `Export to ${file}`;
export const stoppedNothingWasSaved = 'stopped, nothing was saved';
export const workFailed = (reason: string | null) => `failed, nothing was saved. ${reason}`;
export const andLeftOut = (leftOut: string) => `, ${leftOut} left out: they cannot be drawn, or are there no more`;
export const allWritten = (written: number, left: string) => `${counts.molecules(written)} written${left}`;
export const andStopped = ', stopped';
export const writtenOfAll = (written: string, total: string) => `${written} of ${total} written`;

export const importIt = 'Import';
export const importFile = 'Import a file';
export const importOfFile = (file: string) => `Import of ${file}`;
export const seeWhy = 'see why';
export const seeWhich = 'see which';
export const importReport = 'Import report';
export const knownQuestion = 'Structures that are already kept here';
export const knownHint = 'Also those that stand twice in the file. The report names each.';
export const skipKnown = 'Skip them';
export const skipKnownHint = 'What is kept stays as it is';
export const skipKnownTagsHint = 'What is kept gets the tags, and stays as it is otherwise';
export const giveTags = 'Give the tags of what is skipped to the molecule that is kept';
export const tagForAll = 'Tag for all of them';
export const noTagsInFile = 'The file gives no tags.';
export const tagsInFile = (records: number) => `The file gives tags to ${counts.records(records)}.`;
export const whatTheFileHas = 'What the file has';
export const readingFile = 'Reading the file …';
export const lookingAtFile = 'Looking at the file';
export const lookedAtOfAll = (read: string, total: string) => `${read} of ${total} looked at`;
export const notLookedAt = (reason: string) => `what an import would do is not known. ${reason}`;
export const willBeNew = 'New';
export const alreadyKept = 'Already kept here';
export const twiceInFile = 'Twice in the file';
export const willBeRefused = 'Refused';
export const whyRefused = 'Why records are refused';
export const refusedBecause = (count: string, reason: string) => `${count} × ${reason}`;
export const firstInLine = (count: number, line: number) => (count === 1 ? `line ${line}` : `first in line ${line}`);
export const otherReasons = (count: number) => `${counts.records(count)} more for other reasons`;
export const gotTags = (tags: readonly string[]) => `; gave it ${tags.map((tag) => `“${tag}”`).join(', ')}`;
export const andGotTags = (count: string) => `, ${count} gave their tags to what is kept`;
export const keepKnown = 'Keep both';
export const keepKnownHint = 'The second gets a number behind its name where the name is taken';
export const keptAs = (name: string, isAdded: boolean) => `Already kept here as ${name}${isAdded ? '; added too' : ''}`;
export const sameInFile = (name: string, isAdded: boolean) => `The same structure as ${name} of this file${isAdded ? '; added too' : ''}`;
export const downloadReport = 'Download the report';
export const line = 'Line';
export const why = 'Why';
export const moreInDownload = (count: string) => `${count} more are in the download.`;
export const readOfAll = (read: string, total: string) => `${read} of ${total} read`;
export const countAdded = (added: string) => `${added} added`;
export const andTagsLeftOut = (count: number) => `, ${counts.tags(count)} too long or too many`;
export const andRefused = (count: string) => `, ${count} refused`;
export const andKept = (count: string) => `, ${count} already kept here`;
export const andTwice = (count: string) => `, ${count} twice in the file`;
export const andKeptBoth = (count: string) => `, ${count} of them already kept here`;
export const andTwiceBoth = (count: string) => `, ${count} of them twice in the file`;

export const moleculeDeletedNamed = (name: string) => `${name} deleted`;
export const selectNamed = (name: string) => `Select ${name}`;
export const openNamed = (name: string) => `Open ${name}`;
export const nameFormulaAndMatches = (name: string, formula: string, count: number, matched: string) =>
  `${name}, ${formula}${count === 0 ? '' : `, matches at atoms ${matched}`}`;
export const molarMass = (weight: string) => `· ${weight} g/mol`;
export const inCatalogue = 'In a catalogue';
export const inNoCatalogue = 'In no catalogue';
export const menuOf = (name: string) => `Menu of ${name}`;
export const useAsTarget = 'Use as target';
export const rename = 'Rename';
export const del = 'Del';
export const newNameOf = (name: string) => `New name of ${name}`;

export const savedNamed = (saved: string) => `${saved} saved`;
export const newMolecule = 'New molecule';
export const editMolecule = 'Edit molecule';

export const partOfName = 'Part of a name';
export const exact = 'Exact';
export const exactHint = 'SMILES, ROSDAL or molfile of exactly this structure';
export const substructure = 'Substructure';
export const substructureHint = 'A part: open valences take any substituent';
export const similarity = 'Similarity';
export const similarHint = 'A structure that they are like';
export const searchBy = 'Search by';
export const searchMolecules = 'Search molecules';
export const clearSearch = 'Clear the search';
export const searchedStructure = (formula: string) => `Searched structure, ${formula}`;
/** Beside the formula of what is searched for. */
export const SEARCH_SENTENCES = {
  name: '',
  exact: 'This structure, however it is drawn.',
  substructure: 'Open valences take any substituent; the part that matches lies on a grey band.',
  similarity: 'The most alike stand first.',
} as const;
export const percent = (value: number) => `${value} %`;
export const atLeastPercent = (similarity: number) => `at least ${similarity} %`;
export const leastSimilarity = 'Least similarity';

export const origin = 'Origin';
export const ownMolecules = (all: number) => `${counts.molecules(all)} · only you see them`;
export const whatIsShown = 'what is shown';
export const addNew = 'New';
export const sort = 'Sort';
export const loadingMolecules = 'Loading molecules';
export const noMoleculesYet =
  'No molecules yet. What you draw or import here (SDfile, SMILES, CSV) is at hand as a target, for any search by structure, and with your tags; only you see it.';
export const nothingMatches = 'Nothing matches.';
export const controlPage = (control: string) => `${control} page`;
export const shownOfAll = (found: string, all: string) => `${found} of ${all} shown`;
export const foundOrMoreOf = (found: string, all: string) => `${found} or more of ${all}`;

export const moleculesDeleted = (count: number) => `${counts.molecules(count)} deleted`;
export const countSelected = (count: number) => `${count} selected`;
export const theSelected = 'the selected';

export const removeTag = (tag: string) => `Remove tag ${tag}`;
export const addTagTo = (name: string) => `Add a tag to ${name}`;
export const addTag = '+ Tag';
export const tagOf = (name: string) => `Tag of ${name}`;

export const closeNamed = (label: string) => `Close the ${label}`;
export const andWaiting = ' · waiting: many requests in a minute';

export const sdfile = 'SDfile';
export const with2dCoordinates = 'with 2D coordinates';
export const smiles = 'SMILES';
export const lineEach = 'a line each';
export const csv = 'CSV';
export const table = 'a table';
export const formula = 'Formula';
export const massGMol = 'Mass (g/mol)';
export const tags = 'Tags';
export const priceCategory = 'Price category';
export const added = 'Added';

export const addedNewestFirst = 'Added, newest first';
export const massLightestFirst = 'Mass, lightest first';

export const retron = 'Retron';

export const FILTER_TITLES = { tag: 'Tag', catalogue: 'Catalogue', used: 'Used', origin, size: 'Size', added } as const;
/** Values of the filters but for tags, which are the reader's own. */
export const FILTER_LABELS = {
  catalogue: { yes: inCatalogue, no: inNoCatalogue },
  used: { yes: 'Target of a query', no: 'Not yet used' },
  origin: { drawn: 'Drawn or pasted', imported: 'Imported', copied: common.copied },
  size: { light: 'Below 300 g/mol', middle: '300 to 500 g/mol', heavy: 'Above 500 g/mol' },
  added: { today: 'Today', week: 'This week', month: 'This month', earlier: 'Earlier' },
} as const;

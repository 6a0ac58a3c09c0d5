import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from './messages.ts';

/** Beside the repository where people work on it; `RETRON_SPECIFICATION` names another place. */
const specification = process.env.RETRON_SPECIFICATION ?? new URL('../../../../../shared/specification.md', import.meta.url);

/** Copied from the specification, sections 5 and 8, by hand. */
const QUOTED = {
  noResponse: 'Please check your internet connection or the service may be down.',
  accessDenied: 'Access is denied. Redirecting to login page.',
  suggestionsLoad: 'Could not load any suggestions: {reason}',
  onlyTarget: 'This query found no suggestions. Please retry a broader search.',
  noStructures: 'Response has no suggestions.',
  queryLoad: 'Could not load query: {reason}',
  queryLoadFailed: 'Unable to load query.',
  queryNotRetrieved: 'Query could not be retrieved.',
  projectLoad: 'Could not load project: {reason}',
  projectsLoad: 'Unable to load projects...',
  results: 'Unable to retrieve query results. Please try to reload the page.',
  status: 'Unable to retrieve query status. Please try to reload the page.',
  continueTree: 'Unable to continue tree.',
  disconnectionFailed: 'Failed to load disconnection summary',
  disconnectionLoad: 'Unable to load disconnection summary.',
  disconnectionFailedFullStop: 'Failed to load disconnection summary.',
  clusterLoad: 'Unable to load cluster.',
  strategiesLoad: 'Unable to load strategies. Please try to reload the page.',
  catalogs: 'No connection to catalogs.',
  precedentsLoad: 'Unable to load precedents. Please try to reload the page.',
  precedentsMissing: 'Precedent reactions not available',
  queryNameCheck: 'Unable to validate query name. Please try to reload the page.',
  queryStart: 'Unable to start query. Please check your query target.',
  reload: 'Please try to reload the page.',
  autorunOptions: 'Unable to load autorun options',
  formInit: 'Something went wrong while initialising the query form. Probably the server is not responding.',
  assignName: 'Please assign',
  noProject: 'No active project. Please try to open a project.',
  noNews: 'No news found.',
  connecting: 'connecting ...',
  stateSaveFailed: 'Unable to save tree state. Please try to reload the page.',
  stateSaved: 'Tree saved',
  reportFailed: 'Unable to send report. Please try to reload the page.',
  reportSent: 'Thank you for your feedback!',
  projectComment: 'Unable to save project comment. Please try to reload the page.',
  queryNameRequired: 'Please provide a name for your query.',
  queryNameTooLong: 'Sorry, the query name is too long. We can only handle up to 150 characters.',
  queryNameTaken: 'This query name already exists. Please choose another name.',
  queryExists: 'This query already exists. Please provide a different query name.',
  incomplete: 'The query is incomplete. Please check your entries.',
  targetRequired: 'A target molecule is required',
  selectDirection: 'Please select a direction.',
  selectAlgorithm: 'Please select an algorithm.',
  selectStrategy: 'Please select a strategy.',
  selectLibrary: 'Please select at least one transform library.',
  setSuggestions: 'Please set the number of suggestions.',
  setSteps: 'Please set the number of steps.',
  setPrecision: 'Please set the precision.',
  selectProject: 'Please select a project for this query.',
  comment: 'The comment content is required',
  exportCreate: 'Unable to create export. Please try to reload the page.',
  exportFailed: 'Export failed.',
  exportHasFailed: 'Export has failed.',
  exportOneSuggestion: 'Please select only one suggestion to export the precedents.',
  exportSorry: 'Sorry but the export failed.',
  exportTimedOut: 'Sorry, the export has timed out. Probably something went wrong.',
  exportUnknownType: 'Sorry, we messed something up...',
  moleculeNameRequired: 'Please supply a molecule name.',
  moleculeNameTaken: 'A molecule with this name already exists.',
  moleculeStructureRequired: 'Please supply a molecule structure.',
  moleculeUpdate: 'Unable to update molecule. Please try to reload the page.',
  moleculesFetch: 'Error while fetching molecules!',
  moleculeCreate: 'Error creating new molecule',
  moleculeDelete: 'Unable to delete the molecule...',
  moleculeCopy: 'Unable to copy the molecule...',
  moleculeSave: 'Unable to save molecule...',
  moleculeSaveNew: 'Unable to save new molecule...',
} as const;

/** Texts of the catalogue that the specification does not quote whole: what it says, and what was made of it. */
const OWN = {
  // The specification gives the beginning and says that the rest is not shown; docs/GLOSSARY.md decides it.
  dimensions:
    'Query dimensions are limited: suggestions < 10: up to 5 steps, < 15: up to 4 steps, < 25: up to 3 steps, < 100: up to 2 steps, < 5000: 1 step.',
} as const;

/** Quoted in sections 5 and 8, and not in the catalogue. */
const ELSEWHERE = new Map([
  ['Query dimensions are limited: suggestions < 10: up to 5 steps, ...', 'the beginning of `dimensions`'],
  ['Access is denied', 'what the server answers, in apps/server/src/http/errors.ts'],
]);

/** The catalogue with `{reason}` where a reason comes in. */
const catalogue = Object.fromEntries(
  Object.entries(MESSAGES).map(([name, text]) => [name, typeof text === 'function' ? text('{reason}') : text]),
);

describe('the texts of the specification', () => {
  it('stand in the catalogue to the letter, and nothing else does', () => {
    expect(catalogue).toEqual({ ...QUOTED, ...OWN });
  });

  describe.skipIf(!existsSync(specification))('as the specification has them', () => {
    const text = existsSync(specification) ? readFileSync(specification, 'utf8') : '';
    /** A section with its heading, by number. */
    const section = (number: number) => text.split(/^(?=## \d+\. )/m).find((each) => each.startsWith(`## ${number}. `)) ?? '';

    it.each(Object.entries(QUOTED))('%s: %s', (_name, quoted) => {
      expect(text).toContain(`'${quoted}'`);
    });

    it('are all in the catalogue', () => {
      const quoted = [5, 8].flatMap((number) => [...section(number).matchAll(/(?<!\w)'([^'\n]+)'(?!\w)/g)].map((match) => match[1]));
      expect(quoted.length).toBeGreaterThan(60);
      const known = new Set<string>([...Object.values(catalogue), ...ELSEWHERE.keys()]);
      expect(quoted.filter((each) => !known.has(each))).toEqual([]);
      for (const each of ELSEWHERE.keys()) expect(quoted).toContain(each);
    });

    it('are continued, where it gives only the beginning, with what it begins with', () => {
      expect(OWN.dimensions.startsWith('Query dimensions are limited: suggestions < 10: up to 5 steps, ')).toBe(true);
      expect(section(5)).toContain("'Query dimensions are limited: suggestions < 10: up to 5 steps, ...'");
    });
  });
});

import {
  ALGORITHMS,
  characterCount,
  DIRECTIONS,
  MAX_DESCRIPTION_LENGTH,
  MAX_QUERY_NAME_LENGTH,
  MESSAGES,
  maxStepsFor,
  type ProjectSummary,
  TEXTS,
} from '@retron/contract';
import { projectLabels } from '../../shared/projects/project-labels.ts';
import { precisionLabel } from '../../shared/queries/precision-label.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import type { QueryDraft } from './draft.ts';

/** The ten steps of expert mode, in their order. Source: spec section 2, "Query creation". */
export const STEPS = [
  'direction',
  'algorithm',
  'strategy',
  'libraries',
  'suggestions',
  'steps',
  'precision',
  'name',
  'project',
  'description',
] as const;
export type Step = (typeof STEPS)[number];

/** What the server says of the query's name. */
export type NameCheck = 'unknown' | 'free' | 'taken';

/** What is wrong at each step, in the specification's words; a step without an entry is in order. Source: spec section 5. */
export function stepErrors(draft: QueryDraft, nameCheck: NameCheck): Partial<Record<Step, string>> {
  const errors: Partial<Record<Step, string>> = {};
  if (draft.direction === null) errors.direction = MESSAGES.selectDirection;
  if (draft.algorithm === null) errors.algorithm = MESSAGES.selectAlgorithm;
  if (draft.strategy === '') errors.strategy = MESSAGES.selectStrategy;
  if (draft.library.length === 0) errors.libraries = MESSAGES.selectLibrary;
  if (maxStepsFor(draft.breadth) === 0) errors.suggestions = MESSAGES.setSuggestions;
  if (draft.nsteps < 1) errors.steps = MESSAGES.setSteps;
  else if (draft.nsteps > maxStepsFor(draft.breadth)) errors.steps = MESSAGES.dimensions;
  if (draft.minlevels < 1 || draft.minlevels > 3) errors.precision = MESSAGES.setPrecision;
  if (draft.sessionid.trim() === '') errors.name = MESSAGES.queryNameRequired;
  else if (characterCount(draft.sessionid.trim()) > MAX_QUERY_NAME_LENGTH) errors.name = MESSAGES.queryNameTooLong;
  else if (nameCheck === 'taken') errors.name = MESSAGES.queryNameTaken;
  if (draft.projectid === null) errors.project = MESSAGES.selectProject;
  if (characterCount(draft.comment) > MAX_DESCRIPTION_LENGTH) errors.description = TEXTS.descriptionTooLong;
  return errors;
}

/** What stands below a step's name: the value chosen so far. */
export function stepValue(step: Step, draft: QueryDraft, projects: readonly ProjectSummary[], libraryCount: number): string {
  switch (step) {
    case 'direction':
      return draft.direction === null ? '' : DIRECTIONS[draft.direction];
    case 'algorithm':
      return draft.algorithm === null ? '' : ALGORITHMS[draft.algorithm];
    case 'strategy':
      return draft.strategy;
    case 'libraries':
      return texts.chosenOfAll(draft.library.length, libraryCount);
    case 'suggestions':
      return numberText(draft.breadth);
    case 'steps':
      return draft.algorithm === 'V3' && draft.routes.longest !== undefined
        ? texts.routesOfUpTo(draft.routes.longest)
        : String(draft.nsteps);
    case 'precision':
      return precisionLabel(draft.minlevels);
    case 'name':
      return draft.sessionid;
    case 'project':
      return draft.projectid === null ? '' : (projectLabels(projects).get(draft.projectid) ?? '');
    case 'description':
      return draft.comment === '' ? texts.optional : draft.comment;
  }
}

import { MESSAGES } from '@retron/contract';
import { ApiError, isAccessError } from '../../api/api-error.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import * as drafts from '../../texts/shared/drafts.ts';
import type { Step } from './steps.ts';

/** The step that a field of the start call is chosen at. */
const STEP_OF_FIELD: Readonly<Record<string, Step>> = {
  direction: 'direction',
  algorithm: 'algorithm',
  strategy: 'strategy',
  library: 'libraries',
  breadth: 'suggestions',
  nsteps: 'steps',
  routes: 'steps',
  minlevels: 'precision',
  sessionid: 'name',
  projectid: 'project',
  comment: 'description',
};

/**
 * Why the start failed: that it did, then the server's errors joined, or the request to reload. Source: spec section 8. Where only reagents
 * are wrong, the target need not be looked at; where the session has ended it is not to blame, and what was put together is still there.
 */
export function startFailure(error: unknown): readonly string[] {
  if (isAccessError(error)) return [MESSAGES.accessDenied, drafts.typedIsKept];
  const reasons = error instanceof ApiError ? error.errors : [];
  const details = error instanceof ApiError ? error.details : [];
  const areReagents = details.length > 0 && details.every(({ field }) => field === 'reagents');
  return [areReagents ? texts.checkReagents : MESSAGES.queryStart, reasons.length > 0 ? reasons.join(' ') : MESSAGES.reload];
}

/** What the server found wrong with the reagents, which stand beside the starting materials and at no step. */
export function reagentsFailure(error: unknown): string | undefined {
  return error instanceof ApiError ? error.details.find(({ field }) => field === 'reagents')?.message : undefined;
}

/** What the server found wrong, at the step where it can be put right. */
export function failedSteps(error: unknown): Partial<Record<Step, string>> {
  const steps: Partial<Record<Step, string>> = {};
  for (const { field, message } of error instanceof ApiError ? error.details : []) {
    const step = field === null ? undefined : STEP_OF_FIELD[field];
    if (step !== undefined) steps[step] ??= message;
  }
  return steps;
}

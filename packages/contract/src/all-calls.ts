import { accountCalls } from './account/calls.ts';
import { accountsCalls } from './accounts/calls.ts';
import { commentCalls } from './comments/calls.ts';
import { comparisonCalls } from './comparison/calls.ts';
import { dataFileCalls } from './data-files/calls.ts';
import { disconnectionCalls } from './disconnections/calls.ts';
import { documentationCalls } from './documentation/calls.ts';
import { exportCalls } from './exports/calls.ts';
import { groupCalls } from './groups/calls.ts';
import { houseCalls } from './house/calls.ts';
import { moleculeCalls } from './molecules/calls.ts';
import { newsCalls } from './news/calls.ts';
import { noticeCalls } from './notices/calls.ts';
import { operationCalls } from './operation/calls.ts';
import { pictureCalls } from './pictures/calls.ts';
import { precedentCalls } from './precedents/calls.ts';
import { projectCalls } from './projects/calls.ts';
import { queryCalls } from './queries/calls.ts';
import { referenceCalls } from './reference/calls.ts';
import { serviceCalls } from './service/calls.ts';
import { strategyCalls } from './strategies/calls.ts';
import { structureCalls } from './structures/calls.ts';
import { tokenCalls } from './tokens/calls.ts';
import { treeCalls } from './tree/calls.ts';
import { treeStateCalls } from './tree-states/calls.ts';
import type { Call } from './wire/call.ts';

/** Every call of the specification's section 7 that is built, and our own, by area. */
export const ALL_CALLS: readonly Call[] = [
  accountCalls,
  accountsCalls,
  tokenCalls,
  groupCalls,
  projectCalls,
  commentCalls,
  noticeCalls,
  queryCalls,
  treeCalls,
  treeStateCalls,
  comparisonCalls,
  disconnectionCalls,
  precedentCalls,
  exportCalls,
  moleculeCalls,
  strategyCalls,
  structureCalls,
  pictureCalls,
  referenceCalls,
  newsCalls,
  houseCalls,
  operationCalls,
  dataFileCalls,
  serviceCalls,
  documentationCalls,
].flatMap((calls): readonly Call[] => Object.values(calls));

import { MESSAGES } from '@retron/contract';
import { ApiError, reasonOf } from '../../api/api-error.ts';

/**
 * Why a query is not shown. The specification has several sentences for it (section 8); docs/decisions/texts-of-the-web.md says which stands
 * for what.
 */
export function queryFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.queryLoadFailed;
  switch (error.kind) {
    case 'not-found':
      return MESSAGES.queryNotRetrieved;
    case 'unexpected-answer':
      return MESSAGES.results;
    case 'no-response':
      return MESSAGES.queryLoad(reasonOf(error));
    default:
      return error.errors.length > 0 ? MESSAGES.queryLoad(reasonOf(error)) : MESSAGES.queryLoadFailed;
  }
}

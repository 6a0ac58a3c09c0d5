import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../api/api-error.ts';
import { queryFailureText } from './query-failure.ts';

/** Source: spec section 8, "Query load" and "Results". */
describe('a query that cannot be loaded', () => {
  it.each<[ApiErrorKind, number, readonly string[], string]>([
    ['refused', 400, ['It is broken.'], 'Could not load query: It is broken.'],
    ['server', 500, ['The server failed.'], 'Could not load query: The server failed.'],
    ['no-response', 0, [], 'Could not load query: Please check your internet connection or the service may be down.'],
    ['server', 502, [], 'Unable to load query.'],
    ['not-found', 404, ['There is no such query.'], 'Query could not be retrieved.'],
    ['unexpected-answer', 200, [], 'Unable to retrieve query results. Please try to reload the page.'],
  ])('%s, HTTP %d, with the reasons %j', (kind, status, errors, text) => {
    expect(queryFailureText(new ApiError(kind, status, errors))).toBe(text);
  });

  it('for whatever else was thrown', () => {
    expect(queryFailureText(new Error('Cannot read properties of undefined'))).toBe('Unable to load query.');
  });
});

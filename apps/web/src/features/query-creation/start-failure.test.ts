import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { failedSteps, startFailure } from './start-failure.ts';

const TARGET = { code: 'invalid', field: 'rosdal', message: 'A ring of the SMILES is not closed.' } as const;
const NAME = { code: 'taken', field: 'sessionid', message: 'This query name already exists. Please choose another name.' } as const;
const refused = new ApiError('refused', 409, [TARGET.message, NAME.message], { details: [TARGET, NAME] });

describe('a query that could not be started', () => {
  it('says so once, then what the server said, joined', () => {
    expect(startFailure(refused)).toEqual([
      'Unable to start query. Please check your query target.',
      'A ring of the SMILES is not closed. This query name already exists. Please choose another name.',
    ]);
  });

  it('names the reagent where nothing else is wrong', () => {
    const message = 'foo bar is neither a known reagent (by name, formula or InChIKey) nor a structure.';
    const error = new ApiError('refused', 400, [message], { details: [{ code: 'invalid', field: 'reagents', message }] });
    expect(startFailure(error)).toEqual(['Unable to start query. Please check the reagents.', message]);
  });

  it('asks to reload the page when the server said nothing', () => {
    expect(startFailure(new ApiError('no-response', 0, []))).toEqual([
      'Unable to start query. Please check your query target.',
      'Please try to reload the page.',
    ]);
  });

  it('does not blame the target when the session has ended', () => {
    expect(startFailure(new ApiError('access-denied', 401, ['Access is denied']))).toEqual([
      'Access is denied. Redirecting to login page.',
      'What you typed is kept: after signing in, open the form again.',
    ]);
  });

  it('shows what is wrong at the step where it can be put right', () => {
    expect(failedSteps(refused)).toEqual({ name: NAME.message });
    expect(failedSteps(new Error('of another kind'))).toEqual({});
  });
});

import { invalid } from './errors.ts';

/** Ends a call that names again, by this field, what the server knows, but differently; a field that was not given agrees. */
export function agree<T>(field: string, given: T | undefined, known: T, sentence: string): void {
  if (given !== undefined && given !== known) throw invalid({ code: 'invalid', field, message: sentence });
}

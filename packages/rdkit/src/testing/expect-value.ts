import type { Failure, Result } from '@retron/molecule';

/** The value of an outcome that a test expects to be good. */
export function expectValue<T>(result: Result<T, Failure>): T {
  if (!result.ok) throw new Error(`${result.error.kind}: ${result.error.message}`);
  return result.value;
}

import { type Failure, failure } from '@retron/molecule';

/** Why a pattern cannot be read. `position` counts characters of the pattern from 0. */
export interface PatternFailure extends Failure {
  readonly kind: 'pattern-syntax' | 'pattern-unsupported';
  readonly position: number;
}

/** A failure that says where in `text` reading stopped. */
export function patternFailure(kind: PatternFailure['kind'], text: string, position: number, problem: string) {
  return failure<PatternFailure>({ kind, position, message: `${problem} at character ${position + 1} of "${text}"` });
}

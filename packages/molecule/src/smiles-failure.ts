import type { Failure } from './result.ts';

/** Why a text is not a SMILES this package reads. */
export interface SmilesFailure extends Failure {
  readonly kind: 'empty' | 'character' | 'bond' | 'branch' | 'ring-closure' | 'bracket-atom' | 'element' | 'size';
  /** Place of the offending character in the text, from 1. */
  readonly position: number;
}

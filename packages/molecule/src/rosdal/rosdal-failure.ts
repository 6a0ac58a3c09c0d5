import type { Failure } from '../result.ts';

/** What is wrong with a ROSDAL text, as listed in docs/chemistry/rosdal.md. */
export type RosdalCode =
  | 'EMPTY'
  | 'END'
  | 'E_BOND'
  | 'AFTER_END'
  | 'ATOM_NUM'
  | 'ATOM_MISSING'
  | 'NUM_ZERO'
  | 'CHAR'
  | 'SYMBOL'
  | 'GENERIC'
  | 'CONFLICT'
  | 'CONFLICT_H'
  | 'ATTR_TWICE'
  | 'ATTR'
  | 'PAREN'
  | 'QUERY_BOND'
  | 'SELF'
  | 'BOND_TWICE'
  | 'RANGE'
  | 'BOND_STEREO'
  | 'STEREO_REF'
  | 'CENTER'
  | 'LIMIT'
  | 'CHEM';

/** Why a text is not a molecule in ROSDAL. `message` is meant for the form field. */
export interface RosdalFailure extends Failure {
  readonly kind: 'rosdal';
  readonly code: RosdalCode;
  /** Place in the text the failure is about, from 1. */
  readonly position: number;
}

export function rosdalFailure(code: RosdalCode, message: string, position: number): RosdalFailure {
  return { kind: 'rosdal', code, message, position };
}

/** Most atoms a structure may have: the limit of a V2000 molfile, whose line numbers ROSDAL shares. */
export const MOST_ROSDAL_ATOMS = 999;
/** Largest atom number that may be used as a name. */
export const LARGEST_ATOM_NUMBER = 99999;

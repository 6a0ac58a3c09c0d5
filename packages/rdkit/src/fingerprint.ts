import type { Mol } from '@rdkit/rdkit';

/** Bits of a fingerprint; byte `i >> 3` holds bit `i` at place `i & 7`. */
export const FINGERPRINT_BITS = 2048;

const MORGAN_OPTIONS = JSON.stringify({ radius: 2, nBits: FINGERPRINT_BITS, useChirality: false });

const PATTERN_OPTIONS = JSON.stringify({ nBits: FINGERPRINT_BITS });

/** Pattern fingerprint: a molecule has all bits of each of its parts. */
export function patternFingerprint(molecule: Mol): Uint8Array {
  return Uint8Array.from(molecule.get_pattern_fp_as_uint8array(PATTERN_OPTIONS) as Iterable<number>);
}

/** Morgan fingerprint, radius 2, chirality left out. */
export function morganFingerprint(molecule: Mol): Uint8Array {
  return Uint8Array.from(molecule.get_morgan_fp_as_uint8array(MORGAN_OPTIONS) as Iterable<number>);
}

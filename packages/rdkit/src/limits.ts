import { failure, type Result, success } from '@retron/molecule';
import type { ChemistryFailure } from './rdkit.ts';

/** Longest input handed to the toolkit; longer ones are refused unread. Source: measured, see docs/chemistry/toolkit.md. */
export const TOOLKIT_LIMITS = { smilesCharacters: 1500, heavyAtoms: 400, molfileBytes: 1_000_000 } as const;

/** Atoms of a SMILES, in upper or lower case; the wildcard counts too. Symbols of two letters exist outside brackets only for Cl and Br. */
const SMILES_ATOM = /\[[^\]]*\]|Br|Cl|[BCNOPSFIbcnops*]/g;
const BRACKET_HYDROGEN = /^\[\d*H[+-]?\d*(?::\d+)?\]$/;
/** A mass number above 999: RDKit takes it, but no molfile holds it, and what RDKit writes of it is another atom or none. */
const HEAVY_ISOTOPE = { smiles: /\[0*[1-9]\d{3}/, molfile: /^M {2}ISO.* 0*[1-9]\d{3}|^M {2}V30 .* MASS=0*[1-9]\d{3}/m } as const;
/** Control characters, blanks and anything beyond ASCII: none of them occurs in a SMILES. */
const NOT_SMILES = /[^!-~]/;

/** Number of heavy atoms a SMILES writes down, counted without parsing it. */
export function countSmilesAtoms(smiles: string): number {
  let count = 0;
  for (const [atom] of smiles.matchAll(SMILES_ATOM)) if (!BRACKET_HYDROGEN.test(atom)) count++;
  return count;
}

/** The SMILES without surrounding blanks if it is small enough to be given to the toolkit. */
export function admitSmiles(text: string): Result<string, ChemistryFailure> {
  if (text.length > TOOLKIT_LIMITS.smilesCharacters + 100) return tooLong();
  const smiles = text.trim();
  if (smiles === '') return failure({ kind: 'empty', message: 'The structure is empty.' });
  if (smiles.length > TOOLKIT_LIMITS.smilesCharacters) return tooLong();
  const stray = smiles.search(NOT_SMILES);
  if (stray >= 0) {
    return failure({ kind: 'unparsable', message: `The SMILES has a character at position ${stray + 1} that no SMILES can have.` });
  }
  if (smiles.includes('~')) return failure({ kind: 'unparsable', message: 'The SMILES has a bond of any kind (~).' });
  if (HEAVY_ISOTOPE.smiles.test(smiles)) return tooHeavy();
  return countSmilesAtoms(smiles) > TOOLKIT_LIMITS.heavyAtoms ? tooManyAtoms() : success(smiles);
}

/**
 * The molfile with its line ends made plain, if it is small enough to be given to the toolkit.
 *
 * The atom count is read from the counts line (V2000: columns 1 to 3 of line 4; V3000: `M  V30 COUNTS`); hydrogens drawn as
 * atoms count too, so a molfile with all hydrogens may be refused where its SMILES is not.
 */
export function admitMolfile(text: string): Result<string, ChemistryFailure> {
  if (text.length > TOOLKIT_LIMITS.molfileBytes) {
    return failure({ kind: 'too-large', message: `The molfile is larger than ${TOOLKIT_LIMITS.molfileBytes / 1_000_000} MB.` });
  }
  if (text.trim() === '') return failure({ kind: 'empty', message: 'The structure is empty.' });
  const molfile = text.replace(/\r\n?/g, '\n');
  // Without this line the toolkit would take the text for a SMILES.
  if (!/^M {2}END/m.test(molfile)) return failure({ kind: 'unparsable', message: 'The molfile has no last line `M  END`.' });
  const atomCount = countMolfileAtoms(molfile);
  if (atomCount === null) return failure({ kind: 'unparsable', message: 'The molfile has no counts line.' });
  if (atomCount === 0) return failure({ kind: 'empty', message: 'The structure has no atoms.' });
  if (HEAVY_ISOTOPE.molfile.test(molfile)) return tooHeavy();
  return atomCount > TOOLKIT_LIMITS.heavyAtoms ? tooManyAtoms() : success(molfile);
}

/** Atoms that the counts line announces, or null if there is no such line. */
function countMolfileAtoms(molfile: string): number | null {
  const countsLine = molfile.split('\n', 4)[3] ?? '';
  if (countsLine.includes('V3000')) {
    const counts = /^M {2}V30 COUNTS +(\d+)/m.exec(molfile);
    return counts === null ? null : Number(counts[1]);
  }
  const count = /^[ \d]{2}\d/.exec(countsLine);
  return count === null ? null : Number(count[0]);
}

function tooHeavy() {
  return failure({ kind: 'invalid-chemistry' as const, message: 'The structure has an isotope with a mass number above 999.' });
}

function tooLong() {
  return failure({ kind: 'too-large' as const, message: `The SMILES is longer than ${TOOLKIT_LIMITS.smilesCharacters} characters.` });
}

function tooManyAtoms() {
  return failure({ kind: 'too-large' as const, message: `The structure has more than ${TOOLKIT_LIMITS.heavyAtoms} heavy atoms.` });
}

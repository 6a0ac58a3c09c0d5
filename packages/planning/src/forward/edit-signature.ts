import { mixBits } from '@retron/molecule';
import type { Template } from '@retron/transforms';

/** What an edit can ask, so that equal numbers in different places do not look alike. */
const KIND = { leaves: 1, broken: 2, made: 3, changed: 4 } as const;
/** Stands for an atom that the template adds. */
const ADDED = 0xffff;

/**
 * A number that two matches share when they edit the target alike, whatever their templates say of the surroundings.
 *
 * It tells without applying a template that a more general one has given the same outcome before. Stereo is not looked at, so apply
 * the most specific template first. Different edits rarely share a number (53 bits).
 *
 * @param atoms - target atom of matched atom `i` at `offset + i`
 */
export function editSignature({ edit, matched }: Template, atoms: Uint16Array, offset: number): number {
  let low = 0;
  let high = 0;
  const add = (kind: number, a: number, b: number, detail: number) => {
    const hash = mixBits(mixBits(mixBits(kind + Math.imul(a, 31)) + b) + detail);
    low = (low + hash) >>> 0;
    high = (high + mixBits(hash ^ 0x9e3779b1)) >>> 0;
  };
  const addPair = (kind: number, a: number, b: number, detail: number) => add(kind, Math.min(a, b), Math.max(a, b), detail);
  for (let atom = 0; atom < matched.atomCount; atom++) {
    if (edit.partnerOfMatched[atom] < 0) add(KIND.leaves, atoms[offset + atom], 0, 0);
  }
  for (const [a, b] of edit.brokenBonds) addPair(KIND.broken, atoms[offset + a], atoms[offset + b], 0);
  const atomOf = (made: number) => (edit.partnerOfMade[made] < 0 ? ADDED : atoms[offset + edit.partnerOfMade[made]]);
  for (const { begin, end, order } of edit.madeBonds) addPair(KIND.made, atomOf(begin), atomOf(end), order);
  for (const { matched: atom, atomicNumber, isAromatic, charge, hydrogens } of edit.atomChanges) {
    if (!edit.decidingAtoms.includes(atom)) continue;
    add(KIND.changed, atoms[offset + atom], hydrogens, Math.imul(charge, 7) + Math.imul(isAromatic, 3) + atomicNumber);
  }
  return high * 2 ** 21 + (low >>> 11);
}

import { writeSmiles } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import { ComponentCopy } from './component-copy.ts';
import type { Draft } from './draft.ts';
import { keptRings } from './kept-rings.ts';
import type { RawPrecursor } from './transform.ts';

/** A component written before. The words that describe it completely stand together, as an array for each takes longer to make than to read. */
interface KnownComponent {
  /** Where its words begin. */
  readonly start: number;
  readonly length: number;
  readonly precursor: RawPrecursor;
}

/**
 * Writes the components of drafts as SMILES, with provenance.
 *
 * Atoms are taken in this order: first those of the reaction centre, then the others, each by the symmetry class of the target, then
 * the added ones. So matches related by symmetry, and different templates with the same effect, mostly give the same text. Many
 * templates make the same component of a target, so components are remembered until the next target.
 */
export class ComponentWriter {
  /** Number of the component each draft atom belongs to, from 0 in the order of writing; -1 for none yet. */
  #componentOf = new Int32Array(0);
  /** Place of each draft atom in the component being written. */
  #place = new Int32Array(0);
  /** Draft atoms of the component being written, in the order of their places. */
  #atoms = new Int32Array(0);
  #words = new Int32Array(0);
  #target: PreparedMolecule | null = null;
  readonly #known = new Map<number, KnownComponent[]>();
  /** The words of all known components, one after the other. */
  #knownWords = new Int32Array(1024);
  #knownLength = 0;
  readonly #copy = new ComponentCopy();

  /**
   * Every component that holds one of `roots`, in their order.
   *
   * @param isCentre - 1 for draft atoms of the reaction centre
   */
  write(draft: Draft, roots: Int32Array, isCentre: Uint8Array): RawPrecursor[] {
    this.#begin(draft);
    const precursors: RawPrecursor[] = [];
    for (const root of roots) {
      if (this.#componentOf[root] >= 0) continue;
      this.#label(draft, root, precursors.length);
      const size = this.#order(draft, precursors.length, isCentre);
      const length = this.#describe(draft, size);
      const hash = hashOf(this.#words, length);
      precursors.push(this.#recall(hash, length) ?? this.#writeNew(draft, size, hash, length));
    }
    return precursors;
  }

  #begin(draft: Draft): void {
    const { atomCount, bondCount } = draft;
    if (this.#atoms.length < atomCount) {
      const room = 2 * atomCount + 64;
      this.#componentOf = new Int32Array(room);
      this.#place = new Int32Array(room);
      this.#atoms = new Int32Array(room);
    }
    const words = WORDS_PER_ATOM * atomCount + WORDS_PER_BOND * bondCount;
    if (this.#words.length < words) this.#words = new Int32Array(2 * words);
    this.#copy.reserve(atomCount, bondCount);
    this.#componentOf.fill(-1, 0, atomCount);
    if (this.#target === draft.target) return;
    this.#target = draft.target;
    this.#known.clear();
    this.#knownLength = 0;
  }

  /** Gives all atoms connected with `root` the number of their component. */
  #label(draft: Draft, root: number, component: number): void {
    const componentOf = this.#componentOf;
    const queue = this.#atoms;
    let tail = 0;
    queue[tail++] = root;
    componentOf[root] = component;
    for (let head = 0; head < tail; head++) {
      const atom = queue[head];
      for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
        const neighbour = draft.neighbourAtom[k];
        if (componentOf[neighbour] >= 0) continue;
        componentOf[neighbour] = component;
        queue[tail++] = neighbour;
      }
    }
  }

  /** Fills `#atoms` and `#place`; gives the number of atoms. */
  #order(draft: Draft, component: number, isCentre: Uint8Array): number {
    const { bySymmetry } = draft.target;
    const componentOf = this.#componentOf;
    const atoms = this.#atoms;
    let size = 0;
    for (let wanted = 1; wanted >= 0; wanted--) {
      for (let i = 0; i < bySymmetry.length; i++) {
        const atom = bySymmetry[i];
        if (componentOf[atom] === component && isCentre[atom] === wanted) atoms[size++] = atom;
      }
    }
    for (let atom = bySymmetry.length; atom < draft.atomCount; atom++) if (componentOf[atom] === component) atoms[size++] = atom;
    for (let i = 0; i < size; i++) this.#place[atoms[i]] = i;
    return size;
  }

  /** All there is to know about the component, as numbers in `#words`; two components with the same words are the same. */
  #describe(draft: Draft, size: number): number {
    const words = this.#words;
    let length = 0;
    for (let i = 0; i < size; i++) {
      const atom = this.#atoms[i];
      words[length++] = atom;
      words[length++] =
        draft.atomicNumber[atom] |
        (draft.isAromatic[atom] << 7) |
        (draft.hydrogenCount[atom] << 8) |
        ((draft.charge[atom] & 0xff) << 16) |
        (draft.chirality[atom] << 24);
      words[length++] = draft.isotope[atom];
      if (draft.chirality[atom] !== 0) {
        for (let k = 4 * atom; k < 4 * atom + 4; k++) words[length++] = draft.chiralNeighbours[k];
      }
      for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
        const neighbour = draft.neighbourAtom[k];
        if (this.#place[neighbour] > i) continue;
        const bond = draft.neighbourBond[k];
        const stereo = draft.doubleBondStereo[bond];
        words[length++] = neighbour | (draft.bondOrder[bond] << 16) | (stereo << 20) | (draft.bondBegin[bond] === atom ? 1 << 24 : 0);
        if (stereo === 0) continue;
        words[length++] = draft.stereoBeginReference[bond];
        words[length++] = draft.stereoEndReference[bond];
      }
    }
    return length;
  }

  /** The component with the words in `#words`, if it was written before. */
  #recall(hash: number, length: number): RawPrecursor | undefined {
    return this.#known.get(hash)?.find((known) => this.#isDescribed(known, length))?.precursor;
  }

  /** Whether `#words` are those of a known component. */
  #isDescribed({ start, length }: KnownComponent, wanted: number): boolean {
    if (length !== wanted) return false;
    for (let i = 0; i < length; i++) if (this.#knownWords[start + i] !== this.#words[i]) return false;
    return true;
  }

  /** Writes the component that `#words` describes, and remembers it. */
  #writeNew(draft: Draft, size: number, hash: number, length: number): RawPrecursor {
    const { smiles, atomOrder } = writeSmiles(this.#copy.fill(draft, this.#atoms, this.#place, size));
    const targetAtoms = draft.target.molecule.atomCount;
    const provenance = atomOrder.map((place) => (this.#atoms[place] < targetAtoms ? this.#atoms[place] : -1));
    const precursor = { smiles, provenance, keptRings: keptRings(draft, this.#atoms, size) };
    const known = { start: this.#keepWords(length), length, precursor };
    const alike = this.#known.get(hash);
    if (alike === undefined) this.#known.set(hash, [known]);
    else alike.push(known);
    return precursor;
  }

  /** Puts the words in `#words` behind those kept before; gives where they begin. */
  #keepWords(length: number): number {
    const start = this.#knownLength;
    this.#knownLength += length;
    if (this.#knownWords.length < this.#knownLength) {
      const larger = new Int32Array(2 * this.#knownLength);
      larger.set(this.#knownWords);
      this.#knownWords = larger;
    }
    for (let i = 0; i < length; i++) this.#knownWords[start + i] = this.#words[i];
    return start;
  }
}

/** Words that `#describe` writes at most: three and four for a configuration; one and two for a geometry. */
const WORDS_PER_ATOM = 7;
const WORDS_PER_BOND = 3;

/** The FNV-1a step over whole words. */
function hashOf(words: Int32Array, length: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ words[i], 0x01000193);
  return hash ^ (hash >>> 15);
}

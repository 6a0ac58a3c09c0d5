import type { PrecedentId, PrecedentMolecule, TransformLibrary } from '@retron/library';
import { type AtomIndex, parseSmiles } from '@retron/molecule';
import { centreSurroundings, surroundingsSimilarity } from './centre-surroundings.ts';

/** Which molecules of a precedent are compared with the structure: its product, or (forward) those of its reactants. */
export type ComparedSide = 'product' | 'reactants';

/** A structure and what a step changes in it. */
export interface StructureWithCentre {
  /** The atoms of `centres` are numbered as in this text. */
  readonly smiles: string;
  /** Atoms of the reaction centre, from 0; several where several steps are meant together. */
  readonly centres: readonly (readonly AtomIndex[])[];
}

/**
 * How like the surroundings of a step's reaction centre are to those of recorded reactions. What precedents look like is remembered for
 * each library as long as it is open, so that asking again costs a comparison only (a thread has its own memory of it).
 */
export class CentreSimilarity {
  readonly #surroundings: readonly Uint32Array[];
  readonly #side: ComparedSide;

  constructor(structure: StructureWithCentre, side: ComparedSide = 'product') {
    this.#surroundings = structure.centres
      .filter((centre) => centre.length > 0)
      .map((centre) => surroundingsOf({ smiles: structure.smiles, centre }));
    this.#side = side;
  }

  /** 0 to 1, the best of the centres and the precedent's molecules; `null` where the step or the precedent has no centre on this side. */
  of(library: TransformLibrary, id: PrecedentId): number | null {
    let best: number | null = null;
    for (const theirs of known(library, id, this.#side)) {
      for (const ours of this.#surroundings) best = Math.max(best ?? 0, surroundingsSimilarity(ours, theirs));
    }
    return best;
  }
}

/** Precedents remembered of one library and side; about 300 bytes each. */
const REMEMBERED = 40_000;

type Memory = Record<ComparedSide, Map<PrecedentId, readonly Uint32Array[]>>;
const MEMORIES = new WeakMap<TransformLibrary, Memory>();

function known(library: TransformLibrary, id: PrecedentId, side: ComparedSide): readonly Uint32Array[] {
  const memory = MEMORIES.get(library) ?? { product: new Map(), reactants: new Map() };
  MEMORIES.set(library, memory);
  const before = memory[side].get(id);
  if (before !== undefined) return before;
  const { product, reactants } = library.precedent(id);
  const molecules = side === 'product' ? [product] : reactants;
  const found = molecules.filter(({ centre }) => centre.length > 0).map(surroundingsOf);
  if (memory[side].size >= REMEMBERED) memory[side].clear();
  memory[side].set(id, found);
  return found;
}

function surroundingsOf({ smiles, centre }: PrecedentMolecule): Uint32Array {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}, which the toolkit wrote, cannot be read: ${molecule.error.message}`);
  return centreSurroundings(molecule.value, centre);
}

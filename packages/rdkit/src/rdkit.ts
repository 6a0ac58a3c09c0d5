import type { Failure, Result } from '@retron/molecule';

/** Why RDKit did not take an input. */
export interface ChemistryFailure extends Failure {
  readonly kind: 'empty' | 'too-large' | 'unparsable' | 'invalid-chemistry' | 'toolkit-crash';
}

/** What a user should see of a molecule before planning it. */
export interface MoleculeFacts {
  /** Canonical isomeric SMILES: the key of every molecule. */
  readonly smiles: string;
  readonly inchiKey: string;
  /** Hill formula with charge, such as `C22H30N6O4S`. */
  readonly formula: string;
  /** Average molecular weight in g/mol. */
  readonly weight: number;
  readonly heavyAtomCount: number;
  /** Number of disconnected components. */
  readonly componentCount: number;
}

export type DrawingTheme = 'light' | 'dark';

/** A ring round an atom, with a number beside it. */
export interface AtomRing {
  /** Atom index, from 0. */
  readonly atom: number;
  /** 1 to 99. */
  readonly tag: number;
  /** Dashed: the atom reacts instead of the wanted one. */
  readonly isRival: boolean;
}

export interface DrawMoleculeRequest {
  /** A molfile with coordinates is drawn as it lies; a SMILES is laid out first. */
  readonly structure: { readonly smiles: string } | { readonly molfile: string };
  readonly widthPx: number;
  readonly heightPx: number;
  readonly theme: DrawingTheme;
  /** Atom indices, from 0, to put the reaction-centre halo behind; bonds between two of them are haloed too. */
  readonly centre?: readonly number[];
  /** Atom indices, from 0, of what a search found, on a grey band. */
  readonly match?: readonly number[];
  /** Rings laid over atoms. */
  readonly rings?: readonly AtomRing[];
  /** Write the atom number (from 1) at each atom. */
  readonly showAtomNumbers?: boolean;
}

/** A drawing and where its atoms are: for what is laid over it. */
export interface MoleculeDrawing {
  readonly svg: string;
  /** Positions in px from the upper left corner, by atom index. */
  readonly atoms: readonly { readonly x: number; readonly y: number }[];
}

export interface DrawReactionRequest {
  /**
   * Molecules by SMILES; atom indices of the centres follow the SMILES order. With `productAtom`, which gives for every atom of the
   * reactant the product's atom (from 0) or -1, a reactant is drawn in the orientation of the product.
   */
  readonly reactants: readonly { readonly smiles: string; readonly centre: readonly number[]; readonly productAtom?: readonly number[] }[];
  readonly product: { readonly smiles: string; readonly centre: readonly number[] };
  readonly widthPx: number;
  readonly heightPx: number;
  readonly theme: DrawingTheme;
  /** `forward` draws reactants -> product, `retro` product => reactants with the open double arrow. */
  readonly arrow: 'forward' | 'retro';
}

/** Ask for a 2D layout that keeps the orientation of a structure already laid out. */
export interface LayoutRequest {
  readonly smiles: string;
  /** The parent's molfile and, for every atom of `smiles`, the parent's atom (from 0) or -1. */
  readonly alignTo?: { readonly molfile: string; readonly parentAtom: readonly number[] };
}

/**
 * The only door to the RDKit toolkit. One instance per thread; calls are synchronous.
 *
 * Every input is capped before the toolkit sees it (400 heavy atoms, 1,500 characters of SMILES, 1 MB of molfile); after a crash
 * of the toolkit the instance is replaced and the call answers `toolkit-crash`; nothing is thrown, nothing leaks.
 */
/** What is known of a SMILES before it is read. */
export type ReadingCare = 'perceived' | 'as-written' | 'settled';

export interface Rdkit {
  readonly version: string;
  /**
   * Canonical isomeric SMILES, atom maps removed.
   *
   * @param care - `as-written` where the aromatic atoms of the SMILES are known to be those RDKit would find: not looking for them spares
   *   a tenth to a fifth of the time. `settled` where RDKit is known to leave the molecule exactly as it is: not looking at it at all
   *   spares another third; anything else is then written wrong, or what would be refused. Default `perceived`
   */
  canonicalSmiles(smiles: string, care?: ReadingCare): Result<string, ChemistryFailure>;
  /**
   * SMILES of a SMILES or a molfile (V2000 or V3000) with its atom maps, in the toolkit's aromatic form. Not canonical: the maps
   * have a say in the order of the atoms, but make no stereocentres.
   */
  mappedSmiles(input: { readonly smiles: string } | { readonly molfile: string }): Result<string, ChemistryFailure>;
  /** Facts about a SMILES or a molfile (V2000 or V3000). */
  facts(input: { readonly smiles: string } | { readonly molfile: string }): Result<MoleculeFacts, ChemistryFailure>;
  /**
   * @param care - `settled` for what the toolkit has written as canonical: not looking at it again spares a quarter of the time. What is not
   *   canonical may have another key by it, or one where there should be none. Default `perceived`
   */
  inchiKey(smiles: string, care?: Exclude<ReadingCare, 'as-written'>): Result<string, ChemistryFailure>;
  /** The weight that `facts` tells, without what takes longest there: InChI. Fails for a wildcard, which has none. */
  weight(smiles: string): Result<number, ChemistryFailure>;
  /** Morgan fingerprint, radius 2, 2,048 bits, 256 bytes, with chirality left out. */
  fingerprint(smiles: string): Result<Uint8Array, ChemistryFailure>;
  /** Pattern fingerprint, 2,048 bits, 256 bytes: a molecule has all bits of each of its parts, and seldom those of others. */
  substructureFingerprint(smiles: string): Result<Uint8Array, ChemistryFailure>;
  /** A molfile with 2D coordinates, atoms in the order of the SMILES; V2000 unless asked otherwise. */
  molfile(smiles: string, version?: 'V2000' | 'V3000'): Result<string, ChemistryFailure>;
  /** A molfile with 2D coordinates, atoms in the order of the SMILES. */
  layout(request: LayoutRequest): Result<string, ChemistryFailure>;
  drawMolecule(request: DrawMoleculeRequest): Result<string, ChemistryFailure>;
  /** The same drawing with the positions of its atoms. */
  drawMoleculeWithPositions(request: DrawMoleculeRequest): Result<MoleculeDrawing, ChemistryFailure>;
  drawReaction(request: DrawReactionRequest): Result<string, ChemistryFailure>;
}

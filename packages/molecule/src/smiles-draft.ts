/** A direction mark of SMILES as seen from the begin to the end of its bond. */
export const DIRECTION = { none: 0, up: 1, down: -1 } as const;

/** Bond symbol as read, while it waits for its second atom. `donorLast` is `<-`. */
export const BOND_TOKEN = { implied: 0, single: 1, double: 2, triple: 3, quadruple: 4, aromatic: 5, dative: 6, donorLast: 7 } as const;

/** Hydrogen count of an atom whose hydrogens are still to be worked out. */
export const HYDROGENS_IMPLIED = -1;

/**
 * Room for the atoms and bonds of one SMILES while it is being read.
 *
 * The arrays are kept from one text to the next, because allocating them anew costs as much as
 * reading; `begin` forgets what the last text left.
 */
export class SmilesDraft {
  atomCount = 0;
  atomicNumber = new Uint8Array(0);
  charge = new Int8Array(0);
  hydrogenCount = new Int8Array(0);
  isAromatic = new Uint8Array(0);
  isotope = new Uint16Array(0);
  atomMap = new Uint16Array(0);
  chirality = new Uint8Array(0);
  /** The atom before it in its chain, or -1. */
  previous = new Int32Array(0);

  bondCount = 0;
  bondBegin = new Int32Array(0);
  bondEnd = new Int32Array(0);
  bondToken = new Uint8Array(0);
  direction = new Int8Array(0);

  /** Ring-closure digits in the order of the text: the atom, the atom at the other end, and how many atoms had been read. */
  closureCount = 0;
  closureAtom = new Int32Array(0);
  closurePartner = new Int32Array(0);
  closurePlace = new Int32Array(0);

  /** Ring closures waiting for their second digit, and what stood at the first one. */
  openCount = 0;
  openNumber = new Int32Array(0);
  openClosure = new Int32Array(0);
  openToken = new Uint8Array(0);
  openDirection = new Int8Array(0);

  /** Atoms from which the open branches start. */
  branchCount = 0;
  branchAtom = new Int32Array(0);

  hasChirality = false;
  hasDirection = false;

  /** Makes room for a text of `length` characters; each of its atoms, bonds and digits takes at least one of them. */
  begin(length: number): void {
    this.atomCount = 0;
    this.bondCount = 0;
    this.closureCount = 0;
    this.openCount = 0;
    this.branchCount = 0;
    this.hasChirality = false;
    this.hasDirection = false;
    if (length <= this.previous.length) return;
    const room = 2 * length + 64;
    this.atomicNumber = new Uint8Array(room);
    this.charge = new Int8Array(room);
    this.hydrogenCount = new Int8Array(room);
    this.isAromatic = new Uint8Array(room);
    this.isotope = new Uint16Array(room);
    this.atomMap = new Uint16Array(room);
    this.chirality = new Uint8Array(room);
    this.previous = new Int32Array(room);
    this.bondBegin = new Int32Array(room);
    this.bondEnd = new Int32Array(room);
    this.bondToken = new Uint8Array(room);
    this.direction = new Int8Array(room);
    this.closureAtom = new Int32Array(room);
    this.closurePartner = new Int32Array(room);
    this.closurePlace = new Int32Array(room);
    this.openNumber = new Int32Array(room);
    this.openClosure = new Int32Array(room);
    this.openToken = new Uint8Array(room);
    this.openDirection = new Int8Array(room);
    this.branchAtom = new Int32Array(room);
  }

  addAtom(atomicNumber: number, isAromatic: number, hydrogenCount: number): number {
    const atom = this.atomCount++;
    this.atomicNumber[atom] = atomicNumber;
    this.isAromatic[atom] = isAromatic;
    this.hydrogenCount[atom] = hydrogenCount;
    this.charge[atom] = 0;
    this.isotope[atom] = 0;
    this.atomMap[atom] = 0;
    this.chirality[atom] = 0;
    return atom;
  }

  addBond(begin: number, end: number, token: number, direction: number): void {
    const bond = this.bondCount++;
    this.bondBegin[bond] = begin;
    this.bondEnd[bond] = end;
    this.bondToken[bond] = token;
    this.direction[bond] = direction;
  }
}

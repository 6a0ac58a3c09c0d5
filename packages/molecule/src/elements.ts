/** Element symbols by atomic number; place 0 is the wildcard. Source: IUPAC periodic table, 118 elements. */
const SYMBOLS: readonly string[] = (
  '* H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr ' +
  'Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu ' +
  'Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr ' +
  'Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og'
).split(' ');

const ATOMIC_NUMBERS: ReadonlyMap<string, number> = new Map(SYMBOLS.map((symbol, z) => [symbol, z]));

/** Largest atomic number known here. */
export const LAST_ATOMIC_NUMBER = SYMBOLS.length - 1;

/** Atomic numbers this package has to name. */
export const ELEMENT = {
  any: 0,
  hydrogen: 1,
  boron: 5,
  carbon: 6,
  nitrogen: 7,
  oxygen: 8,
  fluorine: 9,
  magnesium: 12,
  silicon: 14,
  phosphorus: 15,
  sulfur: 16,
  chlorine: 17,
  zinc: 30,
  germanium: 32,
  arsenic: 33,
  selenium: 34,
  bromine: 35,
  tin: 50,
  antimony: 51,
  tellurium: 52,
  iodine: 53,
} as const;

/** The symbol of an element, `*` for 0. */
export function symbolOf(atomicNumber: number): string {
  const symbol = SYMBOLS[atomicNumber];
  if (symbol === undefined) throw new RangeError(`No element has the atomic number ${atomicNumber}`);
  return symbol;
}

/** The atomic number of a symbol in its exact case, 0 for `*`, `undefined` for anything else. */
export function atomicNumberOf(symbol: string): number | undefined {
  return ATOMIC_NUMBERS.get(symbol);
}

/** Whether SMILES knows the element in lower case, and without brackets. */
export function isAromaticSubset(atomicNumber: number): boolean {
  switch (atomicNumber) {
    case ELEMENT.boron:
    case ELEMENT.carbon:
    case ELEMENT.nitrogen:
    case ELEMENT.oxygen:
    case ELEMENT.phosphorus:
    case ELEMENT.sulfur:
      return true;
    default:
      return false;
  }
}

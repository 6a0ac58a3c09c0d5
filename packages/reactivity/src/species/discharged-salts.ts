/** A salt of which only the cation is recorded as an ion. */
export interface DischargedSalt {
  /** The cation and what is recorded of the anion. */
  readonly recorded: readonly string[];
  /** The ions that it is made of, ascending; what is recorded where the charge of the anion is not sure. */
  readonly ions: readonly string[];
  /** What it is called where its ions do not say that. */
  readonly name?: string;
  /** The acid is there itself as well: it is what the salt is dissolved in. */
  readonly keepsAcid: boolean;
}

/** Nothing that anybody adds as it is drawn: where it stands, it is the anion of the cation beside it. Canonical SMILES of acid and anion. */
const ONLY_AS_SALTS: Readonly<Record<string, string>> = {
  'O=C(O)O': 'O=C([O-])[O-]',
  '[HH]': '[H-]',
  'BC#N': '[BH3-]C#N',
  'CC(=O)OB(OC(C)=O)OC(C)=O': 'CC(=O)O[BH-](OC(C)=O)OC(C)=O',
  'O=NO': 'O=N[O-]',
  'O=S(O)S(=O)O': 'O=S([O-])S(=O)[O-]',
  'O=S(O)(O)=S': 'O=S([O-])([O-])=S',
};

/** Acids of any metal; they may also be there themselves. */
const OF_ANY_METAL: Readonly<Record<string, string>> = {
  'CC(=O)O': 'CC(=O)[O-]',
  'O=C(O)C(F)(F)F': 'O=C([O-])C(F)(F)F',
  F: '[F-]',
  Cl: '[Cl-]',
  Br: '[Br-]',
  I: '[I-]',
};

/** The same of alkali metals alone. */
const OF_ALKALI_METALS: Readonly<Record<string, string>> = {
  'O=CO': 'O=C[O-]',
  'C#N': '[C-]#N',
  B: '[BH4-]',
  'CC(C)NC(C)C': 'CC(C)[N-]C(C)C',
  'C[Si](C)(C)N[Si](C)(C)C': 'C[Si](C)(C)[N-][Si](C)(C)C',
};

/** Acids of which several anions are as usual. */
const OF_SEVERAL_ANIONS: readonly string[] = ['O=S(=O)(O)O', 'O=S(O)O', 'CC(C)(C)O'];

/** As the table of roles has it. */
const OPEN_CARBONATE = 'sodium carbonate or hydrogen carbonate';

const WATER = 'O';
/** What an alkoxide is dissolved in; beside water it is the hydroxide. */
const ALCOHOLS: Readonly<Record<string, string>> = { CO: 'C[O-]', CCO: 'CC[O-]' };

const ALKALI_METALS: readonly string[] = ['[Li+]', '[Na+]', '[K+]', '[Cs+]'];
/** A metal, or ammonium without a hydrogen: no other base took the proton that the acid has. */
const METAL_OR_QUATERNARY = /^\[[A-Z][a-z]?\+\d?\]$|^C+\[N\+\]\(/;

/**
 * Salts of the one kind of cation that is there without an anion.
 *
 * Some sources take the charge off every anion that can take a proton, and leave the cations: potassium carbonate is carbonic acid and
 * potassium there. What exists only as a salt is one. Any other acid is, where no second one could be; an alcohol or water where
 * there is none. Where the acid may have had several anions, nothing is said, but for carbonates of sodium, which keep both names.
 *
 * @param parts - canonical SMILES of what stands beside the arrow and is part of no complex
 * @param cations - the ions of these; an anion among them says that its source does otherwise
 */
export function dischargedSalts(parts: readonly string[], cations: readonly string[]): readonly DischargedSalt[] {
  if (cations.length !== 1 || !METAL_OR_QUATERNARY.test(cations[0])) return [];
  const [cation] = cations;
  const isAlkali = ALKALI_METALS.includes(cation);
  const saltsOf = (acids: Readonly<Record<string, string>>, keepsAcid = false) =>
    parts.filter((part) => part in acids).map((acid) => saltOf(cation, acid, acids[acid], keepsAcid));
  const sure = saltsOf({ ...ONLY_AS_SALTS, ...(isBorohydride(parts) ? { B: '[BH4-]' } : {}) });
  // Carbonate and hydrogen iodide destroy each other, and nobody stops a reaction with the latter.
  if (parts.includes('O=C(O)O')) return [...sure, ...saltsOf({ I: '[I-]' })];
  if (sure.length > 0) return sure;
  if (parts.some((part) => OF_SEVERAL_ANIONS.includes(part))) return [];
  const possible = saltsOf({ ...OF_ANY_METAL, ...(isAlkali ? OF_ALKALI_METALS : {}), ...(cation === '[K+]' ? PHOSPHATE : {}) });
  if (possible.length > 0) return possible.length === 1 && (!parts.includes(WATER) || !isAlkali) ? possible : [];
  if (!isAlkali) return [];
  const dissolved = saltsOf(parts.includes(WATER) ? { [WATER]: '[OH-]' } : ALCOHOLS, true);
  return dissolved.length === 1 ? dissolved : [];
}

/** Of the phosphates of potassium nearly all that are recorded are tribasic. */
const PHOSPHATE: Readonly<Record<string, string>> = { 'O=P(O)(O)O': 'O=P([O-])([O-])[O-]' };

/** Alcohols destroy borane; with hydrogen peroxide the hydroxide came later. */
function isBorohydride(parts: readonly string[]): boolean {
  return parts.some((part) => part in ALCOHOLS) && !parts.includes('OO');
}

function saltOf(cation: string, acid: string, anion: string, keepsAcid: boolean): DischargedSalt {
  const recorded = [cation, acid].sort();
  // Of sodium the hydrogen carbonate is as usual as the carbonate.
  if (cation === '[Na+]' && acid === 'O=C(O)O') return { recorded, ions: recorded, name: OPEN_CARBONATE, keepsAcid };
  return { recorded, ions: [cation, anion].sort(), keepsAcid };
}

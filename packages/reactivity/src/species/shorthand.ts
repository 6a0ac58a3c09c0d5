/**
 * Groups as chemists shorten them, as SMILES whose first atom binds.
 *
 * Source: J. Org. Chem. list of standard abbreviations.
 */
const GROUPS: Readonly<Record<string, string>> = {
  Me: 'C',
  Et: 'CC',
  Pr: 'CCC',
  nPr: 'CCC',
  iPr: 'C(C)C',
  cPr: 'C1CC1',
  Bu: 'CCCC',
  nBu: 'CCCC',
  iBu: 'CC(C)C',
  sBu: 'C(C)CC',
  tBu: 'C(C)(C)C',
  Hex: 'CCCCCC',
  nHex: 'CCCCCC',
  Cy: 'C1CCCCC1',
  Ph: 'c1ccccc1',
  Bn: 'Cc1ccccc1',
  PMB: 'Cc1ccc(OC)cc1',
  Tr: 'C(c1ccccc1)(c1ccccc1)c1ccccc1',
  Trt: 'C(c1ccccc1)(c1ccccc1)c1ccccc1',
  allyl: 'CC=C',
  Allyl: 'CC=C',
  vinyl: 'C=C',
  Vinyl: 'C=C',
  propargyl: 'CC#C',
  ethynyl: 'C#C',
  MOM: 'COC',
  MEM: 'COCCOC',
  BOM: 'COCc1ccccc1',
  SEM: 'COCC[Si](C)(C)C',
  TMS: '[Si](C)(C)C',
  TES: '[Si](CC)(CC)CC',
  TBS: '[Si](C)(C)C(C)(C)C',
  TBDMS: '[Si](C)(C)C(C)(C)C',
  TIPS: '[Si](C(C)C)(C(C)C)C(C)C',
  TBDPS: '[Si](c1ccccc1)(c1ccccc1)C(C)(C)C',
  Ac: 'C(C)=O',
  Bz: 'C(=O)c1ccccc1',
  Piv: 'C(=O)C(C)(C)C',
  Cbz: 'C(=O)OCc1ccccc1',
  Fmoc: 'C(=O)OCC1c2ccccc2-c2ccccc21',
  Boc: 'C(=O)OC(C)(C)C',
  Alloc: 'C(=O)OCC=C',
  Troc: 'C(=O)OCC(Cl)(Cl)Cl',
  Ms: 'S(C)(=O)=O',
  Ts: 'S(=O)(=O)c1ccc(C)cc1',
  Ns: 'S(=O)(=O)c1ccccc1[N+](=O)[O-]',
  Tf: 'S(=O)(=O)C(F)(F)F',
};

/** What one group hangs on, as SMILES whose last atom binds it. */
const ENDS: Readonly<Record<string, string>> = {
  F: 'F',
  Cl: 'Cl',
  Br: 'Br',
  I: 'I',
  MgCl: 'Cl[Mg]',
  MgBr: 'Br[Mg]',
  MgI: 'I[Mg]',
  ZnCl: 'Cl[Zn]',
  ZnBr: 'Br[Zn]',
  ZnI: 'I[Zn]',
  Li: '[Li]',
  OH: 'O',
  SH: 'S',
  NH2: 'N',
  NHMe: 'CN',
  NMe2: 'CN(C)',
  NHNH2: 'NN',
  N3: '[N-]=[N+]=N',
  NCO: 'O=C=N',
  NCS: 'S=C=N',
  NC: '[C-]#[N+]',
  CN: 'N#C',
  CHO: 'O=C',
  CO2H: 'OC(=O)',
  COOH: 'OC(=O)',
  CO2Me: 'COC(=O)',
  CO2Et: 'CCOC(=O)',
  COCl: 'ClC(=O)',
  NO2: 'O=[N+]([O-])',
  OMs: 'CS(=O)(=O)O',
  OTs: 'Cc1ccc(cc1)S(=O)(=O)O',
  OTf: 'O=S(=O)(C(F)(F)F)O',
  OAc: 'CC(=O)O',
  'B(OH)2': 'OB(O)',
  BF3K: '[K+].F[B-](F)(F)',
  Bpin: 'CC1(C)OB(OC1(C)C)',
};

/** What several like groups hang on: how many, and the atom with what else is at it, as SMILES that begins with the atom. */
const CENTRES: Readonly<Record<string, { readonly groups: number; readonly atom: string }>> = {
  NH: { groups: 2, atom: 'N' },
  N: { groups: 3, atom: 'N' },
  P: { groups: 3, atom: 'P' },
  PO: { groups: 3, atom: 'P(=O)' },
  B: { groups: 3, atom: 'B' },
  O: { groups: 2, atom: 'O' },
  S: { groups: 2, atom: 'S' },
  Zn: { groups: 2, atom: '[Zn]' },
  Mg: { groups: 2, atom: '[Mg]' },
  Al: { groups: 3, atom: '[Al]' },
  SiH: { groups: 3, atom: '[SiH]' },
  SiH2: { groups: 2, atom: '[SiH2]' },
  SiCl: { groups: 3, atom: '[Si](Cl)' },
  SnH: { groups: 3, atom: '[SnH]' },
  SnCl: { groups: 3, atom: '[Sn](Cl)' },
};
/** What several alkoxy groups hang on. */
const ORTHO: typeof CENTRES = {
  HC: { groups: 3, atom: 'C' },
  CH: { groups: 3, atom: 'C' },
  P: { groups: 3, atom: 'P' },
  B: { groups: 3, atom: 'B' },
  Al: { groups: 3, atom: '[Al]' },
  Si: { groups: 4, atom: '[Si]' },
  Ti: { groups: 4, atom: '[Ti]' },
};

const oneOf = (table: Readonly<Record<string, unknown>>): string =>
  `(${Object.keys(table)
    .map((key) => key.replace(/[()]/g, '\\$&'))
    .join('|')})`;
const GROUP = oneOf(GROUPS);
const ONE_GROUP = new RegExp(`^${GROUP}${oneOf(ENDS)}$`);
const GROUPS_FIRST = new RegExp(`^${GROUP}(\\d)${oneOf(CENTRES)}$`);
const CENTRE_FIRST = new RegExp(`^${oneOf(CENTRES)}(?:\\(${GROUP}\\)|${GROUP})(\\d)$`);
const ALKOXIDES = new RegExp(`^${oneOf(ORTHO)}\\(O${GROUP}\\)(\\d)$`);
const ALKOXIDE_SALT = new RegExp(`^(Li|Na|K)O${GROUP}$`);

/**
 * SMILES of a compound that is written by the shorthand of its groups: `PhMgBr`, `t-Bu3P`, `PCy3`, `HC(OEt)3`, `NaOt-Bu`; `null` for
 * anything else. A number of groups that the element does not hold is not read.
 */
export function smilesOfShorthand(text: string): string | null {
  const plain = text
    .trim()
    .replace(/-/g, '')
    .replace(/tert(?=Bu)/, 't')
    .replace(/sec(?=Bu)/, 's');
  const [, group, end] = ONE_GROUP.exec(plain) ?? [];
  if (group !== undefined && end !== undefined) return `${ENDS[end]}${GROUPS[group]}`;
  const [, metal, alkoxide] = ALKOXIDE_SALT.exec(plain) ?? [];
  if (metal !== undefined && alkoxide !== undefined) return `[${metal}+].[O-]${GROUPS[alkoxide]}`;
  const [, like, count, centre] = GROUPS_FIRST.exec(plain) ?? [];
  if (centre !== undefined) return around(CENTRES[centre], GROUPS[like], Number(count));
  const [, element, inBrackets, bare, groups] = CENTRE_FIRST.exec(plain) ?? [];
  if (element !== undefined) return around(CENTRES[element], GROUPS[inBrackets ?? bare], Number(groups));
  const [, middle, alkyl, alkoxy] = ALKOXIDES.exec(plain) ?? [];
  return middle === undefined ? null : around(ORTHO[middle], `O${GROUPS[alkyl]}`, Number(alkoxy));
}

function around({ groups, atom }: (typeof CENTRES)[string], group: string, count: number): string | null {
  return count === groups ? `${atom}${`(${group})`.repeat(groups - 1)}${group}` : null;
}

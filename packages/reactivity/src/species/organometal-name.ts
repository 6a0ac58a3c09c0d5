/** Groups at a metal by their names, as SMILES whose first atom binds. */
const GROUPS: Readonly<Record<string, string>> = {
  methyl: 'C',
  ethyl: 'CC',
  propyl: 'CCC',
  'n-propyl': 'CCC',
  isopropyl: 'C(C)C',
  'i-propyl': 'C(C)C',
  butyl: 'CCCC',
  'n-butyl': 'CCCC',
  isobutyl: 'CC(C)C',
  'sec-butyl': 'C(C)CC',
  'tert-butyl': 'C(C)(C)C',
  't-butyl': 'C(C)(C)C',
  pentyl: 'CCCCC',
  neopentyl: 'CC(C)(C)C',
  hexyl: 'CCCCCC',
  'n-hexyl': 'CCCCCC',
  octyl: 'CCCCCCCC',
  decyl: 'CCCCCCCCCC',
  dodecyl: 'CCCCCCCCCCCC',
  cyclopropyl: 'C1CC1',
  cyclobutyl: 'C1CCC1',
  cyclopentyl: 'C1CCCC1',
  cyclohexyl: 'C1CCCCC1',
  vinyl: 'C=C',
  ethenyl: 'C=C',
  isopropenyl: 'C(C)=C',
  '1-propenyl': 'C=CC',
  allyl: 'CC=C',
  methallyl: 'CC(C)=C',
  '2-methylallyl': 'CC(C)=C',
  '3-butenyl': 'CCC=C',
  'but-3-enyl': 'CCC=C',
  '4-pentenyl': 'CCCC=C',
  ethynyl: 'C#C',
  '1-propynyl': 'C#CC',
  propynyl: 'C#CC',
  'prop-1-ynyl': 'C#CC',
  phenylethynyl: 'C#Cc1ccccc1',
  '(trimethylsilyl)ethynyl': 'C#C[Si](C)(C)C',
  '(trimethylsilyl)methyl': 'C[Si](C)(C)C',
  trimethylsilylmethyl: 'C[Si](C)(C)C',
  phenyl: 'c1ccccc1',
  benzyl: 'Cc1ccccc1',
  phenethyl: 'CCc1ccccc1',
  '2-phenylethyl': 'CCc1ccccc1',
  '1-naphthyl': 'c1cccc2ccccc12',
  '2-naphthyl': 'c1ccc2ccccc2c1',
  mesityl: 'c1c(C)cc(C)cc1C',
  '2-thienyl': 'c1cccs1',
  '3-thienyl': 'c1ccsc1',
  '2-furyl': 'c1ccco1',
  '2-pyridyl': 'c1ccccn1',
  '3-pyridyl': 'c1cccnc1',
};

/** What stands on a phenyl group at a metal, as SMILES whose first atom binds. */
const ON_PHENYL: Readonly<Record<string, string>> = {
  fluoro: 'F',
  chloro: 'Cl',
  bromo: 'Br',
  methyl: 'C',
  ethyl: 'CC',
  'tert-butyl': 'C(C)(C)C',
  methoxy: 'OC',
  trifluoromethyl: 'C(F)(F)F',
  '(trifluoromethyl)': 'C(F)(F)F',
  '(dimethylamino)': 'N(C)C',
};
/** The phenyl group with a group at the place that its prefix names. */
const AT_PLACE: Readonly<Record<string, (group: string) => string>> = {
  2: (group) => `c1ccccc1${group}`,
  3: (group) => `c1cccc(${group})c1`,
  4: (group) => `c1ccc(${group})cc1`,
};
const PLACES: Readonly<Record<string, string>> = { o: '2', m: '3', p: '4', ortho: '2', meta: '3', para: '4' };

const SUBSTITUTED_PHENYL = /^([234omp]|ortho|meta|para)-(.+?)phenyl$/;
const TOLYL = /^([234omp]|ortho|meta|para)-(tolyl|anisyl)$/;
const WITH_HALIDE = /^(.+?)[- ]?(magnesium|zinc)[- ](chloride|bromide|iodide)$/;
const LITHIUM = /^(.+?)[- ]?lithium$/;
const TWICE = /^di(.+?)(zinc|magnesium)$/;
const METALS: Readonly<Record<string, string>> = { magnesium: '[Mg]', zinc: '[Zn]' };
const HALIDES: Readonly<Record<string, string>> = { chloride: 'Cl', bromide: 'Br', iodide: 'I' };

/**
 * SMILES of an organometallic reagent by its name: `cyclopropylmagnesium bromide`, `4-fluorophenylmagnesium bromide`, `benzylzinc chloride`,
 * `diethylzinc`, `2-thienyllithium`; `null` for anything else. What its group is must stand in the tables here.
 */
export function smilesOfOrganometal(name: string): string | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[‐-―−]/g, '-');
  const [, carbon, metal, halide] = WITH_HALIDE.exec(plain) ?? [];
  if (halide !== undefined) return joined(`${HALIDES[halide]}${METALS[metal]}`, groupNamed(carbon));
  const [, alike, between] = TWICE.exec(plain) ?? [];
  const twice = alike === undefined ? null : groupNamed(alike);
  if (twice !== null) return `${METALS[between]}(${twice})${twice}`;
  const [, ofLithium] = LITHIUM.exec(plain) ?? [];
  return ofLithium === undefined ? null : joined('[Li]', groupNamed(ofLithium));
}

function joined(metal: string, group: string | null): string | null {
  return group === null ? null : `${metal}${group}`;
}

function groupNamed(name: string): string | null {
  const bare = name.replace(/^\((.+)\)$/, '$1');
  if (Object.hasOwn(GROUPS, bare)) return GROUPS[bare];
  const [, ofTolyl, which] = TOLYL.exec(bare) ?? [];
  if (ofTolyl !== undefined) return AT_PLACE[PLACES[ofTolyl] ?? ofTolyl](which === 'tolyl' ? 'C' : 'OC');
  const [, place, group] = SUBSTITUTED_PHENYL.exec(bare) ?? [];
  if (place === undefined || !Object.hasOwn(ON_PHENYL, group)) return null;
  return AT_PLACE[PLACES[place] ?? place](ON_PHENYL[group]);
}

import type { AtomIndex } from '@retron/molecule';
import { Matcher, PatternSetBuilder, type PreparedMolecule, readPattern } from '@retron/patterns';
import type { UnstableFinding, UnstableGroup } from './functional-group.ts';
import { TEXTBOOKS } from './textbooks.ts';

const {
  carbonylAddition,
  carbonylCondensation,
  enols,
  aminoProtection,
  carbonylSubstitution,
  conjugateAddition,
  couplings,
  elimination,
  heteroaromatics,
  strain,
} = TEXTBOOKS;

/** Carbon that no neighbour keeps from becoming a carbonyl group: halogens and carbonyl groups beside it stabilise hydrates. */
const PLAIN = '!$(CC(F)(F)F);!$(CC(Cl)(Cl)Cl);!$(CC=O);!$(C[F,Cl])';
/** Nitrogen with its lone pair free, so that it pushes its neighbour out. */
const FREE_N = '[NX3;+0;!$(N[#6,S,P]=[O,S,N]);!$(NC#N);!$(N[!#6;!#1])]';

/** Groups that templates leave now and then, and that no chemist would put into a bottle. */
export const UNSTABLE_GROUPS: readonly UnstableGroup[] = [
  { id: 'geminal-diol', fate: 'a geminal diol loses water', pattern: `[CX4;${PLAIN}]([OX2H])[OX2H]`, source: carbonylAddition },
  {
    id: 'imidoyl-azide',
    fate: 'an azide on the carbon of an amidine is the tetrazole',
    pattern: '[CX3;$(C[#6])](=[NX2])[NX2]=[NX2+]=[NX1-]',
    source: heteroaromatics,
  },
  {
    id: 'open-hemiketal',
    fate: 'a hemiacetal in no ring falls apart into the alcohol and the carbonyl compound',
    pattern: `[CX4;!r3;${PLAIN}]([OX2H])-!@[OX2;$(O([CX4])[CX4,c])]`,
    source: carbonylAddition,
  },
  {
    id: 'geminal-dithiol',
    fate: 'a thiol with a second sulfur on the same carbon loses hydrogen sulfide or the other thiol',
    pattern: '[CX4;!$(CC=O)]([SX2H])[SX2]',
    source: carbonylAddition,
  },
  {
    id: 'open-hemithioacetal',
    fate: 'a thiol with an oxygen on the same carbon in no ring loses hydrogen sulfide or the alcohol',
    pattern: '[CX4;!$(CC=O);!$(CC(F)(F)F)]([SX2H])-!@[OX2]',
    source: carbonylAddition,
  },
  { id: 'hemiaminal', fate: 'a hemiaminal loses water', pattern: `[CX4;${PLAIN}]([OX2H])${FREE_N}`, source: carbonylCondensation },
  {
    id: 'geminal-diamine',
    fate: 'a geminal diamine with N-H loses amine',
    pattern: `[CX4;!$(CC(F)(F)F)]([NX3;H2;+0])${FREE_N}`,
    source: carbonylCondensation,
  },
  {
    id: 'amino-amide',
    fate: 'an acylated geminal diamine with N-H2 loses ammonia',
    pattern: '[CX4;!$(CC(F)(F)F);!$(CC=O)]([NX3;H2;+0])[NX3;+0;$(N[#6,S]=[OX1])]',
    source: carbonylCondensation,
  },
  {
    id: 'amino-sulfone',
    fate: 'a sulfone with an amine on the same carbon loses sulfinic acid',
    pattern: '[CX4;!$(CC(F)(F)F);!R]([SX4;$(S(=[OX1])=[OX1])])[NX3;H1,H2;+0;!$(N[#6,S]=[O,S,N])]',
    source: carbonylCondensation,
  },
  {
    id: 'diazine-sulfonyl-chloride',
    fate: 'the sulfonyl chloride of a diazine loses sulfur dioxide in the cold, and is made of the thiol',
    pattern: '[SX4](=[OX1])(=[OX1])([Cl])[c;r6;$(c(:[nX2]):[nX2]),$(c:[nX2]:c:[nX2])]',
    source: heteroaromatics,
  },
  {
    id: 'eliminating-organometal',
    fate: 'an organometal with a halogen or an alkoxy group on the next carbon loses both to the alkene',
    pattern: '[CX4;$([CX4][Li,Mg])][CX4][$([F,Cl,Br,I]),$([OX2]([#6])[#6])]',
    source: elimination,
  },
  {
    id: 'carbonyl-grignard',
    fate: 'a Grignard reagent beside a carbonyl group takes up its own kind as it forms, so that the zinc compound or the enolate is taken',
    pattern: '[CX4;$([CX4][Mg])][CX3](=[OX1])[#6,#7,#8]',
    source: enols,
  },
  {
    id: 'cyclopentadienone',
    fate: 'a cyclopentadienone without aryl groups adds to itself at once',
    pattern: '[CX3;r5]1(=[OX1])[CX3;!$(Cc)]=[CX3;H1][CX3;H1]=[CX3;!$(Cc)]1',
    source: strain,
  },
  {
    id: 'hydroxyalkyl-ester',
    fate: 'an acylated geminal diol falls apart into the acid and the carbonyl compound',
    pattern: `[CX4;${PLAIN}]([OX2H])[OX2][CX3]=[OX1]`,
    source: carbonylAddition,
  },
  {
    id: 'acyl-nitro',
    fate: 'a nitro group on a carbonyl carbon is put on by nothing',
    pattern: '[CX3](=[OX1])[NX3+](=[OX1])[OX1-]',
    source: carbonylSubstitution,
  },
  {
    id: 'halohydrin',
    fate: 'an alcohol with halogen on the same carbon loses hydrogen halide',
    pattern: '[CX4]([OX2H])[Cl,Br,I]',
    source: carbonylAddition,
  },
  {
    id: 'halo-amine',
    fate: 'an amine with halogen on the same carbon loses halide',
    pattern: `[CX4]([Cl,Br,I])${FREE_N}`,
    source: carbonylCondensation,
  },
  {
    id: 'enol',
    fate: 'an enol turns into the carbonyl compound',
    pattern: '[CX3;!$(C(O)=CC=O);!$(C(O)=CC#N);!$(C(O)=CN(=O)O);!$(C(=C)C=O)]([OX2H])=[CX3;!$(C(O)O)]',
    source: enols,
  },
  {
    id: 'enamine',
    fate: 'an enamine with N-H2 turns into the imine',
    pattern: '[CX3;!$(C=CC=O);!$(C=CC#N);!$(C=C[N+]);!$(C=CS=O);!$(CC=O);!$(CC#N)]([NX3;H2;+0])=[CX3;!$(C[#7])]',
    source: enols,
  },
  {
    id: 'imidic-acid',
    fate: 'an imidic acid turns into the amide, which electrophiles take at nitrogen',
    pattern: '[CX3;!r;$(C[#6])]([OX2H])=[NX2;!$(N[!#6;!#1])]',
    source: enols,
  },
  {
    id: 'nitrodiazine',
    fate: 'a nitro group beside a nitrogen of a pyrimidine or triazine is put on by nothing, and any nucleophile takes its place',
    pattern: '[NX3;+](=[OX1])([O-])[c;r6;$(c1[n]a[n]aa1),$(c1[n]aaa[n]1)]',
    source: heteroaromatics,
  },
  {
    id: 'phenol-tautomer',
    fate: 'a cyclohexadienone with hydrogen on its saturated carbon turns into the phenol',
    pattern: '[OX1]=[CX3;r6]1[CX3]=[CX3][CX4;!H0][CX3]=[CX3]1',
    marked: [0, 4],
    source: enols,
  },
  {
    id: 'ortho-phenol-tautomer',
    fate: 'a cyclohexadienone with hydrogen on its saturated carbon turns into the phenol',
    pattern: '[OX1]=[CX3;r6]1[CX4;!H0][CX3]=[CX3][CX3]=[CX3]1',
    marked: [0, 2],
    source: enols,
  },
  {
    id: 'fused-phenol-tautomer',
    fate: 'a fused cyclohexadienone with hydrogen on its saturated carbon turns into the phenol',
    pattern: '[OX1]=[CX3;r6]1[CX3]=[CX3][CX4;!H0]c:c1',
    source: enols,
  },
  {
    id: 'ortho-fused-phenol-tautomer',
    fate: 'a fused cyclohexadienone with hydrogen on its saturated carbon turns into the phenol',
    pattern: '[OX1]=[CX3;r6]1[CX4;!H0][CX3]=[CX3]c:c1',
    source: enols,
  },
  {
    id: 'boc-amino-acid-halide',
    fate: 'the halide of a Boc amino acid closes to the N-carboxyanhydride',
    pattern: '[NX3]([CX3](=[OX1])[OX2][CX4;D4])[CX4][CX3](=[OX1])[Cl,Br]',
    marked: [2, 6, 8],
    source: aminoProtection,
  },
  { id: 'carbamic-acid', fate: 'a carbamic acid loses carbon dioxide', pattern: '[NX3][CX3](=[OX1])[OX2H]', source: aminoProtection },
  {
    id: 'enamino-acid',
    fate: 'a beta-enamino acid loses carbon dioxide as a beta-keto acid does, so that its ester or amide is taken',
    pattern: `${FREE_N}[CX3;!R]=[CX3;!R;$([CH]),$(C[CX4])][CX3](=[OX1])[OX2H]`,
    source: enols,
  },
  {
    id: 'carbonic-acid',
    fate: 'a half ester of carbonic acid loses carbon dioxide',
    pattern: '[OX2;D2][CX3](=[OX1])[OX2H]',
    source: carbonylSubstitution,
  },
  {
    id: 'formyl-halide',
    fate: 'a formyl halide loses hydrogen halide and carbon monoxide',
    pattern: '[CX3;H1](=[OX1])[Cl,Br,I]',
    source: carbonylSubstitution,
  },
  {
    id: 'tert-butyl-haloformate',
    fate: 'a tert-butyl haloformate loses isobutene and carbon dioxide, so that the dicarbonate is taken',
    pattern: '[CX4]([CH3])([CH3])([CH3])[OX2][CX3](=[OX1])[Cl,Br,I]',
    source: aminoProtection,
  },
  {
    id: 'acyl-ammonium',
    fate: 'an acyl group on the nitrogen of an ammonium ion goes to whatever nucleophile is there',
    pattern: '[NX4+;$(N([CX4])([CX4])[CX4])][CX3;$(C[#6])]=[OX1]',
    source: carbonylSubstitution,
  },
  {
    id: 'half-diboronic-ester',
    fate: 'a boron with a hydroxyl and an alkoxy group beside another boron shares its groups out, to the diboronic acid and its esters',
    pattern: '[#5X3;$([#5][#5])]([OX2H])[OX2;$(O[#6])]',
    source: couplings,
  },
  { id: 'cyclopropanone', fate: 'cyclopropanone takes up water or its own kind', pattern: '[CX3]1(=[OX1])[CX4][CX4]1', source: strain },
  {
    id: 'alpha-lactam',
    fate: 'a lactam or lactone with a ring of three opens to any nucleophile or loses carbon monoxide',
    pattern: '[CX3]1(=[OX1])[CX4][OX2,NX3;!$(N[CX4;H0])]1',
    source: strain,
  },
  {
    id: 'aldimine',
    fate: 'an imine with N-H of an aldehyde takes up its own kind',
    pattern: '[CX3;H1;$(C[#6])]=[NX2;H1]',
    source: carbonylCondensation,
  },
  { id: 'nitroso-alkane', fate: 'a nitroso group beside C-H turns into the oxime', pattern: '[CX4;!H0][NX2]=[OX1]', source: enols },
  { id: 'alkyl-diazonium', fate: 'an alkyl diazonium ion loses nitrogen', pattern: '[CX4][NX2+]#[NX1]', source: conjugateAddition },
];

/** Finds groups that do not last, in the precursors of one step after another. One for each thread. */
export class UnstableGroupFinder {
  readonly #matcher = compile();

  /**
   * Groups that stand in `precursors` more often than in the structure made; in the order of the table.
   *
   * @param becomes - for every atom of the precursors the atom of the structure that it becomes, or -1: tells which of several are none there
   */
  find(precursors: PreparedMolecule, product: PreparedMolecule, becomes: ArrayLike<number>): readonly UnstableFinding[] {
    // Hardly any molecule has one.
    const there = groupsIn(this.#matcher, precursors);
    if (there.length === 0) return [];
    const all = matchesOf(there, this.#matcher, precursors);
    const stay = matchesOf(there, this.#matcher, product);
    return there.flatMap((group, place) => {
      const [before, after] = [all[place], stay[place]];
      if (before.length <= after.length) return [];
      const { fate, marked } = UNSTABLE_GROUPS[group];
      const kept = new Set(after.map(keyOf));
      const lost = before.filter((match) => !kept.has(keyOf(match.map((atom) => becomes[atom]))));
      const atoms = (lost.length > 0 ? lost : before).flatMap((match) => marked?.map((at) => match[at]) ?? match);
      return [{ fate, atoms: [...new Set(atoms)].sort((a, b) => a - b) }];
    });
  }
}

function compile(): Matcher {
  const builder = new PatternSetBuilder();
  for (const { id, pattern } of UNSTABLE_GROUPS) {
    const read = readPattern(pattern);
    if (!read.ok) throw new Error(`Unstable group ${id}: ${read.error.message}`);
    builder.add(read.value);
  }
  return new Matcher(builder.build());
}

/** Their numbers in the table, ascending. */
function groupsIn(matcher: Matcher, prepared: PreparedMolecule): readonly number[] {
  matcher.begin(prepared);
  const found: number[] = [];
  for (let group = 0; group < UNSTABLE_GROUPS.length; group++) if (matcher.isMatch(group)) found.push(group);
  return found;
}

/** For each of the groups the atoms of its matches, in the order of its pattern. */
function matchesOf(
  groups: readonly number[],
  matcher: Matcher,
  prepared: PreparedMolecule,
): readonly (readonly (readonly AtomIndex[])[])[] {
  matcher.begin(prepared);
  return groups.map((group) => {
    const { count, width, atoms } = matcher.matches(group);
    return Array.from({ length: count }, (__, match) => [...atoms.subarray(match * width, (match + 1) * width)]);
  });
}

function keyOf(atoms: readonly AtomIndex[]): string {
  return atoms.toSorted((a, b) => a - b).join(' ');
}

import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { crowding } from '../../functional-groups/site-kind.ts';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders, unlikeBystanders } from '../bystanders.ts';
import { type HeteroatomBond, heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismFinding, MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** Nitrogen without anything that draws its lone pair away, and not beside fluorine, which takes most of its basicity. */
const FREE = '+0;!$(N[!#6]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(NCC(F)F)';
const UNHINDERED = '!$(N[CX4;H0]);!$([NX3;H1]([CX4;H1])[CX4;H1])';

/** Nucleophiles by what decides how fast they react; hindered amines stand for themselves. */
const NUCLEOPHILES = {
  amine: `[NX3;!H0;${FREE};!$(Nc);${UNHINDERED}]`,
  hindered: `[NX3;!H0;${FREE};!$(Nc);$(N[CX4;H0]),$([NX3;H1]([CX4;H1])[CX4;H1])]`,
  aniline: '[NX3;!H0;+0;$(Nc);!$(Nc:[n,o,s]);!$(Nc:c:c:n);!$(Nc:c:c:c:n);!$(N[!#6]);!$(N[#6,S,P]=,#[O,S,N])]',
  heteroarylamine: '[NX3;!H0;+0;$(Nc:[n,o,s]),$(Nc:c:c:n),$(Nc:c:c:c:n);!$(N[!#6]);!$(N[C,S,P]=,#[O,S,N])]',
  thiol: '[SX2H;$(S[#6;!$(C=[N,O,S])])]',
  phenol: '[OX2H;$(Oc)]',
  alcohol: '[OX2H;$(O[CX4])]',
  amide: '[NX3;!H0;+0;$(N[CX3](=[OX1])[#6]),$(NC(=O)N)]',
  sulfonamide: '[NX3;!H0;+0;$(NS(=O)=O)]',
  azole: '[nX3;H1]',
  acid: '[OX2H;$(O[CX3;$(C[#6])]=[OX1])]',
  hydrazine: '[NX3;H1,H2;+0;$(N[NX3,OX2]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(NNc);!$(N(c)N[#6]=[O,S])]',
} as const;
type NucleophileId = keyof typeof NUCLEOPHILES;

const NAMES: Readonly<Record<NucleophileId, string>> = {
  amine: 'aliphatic amine',
  hindered: 'hindered amine',
  aniline: 'aromatic amine',
  heteroarylamine: 'heteroaromatic amine',
  thiol: 'thiol',
  phenol: 'phenol',
  alcohol: 'alcohol',
  amide: 'N-H of an amide',
  sulfonamide: 'N-H of a sulfonamide',
  azole: 'N-H of an azole',
  acid: 'carboxylic acid',
  hydrazine: 'hydrazine or hydroxylamine',
};

/** The same in a word, with which a chip starts. */
const CHIP_NAMES: Readonly<Record<NucleophileId, string>> = {
  amine: 'Amine',
  hindered: 'Amine',
  aniline: 'Aniline',
  heteroarylamine: 'Aromatic amine',
  thiol: 'Thiol',
  phenol: 'Phenol',
  alcohol: 'Alcohol',
  amide: 'Amide',
  sulfonamide: 'Sulfonamide',
  azole: 'Azole',
  acid: 'Acid',
  hydrazine: 'Hydrazine',
};

const HETEROATOMS: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

/** What reacts before the nucleophile that is meant to. */
type Order = Readonly<Partial<Record<NucleophileId, readonly NucleophileId[]>>>;

const ACYLATED_FIRST: Order = {
  aniline: ['amine', 'hydrazine'],
  heteroarylamine: ['amine', 'hydrazine'],
  phenol: ['amine', 'aniline', 'hydrazine', 'thiol'],
  azole: ['amine'],
  alcohol: ['amine', 'aniline', 'hydrazine', 'thiol'],
  amide: ['amine', 'aniline', 'hydrazine', 'thiol'],
  sulfonamide: ['amine', 'aniline', 'hydrazine', 'thiol'],
};
/** With base the phenol comes first, with acid the alcohol. */
const ACYLATED_AS_WELL: Order = { alcohol: ['phenol'] };
const ALKYLATED_FIRST: Order = {
  amine: ['thiol'],
  hindered: ['thiol', 'amine'],
  aniline: ['thiol', 'amine'],
  heteroarylamine: ['thiol', 'amine'],
  phenol: ['thiol', 'amine'],
  azole: ['amine'],
  acid: ['thiol', 'amine'],
  alcohol: ['thiol', 'phenol'],
  amide: ['thiol', 'amine', 'phenol'],
  sulfonamide: ['thiol', 'amine'],
};
/** Of epoxides and acceptors with a double bond, which base does not turn round. */
const ADDED_FIRST: Order = {
  amine: ['thiol'],
  hindered: ['thiol'],
  aniline: ['thiol', 'amine'],
  heteroarylamine: ['thiol', 'amine'],
  phenol: ['thiol', 'amine'],
  alcohol: ['thiol', 'amine'],
  amide: ['thiol', 'amine'],
  sulfonamide: ['thiol', 'amine'],
  azole: ['thiol'],
};
/** Sodium hydride makes an alkoxide, which may come first. */
const ALKYLATED_AS_WELL: Order = { alcohol: ['amine'] };

function nucleophileAt(view: ReactionView, atom: AtomIndex): NucleophileId | null {
  for (const [id, pattern] of Object.entries(NUCLEOPHILES)) {
    if (view.atoms('reactants', pattern).has(atom)) return id as NucleophileId;
  }
  return null;
}

interface Faster {
  readonly meant: NucleophileId;
  readonly rival: NucleophileId;
  /** Reactant atoms, ascending. */
  readonly rivals: readonly AtomIndex[];
}

/** The first of what reacts before the meant nucleophile and stands by unchanged. */
function faster(view: ReactionView, { nucleophile }: Pick<HeteroatomBond, 'nucleophile'>, order: Order): Faster | null {
  const meant = nucleophileAt(view, nucleophile);
  if (meant === null) return null;
  for (const rival of order[meant] ?? []) {
    const rivals = bystanders(view, NUCLEOPHILES[rival]);
    if (rivals.length > 0) return { meant, rival, rivals };
  }
  return null;
}

function bondsOf(view: ReactionView, kind: HeteroatomBond['kind']): readonly HeteroatomBond[] {
  return heteroatomBonds(view).filter((bond) => bond.kind === kind && !bond.closesRing);
}

const CARBOXYLIC_ACID = '[CX3](=[OX1])[OX2H]';

const acylationOrder: MechanismRule = {
  id: 'C1',
  statement:
    'Of several nucleophiles the aliphatic amine is acylated first, then the aromatic amine, then alcohols and phenols, last amides.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    [...bondsOf(view, 'acyl'), ...esterifications(view)].flatMap((bond): readonly Finding[] => {
      const first = faster(view, bond, ACYLATED_FIRST);
      const found = first ?? faster(view, bond, ACYLATED_AS_WELL);
      if (found === null || isFischer(view, bond, found)) return [];
      const how = first === null ? 'is acylated as well as' : 'is acylated before';
      const text = `The ${NAMES[found.rival]} ${how} the ${NAMES[found.meant]}: it needs a protecting group.`;
      const chip = `${CHIP_NAMES[found.rival]} reacts first`;
      return [{ verdict: first === null ? 'risk' : 'never', chip, text, wanted: [bond.nucleophile], rivals: found.rivals }];
    }),
};

/** Esters of an acid and an alcohol that the map joins by the oxygen of the acid, as if the alcohol's had left: told as acylations of the alcohol. */
function esterifications(view: ReactionView): readonly HeteroatomBond[] {
  return bondsOf(view, 'alkyl').flatMap((bond): readonly HeteroatomBond[] => {
    if (view.mapped.reactants.atomicNumber[bond.nucleophile] !== ELEMENT.oxygen) return [];
    const acid = view.places('reactants', CARBOXYLIC_ACID).find(([, , oxygen]) => oxygen === bond.nucleophile);
    const alcohol = view
      .places('reactants', '[CX4][OX2H]')
      .find(([carbon, oxygen]) => carbon === bond.electrophile && view.mapped.becomes[oxygen] < 0);
    return acid === undefined || alcohol === undefined
      ? []
      : [{ nucleophile: alcohol[1], electrophile: acid[0], kind: 'acyl', closesRing: false }];
  });
}

/** In acid the amine of an amino acid is protonated, and the alcohol, which is the solvent, is esterified. */
function isFischer(view: ReactionView, { electrophile }: HeteroatomBond, { meant, rivals }: Faster): boolean {
  if (meant !== 'alcohol') return false;
  const isAcid = view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile) || view.atoms('reactants', ESTER).has(electrophile);
  const { moleculeOf } = view.mapped;
  return isAcid && rivals.every((atom) => moleculeOf[atom] === moleculeOf[electrophile]);
}

const alkylationOrder: MechanismRule = {
  id: 'C2',
  statement:
    'Of several nucleophiles the thiol is alkylated first, then the aliphatic amine; a phenol before an alcohol, an amine before an amide.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) =>
    [...bondsOf(view, 'alkyl'), ...additions(view)].flatMap((bond): readonly Finding[] => {
      if (view.atoms('reactants', '[CX4;$(C[OX2H])]').has(bond.electrophile)) return [];
      const isAddition = bond.kind === 'addition';
      const first = faster(view, bond, isAddition ? ADDED_FIRST : ALKYLATED_FIRST);
      const found = first ?? (isAddition ? null : faster(view, bond, ALKYLATED_AS_WELL));
      if (found === null) return [];
      const how = first === null ? 'is alkylated as well as' : 'is alkylated before';
      const text = `The ${NAMES[found.rival]} ${how} the ${NAMES[found.meant]}: it needs a protecting group.`;
      const chip = `${CHIP_NAMES[found.rival]} reacts first`;
      return [{ verdict: first === null ? 'risk' : 'never', chip, text, wanted: [bond.nucleophile], rivals: found.rivals }];
    }),
};

/** Carbons of an epoxide, and carbons beta to an acceptor: what takes up a nucleophile and loses nothing. */
const ADDING = ['[CX4]1[OX2][CX4]1', '[CX3;!$(C=O)]=[CX3][$(C=[OX1]),$(C#N),$([N+]=O),$(S=O)]'];

/** New bonds from nitrogen, oxygen or sulfur to epoxides and to alkenes with an acceptor, in another molecule. Reactant atoms. */
function additions(view: ReactionView): readonly Addition[] {
  const { sourceOf, moleculeOf, reactants } = view.mapped;
  if (view.names.includes('epoxide-hydrolysis')) return [];
  const carbons = ADDING.map((pattern) => view.atoms('reactants', pattern));
  return view.made.flatMap(([a, b]) =>
    [
      [sourceOf[a], sourceOf[b]],
      [sourceOf[b], sourceOf[a]],
    ].flatMap(([nucleophile, electrophile]): readonly Addition[] =>
      HETEROATOMS.has(reactants.atomicNumber[nucleophile]) &&
      moleculeOf[nucleophile] !== moleculeOf[electrophile] &&
      carbons.some((each) => each.has(electrophile))
        ? [{ nucleophile, electrophile, kind: 'addition' }]
        : [],
    ),
  );
}

interface Addition extends Pick<HeteroatomBond, 'nucleophile' | 'electrophile'> {
  readonly kind: 'addition';
}

/** Their acidity or basicity decides, which the neighbours make very different. */
const NOT_ALIKE: readonly NucleophileId[] = ['amide', 'sulfonamide', 'azole', 'acid', 'heteroarylamine', 'hydrazine'];
/** A phenol whose hydrogen a carbonyl or nitro group beside it holds: it waits for those that are free. */
const HELD_PHENOL = '[OX2H;$(Oc:c[CX3]=[OX1]),$(Oc:c[NX3+](=O)[O-])]';
const PRIMARY_ALCOHOL = '[OX2H;$(O[CX4;H2,H3])]';
const SECONDARY_ALCOHOL = '[OX2H;$(O[CX4;H1])]';
const TERTIARY_ALCOHOL = '[OX2H;$(O[CX4;H0])]';
const OPEN_ALCOHOL = '[OX2H;$(O[CX4;H1,H2,H3])]';

/** Free amines of an acid that is activated for another amine: they meet it however crowded they are, aromatic ones where they are no slower. */
function ownAminesOfAcid(view: ReactionView, bond: HeteroatomBond, meant: NucleophileId): readonly AtomIndex[] {
  const { moleculeOf, reactants } = view.mapped;
  if (bond.kind !== 'acyl' || !view.atoms('reactants', CARBOXYLIC_ACID).has(bond.electrophile)) return [];
  const ownOf = (kin: NucleophileId) =>
    unlikeBystanders(view, NUCLEOPHILES[kin], [bond.nucleophile]).filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile]);
  if (meant === 'aniline') return ownOf(meant).filter((atom) => crowding(reactants, atom) <= crowding(reactants, bond.nucleophile));
  return meant === 'amine' || meant === 'hindered' ? [...ownOf('amine'), ...ownOf('hindered')] : [];
}

const equalNucleophiles: MechanismRule = {
  id: 'C3',
  statement: 'Of two nucleophiles of one kind both react, the less hindered one first.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    [...bondsOf(view, 'acyl'), ...bondsOf(view, 'alkyl'), ...bondsOf(view, 'silyl')].flatMap((bond): readonly Finding[] => {
      const meant = nucleophileAt(view, bond.nucleophile);
      if (meant === null || NOT_ALIKE.includes(meant)) return [];
      const here = crowding(view.mapped.reactants, bond.nucleophile);
      const pattern = meant === 'hindered' ? NUCLEOPHILES.amine : NUCLEOPHILES[meant];
      const free = ownAminesOfAcid(view, bond, meant);
      if (free.length > 0) {
        const text = 'Once activated, the acid meets its own free amine in another of its molecules: it needs a protecting group.';
        return [{ verdict: 'never', chip: 'Acid meets itself', text, wanted: [bond.nucleophile], rivals: free }];
      }
      const held = view.atoms('reactants', HELD_PHENOL);
      const rivals = unlikeBystanders(view, pattern, [bond.nucleophile]).filter(
        (atom) =>
          (meant === 'hindered' || crowding(view.mapped.reactants, atom) <= here) && (held.has(bond.nucleophile) || !held.has(atom)),
      );
      if (rivals.length === 0) return [];
      const isSlower = (pattern: string) => view.atoms('reactants', pattern).has(bond.nucleophile);
      const opens = (pattern: string) => rivals.some((atom) => view.atoms('reactants', pattern).has(atom));
      if (isSlower(TERTIARY_ALCOHOL) ? opens(OPEN_ALCOHOL) : isSlower(SECONDARY_ALCOHOL) && opens(PRIMARY_ALCOHOL)) {
        const text = 'The less hindered alcohol reacts first: it needs a protecting group.';
        return [{ verdict: 'never', chip: 'Less hindered first', text, wanted: [bond.nucleophile], rivals }];
      }
      const text = `Another ${NAMES[meant === 'hindered' ? 'amine' : meant]} that is no more hindered reacts as readily: expect a mixture, or protect it.`;
      return [{ verdict: 'risk', chip: 'Two nucleophiles', text, wanted: [bond.nucleophile], rivals }];
    }),
};

/** What takes up a carbonyl compound or an arene before the nucleophile that is meant to. */
const CONDENSED_FIRST: Order = { aniline: ['amine'], heteroarylamine: ['amine'], amide: ['amine', 'aniline'] };
const ARYLATED_FIRST: Order = {
  aniline: ['thiol', 'amine'],
  heteroarylamine: ['thiol', 'amine'],
  amide: ['thiol', 'amine'],
  sulfonamide: ['thiol', 'amine'],
  alcohol: ['thiol', 'amine', 'phenol'],
};
const METAL_FREE_ARYLATIONS = [
  'snar-amination-fluoride',
  'snar-amination-chloride',
  'snar-ether-synthesis',
  'snar-amination-sulfur-leaving-group',
] as const;

const arylationOrder: MechanismRule = {
  id: 'C8',
  statement: 'In condensations with carbonyl compounds and in aromatic substitution the aliphatic amine comes before the aromatic one.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) =>
    [...bondsOf(view, 'carbonyl'), ...bondsOf(view, 'aryl')].flatMap((bond): readonly Finding[] => {
      const isArylation = bond.kind === 'aryl';
      const found = faster(view, bond, isArylation ? ARYLATED_FIRST : CONDENSED_FIRST);
      if (found === null) return [];
      // A metal or its ligand may prefer the other nitrogen, and a strong base an alkoxide.
      const isSure = isArylation ? METAL_FREE_ARYLATIONS.some((name) => view.names.includes(name)) && found.meant !== 'alcohol' : true;
      const text = `The ${NAMES[found.rival]} ${isArylation ? 'takes the arene' : 'condenses with the carbonyl group'} before the ${NAMES[found.meant]}: it needs a protecting group.`;
      const chip = `${CHIP_NAMES[found.rival]} reacts first`;
      return [{ verdict: isSure ? 'never' : 'risk', chip, text, wanted: [bond.nucleophile], rivals: found.rivals }];
    }),
};

const ALDEHYDE = '[CX3;H1;$(C[#6])]=[OX1]';
const KETONE = '[CX3;$(C([#6])[#6])]=[OX1]';

const aldehydeFirst: MechanismRule = {
  id: 'C4',
  statement: 'Nucleophiles add to an aldehyde before a ketone.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { mapped, made } = view;
    const rivals = bystanders(view, ALDEHYDE);
    if (rivals.length === 0) return [];
    const ketones = view.atoms('reactants', KETONE);
    const wanted = made.flatMap(([a, b]) => {
      const [from, to] = [mapped.sourceOf[a], mapped.sourceOf[b]];
      const met = ketones.has(from) && view.changed.has(from) ? [from] : ketones.has(to) ? [to] : [];
      const isAdded = met.some((carbon) =>
        view.places('reactants', KETONE).some(([c, o]) => (c === carbon && view.changed.has(o)) || (c === carbon && mapped.becomes[o] < 0)),
      );
      return isAdded && mapped.moleculeOf[from] !== mapped.moleculeOf[to] ? met : [];
    });
    if (wanted.length === 0) return [];
    const text = 'The aldehyde takes up the nucleophile before the ketone: protect it or let it react first.';
    return [{ verdict: 'never', chip: 'Aldehyde reacts first', text, wanted, rivals }];
  },
};

const ACYL_HALIDE = '[CX3;$(C[#6])](=[OX1])[Cl,Br,I]';
const ISOCYANATE = '[NX2;$(N[#6])]=[CX2]=[OX1]';
const SULFONYL_CHLORIDE = '[SX4;$(S[#6])](=[OX1])(=[OX1])Cl';
/** Ordinary esters, and what an amine takes before them. */
const ALKYL_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;$(O[CX4;!$(C(F)F)])]';
const ACTIVE_ESTER =
  '[CX3;$(C[#6])](=[OX1])[OX2;$(ON(C=O)C=O),$(Oc1c(F)c(F)c(F)c(F)c1F),$(Oc1ccc(N(=O)~O)cc1),$(O([CX3]=O)[CX3]=O),$(Oc1ccccc1)]';
const ESTER = '[CX3](=[OX1])[OX2;D2]';
/**
 * Alkyl halides that an amine or thiol finds before it opens an ester: bromides and iodides on open carbons, benzylic chlorides. Esters of
 * chloroacetic acid are opened in the cold.
 */
const OPEN_HALIDE = '[CX4;H2,H3;!$(C[CX4;H0]);$(C[Br,I]),$(C(Cl)c)][Cl,Br,I]';
/** Amines, alcohols, phenols, thiols: what an acid chloride does not leave alone. */
const ANY_NUCLEOPHILE: readonly NucleophileId[] = [
  'amine',
  'hindered',
  'aniline',
  'heteroarylamine',
  'hydrazine',
  'thiol',
  'phenol',
  'alcohol',
];

/** A halide that a ketone beside it activates. */
const HALOKETONE = '[CX4;!H0;$(C[CX3;$(C([#6])[#6])]=[OX1])][Cl,Br,I]';

const acidChlorideFirst: MechanismRule = {
  id: 'C5',
  statement:
    'An acid chloride, isocyanate or sulfonyl chloride reacts before an ester, an acid or an alkyl halide; an active ester, anhydride or alkyl halide before an ester.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) =>
    heteroatomBonds(view)
      .filter(({ closesRing }) => !closesRing)
      .flatMap((bond): readonly Finding[] => {
        const rivals = [
          ...unlikeBystanders(view, ACYL_HALIDE, [bond.electrophile]),
          ...unlikeBystanders(view, ISOCYANATE, [bond.electrophile]),
          ...(view.atoms('reactants', ALKYL_ESTER).has(bond.electrophile) ? bystanders(view, ACTIVE_ESTER) : []),
          ...(view.atoms('reactants', ACYL_HALIDE).has(bond.electrophile) ? [] : bystanders(view, SULFONYL_CHLORIDE)),
        ];
        const meant = rivals.length === 0 ? null : nucleophileAt(view, bond.nucleophile);
        if (meant === null || !ANY_NUCLEOPHILE.includes(meant)) return [];
        const text = `The ${NAMES[meant]} reacts first with the more reactive acid derivative that stands by.`;
        return [{ verdict: 'never', chip: 'Wrong acyl group', text, wanted: [bond.electrophile], rivals }];
      })
      .concat(haloEsters(view), haloketones(view), aldehydesBesideArylHalides(view)),
};

/** Condensation of a ketone with an amine beside a halide that is displaced first; rings close both ways. */
function haloketones(view: ReactionView): readonly Finding[] {
  return bondsOf(view, 'carbonyl').flatMap((bond): readonly Finding[] => {
    const meant = nucleophileAt(view, bond.nucleophile);
    if (meant === null || !DISPLACES.includes(meant) || !view.atoms('reactants', KETONE).has(bond.electrophile)) return [];
    const { moleculeOf } = view.mapped;
    const rivals = bystanders(view, HALOKETONE).filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile]);
    if (rivals.length === 0) return [];
    const text = `The ${NAMES[meant]} displaces the halide beside the ketone before it condenses with it.`;
    return [{ verdict: 'never', chip: 'Halide reacts first', text, wanted: [bond.electrophile], rivals }];
  });
}

/** Aminolysis of an ester, or a thiolysis, beside a halide or an aldehyde that comes first. */
function haloEsters(view: ReactionView): readonly Finding[] {
  return bondsOf(view, 'acyl').flatMap((bond): readonly Finding[] => {
    const meant = nucleophileAt(view, bond.nucleophile);
    if (meant === null || !DISPLACES.includes(meant) || !view.atoms('reactants', ALKYL_ESTER).has(bond.electrophile)) return [];
    const { moleculeOf } = view.mapped;
    const aldehydes = meant === 'thiol' ? [] : bystanders(view, ALDEHYDE);
    if (aldehydes.length > 0) {
      const text = `The ${NAMES[meant]} condenses with the aldehyde before it opens the ester.`;
      return [{ verdict: 'never', chip: 'Aldehyde reacts first', text, wanted: [bond.electrophile], rivals: aldehydes }];
    }
    const rivals = bystanders(view, OPEN_HALIDE).filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile]);
    if (rivals.length === 0) return [];
    const text = `The ${NAMES[meant]} displaces the halide before it opens the ester.`;
    return [{ verdict: 'never', chip: 'Halide reacts first', text, wanted: [bond.electrophile], rivals }];
  });
}

const PRIMARY_AMINE = '[NX3;H2;+0;$(N[CX4])]';

/** Arylation of a primary amine that an aldehyde of its partner takes up first, as an imine. */
function aldehydesBesideArylHalides(view: ReactionView): readonly Finding[] {
  return bondsOf(view, 'aryl').flatMap((bond): readonly Finding[] => {
    if (!view.atoms('reactants', PRIMARY_AMINE).has(bond.nucleophile)) return [];
    const rivals = bystanders(view, ALDEHYDE);
    if (rivals.length === 0) return [];
    const text = 'The primary amine condenses with the aldehyde before it meets the arene: protect the aldehyde as an acetal.';
    return [{ verdict: 'never', chip: 'Aldehyde reacts first', text, wanted: [bond.electrophile], rivals }];
  });
}

const DISPLACES: readonly NucleophileId[] = ['amine', 'hindered', 'aniline', 'heteroarylamine', 'thiol'];

/** Groups of which a symmetric molecule has two, and which one portion of reagent does not tell apart. */
const TWINS: readonly NucleophileId[] = ['amine', 'hindered', 'aniline', 'thiol', 'phenol', 'alcohol'];

/** Of a diamine, diol or diphenol of so few heavy atoms a large excess is taken as a matter of course, and washed out. */
const SMALL = 9;

const twins: MechanismRule = {
  id: 'C9',
  statement: 'Of two groups that symmetry makes alike a reagent takes both: one alone only with an excess of the other partner.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { symmetryClass } = view.reactants;
    const { moleculeOf } = view.mapped;
    const twinsOf = (pattern: string, atom: AtomIndex) =>
      bystanders(view, pattern).filter((each) => symmetryClass[each] === symmetryClass[atom] && moleculeOf[each] === moleculeOf[atom]);
    return [...bondsOf(view, 'acyl'), ...bondsOf(view, 'alkyl'), ...bondsOf(view, 'silyl')].flatMap((bond): readonly Finding[] => {
      const meant = nucleophileAt(view, bond.nucleophile);
      const nucleophiles = meant === null || !TWINS.includes(meant) ? [] : twinsOf(NUCLEOPHILES[meant], bond.nucleophile);
      if (nucleophiles.length > 0 && moleculeSize(view, bond.nucleophile) > SMALL) {
        const text = 'Its twin reacts as well: take a large excess of the compound with two, or protect one, and separate a mixture.';
        return [{ verdict: 'risk', chip: 'Two alike', text, wanted: [bond.nucleophile], rivals: nucleophiles }];
      }
      const acids = view.atoms('reactants', CARBOXYLIC_ACID).has(bond.electrophile) ? twinsOf(CARBOXYLIC_ACID, bond.electrophile) : [];
      const halides = acids.length > 0 ? acids : twinsOf(ACYL_HALIDE, bond.electrophile);
      if (halides.length === 0) return [];
      const text = 'Its twin reacts as well: take the cyclic anhydride or the half ester, or separate a mixture.';
      return [{ verdict: 'risk', chip: 'Two alike', text, wanted: [bond.electrophile], rivals: halides }];
    });
  },
};

function moleculeSize({ mapped: { moleculeOf } }: ReactionView, atom: AtomIndex): number {
  return moleculeOf.reduce((size, molecule) => (molecule === moleculeOf[atom] ? size + 1 : size), 0);
}

const secondAcid: MechanismRule = {
  id: 'C6',
  statement: 'What activates one carboxylic acid for an amine activates another one too.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) =>
    bondsOf(view, 'acyl').flatMap((bond): readonly Finding[] => {
      if (!view.atoms('reactants', CARBOXYLIC_ACID).has(bond.electrophile)) return [];
      if (nucleophileAt(view, bond.nucleophile) === 'alcohol') return [];
      const rivals = unlikeBystanders(view, CARBOXYLIC_ACID, [bond.electrophile]);
      if (rivals.length === 0) return [];
      const text = 'The other carboxylic acid is activated as well: use its ester, or an acid chloride or active ester of the one meant.';
      return [{ verdict: 'risk', chip: 'Two acids', text, wanted: [bond.electrophile], rivals }];
    }),
};

const amideIsNoAmine: MechanismRule = {
  id: 'C7',
  statement: 'The N-H of an amide or lactam is no amine: it neither couples with an acid nor is alkylated reductively by a ketone.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) =>
    heteroatomBonds(view)
      .filter(({ closesRing }) => !closesRing)
      .flatMap(({ nucleophile, electrophile, kind }): readonly Finding[] => {
        if (kind === 'alkyl' || !view.atoms('reactants', NUCLEOPHILES.amide).has(nucleophile)) return [];
        const isAcid = kind === 'acyl' && view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile);
        const isKetone = kind === 'carbonyl' && view.atoms('reactants', KETONE).has(electrophile) && becomesSaturated(view, electrophile);
        if (!isAcid && !isKetone) return [];
        const text = isAcid
          ? 'The nitrogen of an amide is not nucleophilic enough for coupling with an acid: it takes an acid chloride or anhydride and base.'
          : 'The nitrogen of an amide forms no iminium ion with a ketone, so there is nothing to reduce.';
        return [{ verdict: 'never', chip: 'Amide, no amine', text, wanted: [nucleophile], rivals: [] }];
      }),
};

function becomesSaturated({ mapped }: ReactionView, atom: AtomIndex): boolean {
  const { product, becomes } = mapped;
  const after = becomes[atom];
  return product.hydrogenCount[after] + product.neighbourStart[after + 1] - product.neighbourStart[after] === 4;
}

/** Which of several groups reacts. */
export const CHEMOSELECTIVITY: MechanismTable = {
  title: 'Which of several groups reacts',
  rules: [
    acylationOrder,
    alkylationOrder,
    equalNucleophiles,
    aldehydeFirst,
    acidChlorideFirst,
    secondAcid,
    amideIsNoAmine,
    arylationOrder,
    twins,
  ],
};

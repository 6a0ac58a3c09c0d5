import { type AtomIndex, BOND } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders, unlikeBystanders } from '../bystanders.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import type { ReactionView } from '../reaction-view.ts';
import { crowdedAmines } from './crowded-amines.ts';
import { amidesWithCyanate } from './cyanate-additions.ts';
import { additions } from './nucleophile-order.ts';
import { bondsOf, CARBOXYLIC_ACID, type Finding, NAMES, NUCLEOPHILES, type NucleophileId, nucleophileAt } from './nucleophiles.ts';
import { sluggishEsterOpenings } from './sluggish-ester-openings.ts';

export const ALDEHYDE = '[CX3;H1;$(C[#6])]=[OX1]';

export const KETONE = '[CX3;$(C([#6])[#6])]=[OX1]';

export const aldehydeFirst: MechanismRule = {
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

export const ACYL_HALIDE = '[CX3;$(C[#6])](=[OX1])[Cl,Br,I]';

const ISOCYANATE = '[NX2;$(N[#6])]=[CX2]=[OX1]';

const SULFONYL_CHLORIDE = '[SX4;$(S[#6])](=[OX1])(=[OX1])Cl';

/** Ordinary esters, and what an amine takes before them; acyloxymethyl groups, which leave as formaldehyde, are among these. */
const ALKYL_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;$(O[CX4;!$(C(F)F)])]';

const ACTIVE_ESTER =
  '[CX3;$(C[#6])](=[OX1])[OX2;$(ON(C=O)C=O),$(Oc1c(F)c(F)c(F)c(F)c1F),$(Oc1ccc(N(=O)~O)cc1),$(O([CX3]=O)[CX3]=O),$(Oc1ccccc1),$(O[CH2][OX2][#6])]';

/** The same of carbamates with N-H, which lose their phenol by way of the isocyanate; others an amine leaves alone. */
const ACTIVE_CARBAMATE =
  '[CX3;$(C[NX3;!H0])](=[OX1])[OX2;$(ON(C=O)C=O),$(Oc1c(F)c(F)c(F)c(F)c1F),$(Oc1ccc(N(=O)~O)cc1),$(Oc1[cH][cH][cH][cH][cH]1)]';

/**
 * Alkyl halides that an amine or thiol finds before it opens an ester: bromides and iodides on open carbons, benzylic chlorides. Esters of
 * chloroacetic acid are opened in the cold. Triflates leave from secondary carbons, too.
 */
const OPEN_HALIDE =
  '[CX4;!H0;$(C[Br,I]),$(C(Cl)c),$(C[OX2]S(=O)(=O)C(F)(F)F);!$([CX4;H1][Br,I,Cl]);!$(C[CX4;H0])][Cl,Br,I,$(OS(=O)(=O)C(F)(F)F)]';

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

export const acidChlorideFirst: MechanismRule = {
  id: 'C5',
  statement:
    'An acid chloride, isocyanate or sulfonyl chloride reacts before an ester, an acid or an alkyl halide; an active ester or carbamate, anhydride or alkyl halide before an ester.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) =>
    heteroatomBonds(view)
      .filter(({ closesRing }) => !closesRing)
      .flatMap((bond): readonly Finding[] => {
        const rivals = [
          ...unlikeBystanders(view, ACYL_HALIDE, [bond.electrophile]),
          ...isocyanatesBefore(view, bond.electrophile),
          ...(view.atoms('reactants', ALKYL_ESTER).has(bond.electrophile)
            ? [...bystanders(view, ACTIVE_ESTER), ...bystanders(view, ACTIVE_CARBAMATE)]
            : []),
          ...(view.atoms('reactants', ACYL_HALIDE).has(bond.electrophile) ? [] : bystanders(view, SULFONYL_CHLORIDE)),
        ];
        const meant = rivals.length === 0 ? null : nucleophileAt(view, bond.nucleophile);
        if (meant === null || !ANY_NUCLEOPHILE.includes(meant)) return [];
        const text = `The ${NAMES[meant]} reacts first with the more reactive acid derivative that stands by.`;
        return [{ verdict: 'never', chip: 'Wrong acyl group', text, wanted: [bond.electrophile], rivals }];
      })
      .concat(
        haloEsters(view),
        haloketones(view),
        openEnones(view),
        aldehydesBesideArylHalides(view),
        crowdedAmines(view),
        sluggishEsterOpenings(view),
        additionsBesideAcylHalides(view),
      ),
};

/** Carbon of an isocyanate on an arene with a group beside it, and one with none. */
const SHIELDED_ISOCYANATE = '[CX2;$(C(=[OX1])=[NX2]c:c-[!#1])]';
const OPEN_ISOCYANATE = '[NX2;$(N[c;$(c(:[cH]):[cH])])]=[CX2]=[OX1]';

/** Isocyanates that react before the group that is meant; of two isocyanates one on an open side of the arene before one beside a group. */
function isocyanatesBefore(view: ReactionView, electrophile: AtomIndex): readonly AtomIndex[] {
  const isMeant = view.places('reactants', ISOCYANATE).some(([, carbon]) => carbon === electrophile);
  if (!isMeant) return bystanders(view, ISOCYANATE);
  return view.atoms('reactants', SHIELDED_ISOCYANATE).has(electrophile) ? bystanders(view, OPEN_ISOCYANATE) : [];
}

/** Additions of a nucleophile to an alkene or epoxide beside an acid halide or isocyanate, which takes it first. */
function additionsBesideAcylHalides(view: ReactionView): readonly Finding[] {
  return additions(view).flatMap((bond): readonly Finding[] => {
    const rivals = [...bystanders(view, ACYL_HALIDE), ...bystanders(view, ISOCYANATE), ...bystanders(view, SULFONYL_CHLORIDE)];
    const meant = rivals.length === 0 ? null : nucleophileAt(view, bond.nucleophile);
    if (meant === null || !ANY_NUCLEOPHILE.includes(meant)) return [];
    const text = `The ${NAMES[meant]} reacts first with the more reactive acid derivative that stands by.`;
    return [{ verdict: 'never', chip: 'Wrong acyl group', text, wanted: [bond.electrophile], rivals }];
  });
}

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

/** Condensation of a ketone with an amine or thiol beside the open end of its own double bond, to which it adds. */
function openEnones(view: ReactionView): readonly Finding[] {
  return bondsOf(view, 'carbonyl').flatMap((bond): readonly Finding[] => {
    const meant = nucleophileAt(view, bond.nucleophile);
    if (meant === null || !DISPLACES.includes(meant)) return [];
    if (!view.atoms('reactants', '[CX3;$(C(=[OX1])[CX3]=[CX3;H2])]').has(bond.electrophile)) return [];
    const { moleculeOf } = view.mapped;
    const rivals = bystanders(view, '[CX3;H2;$(C=[CX3][CX3]=[OX1])]').filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile]);
    if (rivals.length === 0) return [];
    const text = `The ${NAMES[meant]} adds to the open end of the double bond before it condenses with the ketone.`;
    return [{ verdict: 'never', chip: 'Adds at beta', text, wanted: [bond.electrophile], rivals }];
  });
}

/** The open end of the double bond of an acrylate. */
const ACRYLATE_END = '[CX3;H2;$(C=[CX3][CX3](=[OX1])[OX2])]';

/** A ketone that neither an arene on each side nor a donor on its double bond holds back. */
const OPEN_KETONE = '[CX3;$(C([CX4])[#6;!$(C=C[N,O,S])])]=[OX1]';

const OPEN_EPOXIDE = '[CX4;H2]1[OX2][CX4]1';

/** Aminolysis of an ester, or a thiolysis, beside a halide or an aldehyde that comes first. */
function haloEsters(view: ReactionView): readonly Finding[] {
  return bondsOf(view, 'acyl').flatMap((bond): readonly Finding[] => {
    const meant = nucleophileAt(view, bond.nucleophile);
    if (
      meant === null ||
      !(meant === 'hydrazine' || DISPLACES.includes(meant)) ||
      !view.atoms('reactants', ALKYL_ESTER).has(bond.electrophile)
    )
      return [];
    const { moleculeOf } = view.mapped;
    const aldehydes = meant === 'thiol' ? [] : bystanders(view, ALDEHYDE);
    const ketones = meant === 'hydrazine' ? bystanders(view, OPEN_KETONE) : [];
    if (ketones.length > 0) {
      const text = 'Hydrazines and hydroxylamine condense with the ketone before they open the ester.';
      return [{ verdict: 'never', chip: 'Ketone reacts first', text, wanted: [bond.electrophile], rivals: ketones }];
    }
    if (aldehydes.length > 0) {
      const text = `The ${NAMES[meant]} condenses with the aldehyde before it opens the ester.`;
      return [{ verdict: 'never', chip: 'Aldehyde reacts first', text, wanted: [bond.electrophile], rivals: aldehydes }];
    }
    const acrylates = bystanders(view, ACRYLATE_END).filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile]);
    if (acrylates.length > 0 && (meant === 'amine' || meant === 'thiol')) {
      const text = `The ${NAMES[meant]} adds to the open end of the double bond before it opens the ester.`;
      return [{ verdict: 'never', chip: 'Adds at beta', text, wanted: [bond.electrophile], rivals: acrylates }];
    }
    const epoxides = bystanders(view, OPEN_EPOXIDE).filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile]);
    if (epoxides.length > 0 && (meant === 'amine' || meant === 'thiol')) {
      const text = `The ${NAMES[meant]} opens the epoxide before the ester.`;
      return [{ verdict: 'never', chip: 'Epoxide reacts first', text, wanted: [bond.electrophile], rivals: epoxides }];
    }
    const rivals = bystanders(view, OPEN_HALIDE).filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile]);
    if (rivals.length === 0) return [];
    const text = `The ${NAMES[meant]} displaces the halide or triflate before it opens the ester.`;
    return [{ verdict: 'never', chip: 'Halide reacts first', text, wanted: [bond.electrophile], rivals }];
  });
}

const FREE_HYDRAZINE = '[NX3;H2;+0;$(N[NX3;+0;!$(N[C,S]=[O,S])])]';

const PRIMARY_AMINE = '[NX3;H2;+0;$(N[CX4])]';

/** Arylation of a primary amine that an aldehyde of its partner takes up first, as an imine. */
function aldehydesBesideArylHalides(view: ReactionView): readonly Finding[] {
  return bondsOf(view, 'aryl').flatMap((bond): readonly Finding[] => {
    const isHydrazine = view.atoms('reactants', FREE_HYDRAZINE).has(bond.nucleophile);
    if (!isHydrazine && !view.atoms('reactants', PRIMARY_AMINE).has(bond.nucleophile)) return [];
    const rivals = [...bystanders(view, ALDEHYDE), ...(isHydrazine ? bystanders(view, OPEN_KETONE) : [])];
    if (rivals.length === 0) return [];
    if (isHydrazine) {
      const text = 'Hydrazine condenses with the carbonyl group before it meets the arene, and closes an indazole where it can.';
      return [{ verdict: 'never', chip: 'Carbonyl reacts first', text, wanted: [bond.electrophile], rivals }];
    }
    const text = 'The primary amine condenses with the aldehyde before it meets the arene: protect the aldehyde as an acetal.';
    return [{ verdict: 'never', chip: 'Aldehyde reacts first', text, wanted: [bond.electrophile], rivals }];
  });
}

const DISPLACES: readonly NucleophileId[] = ['amine', 'hindered', 'aniline', 'heteroarylamine', 'thiol'];

export const amideIsNoAmine: MechanismRule = {
  id: 'C7',
  statement:
    'The N-H of an amide or lactam is no amine: it neither couples with an acid nor condenses with a ketone or aldehyde, nor does it add to cyanic acid.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => [
    ...amidesWithCyanate(view),
    ...heteroatomBonds(view)
      .filter(({ closesRing }) => !closesRing)
      .flatMap(({ nucleophile, electrophile, kind }): readonly Finding[] => {
        if (kind === 'alkyl' || !view.atoms('reactants', NUCLEOPHILES.amide).has(nucleophile)) return [];
        const isAcid = kind === 'acyl' && view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile);
        const isKetone = kind === 'carbonyl' && view.atoms('reactants', KETONE).has(electrophile) && becomesSaturated(view, electrophile);
        const isImine = kind === 'carbonyl' && isDoubleBond(view, nucleophile, electrophile);
        // Formic acid and its kin reduce the iminium ion of an amine; with an amide formaldehyde stops at the hydroxymethyl group.
        const isMethylation = kind === 'carbonyl' && view.names.includes('eschweiler-clarke-methylation');
        if (isMethylation && !isKetone && !isImine) {
          const text = 'The nitrogen of an amide is not methylated by formaldehyde and formic acid: take a base and iodomethane.';
          return [{ verdict: 'never', chip: 'Amide, no amine', text, wanted: [nucleophile], rivals: [] }];
        }
        if (!isAcid && !isKetone && !isImine) return [];
        const text = isAcid
          ? 'The nitrogen of an amide is not nucleophilic enough for coupling with an acid: it takes an acid chloride or anhydride and base.'
          : isImine
            ? 'The nitrogen of an amide is too poor in electrons for an imine, and an acylimine does not last.'
            : 'The nitrogen of an amide forms no iminium ion with a ketone, so there is nothing to reduce.';
        return [{ verdict: 'never', chip: 'Amide, no amine', text, wanted: [nucleophile], rivals: [] }];
      }),
  ],
};

/** Whether two reactant atoms are joined by a double bond in the product. */
function isDoubleBond({ mapped: { product, becomes } }: ReactionView, a: AtomIndex, b: AtomIndex): boolean {
  return orderBetween(product, becomes[a], becomes[b]) === BOND.double;
}

function becomesSaturated({ mapped }: ReactionView, atom: AtomIndex): boolean {
  const { product, becomes } = mapped;
  const after = becomes[atom];
  return product.hydrogenCount[after] + product.neighbourStart[after + 1] - product.neighbourStart[after] === 4;
}

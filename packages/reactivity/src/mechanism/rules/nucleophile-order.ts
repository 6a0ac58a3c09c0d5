import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { HeteroatomBond } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { rememberedOfView } from '../remembered-of-view.ts';
import {
  bondsOf,
  CARBOXYLIC_ACID,
  CHIP_NAMES,
  type Faster,
  type Finding,
  faster,
  NAMES,
  NUCLEOPHILES,
  type NucleophileId,
  nucleophileAt,
  type Order,
} from './nucleophiles.ts';

const HETEROATOMS: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

const ACYLATED_FIRST: Order = {
  amidine: ['amine', 'hydrazine', 'oximeOxygen'],
  aniline: ['amine', 'hydrazine'],
  heteroarylamine: ['amine', 'hydrazine'],
  phenol: ['amine', 'aniline', 'hydrazine', 'thiol'],
  // What sulfur takes up it hands on to the amine.
  thiol: ['amine', 'hydrazine'],
  azole: ['amine'],
  acidicAzole: ['amine'],
  diazole: ['amine'],
  pyrrole: ['amine', 'aniline', 'hydrazine', 'thiol', 'phenol', 'alcohol'],
  alcohol: ['amine', 'aniline', 'hydrazine', 'thiol'],
  hydroxylamineOxygen: ['hydrazine', 'amine'],
  imide: ['amine', 'aniline', 'hydrazine', 'thiol', 'phenol', 'alcohol'],
  amide: ['amine', 'aniline', 'hydrazine', 'thiol', 'phenol', 'alcohol', 'sulfonamide'],
  carbamate: ['amine', 'aniline', 'hydrazine', 'thiol', 'phenol', 'alcohol', 'sulfonamide'],
  sulfonamide: ['amine', 'aniline', 'hydrazine', 'thiol'],
  // To a mixed anhydride, which hands the acyl group on.
  acid: ['amine', 'aniline', 'hydrazine', 'thiol'],
};

/** What is more in an acid's amide coupling, whose active ester an N-acylazole still is: it hands the acyl group on to any amine. */
const COUPLED_FIRST: Order = {
  diazole: ['aniline', 'heteroarylamine'],
  acidicAzole: ['aniline', 'heteroarylamine'],
  azole: ['aniline', 'heteroarylamine'],
};

/** Diarylamines, and anilines whose lone pair a nitro group ortho or para takes: an alcohol or phenol is acylated before them. */
const SLUGGISH_ANILINE = '[NX3;H1;+0;$(N(c)c),$(Nc:c[$([N+](=O)[O-])]),$(Nc:c:c:c[$([N+](=O)[O-])])]';

function areSluggish(view: ReactionView, { rival, rivals }: Faster): boolean {
  if (rival !== 'aniline') return false;
  const sluggish = view.atoms('reactants', SLUGGISH_ANILINE);
  return rivals.every((atom) => sluggish.has(atom));
}

function comesFromAcid(view: ReactionView, { electrophile }: HeteroatomBond): boolean {
  return view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile);
}

/** With base the phenol comes first, with acid the alcohol. */
const ACYLATED_AS_WELL: Order = { alcohol: ['phenol'] };

/**
 * Base takes the more acidic hydrogen, and its anion is what an alkyl halide meets. pKa in dimethyl sulfoxide (Bordwell, Acc. Chem. Res. 1988, 21,
 * 456, doi:10.1021/ar00156a004): tetrazole 8, acetic acid 12, triazoles 14, succinimide 15, benzenesulfonamide 16, butanethiol 17, phenol 18, imidazole
 * 19, pyrazole 20, indole 21, pyrrole 23, carbamates 24, amides 21 to 26, ethanol 30, aniline 31. Three units apart decide. An acid is no rival here: its
 * dianion is alkylated at the other end.
 */
const ALKYLATED_FIRST: Order = {
  amidine: ['thiol', 'amine'],
  amine: ['thiol'],
  hindered: ['thiol', 'amine'],
  aniline: ['thiol', 'amine', 'hydrazine', 'phenol', 'imide', 'sulfonamide', 'acidicAzole', 'diazole'],
  heteroarylamine: ['thiol', 'amine', 'phenol', 'imide', 'sulfonamide', 'acidicAzole', 'diazole', 'pyrrole'],
  phenol: ['thiol', 'amine'],
  azole: ['thiol', 'amine'],
  acidicAzole: ['thiol', 'amine'],
  diazole: ['thiol', 'amine', 'imide', 'acidicAzole'],
  pyrrole: ['thiol', 'amine', 'phenol', 'imide', 'sulfonamide', 'acidicAzole'],
  acid: ['thiol', 'amine', 'hindered'],
  // Two portions of sodium hydride may turn the third of these round; a chemist protects the amine all the same.
  alcohol: ['thiol', 'phenol', 'amine', 'imide', 'sulfonamide', 'acidicAzole', 'diazole', 'pyrrole'],
  hydroxylamineOxygen: ['hydrazine', 'thiol', 'amine'],
  imide: ['thiol', 'amine', 'phenol'],
  amide: ['thiol', 'amine', 'phenol', 'imide', 'sulfonamide', 'acidicAzole', 'diazole'],
  carbamate: ['thiol', 'amine', 'phenol', 'imide', 'sulfonamide', 'acidicAzole', 'diazole', 'pyrrole'],
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
  imide: ['thiol', 'amine'],
  amide: ['thiol', 'amine', 'imide'],
  carbamate: ['thiol', 'amine', 'imide'],
  sulfonamide: ['thiol', 'amine'],
  azole: ['thiol'],
  acidicAzole: ['thiol'],
  diazole: ['thiol'],
  pyrrole: ['thiol', 'amine'],
};

export const acylationOrder: MechanismRule = {
  id: 'C1',
  statement:
    'Of several nucleophiles the aliphatic amine is acylated first, then the aromatic amine, then alcohols and phenols, last amides.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    [...bondsOf(view, 'acyl'), ...esterifications(view)].flatMap((bond): readonly Finding[] => {
      const outer = outerNitrogens(view, bond);
      if (outer.length > 0) {
        const text = 'The outer nitrogen of an arylhydrazine is acylated, not the one that shares its lone pair with the ring.';
        return [{ verdict: 'never', chip: 'Outer nitrogen first', text, wanted: [bond.nucleophile], rivals: outer }];
      }
      const first = faster(view, bond, ACYLATED_FIRST) ?? (comesFromAcid(view, bond) ? faster(view, bond, COUPLED_FIRST) : null);
      const found = first ?? faster(view, bond, ACYLATED_AS_WELL);
      if (found === null || areSluggish(view, found) || isFischer(view, bond, found) || isSulfonylurea(view, bond, found)) return [];
      if (isHeldAsSalt(view, bond, found)) {
        const text =
          'The aliphatic amine is acylated first unless it is kept as its salt: couple in water with a carbodiimide and one portion of acid, or protect it.';
        return [{ verdict: 'risk', chip: 'Amine as salt', text, wanted: [bond.nucleophile], rivals: found.rivals }];
      }
      const isFirst = first !== null || isOpenPhenolInBase(view, bond, found);
      const how = isFirst ? 'is acylated before' : 'is acylated as well as';
      const text = `The ${NAMES[found.rival]} ${how} the ${NAMES[found.meant]}: it needs a protecting group.`;
      const chip = `${CHIP_NAMES[found.rival]} reacts first`;
      return [{ verdict: isFirst ? 'never' : 'risk', chip, text, wanted: [bond.nucleophile], rivals: found.rivals }];
    }),
};

/** A secondary amine of an open chain with a hydroxyl group two carbons along, as beta-agonists and beta-blockers have it. */
const OPEN_AMINO_ALCOHOL = '[NX3;H1;!R;+0;$(N([CX4;!H3])[CX4][CX4;!H2][OX2H])]';

/** Acid takes so basic and crowded an amine out, and the aniline meets the activated acid. */
function isHeldAsSalt(view: ReactionView, bond: HeteroatomBond, { meant, rivals }: Faster): boolean {
  const amines = view.atoms('reactants', OPEN_AMINO_ALCOHOL);
  return meant === 'aniline' && comesFromAcid(view, bond) && rivals.every((atom) => amines.has(atom));
}

/** Isocyanates and activated acids take the anion of a sulfonamide before an aromatic amine: base comes with them. */
function isSulfonylurea(view: ReactionView, bond: HeteroatomBond, { meant, rival }: Faster): boolean {
  if (meant !== 'sulfonamide' || rival !== 'aniline') return false;
  return comesFromAcid(view, bond) || view.atoms('reactants', '[CX2](=[NX2])=[OX1,SX1]').has(bond.electrophile);
}

/** The free nitrogen that hangs on one of an arylhydrazine. */
function outerNitrogens(view: ReactionView, { nucleophile }: HeteroatomBond): readonly AtomIndex[] {
  if (!view.atoms('reactants', '[NX3;H1;+0;$(Nc)][NX3;H2;+0]').has(nucleophile)) return [];
  return bystanders(view, '[NX3;H2;+0;$(N[NX3;H1]c)]').filter((atom) => neighboursOf(view.mapped.reactants, atom).includes(nucleophile));
}

/** Acid halides and anhydrides, which come with base; acids are esterified in acid. */
const COMES_WITH_BASE = '[$([CX3](=[OX1])[Cl,Br]),$([CX3](=[OX1])[OX2][CX3]=[OX1]),$([SX4](=[OX1])(=[OX1])Cl)]';

/** Phenols that a carbonyl or nitro group beside them, or alkyl groups on both sides, do not hold back. */
const OPEN_PHENOL = '[OX2H;$(O[c;!$(c:c[CX3]=[OX1]);!$(c:c[NX3+](=O)[O-]);$(c:[cH])])]';

function isOpenPhenolInBase(view: ReactionView, { electrophile }: HeteroatomBond, { rivals }: Faster): boolean {
  const open = view.atoms('reactants', OPEN_PHENOL);
  return view.atoms('reactants', COMES_WITH_BASE).has(electrophile) && rivals.some((atom) => open.has(atom));
}

/** Esters of an acid and an alcohol that the map joins by the oxygen of the acid, as if the alcohol's had left: told as acylations of the alcohol. */
export function esterifications(view: ReactionView): readonly HeteroatomBond[] {
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

/** With a hydroxyl group ortho or para: the halide leaves to a quinone methide, which takes up whatever is there. */
const HYDROXYBENZYL = '[CX4;$(Cc:c[OX2H]),$(Cc:c:c:c[OX2H])]';

export const alkylationOrder: MechanismRule = {
  id: 'C2',
  statement:
    'Of several nucleophiles the thiol is alkylated first, then the aliphatic amine; of the others the stronger acid, as a phenol before an alcohol.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) =>
    [...bondsOf(view, 'alkyl'), ...additions(view)].flatMap((bond): readonly Finding[] => {
      if (view.atoms('reactants', '[CX4;$(C[OX2H])]').has(bond.electrophile)) return [];
      const isAddition = bond.kind === 'addition';
      const found = faster(view, bond, isAddition ? ADDED_FIRST : ALKYLATED_FIRST) ?? crowdedToo(view, bond);
      if (found === null) return isAddition ? [] : quaternised(view, bond);
      if (found.rival === 'phenol' && view.atoms('reactants', HYDROXYBENZYL).has(bond.electrophile)) return [];
      const text = `The ${NAMES[found.rival]} is alkylated before the ${NAMES[found.meant]}: it needs a protecting group.`;
      const chip = `${CHIP_NAMES[found.rival]} reacts first`;
      return [{ verdict: 'never', chip, text, wanted: [bond.nucleophile], rivals: found.rivals }];
    }),
};

const TERTIARY_ALCOHOL = '[OX2H;$(O[CX4;H0]([#6])([#6])[#6])]';

/** A primary amine on a tertiary carbon holds nothing back from a halide but what is as crowded. */
function crowdedToo(view: ReactionView, { nucleophile }: Pick<HeteroatomBond, 'nucleophile'>): Faster | null {
  if (!view.atoms('reactants', TERTIARY_ALCOHOL).has(nucleophile)) return null;
  const rivals = bystanders(view, `[NX3;H2;$(${NUCLEOPHILES.hindered})]`);
  return rivals.length === 0 ? null : { meant: 'alcohol', rival: 'hindered', rivals };
}

/** Iodomethane, and benzylic and allylic bromides and iodides. */
const QUATERNISES = '[$([CH3]I),$([CX4;H2;$(Cc),$(C[CX3]=[CX3])][Br,I])]';
/** A tertiary amine with a methyl group, between open carbons. */
const OPEN_TERTIARY_AMINE = '[NX3;H0;+0;$(N([CH3])([CX4;H2,H3])[CX4;H2,H3]);!$(NC[!#6])]';
/** What a tertiary amine comes before: it needs no base, and nothing shields its lone pair. */
const AFTER_TERTIARY_AMINES: readonly NucleophileId[] = ['alcohol', 'aniline', 'heteroarylamine', 'amide', 'carbamate', 'acid', 'phenol'];

/** A tertiary amine that stands by while a halide is there that makes the ammonium salt of it in the cold. */
function quaternised(
  view: ReactionView,
  { nucleophile, electrophile }: Pick<HeteroatomBond, 'nucleophile' | 'electrophile'>,
): readonly Finding[] {
  if (!view.atoms('reactants', QUATERNISES).has(electrophile)) return [];
  const rivals = bystanders(view, OPEN_TERTIARY_AMINE);
  const meant = rivals.length === 0 ? null : nucleophileAt(view, nucleophile);
  if (meant === null || !AFTER_TERTIARY_AMINES.includes(meant)) return [];
  const text = `The tertiary amine takes the halide, to the ammonium salt, before the ${NAMES[meant]} does.`;
  return [{ verdict: 'never', chip: 'Quaternised first', text, wanted: [nucleophile], rivals }];
}

/** Carbons of an epoxide, and carbons beta to an acceptor: what takes up a nucleophile and loses nothing. */
const ADDING = ['[CX4]1[OX2][CX4]1', '[CX3;!$(C=O)]=[CX3][$(C=[OX1]),$(C#N),$([N+]=O),$(S=O)]'];

/** New bonds from nitrogen, oxygen or sulfur to epoxides and to alkenes with an acceptor, in another molecule. Reactant atoms. */
export const additions = rememberedOfView(findAdditions);

function findAdditions(view: ReactionView): readonly Addition[] {
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

const ESTER = '[CX3](=[OX1])[OX2;D2]';

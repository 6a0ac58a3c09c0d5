import { type AtomIndex, neighboursOf } from '@retron/molecule';
import { crowding } from '../../functional-groups/site-kind.ts';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders, unlikeBystanders } from '../bystanders.ts';
import type { HeteroatomBond } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { ACYL_HALIDE, ALDEHYDE, KETONE } from './electrophile-order.ts';
import { esterifications } from './nucleophile-order.ts';
import { bondsOf, CARBOXYLIC_ACID, type Finding, NAMES, NUCLEOPHILES, type NucleophileId, nucleophileAt } from './nucleophiles.ts';

/** Their acidity or basicity decides, which the neighbours make very different. */
const NOT_ALIKE: readonly NucleophileId[] = [
  'imide',
  'amide',
  'carbamate',
  'sulfonamide',
  'acidicAzole',
  'diazole',
  'pyrrole',
  'azole',
  'acid',
  'heteroarylamine',
  'amidine',
  'oximeOxygen',
  'hydrazine',
];

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
  return meant === 'amine' || meant === 'hindered' || meant === 'hydrazine'
    ? [...ownOf('amine'), ...ownOf('hindered'), ...(meant === 'hydrazine' ? [] : ownOf('hydrazine'))]
    : [];
}

const MEETS_ITSELF = 'Once activated, the acid meets its own free amine in another of its molecules: it needs a protecting group.';

/** A thiol on a saturated carbon of an acid that is activated for an amine: it gives the thioester, and what hands it on is another molecule. */
function thiolsOfAcid(view: ReactionView, bond: HeteroatomBond, meant: NucleophileId): readonly AtomIndex[] {
  const { moleculeOf } = view.mapped;
  if (bond.kind !== 'acyl' || !['amine', 'hindered', 'aniline'].includes(meant)) return [];
  if (!view.atoms('reactants', CARBOXYLIC_ACID).has(bond.electrophile)) return [];
  return bystanders(view, '[SX2H;$(S[CX4])]').filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile]);
}

/** Amines of a carbonyl compound that another amine is meant to condense with, and primary amines beside the secondary one that is meant. */
function iminesFirst(view: ReactionView, bond: HeteroatomBond): readonly AtomIndex[] {
  const { moleculeOf, reactants } = view.mapped;
  if (bond.kind !== 'carbonyl') return [];
  const amines = [...bystanders(view, NUCLEOPHILES.amine), ...bystanders(view, NUCLEOPHILES.hindered)];
  const blocked = view.atoms('reactants', BLOCKED_AMINE);
  const own = amines.filter((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile] && !blocked.has(atom));
  if (own.length > 0 || reactants.hydrogenCount[bond.nucleophile] > 1) return own;
  return bystanders(view, OPEN_PRIMARY_AMINE).filter((atom) => moleculeOf[atom] === moleculeOf[bond.nucleophile]);
}

/** Between two quaternary carbons, as of triacetonamine: it forms no iminium ion. */
const BLOCKED_AMINE = '[NX3;H1;$(N([CX4;H0])[CX4;H0])]';

const OPEN_PRIMARY_AMINE = '[NX3;H2;+0;$(N[CX4;H2]);!$(NCC(F)F)]';

/** An open-chain amine on a branched carbon, and a secondary one whose two carbons a ring ties back. */
const BRANCHED_AMINE = '[NX3;H1,H2;!R;+0;$(N[CX4;H1]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(Nc);!$(N[!#6])]';
const OPEN_RING_AMINE = '[NX3;H1;R;+0;$(N([CX4;H2;R])[CX4;H2;R])]';

function openRingAmines(view: ReactionView, meant: AtomIndex): readonly AtomIndex[] {
  const { moleculeOf } = view.mapped;
  if (!view.atoms('reactants', BRANCHED_AMINE).has(meant)) return [];
  return bystanders(view, OPEN_RING_AMINE).filter((atom) => moleculeOf[atom] === moleculeOf[meant]);
}

/** Amines of the same molecule with as many hydrogens as the one that is meant, and less around them: as those of 2-methylpiperazine. */
function openerTwins(
  { mapped: { reactants, moleculeOf } }: ReactionView,
  meant: AtomIndex,
  rivals: readonly AtomIndex[],
): readonly AtomIndex[] {
  const here = crowding(reactants, meant);
  return rivals.filter(
    (atom) =>
      moleculeOf[atom] === moleculeOf[meant] &&
      reactants.hydrogenCount[atom] === reactants.hydrogenCount[meant] &&
      crowding(reactants, atom) < here,
  );
}

/** Bonds of aliphatic amines to arenes and to carbonyl compounds, of which other nucleophiles have orders of their own. */
function amineBonds(view: ReactionView): readonly HeteroatomBond[] {
  return [...bondsOf(view, 'aryl'), ...bondsOf(view, 'carbonyl')].filter(({ nucleophile }) => {
    const meant = nucleophileAt(view, nucleophile);
    return meant === 'amine' || meant === 'hindered';
  });
}

export const equalNucleophiles: MechanismRule = {
  id: 'C3',
  statement: 'Of two nucleophiles of one kind both react, the less hindered one first.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    [...bondsOf(view, 'acyl'), ...esterifications(view), ...bondsOf(view, 'alkyl'), ...bondsOf(view, 'silyl'), ...amineBonds(view)].flatMap(
      (bond): readonly Finding[] => {
        const meant = nucleophileAt(view, bond.nucleophile);
        const isOfAmineOnly = bond.kind === 'aryl' || bond.kind === 'carbonyl';
        const ownThiols = meant === null ? [] : thiolsOfAcid(view, bond, meant);
        if (ownThiols.length > 0) {
          const text = 'Once activated, the acid meets its own free thiol in another of its molecules: it needs a protecting group.';
          return [{ verdict: 'never', chip: 'Acid meets itself', text, wanted: [bond.nucleophile], rivals: ownThiols }];
        }
        if (meant === 'hydrazine' && ownAminesOfAcid(view, bond, meant).length > 0) {
          const rivals = ownAminesOfAcid(view, bond, meant);
          return [{ verdict: 'never', chip: 'Acid meets itself', text: MEETS_ITSELF, wanted: [bond.nucleophile], rivals }];
        }
        if (meant === null || NOT_ALIKE.includes(meant)) return [];
        const here = crowding(view.mapped.reactants, bond.nucleophile);
        const pattern = meant === 'hindered' ? NUCLEOPHILES.amine : NUCLEOPHILES[meant];
        // A ring ties the two carbons of a secondary amine back.
        const isOpenChain = bond.kind === 'acyl' && meant !== 'aniline' && view.atoms('reactants', '[NX3;!R]').has(bond.nucleophile);
        const free = ownAminesOfAcid(view, bond, meant);
        if (free.length > 0) {
          return [{ verdict: 'never', chip: 'Acid meets itself', text: MEETS_ITSELF, wanted: [bond.nucleophile], rivals: free }];
        }
        // The hydroxyl group of a hemiacetal leaves as water and lets the other alcohol in: it is no nucleophile (Fischer).
        if (bond.kind === 'alkyl' && view.atoms('reactants', HEMIACETAL_HYDROXYL).has(bond.nucleophile)) return [];
        const held = view.atoms('reactants', HELD_PHENOL);
        const sooner = iminesFirst(view, bond);
        if (sooner.length > 0) {
          const text =
            'Another free amine forms the imine with this carbonyl group first, or with that of the next molecule: it needs a protecting group.';
          return [{ verdict: 'never', chip: 'Other amine first', text, wanted: [bond.nucleophile], rivals: sooner }];
        }
        // An acyl group takes a primary amine of a branched carbon as well.
        const mayBeSwifter =
          bond.kind === 'aryl' ||
          bond.kind === 'alkyl' ||
          (bond.kind === 'acyl' && view.mapped.reactants.hydrogenCount[bond.nucleophile] === 1);
        const swifter = mayBeSwifter ? openRingAmines(view, bond.nucleophile) : [];
        if (swifter.length > 0) {
          const text = 'The amine of the ring is held open and meets the electrophile before this one on a branched carbon.';
          return [{ verdict: 'never', chip: 'Ring amine first', text, wanted: [bond.nucleophile], rivals: swifter }];
        }
        const shielded = view.atoms('reactants', SHIELDED_ALCOHOL);
        const rivals = unlikeBystanders(view, pattern, [bond.nucleophile]).filter(
          (atom) =>
            (meant === 'hindered' || crowding(view.mapped.reactants, atom) <= here) &&
            (held.has(bond.nucleophile) || !held.has(atom)) &&
            (shielded.has(bond.nucleophile) || !shielded.has(atom)),
        );
        if (rivals.length === 0) return [];
        if (shielded.has(bond.nucleophile) && rivals.some((atom) => !shielded.has(atom))) {
          const text = 'Two angular methyl groups shield this alcohol: the other one reacts first and needs a protecting group.';
          return [{ verdict: 'never', chip: 'Less hindered first', text, wanted: [bond.nucleophile], rivals }];
        }
        const isSlower = (pattern: string) => view.atoms('reactants', pattern).has(bond.nucleophile);
        const opens = (pattern: string) => rivals.some((atom) => view.atoms('reactants', pattern).has(atom));
        if (isSlower(TERTIARY_ALCOHOL) ? opens(OPEN_ALCOHOL) : isSlower(SECONDARY_ALCOHOL) && opens(PRIMARY_ALCOHOL)) {
          const text = 'The less hindered alcohol reacts first: it needs a protecting group.';
          return [{ verdict: 'never', chip: 'Less hindered first', text, wanted: [bond.nucleophile], rivals }];
        }
        const openAmines = meant === 'amine' || meant === 'hindered' ? openerTwins(view, bond.nucleophile, rivals) : [];
        if (openAmines.length > 0) {
          const text = 'The other amine of this molecule is less hindered and reacts first: it needs a protecting group.';
          return [{ verdict: 'never', chip: 'Less hindered first', text, wanted: [bond.nucleophile], rivals: openAmines }];
        }
        // Palladium, and imines that are reduced one after the other, choose too finely for a word on amines as open.
        if (isOfAmineOnly) return [];
        const { hydrogenCount } = view.mapped.reactants;
        const isOpener = (atom: AtomIndex) =>
          crowding(view.mapped.reactants, atom) < here || (isOpenChain && hydrogenCount[atom] > hydrogenCount[bond.nucleophile]);
        const openers = rivals.filter(isOpener);
        if (openers.length > 0) {
          const text = `Another ${NAMES[meant === 'hindered' ? 'amine' : meant]} is less hindered and reacts first: it needs a protecting group.`;
          return [{ verdict: 'never', chip: 'Less hindered first', text, wanted: [bond.nucleophile], rivals: openers }];
        }
        const text = `Another ${NAMES[meant === 'hindered' ? 'amine' : meant]} that is no more hindered reacts as readily: expect a mixture, or protect it.`;
        return [{ verdict: 'risk', chip: 'Two nucleophiles', text, wanted: [bond.nucleophile], rivals }];
      },
    ),
};

/** Between two angular methyl groups of a ring, as at carbon 11 of steroids: it is hardly acylated at all. */
const SHIELDED_ALCOHOL = '[OX2H;$(O[CX4;H1;$(C(@[CX4]@[CX4;H0]-!@[CH3])@[CX4;H2]@[CX4;H0]-!@[CH3])])]';

/** Oxygen of a hemiacetal with hydrogen. */
const HEMIACETAL_HYDROXYL = '[OX2H;$(O[CX4;H1][OX2;R])]';

/** Groups of which a symmetric molecule has two, and which one portion of reagent does not tell apart. */
const TWINS: readonly NucleophileId[] = ['amine', 'hindered', 'aniline', 'thiol', 'phenol', 'alcohol'];

/** Carbonyl carbon of a 1,3-diketone that can form an enol between both. */
const OF_DIKETONE = '[CX3;$(C(=O)[CX4;!H0][CX3](=O)[#6])]';

/** Of a diamine, diol or diphenol of so few heavy atoms a large excess is taken as a matter of course, and washed out. */
const SMALL = 9;

const DEOXYGENATED = '[OX2H;$(O[CX4])]';

/** Of an acid that no twin on the same carbon holds back, as in malonates and oxalates. */
const ALKYL_ESTER = '[CX3;$(C[#6;!$(C(C(=O)O)C(=O)O);!$(C(=O)O)])](=[OX1])[OX2;D2;$(O[CX4])]';

/** Carbonyl carbons of esters that become carbinols. */
function reducedEsters(view: ReactionView): readonly AtomIndex[] {
  return [...view.atoms('reactants', ALKYL_ESTER)].filter((carbon) => view.changed.has(carbon));
}

export const twins: MechanismRule = {
  id: 'C9',
  statement: 'Of two groups that symmetry makes alike a reagent takes both: one alone only with an excess of the other partner.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { symmetryClass } = view.reactants;
    const { moleculeOf } = view.mapped;
    const twinsOf = (pattern: string, atom: AtomIndex) =>
      bystanders(view, pattern).filter((each) => symmetryClass[each] === symmetryClass[atom] && moleculeOf[each] === moleculeOf[atom]);
    const ofCarbonyls = bondsOf(view, 'carbonyl').flatMap((bond): readonly Finding[] => {
      const kind = [ALDEHYDE, KETONE].find((pattern) => view.atoms('reactants', pattern).has(bond.electrophile));
      const carbonyls = kind === undefined ? [] : twinsOf(kind, bond.electrophile);
      // What a 1,3-diketone becomes at one end holds the other back, as a vinylogous ester or amide.
      if (carbonyls.length === 0 || view.atoms('reactants', OF_DIKETONE).has(bond.electrophile)) return [];
      const text = 'Its twin condenses as well: protect one of the two, as an acetal.';
      return [{ verdict: 'never', chip: 'Two alike', text, wanted: [bond.electrophile], rivals: carbonyls }];
    });
    const others = [...bondsOf(view, 'acyl'), ...bondsOf(view, 'alkyl'), ...bondsOf(view, 'silyl')].flatMap((bond): readonly Finding[] => {
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
    const deoxygenated = [...view.atoms('reactants', DEOXYGENATED)].flatMap((oxygen): readonly Finding[] => {
      const alcohols = moleculeSize(view, oxygen) > SMALL && givesHydrogenForOxygen(view, oxygen) ? twinsOf(DEOXYGENATED, oxygen) : [];
      if (alcohols.length === 0) return [];
      const text = 'Its twin is activated and reduced as well: protect one of the two, and separate a mixture.';
      return [{ verdict: 'risk', chip: 'Two alike', text, wanted: [oxygen], rivals: alcohols }];
    });
    const reduced = view.names.includes('ester-to-alcohol-reduction') ? reducedEsters(view) : [];
    const ofEsters = reduced.flatMap((carbon): readonly Finding[] => {
      const esters = twinsOf(ALKYL_ESTER, carbon);
      if (esters.length === 0) return [];
      const text = 'Its twin is reduced as well, to the diol: take less of the hydride, or the half ester, and separate a mixture.';
      return [{ verdict: 'risk', chip: 'Two alike', text, wanted: [carbon], rivals: esters }];
    });
    return [...ofCarbonyls, ...others, ...deoxygenated, ...ofEsters];
  },
};

/** Whether the alcohol leaves and its carbon takes a hydrogen in its place. */
function givesHydrogenForOxygen({ mapped: { reactants, product, becomes } }: ReactionView, oxygen: AtomIndex): boolean {
  const [carbon] = neighboursOf(reactants, oxygen);
  return becomes[oxygen] < 0 && becomes[carbon] >= 0 && product.hydrogenCount[becomes[carbon]] > reactants.hydrogenCount[carbon];
}

function moleculeSize({ mapped: { moleculeOf } }: ReactionView, atom: AtomIndex): number {
  return moleculeOf.reduce((size, molecule) => (molecule === moleculeOf[atom] ? size + 1 : size), 0);
}

export const secondAcid: MechanismRule = {
  id: 'C6',
  statement: 'What activates one carboxylic acid for an amine activates another one too.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) =>
    bondsOf(view, 'acyl').flatMap((bond): readonly Finding[] => {
      if (!view.atoms('reactants', CARBOXYLIC_ACID).has(bond.electrophile)) return [];
      if (nucleophileAt(view, bond.nucleophile) === 'alcohol') return [];
      const rivals = unlikeBystanders(view, CARBOXYLIC_ACID, [bond.electrophile]);
      if (rivals.length === 0) return [];
      const { moleculeOf } = view.mapped;
      // The acid of an arylamine hardly competes where the other one is activated beforehand, that of an alkylamine stands in the way.
      const ofOpenAcid = view.atoms('reactants', '[CX3;$(C[CX4])](=[OX1])[OX2H]');
      const isOwn = rivals.some((atom) => moleculeOf[atom] === moleculeOf[bond.electrophile] || ofOpenAcid.has(atom));
      const text = 'The other carboxylic acid is activated as well: use its ester, or an acid chloride or active ester of the one meant.';
      return [{ verdict: isOwn ? 'never' : 'risk', chip: 'Two acids', text, wanted: [bond.electrophile], rivals }];
    }),
};

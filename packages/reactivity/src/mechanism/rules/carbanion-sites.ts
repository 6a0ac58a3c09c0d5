import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isAzineNitrogen } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import { activation } from '../nucleophilic-activation.ts';
import type { ReactionView } from '../reaction-view.ts';
import { rememberedOfView } from '../remembered-of-view.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** A saturated carbon that gives hydrogen for a bond to a carbon, a halogen or the nitrogen of nitrous acid, and what that was. Reactant atoms. */
interface CarbanionStep {
  readonly donor: AtomIndex;
  readonly met: AtomIndex;
  /** `condensed`: both carbons end in a double bond, or in an arene; `amino`: the carbon met takes up nitrogen too (Mannich). */
  readonly kind: 'condensed' | 'amino' | 'halogenated' | 'nitrosated';
}

/** The nitrogen of nitrous or nitric acid, of their salts and esters. */
const OXYACID_NITROGEN = '[$([NX2](=[OX1])[O,Cl]),$([NX3+](=[OX1])([O-])[O])]';

/** In the order of the product's bonds. */
export const carbanionSteps = rememberedOfView(findCarbanionSteps);

function findCarbanionSteps(view: ReactionView): readonly CarbanionStep[] {
  const { reactants, product, sourceOf, becomes } = view.mapped;
  return view.made.flatMap((bond) =>
    [bond, [bond[1], bond[0]]].flatMap(([a, b]): readonly CarbanionStep[] => {
      const [donor, met] = [sourceOf[a], sourceOf[b]];
      if (!isSaturatedCarbon(reactants, donor) || product.hydrogenCount[a] >= reactants.hydrogenCount[donor]) return [];
      if (view.broken.some((each) => each.includes(donor))) return [];
      if (isHalogen(reactants, met)) return [{ donor, met, kind: 'halogenated' }];
      const order = orderBetween(product, a, b);
      if (order === BOND.double && view.atoms('reactants', OXYACID_NITROGEN).has(met)) return [{ donor, met, kind: 'nitrosated' }];
      if (!hasDoubleBondedOxygen(reactants, met) || reactants.atomicNumber[met] !== ELEMENT.carbon) return [];
      if (order === BOND.double || order === BOND.aromatic) return [{ donor, met, kind: 'condensed' }];
      const hasNitrogen = neighboursOf(product, becomes[met]).some((each) => product.atomicNumber[each] === ELEMENT.nitrogen);
      const isNew = hasNitrogen && !neighboursOf(reactants, met).some((each) => reactants.atomicNumber[each] === ELEMENT.nitrogen);
      return isNew && !hasDoubleBondedOxygen(product, becomes[met]) ? [{ donor, met, kind: 'amino' }] : [];
    }),
  );
}

/** Atoms beside a carbon that take up its charge, as a mild base or acid needs it; of arenes `activation` knows which. */
const TAKES_CHARGE =
  '[$([CX3]=[OX1,SX1,NX2,NX3+]),$([CX2]#[NX1]),$([NX3+](=O)[O-]),$([SX3,SX4]=O),$([P,Si,B]),$([SX3+]),$([CX3]=[CX3][CX3]=[OX1])]';
/** The same of two carbons with pi bonds, as in cyclopentadiene, indene and fluorene. */
const BETWEEN_PI = '[CX4;r5;$([CX4]([c,$([CX3]=[CX3])])[c,$([CX3]=[CX3])])]';

/** Whether nothing beside the carbon takes up its charge. */
export function isInert(view: ReactionView, donor: AtomIndex): boolean {
  const { reactants } = view.mapped;
  if (view.atoms('reactants', BETWEEN_PI).has(donor)) return false;
  const takers = view.atoms('reactants', TAKES_CHARGE);
  return neighboursOf(reactants, donor).every((each) =>
    reactants.isAromatic[each] === 1 ? activation(reactants, each) !== 'strong' && !isBesideAzine(reactants, each) : !takers.has(each),
  );
}

function isBesideAzine(molecule: Molecule, ringAtom: AtomIndex): boolean {
  return neighboursAcross(molecule, ringAtom, BOND.aromatic).some((each) => isAzineNitrogen(molecule, each));
}

/** A carbon beside one ester, acid, amide or nitrile and no better acceptor, nor an arene. */
const BESIDE_ESTER =
  '[CX4;!H0;$(C[CX3](=[OX1])[OX2,NX3]),$(CC#N);!$(C([CX3]=[OX1,SX1,NX2])[CX3]=[OX1]);!$(C([CX3]=[OX1])C#N);!$(C(C#N)C#N);!$(C[CX3;!$(C[O,N])]=[OX1]);!$(C[NX3+](=O)[O-]);!$(CS=O);!$(CP);!$(C[c,n]);!$(C[CX3]=[CX3])]';

/** The same beside a free acid or an open-chain amide, whose own hydrogen or poor carbonyl group keeps bases from the carbon; lactams are helped by their acyl groups. */
const BESIDE_ACID_OR_AMIDE = `[$(${BESIDE_ESTER});$(C[CX3](=[OX1])[OX2H]),$(C[CX3;!R](=[OX1])[NX3]);!$(CC#N)]`;

/** The carbon of an acylglycine. */
const ACYLAMINO_ACID = '[CX4;H2;$(C[NX3;H1][CX3]=[OX1]);$(C[CX3](=[OX1])[OX2H])]';

export const carbanionNeedsAcceptor: MechanismRule = {
  id: 'T8',
  statement:
    'The methyl group of an arene condenses with an aldehyde only where the ring takes up the charge, an acid or amide hardly at all; no ester, amide or nitrile enolises in a Mannich reaction or for nitrous acid.',
  source: TEXTBOOKS.enols,
  judge: (view) =>
    carbanionSteps(view).flatMap(({ donor, met, kind }): readonly Finding[] => {
      const { moleculeOf } = view.mapped;
      // Strong base closes rings beside an arene or an amide too (Madelung, Camps).
      if (kind === 'condensed' && moleculeOf[donor] === moleculeOf[met]) return [];
      if (kind === 'condensed' && isInert(view, donor)) {
        const text =
          'Nothing beside this carbon takes up the charge of the carbanion: only beside an acceptor, or at 2 and 4 of an azine, does it condense.';
        return [{ verdict: 'never', chip: 'Carbon not acidic', text, wanted: [donor], rivals: [] }];
      }
      // An acylamino acid is an azlactone before it condenses (Erlenmeyer), an anilide a chloroenamine (Meth-Cohn).
      const isActivated = view.made.length > (view.atoms('reactants', ACYLAMINO_ACID).has(donor) ? 1 : 2);
      if (kind === 'condensed' && !isActivated && view.atoms('reactants', BESIDE_ACID_OR_AMIDE).has(donor)) {
        const text = 'A free acid or an amide is not condensed with an aldehyde: take the anhydride, a malonate or a phosphonate.';
        return [{ verdict: 'never', chip: 'Does not enolise', text, wanted: [donor], rivals: [] }];
      }
      if (!view.atoms('reactants', BESIDE_ESTER).has(donor)) return [];
      if (kind === 'nitrosated') {
        const text = 'Nitrous acid takes the enol of a ketone or of a malonate, no ester, amide or nitrile alone.';
        return [{ verdict: 'never', chip: 'Does not enolise', text, wanted: [donor], rivals: [] }];
      }
      if (kind !== 'amino') return [];
      const text =
        'The mild acid of a Mannich reaction makes no enol of an ester, an amide or a nitrile: add the amine to the acrylate, or take a ketone.';
      return [{ verdict: 'never', chip: 'Does not enolise', text, wanted: [donor], rivals: [] }];
    }),
};

/** A ketone with both sides of it: the one that reacts, the carbonyl carbon, the other, between two acceptors. */
const OUTSIDE_OF_DICARBONYL =
  '[CX4;!H0;!$(C([CX3]=[OX1])[CX3]=[OX1]);!$(CC#N);!$(C[#7+]);!$(CS=O)][CX3](=[OX1])[CX4;!H0;$(C([CX3]=[OX1])[CX3]=[OX1]),$(C([CX3]=[OX1])C#N),$(C([CX3]=[OX1])S(=O)=O),$(C([CX3]=[OX1])[NX3+](=O)[O-])]';

export const mostAcidicCarbon: MechanismRule = {
  id: 'T9',
  statement:
    'Of the two sides of a ketone that between two acceptors condenses and is halogenated: the other one reacts by way of the dianion only.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const steps = carbanionSteps(view);
    if (steps.length === 0) return [];
    return view.places('reactants', OUTSIDE_OF_DICARBONYL).flatMap(([outer, , , inner]): readonly Finding[] => {
      if (view.changed.has(inner)) return [];
      const step = steps.find(({ donor }) => donor === outer);
      if (step === undefined) return [];
      const text = 'The carbon between the two acceptors is far more acidic and reacts first; the other one by way of the dianion alone.';
      // Acid takes bromine from there to the end of an acetoacetate, in time.
      return [
        { verdict: step.kind === 'halogenated' ? 'risk' : 'never', chip: 'Other side first', text, wanted: [outer], rivals: [inner] },
      ];
    });
  },
};

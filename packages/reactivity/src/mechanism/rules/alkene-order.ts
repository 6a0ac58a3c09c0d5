import { type AtomIndex, BOND, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { unlikeBystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import type { Finding } from './nucleophiles.ts';

const ALKENE = '[CX3]=[CX3]';
/** Conjugated with an acceptor, which hydrides and dissolving metals reduce without touching another alkene. */
const CONJUGATED = '[CX3;$(C[#6,S,N+]=,#[O,N]),$(C=[CX3][#6,S,N+]=,#[O,N])]';
/** With a hydroxyl group near, which leads a catalyst to it. */
const GUIDED = '[CX3;$(C[CX4][OX2H]),$(C=[CX3][CX4][OX2H]),$(C[CX4][CX4][OX2H]),$(C=[CX3][CX4][CX4][OX2H])]';
/** Of a diene or polyene, which binds the metal by two double bonds at once. */
const OF_DIENE = '[CX3;$(C[CX3]=[CX3]),$(C=[CX3][CX3]=[CX3])]';
/** Strained, so that it takes up hydrogen first. */
const STRAINED = '[CX3;$(C1=C[CX4]2[CX4][CX4]1[CX4][CX4]2),$(C1=C[CX4]2[CX4][CX4][CX4]1[CX4]2),r3,r4]';
/** Bears a hetero atom: enol ethers, enamides and haloalkenes are hydrogenated by other catalysts. */
const HETERO = '[CX3;$(C[N,O,S,F,Cl,Br,I]),$(C=[CX3][N,O,S,F,Cl,Br,I])]';

/** Carbon and other atoms that both ends of an alkene bear, the double bond itself left out. */
function substituents(molecule: Molecule, one: AtomIndex, other: AtomIndex): number {
  return neighboursOf(molecule, one).length + neighboursOf(molecule, other).length - 2;
}

export const openAlkeneHydrogenatedFirst: MechanismRule = {
  id: 'O14',
  statement: 'Of two alkenes that nothing else tells apart hydrogen takes the one with fewer groups first, and two alike both.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    if (!view.names.includes('alkene-hydrogenation')) return [];
    const { reactants, product, becomes } = view.mapped;
    const places = view.places('reactants', ALKENE);
    const isPlain = ([one, other]: readonly AtomIndex[]) =>
      [CONJUGATED, STRAINED, HETERO].every((pattern) => [one, other].every((atom) => !view.atoms('reactants', pattern).has(atom)));
    const meant = places.find(
      ([one, other]) =>
        becomes[one] >= 0 &&
        becomes[other] >= 0 &&
        orderBetween(product, becomes[one], becomes[other]) === BOND.single &&
        isPlain([one, other]),
    );
    if (meant === undefined) return [];
    const [one, other] = meant;
    const groups = substituents(reactants, one, other);
    const standing = new Set(unlikeBystanders(view, ALKENE, meant));
    const isIn = (place: readonly AtomIndex[], pattern: string) => place.some((atom) => view.atoms('reactants', pattern).has(atom));
    // A hydroxyl group does not hold the metal against a diene elsewhere.
    const isGuided = isIn(meant, GUIDED);
    if (isGuided && isIn(meant, OF_DIENE)) return [];
    const mayCompete = (place: readonly AtomIndex[]) => !isGuided || isIn(place, OF_DIENE);
    const rivals = places.filter(
      (place) => place.every((atom) => !view.changed.has(atom)) && standing.has(place[0]) && isPlain(place) && mayCompete(place),
    );
    const found = rivals.filter(([a, b]) => substituents(reactants, a, b) <= groups + 1);
    if (found.length === 0) return [];
    const isFirst = found.some(([a, b]) => substituents(reactants, a, b) <= groups);
    const text = isFirst
      ? 'The other alkene bears no more groups and takes up hydrogen first, or as well.'
      : 'The other alkene bears one group more: hydrogen takes it as well unless it is stopped in time.';
    return [
      {
        verdict: isFirst ? ('never' as const) : ('risk' as const),
        chip: 'Other alkene as well',
        text,
        wanted: [one, other],
        rivals: found.map(([atom]) => atom).sort((a, b) => a - b),
      },
    ] satisfies readonly Finding[];
  },
};

/** Ends in CH2, with no acceptor and no hetero atom at it. */
const OPEN_END = '[CX3;H2]=[CX3;!$(C[#6,S,N+]=,#[O,N]);!$(C[O,N,S,F,Cl,Br])]';

export const openAlkeneBesideEnone: MechanismRule = {
  id: 'O21',
  statement: 'Hydrogen on a catalyst takes an alkene that ends in CH2 as readily as the double bond of an enone.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    if (!view.names.includes('alkene-hydrogenation')) return [];
    const { product, becomes } = view.mapped;
    const meant = view
      .places('reactants', ALKENE)
      .find(
        (place) =>
          place.every((atom) => becomes[atom] >= 0) &&
          orderBetween(product, becomes[place[0]], becomes[place[1]]) === BOND.single &&
          place.some((atom) => view.atoms('reactants', CONJUGATED).has(atom)),
      );
    if (meant === undefined) return [];
    const rivals = view
      .places('reactants', OPEN_END)
      .filter((place) => place.every((atom) => !view.changed.has(atom)))
      .map(([atom]) => atom);
    if (rivals.length === 0) return [];
    const text = 'The open alkene takes up hydrogen as well: a copper hydride, a selectride or lithium in ammonia reduces the enone alone.';
    return [{ verdict: 'risk', chip: 'Other alkene as well', text, wanted: meant, rivals }] satisfies readonly Finding[];
  },
};

import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { arylations } from '../arylations.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** A carbon of a ring of five that stands alone. */
const C = '[c;!$(c(:a)(:a):a)]';
/** The halogenated carbon first: pyrazole, 4 and 5 of imidazole, pyrrole, 2 and 3 of indole, 3 of indazole, and their aza forms; 2 of benzimidazole does react. */
const ACIDIC_AZOLES = [
  `${C}1n[nH]${C}${C}1`,
  `${C}1[nH]n${C}${C}1`,
  `${C}1${C}n[nH]${C}1`,
  `${C}1[nH]${C}n${C}1`,
  `${C}1n${C}[nH]${C}1`,
  `${C}1[nH]${C}${C}${C}1`,
  `${C}1${C}[nH]${C}${C}1`,
  '[c;r5]1[nH]c2[c,n;r6][c,n][c,n][c,n;r6]c2[c;r5]1',
  '[c;r5]1[c;r5][nH]c2[c,n;r6][c,n][c,n][c,n;r6]c12',
  '[c;r5]1n[nH]c2[c,n;r6][c,n][c,n][c,n;r6]c12',
];
/** What draws electrons from the ring, so that its anion, too, takes up a nucleophile. */
const ACCEPTOR = '$([NX3+](=O)[O-]),$([CX3]=[OX1]),$([CX2]#[NX1]),$(S(=O)=O),$([CX4](F)(F)F)';
const WITH_ACCEPTOR = `[c;$(c:a[${ACCEPTOR}]),$(c:a:a[${ACCEPTOR}])]`;

/** Carbons of the rings of these azoles that no acceptor draws electrons from. */
function poorCarbons(view: ReactionView, azoles: readonly string[]): (carbon: AtomIndex) => boolean {
  const poor = azoles.map((pattern) => view.atoms('reactants', pattern));
  const helped = view.atoms('reactants', WITH_ACCEPTOR);
  return (carbon) => !helped.has(carbon) && poor.some((atoms) => atoms.has(carbon));
}

const ANY_AZOLES = ACIDIC_AZOLES.map((pattern) => pattern.replace('[nH]', '[nX3]'));

/** Whether a carbon belongs to a rich azole, N-substituted ones included, whose ring nitrogens take up no charge for a nucleophile. */
export function isOfRichAzole(view: ReactionView, carbon: AtomIndex): boolean {
  return poorCarbons(view, ANY_AZOLES)(carbon);
}

export const azoleAnionsKeepHalides: MechanismRule = {
  id: 'N60',
  statement: 'A halide on an azole with a free N-H is displaced neither by a nucleophile, which makes the anion, nor by way of palladium.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const met = arylations(view).filter(
      ({ carbon, incoming, leaving }) =>
        isHalogen(reactants, leaving) && reactants.atomicNumber[incoming] !== ELEMENT.sulfur && moleculeOf[carbon] !== moleculeOf[incoming],
    );
    if (met.length === 0) return [];
    const isPoor = poorCarbons(view, ACIDIC_AZOLES);
    return met.flatMap(({ carbon }): readonly Finding[] => {
      if (!isPoor(carbon)) return [];
      const text =
        'Base makes the anion of this azole, which takes up no nucleophile and binds palladium: protect the N-H, or build the ring with the amine.';
      return [{ verdict: 'never', chip: 'Azole anion', text, wanted: [carbon], rivals: [] }];
    });
  },
};

export const azoleHalidesMeetNoAlkoxide: MechanismRule = {
  id: 'N250',
  statement:
    'An alkoxide or phenoxide displaces no fluoride or chloride of a pyrazole, of 4 or 5 of an imidazole or of their kin without an acceptor.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const met = arylations(view).filter(
      ({ carbon, incoming, leaving }) =>
        (reactants.atomicNumber[leaving] === ELEMENT.chlorine || reactants.atomicNumber[leaving] === ELEMENT.fluorine) &&
        reactants.atomicNumber[incoming] === ELEMENT.oxygen &&
        moleculeOf[carbon] !== moleculeOf[incoming],
    );
    return met.flatMap(({ carbon }): readonly Finding[] => {
      if (!isOfRichAzole(view, carbon)) return [];
      const text =
        'The ring nitrogens of this azole take up no charge for an alkoxide: alkylate the hydroxyazole, or build the ring with its oxygen.';
      return [{ verdict: 'never', chip: 'Not activated', text, wanted: [carbon], rivals: [] }];
    });
  },
};

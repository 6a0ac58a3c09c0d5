import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import { isAcidOxygen } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** Saturated carbon beside nothing that carries a charge, and not beta to a carbonyl group, from where an amine or alcohol is lost and added. */
const PLAIN = '!$(C[a,$(C=*),$(C#*)]);!$(C[CX4][$(C=O),$(C#N),$(S=O),$(N=O)]);!$(C([#7,#8,#16])[#7,#8,#16]);!r3;!r4';
/** An amine on a carbon of its own: no amide, no ammonium, none beside another hetero atom, none of a strained ring. */
const AMINE_ON_PLAIN = `[NX3;+0;!r3;!r4;!$(N[!#6;!#1]);!$(N[#6]=[#7,#8,#16]);!$(NC#N)]-[CX4;${PLAIN}]`;
/** Of a nitrile, amidine or imidate: an amine adds to its carbon, and a map may let this nitrogen stay in place of the amine's. */
const EXCHANGED_NITROGEN = '[$([NX1]#[CX2]),$([NX2H]=[CX3][N,O,S])]';
/** The oxygen of an open ether of two such carbons, neither of them tertiary. */
const OPEN_ETHER = `[OX2;!R]([CX4;!H0;${PLAIN}])[CX4;!H0;${PLAIN}]`;

export const neutralGroupsStay: MechanismRule = {
  id: 'L6',
  statement: 'No nucleophile displaces the amino group of a free amine, or the alkoxy group of an open ether, from saturated carbon.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, leaving, incoming }): readonly Finding[] => {
      const element = reactants.atomicNumber[leaving];
      if (!isSaturatedCarbon(reactants, carbon) || !isPlainPartner(reactants.atomicNumber[incoming])) return [];
      if (isAcidOxygen(reactants, incoming)) return [];
      if (element === ELEMENT.nitrogen && view.atoms('reactants', EXCHANGED_NITROGEN).has(incoming)) return [];
      if (element === ELEMENT.nitrogen && !isAt(view.places('reactants', AMINE_ON_PLAIN), leaving, carbon)) return [];
      if (element === ELEMENT.oxygen && !view.atoms('reactants', OPEN_ETHER).has(leaving)) return [];
      if (element !== ELEMENT.nitrogen && element !== ELEMENT.oxygen) return [];
      const text =
        element === ELEMENT.nitrogen
          ? 'An amino group is no leaving group: its anion is far too basic. Start from the halide, the sulfonate or the carbonyl compound.'
          : 'An ether keeps its alkoxy group from nucleophiles: only strong acids and Lewis acids loosen it. Start from the halide or sulfonate.';
      return [{ verdict: 'never', chip: 'Does not leave', text, wanted: [carbon], rivals: [leaving] }];
    });
  },
};

/** Nitrogen, oxygen, sulfur and carbon; halides come with acids, which do cleave. */
function isPlainPartner(element: number): boolean {
  return element === ELEMENT.nitrogen || element === ELEMENT.oxygen || element === ELEMENT.sulfur || element === ELEMENT.carbon;
}

function isAt(places: readonly (readonly AtomIndex[])[], leaving: AtomIndex, carbon: AtomIndex): boolean {
  return places.some((place) => place[0] === leaving && place[1] === carbon);
}

/** Boron, silicon and tin join benzene rings by way of iridium. */
const HYDRIDES: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

/** A carbon of a benzene ring that bears hydrogen. */
const BENZENE_CH = '[cH;$(c1ccccc1)]';
/** The same without a donor ortho or para to it: phenols and anilines couple when they are oxidised. */
const PLAIN_BENZENE_CH = '[cH;$(c1ccccc1);!$(c:c[OX2H,NX3]);!$(c:c:c:c[OX2H,NX3])]';

export const noCouplingWithHydrides: MechanismRule = {
  id: 'H7',
  statement:
    'No usual reaction joins a benzene ring that bears hydrogen to another one, or to the nitrogen, oxygen or sulfur of a molecule, that gives up hydrogen, too.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { mapped, made, broken } = view;
    const { product, reactants, sourceOf, moleculeOf } = mapped;
    // Beside other changes the hydrogens may leave otherwise.
    if (made.length !== 1 || broken.length > 0 || view.reordered.length > 0) return [];
    const arenes = view.atoms('reactants', BENZENE_CH);
    return made.flatMap((bond): readonly Finding[] => {
      const arene = bond.find((atom) => arenes.has(sourceOf[atom]));
      const other = bond.find((atom) => atom !== arene);
      if (arene === undefined || other === undefined || moleculeOf[sourceOf[arene]] === moleculeOf[sourceOf[other]]) return [];
      if (product.hydrogenCount[other] >= reactants.hydrogenCount[sourceOf[other]]) return [];
      const isOfTwoRings = bond.every((atom) => view.atoms('reactants', PLAIN_BENZENE_CH).has(sourceOf[atom]));
      if (!isOfTwoRings && !HYDRIDES.has(product.atomicNumber[other])) return [];
      const text = 'Both partners would have to lose hydrogen: the arene needs a halide, a boronic acid or an activated nitrogen to meet.';
      return [{ verdict: 'never', chip: 'Nothing leaves', text, wanted: [sourceOf[arene], sourceOf[other]], rivals: [] }];
    });
  },
};

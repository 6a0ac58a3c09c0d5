import { type AtomIndex, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, conjugatedWith, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { activation } from '../nucleophilic-activation.ts';
import { isAcceptor, substituentKind } from '../substituent.ts';
import { isOfRichAzole } from './azole-halides.ts';
import { type Finding, NUCLEOPHILES } from './nucleophiles.ts';

/** Water, hydroxide, hydrazine, azide and hydrazoic acid. */
const SMALL_NUCLEOPHILE = '[$([OX2H2]),$([OX1H1-]),$([NX3;H2][NX3;H2]),$([N;D1]=[N+]=[N;D1])]';

export const chloridesNeedActivation: MechanismRule = {
  id: 'N6',
  statement:
    'Water, hydroxide, hydrazine and azide displace the chloride of an arene only where an acceptor or a ring nitrogen activates it.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (reactants.atomicNumber[leaving] !== ELEMENT.chlorine || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!view.atoms('reactants', SMALL_NUCLEOPHILE).has(incoming)) return [];
      if (activation(reactants, carbon) !== 'none' && !isOfRichAzole(view, carbon)) return [];
      const text =
        'Nothing takes up the charge of the nucleophile, so that this chloride asks for 300 degrees (by way of the aryne): go by the boronic acid or the diazonium salt.';
      return [{ verdict: 'never', chip: 'Chloride not activated', text, wanted: [carbon], rivals: [] }];
    });
  },
};

/** Open-chain amides, carbamates, ureas and sulfonamides, whose anions are poor nucleophiles. */
const POOR_NITROGEN = `[$(${NUCLEOPHILES.amide}),$(${NUCLEOPHILES.carbamate}),$(${NUCLEOPHILES.sulfonamide})]`;

/** Whether trifluoromethyl, or a carboxamide, whose own N-H base takes first, is all that takes up charge at a conjugated position. */
function isHeldWeaklyAlone(molecule: Molecule, carbon: AtomIndex): boolean {
  const holding = [...conjugatedWith(molecule, carbon)].flatMap((atom) => {
    const substituent = substituentOf(molecule, atom);
    if (isAzineNitrogen(molecule, atom)) return ['azine'];
    return substituent !== undefined && isAcceptor(molecule, substituent, atom) ? [substituentKind(molecule, substituent, atom)] : [];
  });
  return holding.length === 1 && (holding[0] === 'trifluoromethyl' || holding[0] === 'carbamoyl');
}

export const amidesNeedStrongAcceptors: MechanismRule = {
  id: 'N7',
  statement:
    'The anion of an amide, a carbamate or a sulfonamide displaces fluoride beside nitro, cyano or carbonyl groups only, not beside trifluoromethyl or a carboxamide alone.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (reactants.atomicNumber[leaving] !== ELEMENT.fluorine || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!view.atoms('reactants', POOR_NITROGEN).has(incoming) || !isHeldWeaklyAlone(reactants, carbon)) return [];
      const text =
        'So poor a nucleophile asks for a nitro, cyano or carbonyl group: couple the bromide or iodide with a metal, or acylate the aniline.';
      return [{ verdict: 'never', chip: 'Too poor a pair', text, wanted: [carbon], rivals: [] }];
    });
  },
};

/** An ether, a sulfide, an amine: not oxidised at sulfur, not acylated, sulfonylated or charged. */
const POOR_LEAVING_GROUP = '[$([OX2;$(Oc)][CX4]),$([SX2;$(Sc)][CX4,c]),$([NX3;+0;$(Nc);!$(N[C,S,N]=,#[O,N,S])])]';

function isNitro({ atomicNumber, charge }: Molecule, atom: AtomIndex): boolean {
  return atomicNumber[atom] === ELEMENT.nitrogen && charge[atom] > 0;
}

export const halidesLeaveFirst: MechanismRule = {
  id: 'N8',
  statement:
    'An ether, a sulfide or an amine of an arene, or a nitro group that nothing activates, leaves only after every activated halide of the same ring.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    const poor = view.atoms('reactants', POOR_LEAVING_GROUP);
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      const isIdle = isNitro(reactants, leaving) && activation(reactants, carbon) !== 'strong';
      if ((!poor.has(leaving) && !isIdle) || becomes[leaving] >= 0 || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (neighboursOf(reactants, incoming).some((each) => neighboursOf(reactants, leaving).includes(each) && each !== carbon)) return [];
      const rivals = aromaticSystem(reactants, carbon).flatMap((atom) => {
        const group = substituentOf(reactants, atom);
        const stays = group !== undefined && isHalogen(reactants, group) && becomes[group] >= 0;
        return stays && activation(reactants, atom) === 'strong' ? [group] : [];
      });
      if (rivals.length === 0) return [];
      const text = 'The halide of this ring is activated too and leaves far more readily than the group that is meant to.';
      return [{ verdict: 'never', chip: 'Halide leaves first', text, wanted: [carbon], rivals }];
    });
  },
};

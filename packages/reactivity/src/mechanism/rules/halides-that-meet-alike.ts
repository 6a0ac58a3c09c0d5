import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A carbon whose halogen copper exchanges much sooner: beside a nitro group or another acceptor. */
const ACTIVATED = '[c;$(c:c[$([N+](=O)[O-]),$([CX3]=[OX1]),$(C#N)]),$(c:c:c:c[N+](=O)[O-])]';

export const halidesMeetTheirOwnKind: MechanismRule = {
  id: 'K63',
  statement: 'Of two different aryl halides that copper or nickel joins three biaryls result, as either meets its own kind.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    if (!view.names.includes('ullmann-biaryl-coupling')) return [];
    const { reactants, sourceOf, moleculeOf } = view.mapped;
    const { symmetryClass } = view.reactants;
    return view.made.flatMap(([a, b]): readonly Finding[] => {
      const pair = [sourceOf[a], sourceOf[b]];
      const halogens = pair.flatMap((carbon) => view.leavingFrom(carbon).filter((each) => isHalogen(reactants, each)));
      if (halogens.length !== 2 || !pair.every((carbon) => reactants.isAromatic[carbon] === 1)) return [];
      if (moleculeOf[pair[0]] === moleculeOf[pair[1]] || symmetryClass[pair[0]] === symmetryClass[pair[1]]) return [];
      const activated = view.atoms('reactants', ACTIVATED);
      const areUnlike =
        reactants.atomicNumber[halogens[0]] !== reactants.atomicNumber[halogens[1]] || activated.has(pair[0]) !== activated.has(pair[1]);
      const text =
        'Either halide meets its own kind as well, and three biaryls result: make one of the two the boronic acid, the zinc or the tin compound first.';
      return [{ verdict: areUnlike ? 'risk' : 'never', chip: 'Statistical mixture', text, wanted: pair, rivals: [] }];
    });
  },
};

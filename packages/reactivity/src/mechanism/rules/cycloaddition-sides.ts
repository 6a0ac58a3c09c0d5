import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A quinone: the substituted end of one double bond, its other end, and both ends of the open double bond across the ring. */
const QUINONES = [
  '[CX3;$(C[CX4,c,O])]1=[CX3]C(=[OX1])[CX3;H1]=[CX3;H1]C1=[OX1]',
  // An alkoxy group makes its double bond richer than an alkyl group does.
  '[CX3;$(C[OX2])]1=[CX3;H1]C(=[OX1])[CX3;$(C[CX4])]=[CX3;H1]C1=[OX1]',
  '[CX3;$(C[OX2])]1=[CX3;H1]C(=[OX1])[CX3;H1]=[CX3;$(C[CX4])]C1=[OX1]',
];

export const openDoubleBondOfQuinones: MechanismRule = {
  id: 'D11',
  statement: 'A diene adds to the double bond of a quinone that bears no alkyl, aryl or alkoxy group.',
  source: TEXTBOOKS.pericyclic,
  judge: (view) => {
    if (view.made.length < 2) return [];
    const { moleculeOf, sourceOf } = view.mapped;
    return QUINONES.flatMap((pattern) => view.places('reactants', pattern)).flatMap((place): readonly Finding[] => {
      const joined = (atom: AtomIndex) =>
        view.made.some(([a, b]) => (sourceOf[a] === atom || sourceOf[b] === atom) && moleculeOf[sourceOf[a]] !== moleculeOf[sourceOf[b]]);
      if (!joined(place[0]) || !joined(place[1])) return [];
      const text = 'The other double bond of the quinone is poorer in electrons and open: the diene adds there.';
      return [{ verdict: 'never', chip: 'Open double bond first', text, wanted: [place[0], place[1]], rivals: [place[4], place[5]] }];
    });
  },
};

/** A cyclobutanone with an arene, an alkoxy or an amino group on the carbon beside its carbonyl group that was the alkene's, its open end across. */
const CYCLOBUTANONE = '[CX3]1(=[OX1])[CX4;$(C[c,O,N])][CX4;H2][CX4]1';
const KETENE = '[CX2](=[OX1])=[CX3]';

export const ketenesMeetTheOpenEnd: MechanismRule = {
  id: 'D17',
  statement: 'The carbonyl carbon of a ketene joins the end of a styrene, enol ether or enamine that bears the charge worse.',
  source: TEXTBOOKS.pericyclic,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const ketenes = view.atoms('reactants', KETENE);
    return view.places('product', CYCLOBUTANONE).flatMap(([carbonyl, , beside, open, across]): readonly Finding[] => {
      if (!ketenes.has(sourceOf[carbonyl]) || !isMade(view, carbonyl, beside) || !isMade(view, open, across)) return [];
      const text = 'The carbonyl carbon is the electrophile and takes the open end of the alkene: the other isomer results.';
      return [{ verdict: 'never', chip: 'Ends exchanged', text, wanted: [sourceOf[beside]], rivals: [sourceOf[open]] }];
    });
  },
};

/** What comes to stand beside oxygen of an isoxazolidine: a donor, an arene or an alkyl group at 4, with nothing at 5. */
const ISOXAZOLIDINE = '[CX4;H1;$(C[c,$([CX4;!$(CF)]),O,N]);!$(C[CX3]=[OX1])]1[CX4;H2][OX2][NX3][CX4]1';

/** 1-Pyrazoline with its acceptor at 4, from a diazo compound and an acrylate or its like. */
const PYRAZOLINE = '[CX4;r5;$(C[$([CX3]=[OX1]),$(C#N),$(S(=O)=O),$([N+](=O)[O-])])]1[CX4;H2,H1]N=N[CX4]1';

export const dipolesPutTheirEnds: MechanismRule = {
  id: 'F14',
  statement:
    'A nitrone puts its oxygen on the substituted end of a terminal alkene with an aryl, alkyl or alkoxy group; the carbon of a diazo compound goes to the carbon beta to an acceptor.',
  source: TEXTBOOKS.pericyclic,
  judge: (view) => {
    const { sourceOf, moleculeOf } = view.mapped;
    const find = (pattern: string, wanted: readonly (readonly [number, number])[], text: string): readonly Finding[] =>
      view
        .places('product', pattern)
        .filter((place) =>
          wanted.every(([a, b]) => isMade(view, place[a], place[b]) && moleculeOf[sourceOf[place[a]]] !== moleculeOf[sourceOf[place[b]]]),
        )
        .map((place) => ({ verdict: 'never' as const, chip: 'Ends exchanged', text, wanted: [sourceOf[place[0]]], rivals: [] }));
    return [
      ...find(
        ISOXAZOLIDINE,
        [
          [0, 4],
          [1, 2],
        ],
        'The oxygen of the nitrone goes to the substituted end of this alkene, so that the group comes to stand at 5 of the ring.',
      ),
      ...find(
        PYRAZOLINE,
        [
          [0, 4],
          [1, 2],
        ],
        'The carbon of the diazo compound goes to the carbon beta to the acceptor: the pyrazoline bears the acceptor at 3.',
      ),
    ];
  },
};

import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbonyl carbon first, the far nitrogen of the thiourea last. */
const THIOUREIDO_KETONE = '[CX3;$(C([#6])[#6;!$(C=[OX1])])](=[OX1])[CX4;!H0][NX3;H1][CX3](=[SX1])[NX3;!H0]';

export const thioureidoKetonesClose: MechanismRule = {
  id: 'R171',
  statement: 'A thiourea on the carbon beside a ketone closes to the imidazole-2-thione.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const kept = view.places('reactants', THIOUREIDO_KETONE).filter(([carbonyl]) => !view.changed.has(carbonyl));
    const made = view
      .places('product', THIOUREIDO_KETONE)
      .map((place) => place.map((atom) => sourceOf[atom]))
      .filter((place) => place.some((atom) => view.changed.has(atom)));
    return [...kept, ...made].slice(0, 1).map((place): Finding => {
      const text = 'The thiourea takes up the ketone beside it as it forms, to the imidazole-2-thione: mask the ketone as its acetal.';
      return { verdict: 'never', chip: 'Closes to ring', text, wanted: [place[0]], rivals: [place[place.length - 1]] };
    });
  },
};

const KETONE = '[CX3](=[OX1])[#6]';
/** The carbinol of an aldehyde, not one as short of electrons as chloral, on the carbon of a 1,3-diketone or its enol. The hydroxyl group last. */
const DIKETONE_ALDOLS = [
  `[CX4;H1;$(C${KETONE});$(C(${KETONE})${KETONE})][CX4;H1,H2;!$(C[CX4]([F,Cl])[F,Cl])][OX2H]`,
  `[CX3;$(C(=[CX3][OX2H])${KETONE})][CX4;H1,H2;!$(C[CX4]([F,Cl])[F,Cl])][OX2H]`,
];

export const diketoneAldolsDoNotStop: MechanismRule = {
  id: 'R172',
  statement: 'The aldol of a 1,3-diketone loses water, or falls back to aldehyde and diketone: it is not kept.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { sourceOf, becomes } = view.mapped;
    const patterns = DIKETONE_ALDOLS;
    // Where its water leaves it may be drawn as what is passed through.
    const isLost = (oxygen: AtomIndex) => becomes[oxygen] < 0;
    const before = patterns.flatMap((pattern) => view.places('reactants', pattern)).filter((place) => !isLost(place[place.length - 1]));
    const after = patterns.flatMap((pattern) => view.places('product', pattern)).map((place) => place.map((atom) => sourceOf[atom]));
    return [...before, ...after].slice(0, 1).map((place): Finding => {
      const text =
        'This aldol is not to be had: it loses water to the alkylidene diketone, which takes a second diketone, or falls back to the aldehyde.';
      return { verdict: 'never', chip: 'Aldol does not last', text, wanted: place.slice(0, 2), rivals: [] };
    });
  },
};

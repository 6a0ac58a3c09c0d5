import { CHIRALITY } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { losesCarboxyl } from './saturated-decarboxylations.ts';

/** A quaternary carbon between two carbonyl groups or beside a nitrile, which loses one as carbon dioxide by way of its enol. */
const BETWEEN_CARBONYLS = '[CX4;H0;$(C([CX3]=[OX1])[$([CX3]=[OX1]),$([CX2]#N)])]';

export const decarboxylationSetsNoCentre: MechanismRule = {
  id: 'Q240',
  statement: 'A malonic or beta-keto acid that loses carbon dioxide gives the enol, which takes its hydrogen at either face.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const carbons = view.atoms('reactants', BETWEEN_CARBONYLS);
    if (carbons.size === 0) return [];
    const { product, becomes } = view.mapped;
    return [...carbons].flatMap((carbon): readonly Finding[] => {
      const after = becomes[carbon];
      if (after < 0 || product.chirality[after] === CHIRALITY.none || !losesCarboxyl(view, carbon)) return [];
      // Another centre may shield one face, or decide which of two isomers is the more stable one.
      const isAlone = product.chirality.every((chirality, atom) => chirality === CHIRALITY.none || atom === after);
      const text = isAlone
        ? 'The enol that carbon dioxide leaves behind is flat, whatever the configuration was: the racemate results.'
        : 'The enol that carbon dioxide leaves behind is flat: only another centre decides, and a mixture is to be expected.';
      return [{ verdict: isAlone ? 'never' : 'risk', chip: 'Centre not set', text, wanted: [carbon], rivals: [] }];
    });
  },
};

/** A centre with a hydrogen beside an open ketone. */
const BESIDE_KETONE = '[CX4;H1;$(C[CX3](=[OX1])[#6])]';

export const hotAcidTurnsKetones: MechanismRule = {
  id: 'Q241',
  statement: 'In the hot acid of a Fischer indole synthesis the ketone enolises, and a centre beside it turns over.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!view.names.includes('fischer-indole-synthesis')) return [];
    const { reactants, product, becomes } = view.mapped;
    const wanted = [...view.atoms('reactants', BESIDE_KETONE)].filter(
      (atom) => reactants.chirality[atom] !== CHIRALITY.none && becomes[atom] >= 0 && product.chirality[becomes[atom]] !== CHIRALITY.none,
    );
    if (wanted.length === 0) return [];
    const text =
      'The ketone and its hydrazone enolise in hot acid before the ring closes: the centre beside them is lost, at least in part.';
    return [{ verdict: 'risk', chip: 'Centre may be lost', text, wanted, rivals: [] }];
  },
};

/** A centre beside a ketone and an arene, whose hydrogen heat alone moves. */
const BESIDE_KETONE_AND_ARENE = '[CX4;H1;$(C(c)[CX3](=[OX1])[#6])]';

export const hotFormamideTurnsKetones: MechanismRule = {
  id: 'Q280',
  statement: 'In the hot formamide of an imidazole synthesis a centre between a ketone and an arene turns over.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    const isFormamide = [...view.atoms('reactants', '[CX3;H1;$(C(=[OX1])[NX3;H2])]')].some(
      (atom) => becomes[atom] >= 0 && product.isAromatic[becomes[atom]] === 1,
    );
    if (!isFormamide) return [];
    const wanted = [...view.atoms('reactants', BESIDE_KETONE_AND_ARENE)].filter(
      (atom) => reactants.chirality[atom] !== CHIRALITY.none && becomes[atom] >= 0 && product.chirality[becomes[atom]] !== CHIRALITY.none,
    );
    if (wanted.length === 0) return [];
    const text = 'The ketone enolises towards the arene at the heat that the ring takes to close: the centre is lost, at least in part.';
    return [{ verdict: 'risk', chip: 'Centre may be lost', text, wanted, rivals: [] }];
  },
};

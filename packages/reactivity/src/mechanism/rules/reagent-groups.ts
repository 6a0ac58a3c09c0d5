import { BOND, bondBetween, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { madeAmongReactants } from '../made-bonds.ts';
import type { MechanismFinding } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { ofNames } from './of-names.ts';
import { COUPLING_METALS, type ReagentRule } from './reagent-sides.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** Whether carbon of an alkyne has no more than single bonds in the product. */
function isHydrogenatedThrough({ mapped: { reactants, product, becomes }, changed }: ReactionView, triple: readonly number[]): boolean {
  return triple.every(
    (atom) => changed.has(atom) && becomes[atom] >= 0 && product.hydrogenCount[becomes[atom]] >= reactants.hydrogenCount[atom] + 2,
  );
}

const PRIMARY_AMIDE = '[NH2;$(N[CX3](=[OX1])[#6])]';
const TRIFLUOROACETYL = '[CX3;$(C(=O)(O[CX3]=O)C(F)(F)F)]';

const alkyneStopsAtAlkene: ReagentRule = {
  id: 'Y8',
  statement: 'Poisoned palladium, and sodium or lithium in ammonia, take an alkyne to the alkene and no farther.',
  source: TEXTBOOKS.redox,
  holdsUnder: (kinds) => ['poisoned-palladium', 'alkali-metal'].some((kind) => kinds.has(kind)),
  judge: (view) =>
    view.places('reactants', '[#6;X2]#[#6;X2]').flatMap((triple): readonly Finding[] => {
      // Either carbon may be first in the pattern.
      if (triple[0] > triple[1] || !isHydrogenatedThrough(view, triple)) return [];
      const text = 'The reagent stops at the alkene: poisoned palladium and dissolving metals leave a double bond that nothing activates.';
      return [{ verdict: 'never', chip: 'Stops at the alkene', text, wanted: [...triple], rivals: [] }];
    }),
};

const borohydrideLeavesAcids: ReagentRule = {
  id: 'Y9',
  statement: 'A borohydride leaves a carboxylic acid alone, as its salt.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: (kinds) =>
    (kinds.has('borohydride') || kinds.has('bulky-borohydride')) &&
    !['strong-acid', 'lewis-acid', 'borane', 'halogen', 'coupling-reagent'].some((kind) => kinds.has(kind)),
  judge: ofNames(['carboxylic-acid-to-alcohol-reduction'], {
    chip: 'Acid stays',
    text: 'A borohydride makes the salt of the acid and does not reduce it: an ester, ketone or aldehyde reacts instead.',
  }),
};

const hypobromiteTakesAmides: ReagentRule = {
  id: 'Y10',
  statement: 'Bromine in hydroxide is hypobromite: a primary amide gives the amine with one carbon less, and no ring is brominated.',
  source: TEXTBOOKS.rearrangements,
  holdsUnder: (kinds) => kinds.has('hydroxide') && kinds.has('bromine-source'),
  judge: (view) => {
    const [amide] = view.places('reactants', '[CX3](=[OX1])([#6])[NH2]');
    if (amide === undefined || !view.names.includes('bromination')) return [];
    const text = 'Hydroxide takes the bromine up as hypobromite, which rearranges the primary amide to the amine.';
    return [{ verdict: 'never', chip: 'Hypobromite', text, wanted: [...view.changed].slice(0, 1), rivals: [amide[0]] }];
  },
};

const chloriteGoesOn: ReagentRule = {
  id: 'Y11',
  statement: 'With chlorite an alcohol goes on to the acid: the aldehyde is taken up as it forms.',
  source: TEXTBOOKS.redox,
  holdsUnder: (kinds) => kinds.has('chlorite'),
  judge: ofNames(['alcohol-to-aldehyde-oxidation'], {
    chip: 'Goes on to the acid',
    text: 'Chlorite oxidises the aldehyde as it forms, so that the acid is what is left.',
  }),
};

/** A carbon with a hydroxyl group beside another one. */
const VICINAL_DIOL = '[OX2H][CX4][CX4][OX2H]';

const periodateCleaves: ReagentRule = {
  id: 'Y12',
  statement: 'Periodate and lead(IV) acetate cleave a vicinal diol between its carbons, before they oxidise anything else.',
  source: TEXTBOOKS.redox,
  holdsUnder: (kinds) => kinds.has('periodate') && !kinds.has('osmium') && !kinds.has('ozone'),
  judge: (view) => {
    const { reactants } = view.mapped;
    return view.places('reactants', VICINAL_DIOL).flatMap(([, carbon, other]): readonly Finding[] => {
      if (view.broken.some((bond) => bond.includes(carbon) && bond.includes(other))) return [];
      // Whatever else happens to the carbons, or away from them.
      if (
        ![...view.changed].some(
          (atom) => reactants.atomicNumber[atom] === ELEMENT.carbon || reactants.atomicNumber[atom] === ELEMENT.sulfur,
        )
      )
        return [];
      const text = 'The reagent holds both oxygens of the diol and cleaves the bond between their carbons.';
      return [{ verdict: 'never', chip: 'Diol is cleaved', text, wanted: [...view.changed].slice(0, 1), rivals: [carbon, other] }];
    });
  },
};

/** A silyl enol ether's side: the carbon of the double bond, the one with oxygen, and the other side of the ketone. */
const KETONE_SIDES = '[CX4;H1,H2][CX3](=[OX1])[CX4;H1,H2,H3]';

/** Silyl enol ethers made at this side of a ketone, with the other side. */
function silylated(view: ReactionView): readonly (readonly [wanted: number, rival: number])[] {
  const { reactants, product, becomes } = view.mapped;
  return view.places('reactants', KETONE_SIDES).flatMap(([side, , oxygen, other]) => {
    const isSilylated = madeAmongReactants(view).some(
      (bond) => bond.includes(oxygen) && bond.some((atom) => reactants.atomicNumber[atom] === ELEMENT.silicon),
    );
    if (!isSilylated || becomes[side] < 0 || product.hydrogenCount[becomes[side]] !== reactants.hydrogenCount[side] - 1) return [];
    return [[side, other] as const];
  });
}

/** @param isKinetic - the less substituted side is what forms */
function silylSide(isKinetic: boolean): ReagentRule['judge'] {
  return (view) => {
    const { hydrogenCount } = view.mapped.reactants;
    return silylated(view).flatMap(([wanted, rival]): readonly Finding[] => {
      const difference = hydrogenCount[wanted] - hydrogenCount[rival];
      if (isKinetic ? difference >= 0 : difference <= 0) return [];
      const text = isKinetic
        ? 'The bulky base takes the hydrogen of the less substituted side and does not give it back: the silyl group closes the enolate there.'
        : 'The weak base lets the enolates change into each other: the more substituted double bond is what is left.';
      return [{ verdict: 'never', chip: isKinetic ? 'Kinetic enolate' : 'Thermodynamic enolate', text, wanted: [wanted], rivals: [rival] }];
    });
  };
}

const kineticSilylEther: ReagentRule = {
  id: 'Y13',
  statement: 'A hindered amide base and a silyl chloride give the silyl enol ether of the less substituted side.',
  source: TEXTBOOKS.regioselectivity,
  holdsUnder: (kinds) => kinds.has('amide-base'),
  judge: silylSide(true),
};

const thermodynamicSilylEther: ReagentRule = {
  id: 'Y15',
  statement: 'An amine and a silyl chloride in the warm give the silyl enol ether of the more substituted side.',
  source: TEXTBOOKS.regioselectivity,
  holdsUnder: (kinds) => kinds.has('carbonate-or-amine-base') && !kinds.has('amide-base'),
  judge: silylSide(false),
};

/** An acyl acetic ester or a 1,3-diketone with a second carbon that takes a charge: the one between, and the one outside. */
const DIANION = '[CX4;H1,H2]([CX3](=[OX1])[#6,OX2])[CX3](=[OX1])[CX4;H2,H3]';

const dianionOutside: ReagentRule = {
  id: 'Y14',
  statement:
    'Two equivalents of strong base make the dianion of a 1,3-dicarbonyl compound, which reacts at its outer carbon, the last to lose a hydrogen.',
  source: TEXTBOOKS.regioselectivity,
  holdsUnder: (kinds) => kinds.has('strong-base') && kinds.has('organolithium-base'),
  judge: (view) => {
    const { reactants } = view.mapped;
    return view.places('reactants', DIANION).flatMap((place): readonly Finding[] => {
      const [between] = place;
      const outside = place[place.length - 1];
      const isMade = madeAmongReactants(view).some(
        (bond) => bond.includes(between) && bond.every((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon),
      );
      if (!isMade || view.changed.has(outside)) return [];
      const text = 'The second base takes a hydrogen of the outer carbon: the dianion reacts there first.';
      return [{ verdict: 'never', chip: 'Dianion', text, wanted: [between], rivals: [outside] }];
    });
  },
};

const EPOXIDE = '[CX4]1[CX4][OX2]1';

const acidMovesEpoxides: ReagentRule = {
  id: 'Y16',
  statement: 'An epoxide becomes an aldehyde or ketone by acid alone: a base or a nucleophile opens it.',
  source: TEXTBOOKS.rearrangements,
  holdsUnder: (kinds) =>
    ['hydroxide', 'carbonate-or-amine-base', 'strong-base', 'bulky-alkoxide'].some((kind) => kinds.has(kind)) &&
    !['strong-acid', 'lewis-acid', 'aqueous-acid'].some((kind) => kinds.has(kind)),
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    const [wanted] = view.places('reactants', EPOXIDE).flatMap((ring) => {
      const oxygen = ring.find((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen) ?? -1;
      const carbonyl = ring
        .filter((atom) => atom !== oxygen && becomes[atom] >= 0 && becomes[oxygen] >= 0)
        .find((atom) => {
          const bond = bondBetween(product, becomes[atom], becomes[oxygen]);
          return bond >= 0 && product.bondOrder[bond] === BOND.double;
        });
      return carbonyl === undefined ? [] : [carbonyl];
    });
    if (wanted === undefined) return [];
    const text = 'The shift to the carbonyl compound needs an acid at the oxygen: a base opens the epoxide or leaves it.';
    return [{ verdict: 'never', chip: 'Needs acid', text, wanted: [wanted], rivals: [] }];
  },
};

const tertButoxideEliminates: ReagentRule = {
  id: 'Y19',
  statement: 'Tert-butoxide takes a hydrogen beside a secondary halide or sulfonate and does not displace it.',
  source: TEXTBOOKS.elimination,
  holdsUnder: (kinds) => kinds.has('bulky-alkoxide'),
  judge: (view) => {
    const { reactants } = view.mapped;
    const oxygens = view.atoms('reactants', '[OX2H,OX1-;$(O[CX4]([CH3])([CH3])[CH3])]');
    const wanted = madeAmongReactants(view).flatMap((bond) =>
      bond.some((atom) => oxygens.has(atom)) ? bond.filter((atom) => !oxygens.has(atom) && reactants.hydrogenCount[atom] === 1) : [],
    );
    if (wanted.length === 0) return [];
    const text = 'The bulky base reaches a hydrogen, not the carbon: an alkene forms.';
    return [{ verdict: 'never', chip: 'Eliminates', text, wanted, rivals: [] }];
  },
};

const lithiumExchanges: ReagentRule = {
  id: 'Y18',
  statement: 'An organolithium compound takes the halogen of an aryl bromide or iodide; without a transition metal it does not couple.',
  source: TEXTBOOKS.organometallics,
  holdsUnder: (kinds) => kinds.has('organolithium-base') && !COUPLING_METALS.some((kind) => kinds.has(kind)),
  judge: ofNames(['kumada-coupling'], {
    chip: 'Exchange first',
    text: 'The halogen and the lithium change places at once: what follows meets the aryllithium.',
  }),
};

/** A carbon with a halogen that leaves as an atom, and four bonds away the near end of a double bond: a ring of five closes onto it. */
const CLOSES_FIVE = '[#6;$([CX4][Br,I]),$(c[Br,I])]~[#6,#7,#8]~[#6,#7,#8]~[#6,#7,#8]~[CX3;!$(C=O)]=[CX3]';

const radicalsCloseFirst: ReagentRule = {
  id: 'Y17',
  statement: 'A radical four atoms away from a double bond closes a ring of five before the tin hydride gives it a hydrogen.',
  source: TEXTBOOKS.radicals,
  holdsUnder: (kinds) => kinds.has('tin-hydride'),
  judge: (view) => {
    if (!view.names.some((name) => name === 'alkyl-dehalogenation' || name === 'aryl-dehalogenation')) return [];
    const [place] = view
      .places('reactants', CLOSES_FIVE)
      .filter(([carbon, , , , near]) => view.changed.has(carbon) && !view.changed.has(near));
    if (place === undefined) return [];
    const text = 'The radical closes a ring of five onto the double bond a hundred thousand times a second, before it meets the hydride.';
    return [{ verdict: 'never', chip: 'Closes first', text, wanted: [place[0]], rivals: [place[4]] }];
  },
};

/** Which group reacts, and how far, where the reagents decide; asked forward only, as those of `reagent-sides.ts`. */
const lactoneStopsAtLactol: ReagentRule = {
  id: 'Y20',
  statement: 'A bulky aluminium hydride takes a lactone to the lactol, which stands until the work-up.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: (kinds) => kinds.has('aluminium-hydride-for-aldehydes') && !kinds.has('strong-hydride'),
  judge: ({ mapped: { reactants, product, becomes }, places }) =>
    places('reactants', '[CX3;R](=[OX1])(-;@[OX2])[#6]').flatMap(([carbon]): readonly Finding[] => {
      if (becomes[carbon] < 0 || product.hydrogenCount[becomes[carbon]] < reactants.hydrogenCount[carbon] + 2) return [];
      const text = 'The hydride stops at the lactol: its aluminium salt holds until the work-up, and no diol is formed.';
      return [{ verdict: 'never', chip: 'Stops at the lactol', text, wanted: [carbon], rivals: [] }];
    }),
};

const anhydrideDehydratesAmides: ReagentRule = {
  id: 'Y21',
  statement: 'Trifluoroacetic anhydride takes the water out of a primary amide: the nitrile is formed, not the imide.',
  source: TEXTBOOKS.carbonylSubstitution,
  holdsUnder: (kinds) => kinds.has('acylating-agent'),
  judge: (view) => {
    const amides = view.atoms('reactants', PRIMARY_AMIDE);
    const acyls = view.atoms('reactants', TRIFLUOROACETYL);
    return madeAmongReactants(view).flatMap((bond): readonly Finding[] => {
      const nitrogen = bond.find((atom) => amides.has(atom));
      if (nitrogen === undefined || !bond.some((atom) => acyls.has(atom))) return [];
      const text = 'The anhydride acylates the oxygen of the primary amide, and the nitrile is formed.';
      return [{ verdict: 'never', chip: 'Nitrile', text, wanted: [nitrogen], rivals: [] }];
    });
  },
};

export const REAGENT_GROUPS: readonly ReagentRule[] = [
  alkyneStopsAtAlkene,
  borohydrideLeavesAcids,
  hypobromiteTakesAmides,
  chloriteGoesOn,
  periodateCleaves,
  kineticSilylEther,
  dianionOutside,
  thermodynamicSilylEther,
  acidMovesEpoxides,
  radicalsCloseFirst,
  lithiumExchanges,
  tertButoxideEliminates,
  lactoneStopsAtLactol,
  anhydrideDehydratesAmides,
];

import { type AtomIndex, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isSaturatedCarbon } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import { benzeneRate, electrophilicRate, rateBesideAzole } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { metalationGuide } from '../metalation-sites.ts';
import type { ReactionView } from '../reaction-view.ts';
import { NEUTRAL_ACCEPTORS, substituentKind } from '../substituent.ts';
import { AMINO_ACID_HALIDE } from './amino-acid-halides.ts';
import { aromaticSubstitutions, isIntramolecular, mayBeMetalated } from './aromatic-substitutions.ts';

/** Slowest ring that still takes part in a Friedel-Crafts reaction: halobenzenes do, benzoates and pyridines do not. */
const FRIEDEL_CRAFTS_FLOOR = -1.9;

/** The same with a nitro group: it holds the Lewis acid, and a phenol beside it is acylated at oxygen, so that only the richest rings go. */
const BESIDE_NITRO_FLOOR = 0;

/** The same where the acylium ion hangs on the ring: a nitro or cyano group still stops it. */
const RING_CLOSURE_FLOOR = -3;

/** Rings with two acceptors are nitrated from here down under force alone; halogens hold nitric acid off less than the sum of their effects. */
const HARSH_NITRATION = -7;

const AZOLE_WITHOUT_DONOR = '[c;H1;r5;$(c1[n,o,s]nc[c,n]1),$(c1cn[o,s]c1),$(c1c[n,o,s]cn1),$(c1cnc[o,s,n]1)]';

const AZINE_WITHOUT_DONOR = '[c;H1;r6;$(c1[c,n][c,n][c,n][c,n]n1),$(c1[c,n][c,n][c,n]n[c,n]1),$(c1[c,n][c,n]n[c,n][c,n]1)]';

/** The halogen of a succinimide, hydantoin or its like. */
const OF_HALO_IMIDE = '[Cl,Br,I;$(*[NX3][CX3]=[OX1])]';

/** Beside or across from the carbonyl group of a pyridone or quinolone, whose oxygen takes the Lewis acid. */
const OF_PYRIDONE = '[c;H1;r6;$(c1c(=O)[c,n][c,n]n[c,n]1),$(c1c(=O)n[c,n][c,n][c,n]1),$(c1[c,n][c,n]c(=O)n[c,n]1)]';

export const notDeactivated: MechanismRule = {
  id: 'A3',
  statement:
    'Friedel-Crafts reactions fail on rings with a strong acceptor, and on azines, their N-oxides, pyridones and azoles, which hold the Lewis acid; pyridines without donors are neither nitrated nor halogenated.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { carbon, electrophile } = each;
      const isFriedelCrafts = electrophile === 'acyl' || electrophile === 'alkyl';
      const isSingleRingHalogenated = electrophile === 'halogen' && aromaticSystem(reactants, carbon).length === 6;
      const isLed = isSingleRingHalogenated && mayBeMetalated(view, each);
      if (isLed && view.atoms('reactants', OF_HALO_IMIDE).has(each.incoming) && isBare(view, carbon, AZINE_WITHOUT_DONOR)) {
        const text =
          'An N-halo imide alone does not halogenate this ring, which has no donor: lithiate it first, and let the halogen itself follow.';
        return [{ verdict: 'risk' as const, chip: 'Ring deactivated', text, wanted: [carbon], rivals: [] }];
      }
      const isHalogenation = isSingleRingHalogenated && !isLed;
      if (!isFriedelCrafts && !isHalogenation && electrophile !== 'nitro') return [];
      const rate = benzeneRate(reactants, carbon);
      const isPyridone =
        electrophile === 'acyl' &&
        view.atoms('reactants', OF_PYRIDONE).has(carbon) &&
        aromaticSystem(reactants, carbon).every((atom) => hasDoubleBondedOxygen(reactants, atom) || !hasDonor(reactants, atom));
      // Its oxygen takes the acyl group, and an N-acyloxypyridinium ion takes up no other cation.
      const isPyridinium = isFriedelCrafts && aromaticSystem(reactants, carbon).some((atom) => reactants.charge[atom] > 0);
      const isBareHeteroarene =
        isPyridinium ||
        isPyridone ||
        isBare(view, carbon, AZINE_WITHOUT_DONOR) ||
        (electrophile === 'acyl' && isBare(view, carbon, AZOLE_WITHOUT_DONOR));
      const floor = isFriedelCrafts && bearsNitro(reactants, carbon) ? BESIDE_NITRO_FLOOR : FRIEDEL_CRAFTS_FLOOR;
      const isTooSlow = isFriedelCrafts && rate !== null && rate <= floor;
      if (electrophile === 'nitro' && rate !== null && rate <= HARSH_NITRATION && acceptorsOn(reactants, carbon) > 1) {
        const text =
          'So many acceptors hold the nitronium ion off: it takes fuming acids and heat, which little else of the molecule stands.';
        return [{ verdict: 'risk' as const, chip: 'Ring deactivated', text, wanted: [carbon], rivals: [] }];
      }
      if (!isTooSlow && !isBareHeteroarene) return [];
      return [
        {
          verdict:
            isIntramolecular(view, each) && !isBareHeteroarene && (rate ?? 0) > RING_CLOSURE_FLOOR ? ('risk' as const) : ('never' as const),
          chip: 'Ring deactivated',
          text: isHalogenation
            ? 'Without a donor this ring takes up halogens only under force, in oleum or at great heat: lithiate it, or bring the halogen with the ring.'
            : isFriedelCrafts
              ? 'An acceptor on this ring, or its nitrogen, leaves too little electron density for a Friedel-Crafts reaction.'
              : 'Nitrating acid turns this ring into a pyridinium ion, which takes up no further charge: hardly anything is nitrated.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    }),
};

/** Whether the carbon fits `pattern`, its rate is in no table, and no donor is on its ring. */
function isBare(view: ReactionView, carbon: AtomIndex, pattern: string): boolean {
  const { reactants } = view.mapped;
  return (
    benzeneRate(reactants, carbon) === null &&
    view.atoms('reactants', pattern).has(carbon) &&
    aromaticSystem(reactants, carbon).every((atom) => !hasDonor(reactants, atom))
  );
}

function bearsNitro(molecule: Molecule, carbon: AtomIndex): boolean {
  return aromaticSystem(molecule, carbon).some((atom) => {
    const first = substituentOf(molecule, atom);
    return first !== undefined && substituentKind(molecule, first, atom) === 'nitro';
  });
}

/** How many groups that draw by conjugation the ring bears. */
function acceptorsOn(molecule: Molecule, carbon: AtomIndex): number {
  return aromaticSystem(molecule, carbon).filter((atom) => {
    const first = substituentOf(molecule, atom);
    return first !== undefined && NEUTRAL_ACCEPTORS.has(substituentKind(molecule, first, atom));
  }).length;
}

function hasDonor(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  if (first === undefined) return false;
  if (molecule.charge[ringAtom] > 0 || hasDoubleBondedOxygen(molecule, ringAtom)) return true;
  return ['amino', 'hydroxy', 'alkoxy', 'acylamino', 'sulfanyl', 'other'].includes(substituentKind(molecule, first, ringAtom));
}

export const rearranges: MechanismRule = {
  id: 'A5',
  statement:
    'Primary alkyl cations rearrange before they alkylate an arene, and acyl cations beside a carbonyl group, an amine or a quaternary carbon lose carbon monoxide.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { incoming, electrophile } = each;
      if (electrophile === 'acyl') return losesCarbonMonoxide(view, incoming, electrophilicRate(view, each.carbon));
      if (electrophile !== 'alkyl' || isIntramolecular(view, each) || reactants.hydrogenCount[incoming] !== 2) return [];
      const beside = neighboursOf(reactants, incoming).find((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon);
      // Ethyl has nowhere to go; benzyl and allyl cations stay.
      if (beside === undefined || !isSaturatedCarbon(reactants, beside) || reactants.hydrogenCount[beside] === 3) return [];
      if (neighboursOf(reactants, beside).some((atom) => atom !== incoming && reactants.atomicNumber[atom] !== ELEMENT.carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Cation rearranges',
          text: 'The primary cation rearranges to a more stable one first: the branched arene results. Acylation and reduction give the straight chain.',
          wanted: [incoming],
          rivals: [beside],
        },
      ];
    }),
};

/** The acyl carbon of an alpha-keto acid first, then what leaves it; half esters of oxalic acid keep their chloride's carbon monoxide. */
const ALPHA_KETO_ACYL = '[CX3](=[OX1])([OX2H,Cl,Br])[CX3;$(C(=[OX1])[#6])]';

/** The acyl carbon of an acid whose cation is tertiary once carbon monoxide is gone. */
const TERTIARY_ACYL = '[CX3;!R](=[OX1])([OX2H,Cl,Br])[CX4;H0;$(C([CX4])([CX4])[CX4])]';

/** Rings from this rate on take such an acyl cation before it falls apart: those of ethers, thiophene. */
const CATCHES_ACYL = 4;

/** @param rate - of the position that is acylated, where it is known */
function losesCarbonMonoxide(view: ReactionView, acyl: AtomIndex, rate: number | null): ReturnType<MechanismRule['judge']> {
  const tertiary = view.places('reactants', TERTIARY_ACYL).find(([carbon]) => carbon === acyl);
  if (tertiary !== undefined && rate !== null) {
    const text =
      'This acyl cation loses carbon monoxide to a tertiary alkyl cation, which alkylates the arene: only rich rings take it before.';
    return [{ verdict: rate < CATCHES_ACYL ? 'never' : 'risk', chip: 'Loses CO', text, wanted: [acyl], rivals: [tertiary[3]] }];
  }
  const amino = view.places('reactants', AMINO_ACID_HALIDE).find(([carbon]) => carbon === acyl);
  if (amino !== undefined) {
    const text =
      'The amine pushes carbon monoxide out of this acyl cation, and an iminium ion is left: make the amino ketone from the haloketone.';
    return [{ verdict: 'never', chip: 'Loses CO', text, wanted: [acyl], rivals: [amino[3]] }];
  }
  const place = view.places('reactants', ALPHA_KETO_ACYL).find(([carbon]) => carbon === acyl);
  if (place === undefined) return [];
  const isAcid = view.mapped.reactants.atomicNumber[place[2]] === ELEMENT.oxygen;
  return [
    {
      verdict: isAcid ? 'never' : 'risk',
      chip: 'Loses CO',
      text: 'An acyl cation beside a carbonyl group loses carbon monoxide: the ketone with one carbon less results. Oxidise the ketone or the benzoin instead.',
      wanted: [acyl],
      rivals: [place[3]],
    },
  ];
}

/** Slowest ring that takes a diazonium ion, and that takes the iminium ion of formamides: those of phenols and amines, and of some ethers. */
const AZO_COUPLING_FLOOR = 5;
/** Diazonium ions are coupled in base, where a phenol is its phenolate: positions that its oxygen feeds, and how much richer they are. */
const FED_BY_PHENOLATE = '[c;$(c:c[OX2H]),$(c:c:c:c[OX2H])]';
const OF_PHENOLATE = 5;

const VILSMEIER_FLOOR = 3.5;

/** Between two nitrogens of an azole with a free N-H or a carbonyl group, where lithium does not lead either. */
const BETWEEN_NITROGENS = '[cH;r5;$(c1[nX3;H1]aan1),$(c1n[nX3;H1]an1),$(c1n[c;$(c=[OX1,SX1])]an1)]';

/** Groups to which the lithium compound adds before it meets the formamide. */
const TAKES_LITHIUM = '[CX3,CX2;$([CX2](=[NX2])=[OX1]),$([CX3;H1]([#6])=[OX1]),$([CX3]([#6])([#6])=[OX1]),$([CX3]([Cl,Br])=[OX1])]';

export const weakElectrophiles: MechanismRule = {
  id: 'A8',
  statement:
    'Diazonium ions couple with phenols and aromatic amines only, and formamides (Vilsmeier-Haack) formylate electron-rich rings only.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { carbon, incoming, electrophile } = each;
      const isFormamide =
        electrophile === 'formyl' &&
        hasDoubleBondedOxygen(reactants, incoming) &&
        neighboursOf(reactants, incoming).some((atom) => reactants.atomicNumber[atom] === ELEMENT.nitrogen);
      const isAzo = electrophile === 'diazonium';
      const isBetween = isFormamide && view.atoms('reactants', BETWEEN_NITROGENS).has(carbon);
      if (
        isIntramolecular(view, each) ||
        !(
          isAzo ||
          isBetween ||
          (isFormamide && (metalationGuide(reactants, carbon) === 'none' || bystanders(view, TAKES_LITHIUM).length > 0))
        )
      )
        return [];
      const rate = isBetween ? 0 : (electrophilicRate(view, carbon) ?? rateBesideAzole(view, carbon));
      const isFed = isAzo && view.places('reactants', FED_BY_PHENOLATE).some(([atom]) => atom === carbon);
      const gain = isFed ? OF_PHENOLATE : 0;
      if (rate === null || rate + gain >= (isAzo ? AZO_COUPLING_FLOOR : VILSMEIER_FLOOR)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Ring too poor',
          text: isAzo
            ? 'A diazonium ion is a weak electrophile: only phenols, aromatic amines and rings as rich as theirs couple, and para to the donor.'
            : 'The iminium ion of a formamide is a weak electrophile: only electron-rich rings are formylated so.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    }),
};

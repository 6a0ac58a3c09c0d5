import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, aromaticSystem, conjugatedWith, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import { benzeneRate, electrophilicRate, type Medium } from '../electrophilic-sites.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { metalationGuide } from '../metalation-sites.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';
import { substituentKind } from '../substituent.ts';

type Electrophile = 'nitro' | 'halogen' | 'sulfonyl' | 'acyl' | 'formyl' | 'diazonium' | 'alkyl';

/** An aromatic carbon whose hydrogen an electrophile takes the place of. Reactant atoms. */
interface AromaticSubstitution {
  readonly carbon: AtomIndex;
  readonly incoming: AtomIndex;
  readonly electrophile: Electrophile;
}

function aromaticSubstitutions(view: ReactionView): readonly AromaticSubstitution[] {
  const { reactants } = view.mapped;
  const lettingGo =
    view.made.length > 2
      ? []
      : hydrogenReplacements(view).filter(({ carbon }) => reactants.isAromatic[carbon] === 1 && !isOxideGivenUp(view, carbon));
  if (lettingGo.length === 0) return [];
  const exchanges = replacements(view);
  return lettingGo.flatMap(({ carbon, incoming }) => {
    const electrophile = electrophileKind(view, incoming, exchanges);
    return electrophile === null ? [] : [{ carbon, incoming, electrophile }];
  });
}

/** An N-oxide that loses its oxygen was activated at it: the nucleophile then comes in at 2 or 4, as no electrophile does. */
function isOxideGivenUp({ mapped: { reactants }, changed }: ReactionView, carbon: AtomIndex): boolean {
  return aromaticSystem(reactants, carbon).some((atom) => reactants.atomicNumber[atom] === ELEMENT.nitrogen && changed.has(atom));
}

function electrophileKind({ mapped }: ReactionView, incoming: AtomIndex, exchanges: readonly Replacement[]): Electrophile | null {
  const { reactants, product, becomes } = mapped;
  if (isHalogen(reactants, incoming)) return reactants.atomicNumber[incoming] === ELEMENT.fluorine ? null : 'halogen';
  const after = becomes[incoming];
  const oxygens = neighboursOf(product, after).filter((each) => product.atomicNumber[each] === ELEMENT.oxygen).length;
  if (reactants.atomicNumber[incoming] === ELEMENT.nitrogen) {
    if (product.charge[after] === 1 && oxygens === 2) return 'nitro';
    const [double] = neighboursAcross(product, after, BOND.double);
    return double !== undefined && product.atomicNumber[double] === ELEMENT.nitrogen && oxygens === 0 ? 'diazonium' : null;
  }
  if (reactants.atomicNumber[incoming] === ELEMENT.sulfur)
    return neighboursAcross(product, after, BOND.double).length === 2 ? 'sulfonyl' : null;
  if (reactants.atomicNumber[incoming] !== ELEMENT.carbon) return null;
  if (
    product.hydrogenCount[after] === 1 &&
    oxygens === 1 &&
    neighboursOf(product, after).length === 2 &&
    hasDoubleBondedOxygen(product, after)
  )
    return 'formyl';
  const exchange = exchanges.find((each) => each.carbon === incoming);
  if (exchange === undefined) return null;
  const leaves = isHalogen(reactants, exchange.leaving) || reactants.atomicNumber[exchange.leaving] === ELEMENT.oxygen;
  if (!leaves) return null;
  if (hasDoubleBondedOxygen(reactants, incoming)) return product.hydrogenCount[after] === 0 && oxygens === 1 ? 'acyl' : null;
  return isSaturatedCarbon(reactants, incoming) && reactants.hydrogenCount[incoming] < 3 ? 'alkyl' : null;
}

/** How much more an electrophile chooses between positions than a nitronium ion does: ratio of reaction constants, lowered for safety. */
const CHOOSINESS: Readonly<Record<Electrophile, number>> = {
  nitro: 1,
  sulfonyl: 1,
  halogen: 1.3,
  acyl: 1.3,
  formyl: 1.3,
  diazonium: 3,
  alkyl: 0.5,
};

/** Difference of logarithms from which the wanted isomer is a by-product, and from which it comes as a mixture. */
const BY_PRODUCT = 1;
const MIXTURE = 0.45;

function isIntramolecular({ mapped: { moleculeOf } }: ReactionView, { carbon, incoming }: AromaticSubstitution): boolean {
  return moleculeOf[carbon] === moleculeOf[incoming];
}

function isPhenol(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  return first !== undefined && substituentKind(molecule, first, ringAtom) === 'hydroxy';
}

/** Whether lithium may have led the group to this position: nitro groups and diazonium ions have no such guide, and a phenol takes the base itself. */
function mayBeMetalated({ mapped: { reactants } }: ReactionView, { carbon, electrophile }: AromaticSubstitution): boolean {
  if (aromaticSystem(reactants, carbon).some((atom) => isPhenol(reactants, atom))) return false;
  const guide = metalationGuide(reactants, carbon);
  const beside = neighboursAcross(reactants, carbon, BOND.aromatic);
  switch (electrophile) {
    case 'formyl':
      return guide !== 'none';
    case 'halogen':
    case 'sulfonyl':
      return guide === 'strong' || (guide === 'weak' && aromaticSystem(reactants, carbon).some((atom) => isAzineNitrogen(reactants, atom)));
    // At C-2 of imidazoles and thiazoles an acyl group comes by way of the ring nitrogen, as an ylide, too.
    case 'acyl':
      return guide === 'strong' && beside.every((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon);
    default:
      return false;
  }
}

const directs: MechanismRule = {
  id: 'A1',
  statement: 'Substituents direct an electrophile on a benzene ring: donors and halogens ortho and para, acceptors meta.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { carbon, electrophile } = each;
      const wanted = isIntramolecular(view, each) ? null : benzeneRate(reactants, carbon);
      // What lithium leads is no electrophilic substitution at all: a formamide is as good a partner there.
      if (wanted === null || (electrophile === 'formyl' && mayBeMetalated(view, each))) return [];
      const ring = aromaticSystem(reactants, carbon);
      const rivals = ring.flatMap((atom) => {
        const isFree = reactants.hydrogenCount[atom] === 1 && view.reactants.symmetryClass[atom] !== view.reactants.symmetryClass[carbon];
        const rate = isFree ? benzeneRate(reactants, atom) : null;
        return rate === null ? [] : [{ atom, rate }];
      });
      const best = Math.max(...rivals.map(({ rate }) => rate));
      const difference = (best - wanted) * CHOOSINESS[electrophile];
      if (rivals.length === 0 || difference < MIXTURE) return [];
      const isByProduct = difference >= BY_PRODUCT && electrophile !== 'alkyl';
      // Acid turns a free amine into an ammonium ion, which directs otherwise.
      const mayBeProtonated = mediumOf(electrophile) === 'acid' && ring.some((atom) => isFreeAmine(reactants, atom));
      return [
        {
          verdict: isByProduct && !mayBeMetalated(view, each) && !mayBeProtonated ? ('never' as const) : ('risk' as const),
          chip: 'Wrong position',
          text: isByProduct
            ? 'The groups on this ring send the electrophile to another position: this isomer is a by-product at most.'
            : 'The groups on this ring send the electrophile to another position too: a mixture of isomers results.',
          wanted: [carbon],
          rivals: rivals.filter(({ rate }) => rate === best).map(({ atom }) => atom),
        },
      ];
    }),
};

function mediumOf(electrophile: Electrophile): Medium {
  return electrophile === 'nitro' || electrophile === 'sulfonyl' ? 'acid' : 'neutral';
}

function isFreeAmine(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  return first !== undefined && substituentKind(molecule, first, ringAtom) === 'amino';
}

/** From here on another position of the ring system takes the electrophile, and another ring. */
const OTHER_POSITION = 1;
const OTHER_RING = 2.5;

function isNaphthalene(molecule: Molecule, system: ReadonlySet<AtomIndex>): boolean {
  return (
    system.size === 10 &&
    [...system].every((atom) => molecule.atomicNumber[atom] === ELEMENT.carbon && aromaticRings(molecule, atom, 5).length === 0)
  );
}

const otherRing: MechanismRule = {
  id: 'A2',
  statement: 'An electrophile takes the most electron-rich ring, and of a heteroarene the position that holds the charge best.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants, moleculeOf } = view.mapped;
      const { carbon, electrophile } = each;
      if (isIntramolecular(view, each) || electrophile === 'alkyl') return [];
      const medium = mediumOf(electrophile);
      const wanted = electrophilicRate(view, carbon, medium);
      if (wanted === null) return [];
      const isSingleBenzene = benzeneRate(reactants, carbon) !== null;
      const own = new Set(aromaticSystem(reactants, carbon));
      // Acyl and sulfo groups come to rest at 2 or 6 of naphthalenes, as solvent and time have it.
      if (isNaphthalene(reactants, own) && (electrophile === 'acyl' || electrophile === 'sulfonyl')) return [];
      let best: { atom: AtomIndex; rate: number } | null = null;
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        const isFree =
          reactants.isAromatic[atom] === 1 && reactants.hydrogenCount[atom] === 1 && reactants.atomicNumber[atom] === ELEMENT.carbon;
        if (!isFree || moleculeOf[atom] !== moleculeOf[carbon] || (isSingleBenzene && own.has(atom))) continue;
        // Acid takes the donor away from free amines and from rings with basic nitrogen.
        const isProtonated = electrophile !== 'halogen' && electrophile !== 'diazonium' && !own.has(atom);
        if (isProtonated && aromaticSystem(reactants, atom).some((ringAtom) => isFreeAmine(reactants, ringAtom))) continue;
        const rate = electrophilicRate(view, atom, medium);
        if (rate !== null && (best === null || rate > best.rate)) best = { atom, rate };
      }
      if (best === null || best.rate - wanted < MIXTURE * 2) return [];
      const isClear = best.rate - wanted >= (own.has(best.atom) ? OTHER_POSITION : OTHER_RING) && !mayBeMetalated(view, each);
      return [
        {
          verdict: isClear ? ('never' as const) : ('risk' as const),
          chip: own.has(best.atom) ? 'Wrong position' : 'Other ring first',
          text: own.has(best.atom)
            ? 'The electrophile goes to another position of this ring system, where the charge is held better.'
            : 'The electrophile goes to the other, more electron-rich ring.',
          wanted: [carbon],
          rivals: [best.atom],
        },
      ];
    }),
};

/** Slowest ring that still takes part in a Friedel-Crafts reaction: halobenzenes do, benzoates and pyridines do not. */
const FRIEDEL_CRAFTS_FLOOR = -1.9;
const AZOLE_WITHOUT_DONOR = '[c;H1;r5;$(c1[n,o,s]nc[c,n]1),$(c1cn[o,s]c1),$(c1c[n,o,s]cn1),$(c1cnc[o,s,n]1)]';
const AZINE_WITHOUT_DONOR = '[c;H1;r6;$(c1[c,n][c,n][c,n][c,n]n1),$(c1[c,n][c,n][c,n]n[c,n]1),$(c1[c,n][c,n]n[c,n][c,n]1)]';

const notDeactivated: MechanismRule = {
  id: 'A3',
  statement:
    'Friedel-Crafts reactions fail on rings with a strong acceptor, and on azines and azoles, which hold the Lewis acid; pyridines without donors are neither nitrated nor halogenated.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { carbon, electrophile } = each;
      const isFriedelCrafts = electrophile === 'acyl' || electrophile === 'alkyl';
      const isHalogenation = electrophile === 'halogen' && aromaticSystem(reactants, carbon).length === 6 && !mayBeMetalated(view, each);
      if (!isFriedelCrafts && !isHalogenation && electrophile !== 'nitro') return [];
      const rate = benzeneRate(reactants, carbon);
      const isBare = (pattern: string) =>
        rate === null &&
        view.atoms('reactants', pattern).has(carbon) &&
        aromaticSystem(reactants, carbon).every((atom) => !hasDonor(reactants, atom));
      const isBareHeteroarene = isBare(AZINE_WITHOUT_DONOR) || (electrophile === 'acyl' && isBare(AZOLE_WITHOUT_DONOR));
      const isTooSlow = isFriedelCrafts && rate !== null && rate <= FRIEDEL_CRAFTS_FLOOR;
      if (!isTooSlow && !isBareHeteroarene) return [];
      return [
        {
          verdict: isIntramolecular(view, each) && !isBareHeteroarene ? ('risk' as const) : ('never' as const),
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

function hasDonor(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  if (first === undefined) return false;
  if (molecule.charge[ringAtom] > 0 || hasDoubleBondedOxygen(molecule, ringAtom)) return true;
  return ['amino', 'hydroxy', 'alkoxy', 'acylamino', 'sulfanyl', 'other'].includes(substituentKind(molecule, first, ringAtom));
}

const notAnilines: MechanismRule = {
  id: 'A4',
  statement:
    'A free aniline takes an acyl group at nitrogen and a Lewis acid there too: its ring is acylated only once the nitrogen is protected.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      if (each.electrophile !== 'acyl' || isIntramolecular(view, each)) return [];
      const amines = aromaticSystem(reactants, each.carbon).flatMap((atom) => {
        const first = isFreeAmine(reactants, atom) ? substituentOf(reactants, atom) : undefined;
        return first !== undefined && reactants.hydrogenCount[first] > 0 ? [first] : [];
      });
      if (amines.length === 0) return [];
      // Boron trichloride leads nitriles to the position beside the amine (Sugasawa); acid chlorides have no such guide.
      return [
        {
          verdict: 'never' as const,
          chip: 'Amine reacts first',
          text: 'The free amine on this ring takes the acyl group, and what is left of it binds the Lewis acid.',
          wanted: [each.carbon],
          rivals: amines,
        },
      ];
    }),
};

const rearranges: MechanismRule = {
  id: 'A5',
  statement:
    'Primary alkyl cations rearrange before they alkylate an arene, and acyl cations beside a carbonyl group lose carbon monoxide.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { incoming, electrophile } = each;
      if (electrophile === 'acyl') return losesCarbonMonoxide(view, incoming);
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

function losesCarbonMonoxide(view: ReactionView, acyl: AtomIndex): ReturnType<MechanismRule['judge']> {
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

/** Rings that halogens and their sources attack at once. */
const RICH_RING_FREE = `[c;H1;$(c:c[NX3,OX2H,$(OC)]),$(c:c:c:c[NX3,OX2H,$(OC)]);!$(c:n)]`;
/** The same, held to rings that no radical reaction spares: free phenols and anilines, pyrroles and indoles. */
const RICHEST_RING_FREE =
  '[c;H1;$(c:c[NX3;!$(NC=O);!$(NS=O);!$(N=O);+0]),$(c:c:c:c[NX3;!$(NC=O);!$(NS=O);+0]),$(c:c[OX2H]),$(c:c:c:c[OX2H])]';

const notSideChain: MechanismRule = {
  id: 'A6',
  statement: 'A halogen attacks an electron-rich ring before the methyl group of an amide or of an ester, and before one on that ring.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }) => {
      if (!isHalogen(reactants, incoming) || !isSaturatedCarbon(reactants, carbon)) return [];
      const acyl = neighboursOf(reactants, carbon).filter((each) => hasDoubleBondedOxygen(reactants, each));
      if (acyl.length === 0) return besideRichRing(view, carbon);
      const isPlainAmide =
        acyl.length === 1 &&
        neighboursOf(reactants, acyl[0]).some((each) => reactants.atomicNumber[each] === ELEMENT.nitrogen) &&
        neighboursOf(reactants, carbon).length === 1;
      if (!isPlainAmide) return [];
      const rich = [...view.atoms('reactants', RICH_RING_FREE)].filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      return [
        {
          verdict: rich.length > 0 ? ('never' as const) : ('risk' as const),
          chip: rich.length > 0 ? 'Ring reacts first' : 'Amide does not enolise',
          text:
            rich.length > 0
              ? 'The halogen goes to the electron-rich ring, para where it is free, and leaves the acyl group alone.'
              : 'An amide hardly forms an enol: halogens do not attack beside it as they do beside a ketone.',
          wanted: [carbon],
          rivals: rich,
        },
      ];
    });
  },
};

/** A benzylic position of a phenol, an aniline or their ethers. */
function besideRichRing(view: ReactionView, carbon: AtomIndex): ReturnType<MechanismRule['judge']> {
  const { reactants } = view.mapped;
  const ring = neighboursOf(reactants, carbon).filter((atom) => reactants.isAromatic[atom] === 1);
  if (ring.length !== 1) return [];
  const system = new Set(aromaticSystem(reactants, ring[0]));
  const free = [...view.atoms('reactants', RICHEST_RING_FREE)].filter((atom) => system.has(atom));
  if (free.length === 0) return [];
  return [
    {
      verdict: 'never',
      chip: 'Ring reacts first',
      text: 'The halogen attacks the electron-rich ring before it takes a hydrogen beside it: the phenol or amine must be protected.',
      wanted: [carbon],
      rivals: free,
    },
  ];
}

const ACCEPTORS: ReadonlySet<string> = new Set([
  'nitro',
  'cyano',
  'formyl',
  'acyl',
  'carboxyl',
  'ester',
  'carbamoyl',
  'sulfonyl',
  'trifluoromethyl',
]);

const notFreeAnilines: MechanismRule = {
  id: 'A7',
  statement: 'Nitrating acid protonates a free aniline, which then directs meta, and oxidises what is left: the amine is acylated first.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      if (each.electrophile !== 'nitro' || isIntramolecular(view, each) || benzeneRate(reactants, each.carbon) === null) return [];
      const ring = aromaticSystem(reactants, each.carbon);
      // An acceptor keeps the amine from protonation and from oxidation.
      const hasAcceptor = ring.some((atom) => {
        const first = substituentOf(reactants, atom);
        return first !== undefined && ACCEPTORS.has(substituentKind(reactants, first, atom));
      });
      const amines = ring.flatMap((atom) => {
        const first = isFreeAmine(reactants, atom) ? substituentOf(reactants, atom) : undefined;
        return first !== undefined && reactants.hydrogenCount[first] > 0 ? [first] : [];
      });
      if (amines.length === 0 || hasAcceptor) return [];
      const isMeta = amines.every((amine) => {
        const carrier = ring.find((atom) => substituentOf(reactants, atom) === amine);
        return carrier !== undefined && !conjugatedWith(reactants, carrier).has(each.carbon);
      });
      return [
        {
          verdict: isMeta ? ('risk' as const) : ('never' as const),
          chip: 'Free amine',
          text: 'Nitrating acid protonates the free amine, so that meta isomers result, and oxidises much of it to tar: an acetyl group has to protect it.',
          wanted: [each.carbon],
          rivals: amines,
        },
      ];
    }),
};

/** Slowest ring that takes a diazonium ion, and that takes the iminium ion of formamides: those of phenols and amines, and of some ethers. */
const AZO_COUPLING_FLOOR = 5;
const VILSMEIER_FLOOR = 3.5;

const weakElectrophiles: MechanismRule = {
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
      if (isIntramolecular(view, each) || !(isAzo || (isFormamide && metalationGuide(reactants, carbon) === 'none'))) return [];
      const rate = electrophilicRate(view, carbon);
      if (rate === null || rate >= (isAzo ? AZO_COUPLING_FLOOR : VILSMEIER_FLOOR)) return [];
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

const enolFirst: MechanismRule = {
  id: 'A9',
  statement: 'A halogen attacks the enol of a ketone before a ring that the ketone deactivates.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap(({ carbon, electrophile }) => {
      const { reactants } = view.mapped;
      const rate = electrophile === 'halogen' ? benzeneRate(reactants, carbon) : null;
      if (rate === null || rate > ENOL_FIRST_BELOW || metalationGuide(reactants, carbon) === 'strong') return [];
      const system = new Set(aromaticSystem(reactants, carbon));
      const enols = view
        .places('reactants', '[CX4;!H0][CX3](=O)c')
        .filter((place) => system.has(place[3]))
        .map(([alpha]) => alpha);
      if (enols.length === 0) return [];
      return [
        {
          verdict: 'risk' as const,
          chip: 'Ketone reacts first',
          text: 'The halogen goes beside the carbonyl group, by way of the enol; the ring reacts only where an excess of aluminium chloride holds the ketone.',
          wanted: [carbon],
          rivals: enols,
        },
      ];
    }),
};

/** Logarithm of the rate of a ring that the enol of a ketone overtakes. */
const ENOL_FIRST_BELOW = -2;

/** Electrophilic substitution of arenes. */
export const ELECTROPHILIC_AROMATIC: MechanismTable = {
  title: 'Electrophilic substitution of arenes',
  rules: [directs, otherRing, notDeactivated, notAnilines, rearranges, notSideChain, notFreeAnilines, weakElectrophiles, enolFirst],
};

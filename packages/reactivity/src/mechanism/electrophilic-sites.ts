import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { aromaticRings, aromaticSystem, isAzineNitrogen, substituentOf } from './aromatic-ring.ts';
import { hasDoubleBondedOxygen, neighboursAcross } from './atoms.ts';
import { FUSED_AND_FIVE_RING_POSITIONS } from './heteroaromatic-positions.ts';
import {
  ARYL_IN_PLANE,
  PARTIAL_RATES,
  type PartialRates,
  PROTONATED_RING_NITROGEN,
  RING_N_OXIDE,
  RING_NITROGEN,
} from './partial-rate-factors.ts';
import type { ReactionView } from './reaction-view.ts';
import { type Substituent, substituentKind } from './substituent.ts';

/** What a carbonyl group of a cyclic imide takes more from the position beside it: phthalimide is nitrated at 4, phthalic acid at 3 and 4. */
const BESIDE_CYCLIC_IMIDE = -1.8;

/** How crowded an electrophile finds a position: nothing for none, more for each neighbour it is wedged between. */
const CROWDED_ON_BOTH_SIDES = -0.8;

/**
 * Logarithm of the rate at which an electrophile attacks a position of a single benzene ring, compared with benzene: sum of the effects of the
 * substituents. `null` for other rings, and where the effect of a substituent is not known.
 */
export function benzeneRate(molecule: Molecule, carbon: AtomIndex): number | null {
  const [ring, ...others] = aromaticRings(molecule, carbon, 6);
  if (ring === undefined || others.length > 0 || aromaticSystem(molecule, carbon).length !== 6) return null;
  if (ring.some((atom) => molecule.atomicNumber[atom] !== 6)) return null;
  let sum = 0;
  for (let place = 1; place < 6; place++) {
    const first = substituentOf(molecule, ring[place]);
    if (first === undefined) continue;
    const rates = isHeldInPlane(molecule, ring[place], first)
      ? ARYL_IN_PLANE
      : PARTIAL_RATES[substituentKind(molecule, first, ring[place])];
    if (rates === null) return null;
    sum += place === 3 ? rates.para : place === 1 || place === 5 ? rates.ortho : rates.meta;
    if ((place === 1 || place === 5) && isOfCyclicImide(molecule, ring, ring[place], first)) sum += BESIDE_CYCLIC_IMIDE;
  }
  return sum + (isWedged(molecule, ring) ? CROWDED_ON_BOTH_SIDES : 0);
}

/** Whether a further atom holds an aryl group of a benzene ring in its plane, in a ring of five. */
function isHeldInPlane(molecule: Molecule, ringAtom: AtomIndex, first: AtomIndex): boolean {
  if (molecule.isAromatic[first] === 0) return false;
  return neighboursAcross(molecule, ringAtom, BOND.aromatic).some((beside) => {
    const bridge = substituentOf(molecule, beside);
    return (
      bridge !== undefined && neighboursOf(molecule, bridge).some((each) => each !== beside && neighboursOf(molecule, each).includes(first))
    );
  });
}

/** Whether the carbonyl group on a ring atom is tied by nitrogen to another on the next ring atom, as in phthalimide. */
function isOfCyclicImide(molecule: Molecule, ring: readonly AtomIndex[], ringAtom: AtomIndex, carbonyl: AtomIndex): boolean {
  if (!hasDoubleBondedOxygen(molecule, carbonyl)) return false;
  return neighboursOf(molecule, carbonyl).some(
    (nitrogen) =>
      molecule.atomicNumber[nitrogen] === ELEMENT.nitrogen &&
      neighboursOf(molecule, nitrogen).some(
        (other) =>
          other !== carbonyl &&
          hasDoubleBondedOxygen(molecule, other) &&
          neighboursOf(molecule, other).some((each) => ring.includes(each) && neighboursOf(molecule, each).includes(ringAtom)),
      ),
  );
}

/** What the medium does to basic ring nitrogens: nitrating and sulfonating acids protonate them, halogens and acyl halides leave them. */
export type Medium = 'acid' | 'neutral';

const DONORS: ReadonlySet<Substituent> = new Set(['amino', 'hydroxy', 'alkoxy', 'acylamino', 'sulfanyl']);

/** What a donor loses over a bond that is not double in the best Kekulé form: between C-2 and C-3 of naphthalene or of 2-aminopyridine. */
const BOND_FIXATION = 2;

/** The same of any free position: of a benzene ring by its substituents, of an azine by its nitrogens too, of others by a table of positions. */
export function electrophilicRate(view: ReactionView, carbon: AtomIndex, medium: Medium = 'neutral'): number | null {
  const { reactants } = view.mapped;
  return benzeneRate(reactants, carbon) ?? azineRate(reactants, carbon, medium) ?? tabulatedRate(view, carbon, medium);
}

/** A free position of a benzene ring that bears a ring of five, and no donor of its own. */
const DONOR = '[NX3,OX2,SX2]';
const BENZENE_BESIDE_AZOLE = `[c;H1;r6;$(c1ccc(cc1)-[n,c;r5]),$(c1cccc(c1)-[n,c;r5]),$(c1ccccc1-[n,c;r5]);!$(c:c${DONOR});!$(c:c:c${DONOR});!$(c:c:c:c${DONOR})]`;

/** At most as rich as an alkylbenzene. */
const RATE_BESIDE_AZOLE = 1.5;

/** An upper bound for a benzene ring that bears an azole, whose effect no table has; `null` for other rings. */
export function rateBesideAzole(view: ReactionView, carbon: AtomIndex): number | null {
  return view.atoms('reactants', BENZENE_BESIDE_AZOLE).has(carbon) ? RATE_BESIDE_AZOLE : null;
}

/** Of a position of a single azine: effects of ring nitrogens and of substituents add up. A ring carbonyl group counts as its hydroxyl form. */
function azineRate(molecule: Molecule, carbon: AtomIndex, medium: Medium): number | null {
  const [ring] = aromaticRings(molecule, carbon, 6);
  if (ring === undefined || aromaticSystem(molecule, carbon).length !== 6) return null;
  let sum = 0;
  for (let place = 1; place < 6; place++) {
    const rates = azineMemberRates(molecule, ring[place], medium);
    if (rates === null) return null;
    sum += place === 3 ? rates.para : place === 1 || place === 5 ? rates.ortho : rates.meta;
    const isFixed =
      (place === 1 || place === 5) && isBesideAzineNitrogen(molecule, ring[place]) && !isBesideAzineNitrogen(molecule, carbon);
    if (isFixed && isDonor(molecule, ring[place])) sum -= BOND_FIXATION;
  }
  return sum + (isWedged(molecule, ring) ? CROWDED_ON_BOTH_SIDES : 0);
}

function azineMemberRates(molecule: Molecule, atom: AtomIndex, medium: Medium): PartialRates | null {
  if (molecule.atomicNumber[atom] === ELEMENT.nitrogen) {
    if (molecule.charge[atom] > 0) return neighboursOf(molecule, atom).some((each) => molecule.charge[each] < 0) ? RING_N_OXIDE : null;
    return isAzineNitrogen(molecule, atom) && medium === 'acid' ? PROTONATED_RING_NITROGEN : RING_NITROGEN;
  }
  if (molecule.atomicNumber[atom] !== ELEMENT.carbon) return null;
  if (hasDoubleBondedOxygen(molecule, atom)) return PARTIAL_RATES.hydroxy;
  return substituentRates(molecule, atom);
}

const NO_EFFECT: PartialRates = { ortho: 0, meta: 0, para: 0 };

function substituentRates(molecule: Molecule, ringAtom: AtomIndex): PartialRates | null {
  const first = substituentOf(molecule, ringAtom);
  return first === undefined ? NO_EFFECT : PARTIAL_RATES[substituentKind(molecule, first, ringAtom)];
}

function isBesideAzineNitrogen(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursAcross(molecule, atom, BOND.aromatic).some((each) => molecule.atomicNumber[each] === ELEMENT.nitrogen);
}

function isDonor(molecule: Molecule, ringAtom: AtomIndex): boolean {
  if (hasDoubleBondedOxygen(molecule, ringAtom)) return true;
  const first = substituentOf(molecule, ringAtom);
  return first !== undefined && DONORS.has(substituentKind(molecule, first, ringAtom));
}

/** Of a position of a five-membered or fused ring: that of the bare system, and what substituents add. */
function tabulatedRate(view: ReactionView, carbon: AtomIndex, medium: Medium): number | null {
  const found = FUSED_AND_FIVE_RING_POSITIONS.find(({ pattern }) => view.atoms('reactants', pattern).has(carbon));
  if (found === undefined) return null;
  const { reactants } = view.mapped;
  const effects = substituentEffects(reactants, carbon, found.countsCarbonyl === true ? 1 : 0);
  const bare = medium === 'acid' && found.inAcid !== undefined ? found.inAcid : found.rate;
  return effects === null ? null : bare + effects;
}

/** Share of the effect of a substituent that a ring of five feels, and a ring fused to that of an acceptor. */
const IN_FIVE_RING = 0.8;
const ACROSS_FUSION = 0.25;
/** What a donor adds to the ring fused to its own. */
const DONOR_ACROSS_FUSION = 0.7;

/** @param counted - carbonyl groups of the system that its rates are told with */
function substituentEffects(molecule: Molecule, carbon: AtomIndex, counted: number): number | null {
  const ownRings = [...aromaticRings(molecule, carbon, 5), ...aromaticRings(molecule, carbon, 6)];
  if (ownRings.length !== 1) return null;
  const [ring] = ownRings;
  let sum = 0;
  let carbonyls = 0;
  for (const atom of aromaticSystem(molecule, carbon)) {
    if (atom === carbon || molecule.atomicNumber[atom] !== ELEMENT.carbon) continue;
    if (hasDoubleBondedOxygen(molecule, atom)) {
      // What more of them do, as in quinazolinediones, is not in the table.
      if (++carbonyls > counted) return null;
      continue;
    }
    const rates = substituentRates(molecule, atom);
    if (rates === null) return null;
    if (rates === NO_EFFECT) continue;
    const place = ring.indexOf(atom);
    if (place < 0) sum += isDonor(molecule, atom) ? DONOR_ACROSS_FUSION : ACROSS_FUSION * Math.min(0, rates.meta);
    else if (ring.length === 5) sum += IN_FIVE_RING * fiveRingEffect(molecule, ring, place, rates);
    else sum += sixRingEffect(molecule, ring, place, rates);
  }
  return sum;
}

function sixRingEffect(molecule: Molecule, ring: readonly AtomIndex[], place: number, rates: PartialRates): number {
  if (place === 3) return rates.para;
  if (place === 2 || place === 4) return rates.meta;
  const isFixed = !isBesideFusion(molecule, ring[0]) && !isBesideFusion(molecule, ring[place]) && isDonor(molecule, ring[place]);
  return rates.ortho - (isFixed ? BOND_FIXATION : 0);
}

function isBesideFusion(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursAcross(molecule, atom, BOND.aromatic).some((each) => neighboursAcross(molecule, each, BOND.aromatic).length === 3);
}

/** @param ring - from the position attacked; both ends of a double bond count as ortho, both neighbours of the heteroatom as para */
function fiveRingEffect(molecule: Molecule, ring: readonly AtomIndex[], place: number, rates: PartialRates): number {
  const heteroatom = ring.findIndex((atom) => molecule.atomicNumber[atom] !== ELEMENT.carbon && !isAzineNitrogen(molecule, atom));
  if (heteroatom < 0) return rates.meta;
  const [from, to] = [5 - heteroatom, (place - heteroatom + 5) % 5].sort((a, b) => a - b);
  if (from === 1 && to === 4) return rates.para;
  if (from === 2 && to === 3) return Math.min(rates.meta, rates.ortho);
  return (from === 1 && to === 2) || (from === 3 && to === 4) ? rates.ortho : rates.meta;
}

function isWedged(molecule: Molecule, ring: readonly AtomIndex[]): boolean {
  return substituentOf(molecule, ring[1]) !== undefined && substituentOf(molecule, ring[5]) !== undefined;
}

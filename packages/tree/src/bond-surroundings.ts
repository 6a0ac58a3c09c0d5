import { type AtomIndex, BOND, bondBetween, ELEMENT, type Molecule, otherEnd, symbolOf } from '@retron/molecule';
import { namedRingThrough } from './ring-names.ts';
import type { BondPair } from './tree.ts';

/** Words for what stands round a bond: `[0]` at its own atoms' neighbours, `[1]` one bond further, and so on. */
export type Surroundings = readonly ReadonlySet<string>[];

/** Bonds away at which a chemist no longer looks for what sets a bond apart. */
const FARTHEST = 4;
/** What is at most this far stands beside a bond. */
const BESIDE = 2;
const MOST_WORDS = 2;

/**
 * What stands round a bond, as far as a chemist has words for it.
 *
 * @param inRing - by bond, as `ringBonds` gives it
 */
export function surroundingsOf(molecule: Molecule, [a, b]: BondPair, inRing: Uint8Array): Surroundings {
  const seen = new Set<AtomIndex>([a, b]);
  const shells: Set<string>[] = [];
  let edge: readonly AtomIndex[] = [a, b];
  for (let distance = 1; distance <= FARTHEST; distance += 1) {
    // What the bond itself stands on is as near as anything.
    const rings = distance > 1 ? [] : [ringWord(molecule, inRing, a, b), ringWord(molecule, inRing, b, a)];
    const words = new Set(rings.filter((word) => word !== null));
    const next: AtomIndex[] = [];
    for (const from of edge)
      for (const atom of bondsOf(molecule, from).map((each) => each.atom)) {
        if (seen.has(atom)) continue;
        seen.add(atom);
        next.push(atom);
        const word = groupWord(molecule, inRing, atom, from);
        if (word !== null) words.add(word);
      }
    shells.push(words);
    edge = next;
  }
  return shells;
}

/**
 * What sets a bond apart from its rivals, such as `beside pyrimidine`: the nearest words that fewest of them have as near; empty where they
 * have all of them.
 */
export function whatSetsApart(own: Surroundings, rivals: readonly Surroundings[]): string {
  const words: string[] = [];
  let left = rivals;
  let distance = 1;
  while (distance <= FARTHEST && left.length > 0 && words.length < MOST_WORDS) {
    const choices = [...(own[distance - 1] ?? [])]
      .filter((word) => !words.includes(word))
      .map((word) => ({ word, others: left.filter((rival) => rival.slice(0, distance).some((shell) => shell.has(word))) }))
      .filter(({ others }) => others.length < left.length)
      .sort((x, y) => x.others.length - y.others.length || y.word.length - x.word.length || (x.word < y.word ? -1 : 1));
    const [best] = choices;
    if (best === undefined) distance += 1;
    else {
      words.push(best.word);
      left = best.others;
    }
  }
  return words.length === 0 ? '' : `${distance <= BESIDE ? 'beside' : 'near'} ${words.join(' and ')}`;
}

/** The group that begins at an atom, seen from another; `null` for what says nothing, such as a CH of the bond's own ring. */
function groupWord(molecule: Molecule, inRing: Uint8Array, atom: AtomIndex, from: AtomIndex): string | null {
  const ring = ringWord(molecule, inRing, atom, from);
  if (ring !== null) return ring;
  const element = molecule.atomicNumber[atom];
  if (element === ELEMENT.carbon) return carbonWord(molecule, atom, from);
  if (element === ELEMENT.oxygen && molecule.bondOrder[bondBetween(molecule, atom, from)] === BOND.double)
    return molecule.atomicNumber[from] === ELEMENT.carbon ? 'C=O' : null;
  const doubleOxygens = oxygensOf(molecule, atom).filter(({ order }) => order === BOND.double).length;
  if (element === ELEMENT.nitrogen && doubleOxygens > 0) return 'nitro';
  if (element === ELEMENT.sulfur && doubleOxygens === 2) return 'SO₂';
  if (element === ELEMENT.oxygen && bondsOf(molecule, atom).some((each) => each.atom !== from && molecule.hydrogenCount[each.atom] === 3))
    return 'OMe';
  const hydrogens = molecule.hydrogenCount[atom];
  return `${symbolOf(element)}${hydrogens === 0 ? '' : `H${['', '', '₂', '₃'][hydrogens] ?? ''}`}`;
}

/** The ring of an atom, unless it is entered by a ring bond: then it is part of the same fused system. */
function ringWord(molecule: Molecule, inRing: Uint8Array, atom: AtomIndex, from: AtomIndex): string | null {
  const ring = inRing[bondBetween(molecule, atom, from)] === 1 ? null : namedRingThrough(molecule, atom);
  if (ring === null) return null;
  return ring.name === 'benzene' ? 'arene' : ring.name;
}

function carbonWord(molecule: Molecule, atom: AtomIndex, from: AtomIndex): string | null {
  if (molecule.hydrogenCount[atom] === 3) return 'methyl';
  const others = bondsOf(molecule, atom).filter((each) => each.atom !== from);
  const oxygens = oxygensOf(molecule, atom);
  if (oxygens.some(({ order }) => order === BOND.double)) {
    const single = oxygens.find(({ order }) => order === BOND.single);
    if (single === undefined) return 'C=O';
    return molecule.hydrogenCount[single.atom] === 1 ? 'CO₂H' : 'ester';
  }
  if (others.some(({ order }) => order === BOND.triple))
    return others.some((each) => isNitrogen(molecule, each.atom)) ? 'nitrile' : 'alkyne';
  if (others.filter((each) => molecule.atomicNumber[each.atom] === ELEMENT.fluorine).length === 3) return 'CF₃';
  if (others.length === 3 && others.every((each) => molecule.hydrogenCount[each.atom] === 3)) return 'tert-butyl';
  if (molecule.hydrogenCount[atom] === 2 && others.some((each) => isBenzene(molecule, each.atom))) return 'benzyl';
  return null;
}

const isBenzene = (molecule: Molecule, atom: AtomIndex): boolean =>
  molecule.isAromatic[atom] === 1 && namedRingThrough(molecule, atom)?.name === 'benzene';
const isNitrogen = (molecule: Molecule, atom: AtomIndex): boolean => molecule.atomicNumber[atom] === ELEMENT.nitrogen;

function oxygensOf(molecule: Molecule, atom: AtomIndex) {
  return bondsOf(molecule, atom).filter((each) => molecule.atomicNumber[each.atom] === ELEMENT.oxygen);
}

function bondsOf(molecule: Molecule, atom: AtomIndex) {
  const { neighbourStart, neighbourBond, bondOrder } = molecule;
  return Array.from({ length: neighbourStart[atom + 1] - neighbourStart[atom] }, (_, k) => {
    const bond = neighbourBond[neighbourStart[atom] + k];
    return { atom: otherEnd(molecule, bond, atom), order: bondOrder[bond] };
  });
}

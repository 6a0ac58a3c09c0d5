import { type AtomIndex, type Molecule, neighboursOf } from '@retron/molecule';

/** Atoms between two bridgeheads up to which a bridge is too short to leave one of them pointing into the cage. */
const LONGEST_BRIDGE = 3;
const BRIDGES = 3;

/** Whether three short bridges join two atoms, so that the configuration of one is that of the other; atoms of a fused bond are none. */
export function areBridgeheads(molecule: Molecule, a: AtomIndex, b: AtomIndex): boolean {
  const used = new Set<AtomIndex>();
  for (let bridge = 0; bridge < BRIDGES; bridge++) {
    const between = shortestBridge(molecule, a, b, used);
    if (between === null || between.length === 0) return false;
    for (const atom of between) used.add(atom);
  }
  return true;
}

/** The atoms between two, by the shortest way past those used; `null` where there is none of at most `LONGEST_BRIDGE`. */
function shortestBridge(molecule: Molecule, a: AtomIndex, b: AtomIndex, used: ReadonlySet<AtomIndex>): readonly AtomIndex[] | null {
  let ways: readonly (readonly AtomIndex[])[] = [[a]];
  for (let length = 0; length <= LONGEST_BRIDGE; length++) {
    const found = ways.find((way) => neighboursOf(molecule, way[way.length - 1]).includes(b));
    if (found !== undefined) return found.slice(1);
    ways = ways.flatMap((way) =>
      neighboursOf(molecule, way[way.length - 1]).flatMap((next) => (way.includes(next) || used.has(next) ? [] : [[...way, next]])),
    );
  }
  return null;
}

import { type AtomIndex, BOND, bondBetween, ELEMENT, type Molecule, neighboursOf, parseSmiles, writeSmiles } from '@retron/molecule';

/** The reactants of a mapped reaction with maps that may still change. */
interface Reactants {
  readonly molecule: Molecule;
  readonly map: Uint16Array;
}

function orderOf(molecule: Molecule, a: AtomIndex, b: AtomIndex): number {
  return molecule.bondOrder[bondBetween(molecule, a, b)];
}

const ACYL_PARTNERS: ReadonlySet<number> = new Set([ELEMENT.oxygen, ELEMENT.nitrogen, ELEMENT.sulfur]);

/** A carbon with a double bond to oxygen, nitrogen or sulphur. */
function isAcyl(molecule: Molecule, atom: AtomIndex): boolean {
  return (
    molecule.atomicNumber[atom] === ELEMENT.carbon &&
    neighboursOf(molecule, atom).some(
      (other) => orderOf(molecule, atom, other) === BOND.double && ACYL_PARTNERS.has(molecule.atomicNumber[other]),
    )
  );
}

/** A carbon with four single bonds. */
function isSaturated(molecule: Molecule, atom: AtomIndex): boolean {
  return (
    molecule.atomicNumber[atom] === ELEMENT.carbon &&
    molecule.isAromatic[atom] === 0 &&
    neighboursOf(molecule, atom).every((other) => orderOf(molecule, atom, other) === BOND.single)
  );
}

/** Bound to one other atom, with hydrogen: `OH`, `NH2`. */
function isEndGroup(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.charge[atom] === 0 && molecule.hydrogenCount[atom] > 0 && neighboursOf(molecule, atom).length === 1;
}

function isTertiary(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursOf(molecule, atom).filter((other) => molecule.atomicNumber[other] === ELEMENT.carbon).length >= 3;
}

/** A phosphine, as in Mitsunobu reactions, where the alcohol does lose its oxygen. */
function hasPhosphine({ molecule }: Reactants): boolean {
  return molecule.atomicNumber.some((atomicNumber, atom) => {
    const bound = neighboursOf(molecule, atom);
    return (
      atomicNumber === ELEMENT.phosphorus &&
      molecule.charge[atom] === 0 &&
      bound.length === 3 &&
      bound.every((other) => molecule.atomicNumber[other] === ELEMENT.carbon && orderOf(molecule, atom, other) === BOND.single)
    );
  });
}

/** (a) An acyl carbon gives up its `OH` or `NH2`; the alcohol or amine keeps its atom. */
function settleAcylation(reactants: Reactants, product: Molecule): void {
  const { molecule, map } = reactants;
  if (hasPhosphine(reactants)) return;
  for (let kept = 0; kept < molecule.atomCount; kept++) {
    const element = molecule.atomicNumber[kept];
    if (map[kept] === 0 || (element !== ELEMENT.oxygen && element !== ELEMENT.nitrogen) || !isEndGroup(molecule, kept)) continue;
    if (!isAcyl(molecule, neighboursOf(molecule, kept)[0])) continue;
    const partner = partnerInProduct(product, map[kept], map[neighboursOf(molecule, kept)[0]]);
    const carbon = partner === 0 ? -1 : map.indexOf(partner);
    if (carbon < 0 || isTertiary(molecule, carbon) || isAcyl(molecule, carbon)) continue;
    const lost = neighboursOf(molecule, carbon).find(
      (other) => map[other] === 0 && molecule.atomicNumber[other] === element && isEndGroup(molecule, other),
    );
    if (lost === undefined) continue;
    map[lost] = map[kept];
    map[kept] = 0;
  }
}

/** Map of the one carbon that an atom of the product is bound to besides the acyl carbon; 0 when there is none or are several. */
function partnerInProduct(product: Molecule, map: number, acyl: number): number {
  const atom = product.atomMap.indexOf(map);
  const others = neighboursOf(product, atom).filter(
    (other) => product.atomMap[other] !== acyl && product.atomicNumber[other] === ELEMENT.carbon,
  );
  return others.length === 1 ? product.atomMap[others[0]] : 0;
}

/** (b) Water or hydroxide gives the acid its oxygen; the ester's leaves with the alkyl group, unless that is tertiary. */
function settleHydrolysis({ molecule, map }: Reactants, product: Molecule): void {
  for (let kept = 0; kept < molecule.atomCount; kept++) {
    if (map[kept] === 0 || molecule.atomicNumber[kept] !== ELEMENT.oxygen || !isEndGroup(product, product.atomMap.indexOf(map[kept])))
      continue;
    const [first, second, ...more] = neighboursOf(molecule, kept);
    if (second === undefined || more.length > 0) continue;
    const [acyl, alkyl] = isAcyl(molecule, first) ? [first, second] : [second, first];
    if (map[acyl] === 0 || map[alkyl] !== 0 || !isAcyl(molecule, acyl) || !isSaturated(molecule, alkyl) || isTertiary(molecule, alkyl))
      continue;
    const water = findWater(molecule, map);
    if (water < 0) continue;
    map[water] = map[kept];
    map[kept] = 0;
  }
}

function findWater(molecule: Molecule, map: Uint16Array): AtomIndex {
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    const isAlone = neighboursOf(molecule, atom).length === 0 && molecule.hydrogenCount[atom] > 0;
    if (map[atom] === 0 && isAlone && molecule.atomicNumber[atom] === ELEMENT.oxygen) return atom;
  }
  return -1;
}

/** (c) A peracid gives its outermost oxygen. */
function settlePeracid({ molecule, map }: Reactants): void {
  for (let outer = 0; outer < molecule.atomCount; outer++) {
    if (map[outer] !== 0 || molecule.atomicNumber[outer] !== ELEMENT.oxygen || !isEndGroup(molecule, outer)) continue;
    const [inner] = neighboursOf(molecule, outer);
    if (molecule.atomicNumber[inner] !== ELEMENT.oxygen) continue;
    const acyl = neighboursOf(molecule, inner).find((atom) => atom !== outer);
    if (acyl === undefined || !isAcyl(molecule, acyl) || map[acyl] !== 0) continue;
    const given = neighboursOf(molecule, acyl).filter((atom) => map[atom] !== 0 && molecule.atomicNumber[atom] === ELEMENT.oxygen);
    const [source, ...others] = map[inner] === 0 ? given : [inner, ...given.filter((atom) => atom !== inner)];
    if (source === undefined || others.length > 0) continue;
    map[outer] = map[source];
    map[source] = 0;
  }
}

/**
 * The mapped reaction with the right one of two like atoms kept, by rules (a) to (c) of docs/chemistry/mapping.md: automatic maps, and
 * so the transforms learned from them, often keep the other. The molecules stay as they are.
 *
 * @param mappedReaction - `reactants>>product`
 */
export function settleHeteroatoms(mappedReaction: string): string {
  const [reactantSide, agentSide, productSide] = mappedReaction.split('>');
  const read = parseSmiles(reactantSide);
  const product = parseSmiles(productSide);
  if (!read.ok || !product.ok) return mappedReaction;
  const reactants = { molecule: read.value, map: read.value.atomMap.slice() };
  settleAcylation(reactants, product.value);
  settleHydrolysis(reactants, product.value);
  settlePeracid(reactants);
  const isChanged = reactants.map.some((map, atom) => map !== read.value.atomMap[atom]);
  if (!isChanged) return mappedReaction;
  const { smiles } = writeSmiles({ ...read.value, atomMap: reactants.map }, { atomMaps: true });
  return `${smiles}>${agentSide}>${productSide}`;
}

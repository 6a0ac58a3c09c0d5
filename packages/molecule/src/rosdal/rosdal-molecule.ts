import { ELEMENT, symbolOf } from '../elements.ts';
import { bondValence } from '../implicit-hydrogens.ts';
import type { Molecule, StereoGroup } from '../molecule.ts';
import { type DraftAtom, MoleculeBuilder } from '../molecule-builder.ts';
import { givenTwice } from './rosdal-atom.ts';
import { MOST_ROSDAL_ATOMS } from './rosdal-failure.ts';
import { defaultHydrogens, mostBonds } from './rosdal-hydrogens.ts';
import { RosdalRefusal, tooManyAtoms } from './rosdal-scanner.ts';
import type { AtomAttributes, AtomName, RosdalStatements } from './rosdal-statements.ts';
import { addBondSides, addWinding } from './rosdal-stereo.ts';

/** All that the mentions of one atom say together. */
interface AtomFacts {
  readonly name: AtomName;
  readonly position: number;
  atomicNumber?: number;
  symbol?: string;
  hydrogenCount?: number;
  attributes?: AtomAttributes;
}

/**
 * The molecule the statements describe; atoms in the order of their numbers, unnumbered hydrogens last.
 *
 * @throws RosdalRefusal if they contradict each other or make no molecule
 */
export function buildMolecule(statements: RosdalStatements): Molecule {
  const facts = collectFacts(statements);
  if (facts.length > MOST_ROSDAL_ATOMS) throw tooManyAtoms(facts.length, 1);
  const indexOf = new Map(facts.map((fact, index) => [fact.name, index]));
  const builder = new MoleculeBuilder();
  for (const fact of facts) builder.addAtom(draftAtom(fact));
  builder.stereoGroups.push(...collectGroups(facts));
  addBonds(statements, builder, indexOf);

  const skeleton = builder.build();
  facts.forEach((fact, index) => {
    const atom = builder.atoms[index];
    let orderSum = 0;
    for (let k = skeleton.neighbourStart[index]; k < skeleton.neighbourStart[index + 1]; k++) {
      orderSum += bondValence(skeleton, skeleton.neighbourBond[k], index);
    }
    atom.hydrogenCount = fact.hydrogenCount ?? defaultHydrogens(atom.atomicNumber, atom.charge, orderSum, atom.unpairedElectrons);
    const most = mostBonds(atom.atomicNumber, atom.charge);
    if (most !== undefined && orderSum + atom.hydrogenCount > most) {
      throw new RosdalRefusal('CHEM', `Atom ${fact.name} (${symbolOf(atom.atomicNumber)}) has too many bonds.`, fact.position);
    }
    if (fact.attributes?.winding !== undefined) addWinding(builder, skeleton, index, fact.name, fact.attributes.winding, fact.position);
  });
  addBondSides(statements, builder, skeleton, indexOf);
  return builder.build();
}

/** Merges the mentions of each atom, ascending by number; unnumbered hydrogens follow in the order of the text. */
function collectFacts(statements: RosdalStatements): AtomFacts[] {
  const byName = new Map<AtomName, AtomFacts>();
  for (const mention of statements.mentions) {
    const known = byName.get(mention.name);
    if (known === undefined) {
      byName.set(mention.name, { ...mention });
      continue;
    }
    const { name, position } = mention;
    if (mention.atomicNumber !== undefined) {
      if (known.atomicNumber === undefined) {
        known.atomicNumber = mention.atomicNumber;
        if (mention.symbol !== undefined) known.symbol = mention.symbol;
      } else if (known.symbol !== mention.symbol) {
        throw new RosdalRefusal('CONFLICT', `Atom ${name} is defined both as ${known.symbol} and as ${mention.symbol}.`, position);
      }
    }
    if (mention.hydrogenCount !== undefined) {
      if (known.hydrogenCount !== undefined) {
        const counts = `${known.hydrogenCount} and ${mention.hydrogenCount}`;
        throw new RosdalRefusal('CONFLICT_H', `Atom ${name} is given ${counts} hydrogens.`, position);
      }
      known.hydrogenCount = mention.hydrogenCount;
    }
    if (mention.attributes !== undefined && !isRepeatedIsotope(mention.symbol, known.attributes, mention.attributes)) {
      if (known.attributes !== undefined) throw givenTwice(name, position);
      known.attributes = mention.attributes;
    }
  }
  const all = [...byName.values()];
  return [...all.filter((fact) => fact.name > 0).sort((a, b) => a.name - b.name), ...all.filter((fact) => fact.name < 0)];
}

/** `D` and `T` carry their mass in the symbol, which may be repeated. */
function isRepeatedIsotope(symbol: string | undefined, known: AtomAttributes | undefined, repeated: AtomAttributes): boolean {
  const isIsotopeSymbol = symbol === 'D' || symbol === 'T';
  return isIsotopeSymbol && known?.isotope === repeated.isotope && Object.keys(repeated).length === 1;
}

function draftAtom(fact: AtomFacts): Partial<DraftAtom> & { atomicNumber: number } {
  const { isotope, charge, unpairedElectrons } = fact.attributes ?? {};
  return {
    atomicNumber: fact.atomicNumber ?? ELEMENT.carbon,
    isotope: isotope ?? 0,
    charge: charge ?? 0,
    unpairedElectrons: unpairedElectrons ?? 0,
  };
}

function collectGroups(facts: readonly AtomFacts[]): StereoGroup[] {
  const groups: { kind: 'and' | 'or'; number: number; atoms: number[] }[] = [];
  facts.forEach((fact, index) => {
    const group = fact.attributes?.stereoGroup;
    if (group === undefined) return;
    const known = groups.find((other) => other.kind === group.kind && other.number === group.number);
    if (known === undefined) groups.push({ ...group, atoms: [index] });
    else known.atoms.push(index);
  });
  return groups;
}

function addBonds(statements: RosdalStatements, builder: MoleculeBuilder, indexOf: ReadonlyMap<AtomName, number>): void {
  const seen = new Set<string>();
  for (const { from, to, order, position } of statements.bonds) {
    if (from === to) throw new RosdalRefusal('SELF', `Atom ${from} is bonded to itself.`, position);
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    const key = `${low} ${high}`;
    if (seen.has(key)) throw new RosdalRefusal('BOND_TWICE', `The bond between atoms ${low} and ${high} is given twice.`, position);
    seen.add(key);
    builder.addBond(indexOf.get(from) as number, indexOf.get(to) as number, order);
  }
}

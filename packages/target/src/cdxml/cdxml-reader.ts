import { failure, LAST_ATOMIC_NUMBER, type Result, success } from '@retron/molecule';
import type { Objection } from '../objection.ts';
import { STEREO_GROUPS } from '../stereo-groups.ts';
import { type CdxmlElement, elementsBelow, readCdxmlDocument, textOf } from './cdxml-element.ts';
import { MOLFILE_LIMIT, molfileOfDrawing } from './drawn-molfile.ts';
import type { DrawnAtom, DrawnBond, DrawnStructure } from './drawn-structure.ts';

/** A structure of a ChemDraw file. */
export interface CdxmlStructure {
  /** What it is in a reaction drawn on the page; null where none is drawn, or it stands apart. */
  readonly role: 'reactant' | 'product' | null;
  /** A molfile as it is drawn, or why there is none. */
  readonly molfile: Result<string, Objection>;
}

/**
 * The structures of a ChemDraw file in its XML form (CDXML, format of the CDX File Format Specification), in the order of the document.
 *
 * Contracted labels are read by the expansion that the file carries; a label without one (`R1`, a list of elements) is refused by its
 * text, as are bonds of no definite order. Stereo is read off the wedges by whoever reads the molfile.
 */
export function readCdxml(text: string): Result<readonly CdxmlStructure[], Objection> {
  const document = readCdxmlDocument(text);
  if (!document.ok) return document;
  const roles = rolesOf(document.value);
  const fragments = elementsBelow(document.value, 'fragment', (name) => name === 'fragment');
  const structures = fragments.flatMap((fragment): CdxmlStructure[] => {
    const role = roles.get(fragment.attributes.id ?? '') ?? null;
    const drawing = readFragment(fragment);
    if (!drawing.ok) return [{ role, molfile: drawing }];
    if (drawing.value.atoms.length === 0) return [];
    return [{ role, molfile: success(molfileOfDrawing(drawing.value)) }];
  });
  if (structures.length === 0) return failure({ kind: 'empty', message: 'The ChemDraw file has no structure.' });
  return success(structures);
}

/** By the id of a fragment, or of what holds it. */
function rolesOf(document: CdxmlElement): ReadonlyMap<string, 'reactant' | 'product'> {
  const roles = new Map<string, 'reactant' | 'product'>();
  const steps = elementsBelow(document, 'step');
  const ids = (step: CdxmlElement, name: string) => (step.attributes[name] ?? '').split(/\s+/).filter((id) => id !== '');
  for (const step of steps) for (const id of ids(step, 'ReactionStepReactants')) roles.set(id, 'reactant');
  // What a later step uses up is no product of the page.
  for (const step of steps) for (const id of ids(step, 'ReactionStepProducts')) if (!roles.has(id)) roles.set(id, 'product');
  return roles;
}

/** Nodes of a fragment while expansions are put in their place. */
interface Node {
  readonly id: string;
  readonly atom: DrawnAtom;
}
interface Bond {
  from: string;
  to: string;
  readonly order: DrawnBond['order'];
  readonly mark: DrawnBond['mark'];
}

/** An expansion as it is joined to the atoms around it. */
interface Parts {
  readonly nodes: Node[];
  readonly bonds: Bond[];
  /** Open places, in the order in which bonds from outside are joined to them: the atom inside. */
  readonly ends: readonly string[];
}

class Refused extends Error {}

/** Of a centre: it is there in both configurations, or in one of which nobody knows which. */
const MIXED: ReadonlySet<string> = new Set(['And', 'Or']);

function readFragment(fragment: CdxmlElement): Result<DrawnStructure, Objection> {
  try {
    const { nodes, bonds, ends } = partsOf(fragment);
    if (ends.length > 0) throw new Refused('The ChemDraw drawing has an open place. Please draw one definite molecule.');
    if (nodes.length > MOLFILE_LIMIT || bonds.length > MOLFILE_LIMIT) {
      return failure({ kind: 'too-large', message: `The ChemDraw drawing has more than ${MOLFILE_LIMIT} atoms or bonds.` });
    }
    const places = new Map(nodes.map(({ id }, index) => [id, index]));
    const placed = bonds.map(({ from, to, order, mark }): DrawnBond => {
      const [begin, end] = [places.get(from), places.get(to)];
      if (begin === undefined || end === undefined || begin === end) throw new Refused('The ChemDraw drawing has a bond without an atom.');
      return { from: begin, to: end, order, mark };
    });
    return success({ atoms: nodes.map(({ atom }) => atom), bonds: placed });
  } catch (error) {
    if (error instanceof Refused) return failure({ kind: 'unparsable', message: error.message });
    throw error;
  }
}

function partsOf(fragment: CdxmlElement): Parts {
  const nodes: Node[] = [];
  const expansions = new Map<string, { readonly element: CdxmlElement; readonly parts: Parts }>();
  const open = new Set<string>();
  let place: Point = { x: 0, y: 0 };
  for (const element of fragment.children) {
    if (element.name !== 'n') continue;
    const id = element.attributes.id ?? '';
    place = pointOf(element) ?? place;
    const kind = element.attributes.NodeType ?? 'Element';
    if (MIXED.has(element.attributes.EnhancedStereoType ?? '')) throw new Refused(STEREO_GROUPS.message);
    const inside = element.children.find(({ name }) => name === 'fragment');
    if (kind === 'ExternalConnectionPoint') open.add(id);
    else if (inside !== undefined && (kind === 'Fragment' || kind === 'Nickname')) expansions.set(id, { element, parts: partsOf(inside) });
    else if (kind === 'Element') nodes.push({ id, atom: atomOf(element, place) });
    else throw new Refused(noDefiniteGroup(element));
  }
  const bonds = fragment.children.filter(({ name }) => name === 'b').map((element) => ({ element, bond: bondOf(element) }));

  for (const [id, { element, parts }] of expansions) {
    nodes.push(...parts.nodes);
    const order = (element.attributes.BondOrdering ?? '').split(/\s+/);
    const joined = bonds
      .filter(({ bond }) => bond.from === id || bond.to === id)
      .sort((a, b) => order.indexOf(a.element.attributes.id ?? '') - order.indexOf(b.element.attributes.id ?? ''));
    if (joined.length !== parts.ends.length) throw new Refused(noDefiniteGroup(element));
    joined.forEach(({ bond }, index) => {
      if (bond.from === id) bond.from = parts.ends[index];
      else bond.to = parts.ends[index];
    });
  }
  // A bond to an open place is only the way to the atom there.
  const ends = new Map<string, string>();
  const inner: Bond[] = [...expansions.values()].flatMap(({ parts }) => parts.bonds);
  for (const { bond } of bonds) {
    if (open.has(bond.from)) ends.set(bond.from, bond.to);
    else if (open.has(bond.to)) ends.set(bond.to, bond.from);
    else inner.push(bond);
  }
  const order = (fragment.attributes.ConnectionOrder ?? '').split(/\s+/).filter((id) => ends.has(id));
  const ordered = order.length === ends.size ? order : [...ends.keys()];
  return { nodes, bonds: inner, ends: ordered.map((id) => ends.get(id) ?? '') };
}

function noDefiniteGroup(element: CdxmlElement): string {
  const label = element.children
    .filter(({ name }) => name === 't')
    .map(textOf)
    .join('')
    .slice(0, 40);
  return label === ''
    ? 'The ChemDraw drawing has an atom that stands for no definite element. Please draw one definite molecule.'
    : `The ChemDraw drawing has the label “${label}”, which stands for no definite group. Please draw its atoms.`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pages are measured downwards. */
function pointOf({ attributes: { p = '', xyz = '' } }: CdxmlElement): Point | null {
  const [x, y] = (p === '' ? xyz : p).trim().split(/\s+/).map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y: -y } : null;
}

const RADICALS: Readonly<Record<string, DrawnAtom['radical']>> = { Singlet: 'singlet', Doublet: 'doublet', Triplet: 'triplet' };

function atomOf(element: CdxmlElement, place: Point): DrawnAtom {
  const { attributes } = element;
  const number = (name: string) => (attributes[name] === undefined ? null : Number(attributes[name]));
  const atomicNumber = number('Element') ?? 6;
  const [charge, isotope, hydrogens] = [number('Charge') ?? 0, number('Isotope') ?? 0, number('NumHydrogens')];
  const isPossible =
    Number.isInteger(atomicNumber) &&
    atomicNumber >= 1 &&
    atomicNumber <= LAST_ATOMIC_NUMBER &&
    Number.isInteger(charge) &&
    Math.abs(charge) <= 15 &&
    Number.isInteger(isotope) &&
    isotope >= 0 &&
    isotope <= 999 &&
    (hydrogens === null || (Number.isInteger(hydrogens) && hydrogens >= 0 && hydrogens <= 9));
  if (!isPossible) throw new Refused('The ChemDraw drawing has an atom that cannot be.');
  return { atomicNumber, ...place, charge, isotope, hydrogens, radical: RADICALS[attributes.Radical ?? ''] ?? 'none' };
}

const ORDERS: Readonly<Record<string, DrawnBond['order']>> = { '1': 1, '2': 2, '3': 3, '1.5': 'aromatic' };
const MARKS: Readonly<Record<string, { readonly mark: DrawnBond['mark']; readonly isTurned?: boolean }>> = {
  WedgeBegin: { mark: 'wedge' },
  WedgedHashBegin: { mark: 'hashed' },
  WedgeEnd: { mark: 'wedge', isTurned: true },
  WedgedHashEnd: { mark: 'hashed', isTurned: true },
  Wavy: { mark: 'either' },
};

function bondOf({ attributes }: CdxmlElement): Bond {
  const order = ORDERS[attributes.Order ?? '1'];
  if (order === undefined) throw new Refused(`The ChemDraw drawing has a bond of the kind “${attributes.Order}”, which is not read.`);
  const { mark, isTurned = false } = MARKS[attributes.Display ?? ''] ?? { mark: 'none' as const };
  const { B = '', E = '' } = attributes;
  return { from: isTurned ? E : B, to: isTurned ? B : E, order, mark: order === 1 || (order === 2 && mark === 'either') ? mark : 'none' };
}

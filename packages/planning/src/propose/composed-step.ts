import type { AtomIndex } from '@retron/molecule';
import type { Outcome, RawPrecursor } from '@retron/transforms';
import { molecularComplexity, simplification } from '../molecules/complexity.ts';
import { bondClasses } from '../step/application.ts';
import { disconnectionOf } from '../step/disconnection.ts';
import type { EqualEnds, Place } from '../step/equal-ends.ts';
import type { Fragments } from '../step/fragments.ts';
import type { UnappraisedStep } from '../step/proposed-step.ts';
import type { Support } from '../step/support.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { admissionOf, type Gate } from '../strategies/gate.ts';
import { ionOf } from './charged-atoms.ts';
import { EditedStep } from './edited-step.ts';
import { findPrecursors } from './find-precursors.ts';
import { Identities, PrecursorSet } from './precursor-set.ts';
import { setFacts } from './set-facts.ts';

/** What a step that is done at several places is put together with. */
export interface PartTools {
  readonly fragments: Fragments;
  readonly gate: Gate;
}

/** A molecule on the way from the structure to what the step starts from. */
export interface Part {
  /** Canonical SMILES. */
  readonly smiles: string;
  /** Numbered by the atoms of the structure. */
  readonly raw: RawPrecursor;
}

/** Canonical SMILES, sorted. */
export function smilesOf(parts: readonly Part[]): readonly string[] {
  return parts.map(({ smiles }) => smiles).sort();
}

/** A step at one place of a part, numbered by the atoms of the structure. */
export interface PartStep extends Place {
  readonly from: Part;
  readonly precursors: readonly RawPrecursor[];
}

/** What a transform did to a part; `null` where it touches others than atoms of the structure, or a place that is taken. */
export function partStep(outcome: Outcome, from: Part, parents: readonly number[], taken: ReadonlySet<AtomIndex>): PartStep | null {
  const centre = outcome.centre.map((atom) => parents[atom]).sort((a, b) => a - b);
  if (centre.some((atom) => atom < 0 || taken.has(atom))) return null;
  const bonds = outcome.bonds.map(([a, b]) => inOrder(parents[a], parents[b]));
  const precursors = outcome.precursors.map((raw) => ({
    ...raw,
    provenance: raw.provenance.map((atom) => (atom < 0 ? -1 : parents[atom])),
  }));
  return { from, centre, bonds, precursors };
}

function inOrder(a: AtomIndex, b: AtomIndex): readonly [AtomIndex, AtomIndex] {
  return a < b ? [a, b] : [b, a];
}

export function compareAtoms(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((atom, index) => atom !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** What is left of a part, `null` where one of it cannot be. */
export function partsOf(
  precursors: readonly RawPrecursor[],
  { prepared }: WantedStructure,
  { fragments }: Pick<PartTools, 'fragments'>,
): readonly Part[] | null {
  const found = findPrecursors({ precursors }, prepared.molecule, fragments);
  return typeof found === 'string' ? null : found.map(({ fragment, raw }) => ({ smiles: fragment.smiles, raw }));
}

/**
 * The step that does all of it at once; `null` where that is none: the gate shuts it out, or it leads to the structure itself.
 *
 * @param taken - the places, the first first
 * @param support - what counts as its own
 */
export function composedStep(
  { smiles, prepared }: WantedStructure,
  parts: readonly Part[],
  { taken, ends, support }: { readonly taken: readonly Place[]; readonly ends: EqualEnds; readonly support: readonly Support[] },
  { fragments, gate }: PartTools,
): UnappraisedStep | null {
  const outcome: Outcome = {
    precursors: parts.map(({ raw }) => raw),
    centre: taken.flatMap(({ centre }) => centre).sort((a, b) => a - b),
    bonds: taken.flatMap(({ bonds }) => bonds).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  };
  const found = findPrecursors(outcome, prepared.molecule, fragments);
  if (typeof found === 'string') return null;
  const identities = new Identities();
  const known = found.map(({ fragment }) => identities.of(fragment.drawn));
  const members = known.map(({ molecule }) => molecule).sort();
  const isItsIon = ionOf(smiles);
  if (members.includes(identities.of(smiles).molecule) || found.some(({ fragment }) => isItsIon(fragment.drawn))) return null;
  const precursors = new PrecursorSet(found, members, identities);
  const disconnection = disconnectionOf(outcome, prepared);
  const simpler = simplification(molecularComplexity(prepared.molecule), precursors.hardestComplexity);
  const verdict = gate.early(disconnection, support) ?? gate.decide(disconnection, support, simpler);
  if (!verdict.isAdmitted) return null;
  return new EditedStep(precursors, {
    identity: members.join('.'),
    ...setFacts(found, known),
    outcome,
    disconnection,
    admission: admissionOf(verdict),
    site: bondClasses(outcome.bonds, prepared),
    share: null,
    support,
    ends,
  });
}

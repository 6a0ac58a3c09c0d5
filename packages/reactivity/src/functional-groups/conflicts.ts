import type { AtomIndex } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { NameReactionId } from '../name-reactions/table.ts';
import type { FunctionalGroup, Series } from './functional-group.ts';
import type { FoundGroup } from './group-finder.ts';
import type { FunctionalGroupId } from './groups.ts';
import type { Incompatibility, ReactionKind } from './reaction-kind.ts';
import { REACTION_KINDS } from './reaction-kinds.ts';
import { crowding } from './site-kind.ts';

/** A functional group that stands by while a reaction takes place that does not leave it alone. */
export interface Conflict {
  readonly kind: ReactionKind;
  readonly group: FunctionalGroup;
  readonly incompatibility: Incompatibility;
  /** Atoms of the structure that are made out of it, the first of each place; ascending. */
  readonly atoms: readonly AtomIndex[];
  /** The group is the twin, by symmetry of its precursor, of the one that is meant to react: an excess holds it back. */
  readonly isTwin: boolean;
}

/** A step as the tables see it. */
export interface Step {
  /** The structure made; groups outside its centre stand in the precursors as well. */
  readonly product: PreparedMolecule;
  readonly productGroups: readonly FoundGroup[];
  /** Atoms of the structure that the reaction changes. */
  readonly productCentre: readonly AtomIndex[];
  /** Asked only where a group may compete with the one that is meant to react. */
  readonly precursors: () => readonly StepPrecursor[];
}

export interface StepPrecursor {
  readonly prepared: PreparedMolecule;
  readonly groups: readonly FoundGroup[];
  /** Atoms that the reaction changes and those that leave. */
  readonly centre: readonly AtomIndex[];
  /** For every atom of the precursor the atom of the structure it becomes, or -1. */
  readonly parentAtom: readonly number[];
}

/** Share of the recorded reactions that must be of a kind for a suggestion to count as one. */
const LEAST_SHARE = 0.5;

/** Kinds of reaction that most of the recorded reactions behind a step belong to. */
export function kindsOfStep(shareOf: (nameReactions: readonly NameReactionId[]) => number): readonly ReactionKind[] {
  return REACTION_KINDS.filter(({ nameReactions }) => shareOf(nameReactions) >= LEAST_SHARE);
}

/** Groups outside the reaction centre that the conditions do not leave alone; each group once, in the order of the tables. */
export function conflictsOf(step: Step, kinds: readonly ReactionKind[]): readonly Conflict[] {
  const centre = new Set(step.productCentre);
  const bystanders = step.productGroups.filter(({ atoms }) => !atoms.some((atom) => centre.has(atom)));
  const conflicts = new Map<string, Conflict>();
  let reacting: readonly ReactingGroup[] | undefined;
  for (const kind of kinds) {
    for (const incompatibility of kind.incompatible) {
      const { group: id, series, onlyWith, notWith } = incompatibility;
      const present = bystanders.filter(({ group }) => group.id === id);
      if (conflicts.has(id) || present.length === 0) continue;
      if (series !== undefined || onlyWith !== undefined || notWith !== undefined) reacting ??= reactingGroups(step);
      if (onlyWith !== undefined && !takesPart(reacting ?? [], onlyWith)) continue;
      if (notWith !== undefined && takesPart(reacting ?? [], notWith)) continue;
      const meant = series === undefined ? [] : fastestOf(reacting ?? [], series);
      const places = series === undefined ? present : present.filter((place) => competes(place, step.product, series, meant));
      if (places.length === 0) continue;
      const atoms = places.map((place) => place.atoms[0]);
      const isTwin = atoms.every((atom) => meant.some(({ twins }) => twins.has(atom)));
      conflicts.set(id, { kind, group: places[0].group, incompatibility, atoms, isTwin });
    }
  }
  return [...conflicts.values()];
}

/** A group that takes part in the reaction. */
interface ReactingGroup {
  readonly id: string;
  readonly ranks: Readonly<Partial<Record<Series, number>>>;
  readonly crowding: number;
  /** Atoms of the structure that come from atoms alike, by symmetry of the precursor, to the first of the group. */
  readonly twins: ReadonlySet<AtomIndex>;
}

function reactingGroups({ precursors }: Step): readonly ReactingGroup[] {
  return precursors().flatMap(({ prepared, groups, centre, parentAtom }) => {
    const changed = new Set(centre);
    const { molecule, symmetryClass } = prepared;
    return groups
      .filter(({ atoms }) => atoms.some((atom) => changed.has(atom)))
      .map(({ group, atoms: [first] }) => ({
        id: group.id,
        ranks: group.ranks ?? {},
        crowding: crowding(molecule, first),
        twins: new Set(parentAtom.filter((_, atom) => atom !== first && symmetryClass[atom] === symmetryClass[first])),
      }));
  });
}

function takesPart(reacting: readonly ReactingGroup[], ids: readonly FunctionalGroupId[]): boolean {
  const wanted: readonly string[] = ids;
  return reacting.some(({ id }) => wanted.includes(id));
}

/** The groups meant to react that are first in the series; none where nothing of the series takes part. */
function fastestOf(reacting: readonly ReactingGroup[], series: Series): readonly ReactingGroup[] {
  const ranks = reacting.flatMap((each) => each.ranks[series] ?? []);
  return reacting.filter((each) => each.ranks[series] === Math.max(...ranks));
}

/**
 * Whether a bystander reacts as readily as what is meant to react: it stands before it in the series, or beside it and is no more
 * crowded. Where nothing of the series is known to react, it is not said to compete.
 */
function competes(bystander: FoundGroup, product: PreparedMolecule, series: Series, meant: readonly ReactingGroup[]): boolean {
  const rank = bystander.group.ranks?.[series];
  const fastest = meant[0]?.ranks[series];
  if (rank === undefined || fastest === undefined || rank < fastest) return false;
  return rank > fastest || crowding(product.molecule, bystander.atoms[0]) <= Math.min(...meant.map((each) => each.crowding));
}

import { bondBetween } from '@retron/molecule';
import type { BondPair, Route, StructureId, SuggestionId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { RouteIntent } from '../request/route-intent.ts';
import { readCanonical } from '../step/fragments.ts';
import type { StepBonds } from '../step/ranked-step.ts';
import { bondCode, type WishCode } from '../step/wish-codes.ts';

/** A bond of the target that is to be kept or broken, as bonds of one structure: where it stands there, and what symmetry makes equal to it. */
export interface WishedBonds {
  readonly code: WishCode;
  readonly isToKeep: boolean;
  readonly bonds: readonly BondPair[];
}

/** A suggestion whose bonds are followed. */
interface FollowedStep {
  readonly bonds: StepBonds;
  readonly structureId: StructureId;
  readonly precursors: readonly StructureId[];
}

/** Where bonds of the wishes stand in one structure, by their wish, as it is of the target. */
type Places = ReadonlyMap<WishedBonds, readonly BondPair[]>;

/**
 * The bonds of the target that are to be kept and to be broken, followed through the atom maps of suggestions into everything that the target
 * is made from.
 *
 * A structure may stand at several places of a tree, with the bonds at other atoms each time: what is said of a structure is said of all places
 * that are known, and what is said of a route of its own places.
 */
export class FollowedBonds {
  readonly #places = new Map<StructureId, Map<WishedBonds, BondPair[]>>();
  readonly #steps = new Map<SuggestionId, FollowedStep>();
  readonly #below = new Map<StructureId, FollowedStep[]>();
  readonly #ofTarget: Places;

  /** @param alike - bonds of the target that its symmetry makes equal to one, that one among them */
  constructor(target: StructureId, { keeps = [], breaks = [] }: RouteIntent, alike: (bond: BondPair) => readonly BondPair[]) {
    const wish = (isToKeep: boolean, others: readonly BondPair[]) => (bond: BondPair) => ({
      code: bondCode(isToKeep ? 'keep' : 'break', bond),
      isToKeep,
      // Of two bonds that are alike one may be kept and the other broken.
      bonds: alike(bond).filter((each) => !others.some((other) => isSameBond(other, each))),
    });
    const wishes = [...keeps.map(wish(true, breaks)), ...breaks.map(wish(false, keeps))];
    this.#ofTarget = new Map(wishes.map((each) => [each, each.bonds]));
    if (wishes.length > 0) this.#add(target, this.#ofTarget);
  }

  get isEmpty(): boolean {
    return this.#ofTarget.size === 0;
  }

  /** Where bonds of the wishes stand in a structure. */
  wishesIn(id: StructureId): readonly WishedBonds[] {
    return Array.from(this.#places.get(id) ?? [], ([{ code, isToKeep }, bonds]) => ({ code, isToKeep, bonds }));
  }

  /** Bonds to break that a structure still has. */
  countOpen(id: StructureId): number {
    return [...(this.#places.get(id)?.keys() ?? [])].filter(({ isToKeep }) => !isToKeep).length;
  }

  /** Whether a structure has a bond that is to be broken, and that no other bond can stand for. */
  mustBeMade(id: StructureId): boolean {
    return [...(this.#places.get(id)?.keys() ?? [])].some(({ isToKeep, bonds }) => !isToKeep && bonds.length === 1);
  }

  /** Follows the bonds of a structure into the precursors of one of its suggestions, and on from there. */
  follow(id: SuggestionId, step: FollowedStep): void {
    if (this.isEmpty || this.#steps.has(id)) return;
    this.#steps.set(id, step);
    const below = this.#below.get(step.structureId);
    if (below === undefined) this.#below.set(step.structureId, [step]);
    else below.push(step);
    const places = this.#places.get(step.structureId);
    if (places !== undefined) this.#carry(step, places);
  }

  /** As `follow`, of a suggestion that an earlier run has left. @param smiles - canonical */
  followKnown(suggestion: KnownSuggestion, smiles: (id: StructureId) => string): void {
    const { id, structureId, precursors } = suggestion;
    if (this.isEmpty || suggestion.bonds === undefined) return;
    this.follow(id, {
      structureId,
      precursors: precursors.map((each) => each.structureId),
      bonds: bondsOfKnown(suggestion, smiles),
    });
  }

  /** The wish that a route goes against; `null` where it goes against none. */
  unmetBy(route: Route): WishCode | null {
    if (this.isEmpty) return null;
    const broken = new Set<WishedBonds>();
    this.#noteBroken(route, this.#ofTarget, broken);
    for (const wish of this.#ofTarget.keys()) if (broken.has(wish) === wish.isToKeep) return wish.code;
    return null;
  }

  #noteBroken({ step }: Route, places: Places, broken: Set<WishedBonds>): void {
    const followed = step === null ? undefined : this.#steps.get(step.suggestionId);
    if (step === null || followed === undefined || places.size === 0) return;
    for (const [wish, bonds] of places) if (bonds.some((bond) => followed.bonds.makes(bond))) broken.add(wish);
    step.precursors.forEach((precursor, index) => {
      this.#noteBroken(precursor, placesBefore(followed.bonds, places, index), broken);
    });
  }

  #carry(step: FollowedStep, places: Places): void {
    step.precursors.forEach((precursor, index) => {
      this.#add(precursor, placesBefore(step.bonds, places, index));
    });
  }

  /** Whatever is new goes on down to what the structure is made from. */
  #add(id: StructureId, places: Places): void {
    const known = this.#places.get(id) ?? new Map<WishedBonds, BondPair[]>();
    const news = new Map<WishedBonds, readonly BondPair[]>();
    for (const [wish, bonds] of places) {
      const before = known.get(wish) ?? [];
      const added = bonds.filter((bond) => !before.some((each) => isSameBond(each, bond)));
      if (added.length === 0) continue;
      known.set(wish, [...before, ...added]);
      news.set(wish, added);
    }
    if (news.size === 0) return;
    this.#places.set(id, known);
    for (const step of this.#below.get(id) ?? []) this.#carry(step, news);
  }
}

export const isSameBond = (one: BondPair, other: BondPair): boolean => one.includes(other[0]) && one.includes(other[1]);

/** Where bonds stand in one precursor of a step. */
function placesBefore(step: StepBonds, places: Places, precursor: number): Places {
  const parentAtom = step.parentAtoms()[precursor] ?? [];
  const before = new Map<WishedBonds, readonly BondPair[]>();
  for (const [wish, bonds] of places) {
    const found = bonds.flatMap((bond): readonly BondPair[] => {
      const [a, b] = bond.map((atom) => parentAtom.indexOf(atom)).sort((x, y) => x - y);
      return a < 0 || b < 0 || step.makes(bond) ? [] : [[a, b]];
    });
    if (found.length > 0) before.set(wish, found);
  }
  return before;
}

function bondsOfKnown({ bonds = [], precursors }: KnownSuggestion, smiles: (id: StructureId) => string): StepBonds {
  const parentAtoms = precursors.map(({ parentAtom = [] }) => parentAtom);
  return {
    parentAtoms: () => parentAtoms,
    makes: (bond) => {
      const index = parentAtoms.findIndex((atoms) => atoms.includes(bond[0]) && atoms.includes(bond[1]));
      if (index < 0) return true;
      if (!bonds.some((each) => isSameBond(each, bond))) return false;
      const [a, b] = bond.map((atom) => parentAtoms[index].indexOf(atom));
      return bondBetween(readCanonical(smiles(precursors[index].structureId)), a, b) < 0;
    },
  };
}

import type { Structure, StructureId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import { type MoleculeNode, stepCost, structuresAbove, updateValues } from './route-tree.ts';

/** What a tree is grown with. */
export interface TreeWorld {
  structure(id: StructureId): Structure;
  /** Whether the search may ask how a structure is made that is not bought. */
  mayOpen(structure: Structure): boolean;
  /** The least number of steps that routes may have below a structure, wherever it stands. */
  stepsBelow(structure: Structure): number;
}

/** The AND/OR tree of a search for routes: it grows where the search asks how a structure is made. What is in stock is not asked for. */
export class GrowingTree {
  readonly root: MoleculeNode;
  readonly #world: TreeWorld;
  #size = 0;

  constructor(world: TreeWorld, root: Structure, maxSteps: number) {
    this.#world = world;
    this.root = this.#place(root, null, Math.max(maxSteps, world.stepsBelow(root)));
  }

  /** Places it has. */
  get size(): number {
    return this.#size;
  }

  /**
   * Hangs the suggestions of its structure below a place, without those that lead back to what stands above. Of each disconnection the first,
   * and where that needs something that is not bought, the best variant that needs nothing else to be made.
   */
  grow(node: MoleculeNode, suggestions: readonly KnownSuggestion[]): void {
    const above = structuresAbove(node);
    const forward = suggestions.filter((suggestion) => !suggestion.precursors.some(({ structureId }) => above.has(structureId)));
    node.steps = this.#followed(forward).map((suggestion) => {
      const precursors: MoleculeNode[] = [];
      const step = { suggestion, parent: node, cost: stepCost(suggestion), precursors };
      for (const { structureId } of suggestion.precursors) {
        const structure = this.#world.structure(structureId);
        precursors.push(this.#place(structure, step, Math.max(node.stepsLeft - 1, this.#world.stepsBelow(structure))));
      }
      return step;
    });
    updateValues(node);
  }

  #followed(suggestions: readonly KnownSuggestion[]): readonly KnownSuggestion[] {
    const isBought = (id: StructureId) => this.#world.structure(id).isInStock === true;
    const leaders = new Map(suggestions.filter(({ variantOf }) => variantOf === null).map((leader) => [leader.id, leader]));
    const isServed = new Set(
      [...leaders.values()].filter(({ precursors }) => precursors.every(({ structureId }) => isBought(structureId))),
    );
    return suggestions.filter((suggestion) => {
      const leader = suggestion.variantOf === null ? undefined : leaders.get(suggestion.variantOf);
      if (leader === undefined) return true;
      if (isServed.has(leader)) return false;
      const isShared = (id: StructureId) => leader.precursors.some(({ structureId }) => structureId === id);
      if (
        leader.precursors.every(
          ({ structureId }) => isBought(structureId) || suggestion.precursors.some((each) => each.structureId === structureId),
        )
      )
        return false;
      if (!suggestion.precursors.every(({ structureId }) => isBought(structureId) || isShared(structureId))) return false;
      isServed.add(leader);
      return true;
    });
  }

  #place(structure: Structure, parent: MoleculeNode['parent'], stepsLeft: number): MoleculeNode {
    this.#size++;
    const isBought = structure.isInStock === true && parent !== null;
    const isOpen = !isBought && stepsLeft > 0 && this.#world.mayOpen(structure);
    return { structure, parent, stepsLeft, steps: null, value: isBought || isOpen ? 0 : Infinity, openValue: isOpen ? 0 : Infinity };
  }
}

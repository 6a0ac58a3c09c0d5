/** Whose call it is; null: nobody's in particular. */
export type Group = string | number | null;

/** Calls that wait for a thread: groups take turns, within a group first come, first served. */
export class WaitingCalls<Call extends { readonly group: Group }> {
  /** In the order in which groups get their turn. */
  readonly #groups = new Map<Group, Call[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Calls of a group that wait. */
  sizeOf(group: Group): number {
    return this.#groups.get(group)?.length ?? 0;
  }

  add(call: Call): void {
    const ofGroup = this.#groups.get(call.group);
    if (ofGroup) ofGroup.push(call);
    else this.#groups.set(call.group, [call]);
    this.#size++;
  }

  /** Takes out the next call of the groups that may have one now; the next turn of its group comes after all others. */
  take(mayBegin: (group: Group) => boolean): Call | undefined {
    for (const [group, calls] of this.#groups) {
      if (!mayBegin(group)) continue;
      this.#groups.delete(group);
      this.#size--;
      const call = calls.shift();
      if (calls.length > 0) this.#groups.set(group, calls);
      return call;
    }
    return undefined;
  }

  /** @returns false when it does not wait */
  remove(call: Call): boolean {
    const calls = this.#groups.get(call.group);
    const place = calls?.indexOf(call) ?? -1;
    if (!calls || place < 0) return false;
    calls.splice(place, 1);
    if (calls.length === 0) this.#groups.delete(call.group);
    this.#size--;
    return true;
  }

  /** Takes out all. */
  clear(): readonly Call[] {
    const all = [...this.#groups.values()].flat();
    this.#groups.clear();
    this.#size = 0;
    return all;
  }
}

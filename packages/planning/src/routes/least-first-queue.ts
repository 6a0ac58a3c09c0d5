/** What waits, by its key: the least comes first, and of equal ones what came first, so that the order never depends on anything else. */
export class LeastFirstQueue<T> {
  readonly #items: Waiting<T>[] = [];
  #arrivals = 0;

  get size(): number {
    return this.#items.length;
  }

  push(key: number, item: T): void {
    const items = this.#items;
    const waiting = { key, arrival: this.#arrivals++, item };
    let at = items.length;
    items.push(waiting);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(waiting, items[parent])) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = waiting;
  }

  /** `undefined` when nothing waits. */
  pop(): { readonly key: number; readonly item: T } | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && isBefore(items[child + 1], items[child])) child++;
      if (!isBefore(items[child], last)) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
    return first;
  }
}

interface Waiting<T> {
  readonly key: number;
  readonly arrival: number;
  readonly item: T;
}

function isBefore<T>(a: Waiting<T>, b: Waiting<T>): boolean {
  return a.key < b.key || (a.key === b.key && a.arrival < b.arrival);
}

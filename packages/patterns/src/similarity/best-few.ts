/**
 * The best few of many, without sorting all: a binary heap with the worst of the kept ones on top.
 *
 * @param compare - negative when its first argument is better; a total order gives the same few in any order of arrival
 */
export class BestFew<T> {
  readonly #heap: T[] = [];
  readonly #capacity: number;
  readonly #compare: (a: T, b: T) => number;

  constructor(capacity: number, compare: (a: T, b: T) => number) {
    this.#capacity = capacity;
    this.#compare = compare;
  }

  offer(item: T): void {
    const heap = this.#heap;
    if (heap.length < this.#capacity) {
      heap.push(item);
      this.#siftUp(heap.length - 1);
    } else if (this.#capacity > 0 && this.#compare(item, heap[0]) < 0) {
      heap[0] = item;
      this.#siftDown();
    }
  }

  /** Best first. */
  sorted(): readonly T[] {
    return [...this.#heap].sort(this.#compare);
  }

  #siftUp(from: number): void {
    const heap = this.#heap;
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1;
      if (this.#compare(heap[at], heap[above]) <= 0) return;
      [heap[at], heap[above]] = [heap[above], heap[at]];
      at = above;
    }
  }

  #siftDown(): void {
    const heap = this.#heap;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const right = left + 1;
      let worst = at;
      if (left < heap.length && this.#compare(heap[left], heap[worst]) > 0) worst = left;
      if (right < heap.length && this.#compare(heap[right], heap[worst]) > 0) worst = right;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst], heap[at]];
      at = worst;
    }
  }
}

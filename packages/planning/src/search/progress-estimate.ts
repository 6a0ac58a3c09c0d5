/**
 * How much of a level-by-level search is done, from what its levels have brought so far.
 *
 * An estimate: levels not begun yet are guessed by the branching seen. It never falls, and stays below 100, which only the end of
 * the search means.
 */
export class ProgressEstimate {
  #percent = 0;

  /**
   * @param expanded - structures expanded so far
   * @param leftInLevel - structures of this level still to come
   * @param branching - structures for the next level per structure expanded in this one
   * @param levelSize - structures of this level
   * @param levelsAfter - levels still to come
   * @returns percent, 0 to 99
   */
  update(expanded: number, leftInLevel: number, branching: number, levelSize: number, levelsAfter: number): number {
    let expected = expanded + leftInLevel;
    let size = levelSize;
    for (let level = 0; level < levelsAfter; level++) {
      size *= branching;
      expected += size;
    }
    this.#percent = Math.max(this.#percent, Math.min(99, Math.floor((100 * expanded) / expected)));
    return this.#percent;
  }
}

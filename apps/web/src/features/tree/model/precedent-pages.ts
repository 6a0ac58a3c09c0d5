/** Precedents asked for at first, also where only their conditions are wanted: the answer is fetched once for both. */
export const FIRST_PAGE = 10;
/** Asked for at first, and after each press of Show more; the server gives at most 200. */
export const PAGES = [FIRST_PAGE, 50, 200] as const;

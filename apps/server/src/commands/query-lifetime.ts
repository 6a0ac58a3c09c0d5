/** A query that is not kept is put away after so many days. */
const QUERY_LIFETIME_DAYS = 180;

/** When a query is put away whose life begins now: it is made, or not kept any longer. */
export function dayOfExpiry(): Date {
  return new Date(Date.now() + QUERY_LIFETIME_DAYS * 24 * 3600 * 1000);
}

export const askingForward = (done: number, count: number) => `Asking forward whether each step gives its product: ${done} of ${count} …`;

/** @param doubtful - numbers of the steps of whose precursors something else is expected */
export function forecastOf(count: number, doubtful: readonly string[], unknown: number): string {
  const all = count === 1 ? 'The step gives its product' : `All ${count} steps give their product`;
  const unasked = unknown === 0 ? '' : ` ${unknown} could not be asked.`;
  if (doubtful.length === 0) return unknown === 0 ? `${all} when asked forward.` : `Forward check:${unasked}`;
  const what = doubtful.length === 1 ? `step ${doubtful[0]}` : `steps ${doubtful.join(', ')}`;
  return `Asked forward, something else is expected of ${what}: see Check forward.${unasked}`;
}

import type { RankedStep } from '../step/ranked-step.ts';
import { isAnywhere } from '../step/synthon-keys.ts';

/** Which disconnection a step is a variant of, and how much of it. */
export type DisconnectionPlace = Pick<RankedStep, 'disconnectionKey' | 'choice'>;

/**
 * Groups everything found for a structure by disconnection, and says what share each disconnection has, and each variant of it.
 *
 * Probabilities of different steps need not add up to one: they are calibrated one by one. Where they come to more, shares are parts of
 * their sum; where they come to less, the rest stands for what was not found.
 *
 * The twenty places from which an arene might lose a halogen are guesses at one step that nobody plans: there the most probable counts,
 * not the sum.
 *
 * @param keys - of the steps, in their order; see `synthonKeys`
 * @param probabilities - of the steps, in their order, calibrated
 * @returns in the order of the steps
 */
export function disconnectionPlaces(keys: readonly string[], probabilities: readonly number[]): readonly DisconnectionPlace[] {
  const sums = new Map<string, number>();
  const best = new Map<string, number>();
  keys.forEach((key, index) => {
    sums.set(key, (sums.get(key) ?? 0) + probabilities[index]);
    best.set(key, Math.max(best.get(key) ?? 0, probabilities[index]));
  });
  const worth = (key: string) => (isAnywhere(key) ? best : sums).get(key) ?? 0;
  const whole = Math.max(
    1,
    [...sums.keys()].reduce((total, key) => total + worth(key), 0),
  );
  return keys.map((disconnectionKey, index) => {
    const sum = sums.get(disconnectionKey) ?? 0;
    const variant = sum > 0 ? Math.min(1, probabilities[index] / sum) : 0;
    return { disconnectionKey, choice: { disconnection: Math.min(1, worth(disconnectionKey) / whole), variant } };
  });
}

import { AT_WORK, type Work } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { ProposedStep } from '../step/proposed-step.ts';
import { synthonKeys } from '../step/synthon-keys.ts';
import { type DisconnectionPlace, disconnectionPlaces } from './disconnection-places.ts';

/** A key takes a millisecond where the structure is large. */
const KEYS_AT_ONCE = 32;

/**
 * The disconnections of steps among which textbook reactions stand: these have their share among all steps, or that of the recorded steps of the
 * same disconnection, and take nothing from the shares of the others, which are measured.
 *
 * @param probabilities - of the steps, in their order, calibrated
 * @returns in the order of the steps
 */
export function* placesWithTextbook(
  structure: PreparedMolecule,
  steps: readonly Pick<ProposedStep, 'outcome' | 'facts'>[],
  probabilities: readonly number[],
): Work<readonly DisconnectionPlace[]> {
  const keyOf = synthonKeys(structure);
  const keys: string[] = [];
  for (const [index, { outcome }] of steps.entries()) {
    if (index % KEYS_AT_ONCE === KEYS_AT_ONCE - 1) yield AT_WORK;
    keys.push(keyOf(outcome));
  }
  const isRecorded = steps.map(({ facts }) => !facts.textbook);
  const ofAll = disconnectionPlaces(keys, probabilities);
  if (!isRecorded.includes(false)) return ofAll;
  const ofRecorded = disconnectionPlaces(
    keys.filter((_, index) => isRecorded[index]),
    probabilities.filter((_, index) => isRecorded[index]),
  );
  const shares = new Map(ofRecorded.map(({ disconnectionKey, choice }) => [disconnectionKey, choice?.disconnection]));
  let next = 0;
  return ofAll.map((place, index) => {
    if (isRecorded[index]) return ofRecorded[next++];
    const disconnection = shares.get(place.disconnectionKey);
    return disconnection === undefined || place.choice === null ? place : { ...place, choice: { ...place.choice, disconnection } };
  });
}

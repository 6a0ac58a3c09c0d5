import type { StepFacts } from '../step/step-facts.ts';

const NUMBERS: Readonly<Record<number, string>> = { 2: 'both', 3: 'all three', 4: 'all four' };

/** What a chemist should know of a step at several places of a structure. @param precedentCount - recorded reactions of whatever places */
export function equalEndsText({ count, recordedTogether, areLike }: NonNullable<StepFacts['ends']>, precedentCount: number): string {
  const [places, place] = areLike ? ['groups of the kind', 'one group'] : ['equal ends', 'one end'];
  const ends = `At ${NUMBERS[count] ?? `all ${count}`} ${places} at once`;
  if (precedentCount === 0) return `${ends}.`;
  if (recordedTogether === 0) return `${ends}; the precedents are of the step at ${place}.`;
  const one = recordedTogether === 1;
  return `${ends}; ${one ? 'one precedent does' : `${recordedTogether} precedents do`} so, the others are of the step at ${place}.`;
}

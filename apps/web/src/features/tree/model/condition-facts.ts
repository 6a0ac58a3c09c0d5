import type { WireConditionSet, WireReagent, WireSpread } from '@retron/contract';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/facts.ts';
import { calculatedOf, factText } from './precedent-facts.ts';

/** Titles of roles, in the order of a recipe. */
const ROLE_TITLES: readonly (readonly [role: NonNullable<WireReagent['role']>, one: string, several: string])[] = [
  ['solvent', texts.solvent, texts.solvents],
  ['base', texts.base, texts.bases],
  ['acid', texts.acid, texts.acids],
  ['catalyst', texts.catalyst, texts.catalysts],
  ['ligand', texts.ligand, texts.ligands],
  ['oxidant', texts.oxidant, texts.oxidants],
  ['reductant', texts.reductant, texts.reductants],
  [texts.couplingReagent, texts.couplingReagentWord, texts.couplingReagents],
  ['reagent', texts.reagent, common.reagents],
];

/** A role that occurs, and what plays it. */
export interface RoleFact {
  readonly title: string;
  readonly reagents: readonly WireReagent[];
}

/** A set of conditions as it is read; `null` where nothing is recorded. */
export interface ConditionFacts {
  readonly roles: readonly RoleFact[];
  readonly temperature: string | null;
  readonly time: string | null;
  readonly yields: string | null;
}

export function conditionFacts({ reagents, temperatures, times, yields, yieldsCalculated }: WireConditionSet): ConditionFacts {
  const roles = ROLE_TITLES.flatMap(([role, one, several]): RoleFact[] => {
    const ofRole = reagents.filter((reagent) => reagent.role === role);
    return ofRole.length === 0 ? [] : [{ title: ofRole.length === 1 ? one : several, reagents: ofRole }];
  });
  return { roles, temperature: rangeText(temperatures, '°C'), time: rangeText(times, 'h'), yields: yieldText(yields, yieldsCalculated) };
}

/** `as in 23 precedents`. */
export function asInPrecedents(count: number): string {
  return texts.asInPrecedent(count);
}

/** `0 to 25 °C`: from the lowest to the highest that is recorded. */
function rangeText(spread: WireSpread, unit: string): string | null {
  if (spread === null) return null;
  const [lowest, highest] = [factText(spread.lowest), factText(spread.highest)];
  return lowest === highest ? `${lowest} ${unit}` : texts.rangeWithUnit(lowest, highest, unit);
}

/** `40 to 90 %, 2 of 5 calculated`. */
function yieldText(yields: WireSpread, calculated: number): string | null {
  const range = rangeText(yields, '%');
  if (range === null || yields === null || calculated === 0) return range;
  return `${range}, ${calculatedOf(calculated, yields.known)}`;
}

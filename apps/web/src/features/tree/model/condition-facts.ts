import type { WireConditionSet, WireReagent, WireSpread } from '@retron/contract';
import { counted } from '../../../texts/counts.ts';
import { calculatedOf, factText } from './precedent-facts.ts';

/** Titles of roles, in the order of a recipe. */
const ROLE_TITLES: readonly (readonly [role: NonNullable<WireReagent['role']>, one: string, several: string])[] = [
  ['solvent', 'Solvent', 'Solvents'],
  ['base', 'Base', 'Bases'],
  ['acid', 'Acid', 'Acids'],
  ['catalyst', 'Catalyst', 'Catalysts'],
  ['ligand', 'Ligand', 'Ligands'],
  ['oxidant', 'Oxidant', 'Oxidants'],
  ['reductant', 'Reductant', 'Reductants'],
  ['coupling reagent', 'Coupling reagent', 'Coupling reagents'],
  ['reagent', 'Reagent', 'Reagents'],
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
  return `as in ${counted(count, 'precedent', 'precedents')}`;
}

/** `0 to 25 °C`: from the lowest to the highest that is recorded. */
function rangeText(spread: WireSpread, unit: string): string | null {
  if (spread === null) return null;
  const [lowest, highest] = [factText(spread.lowest), factText(spread.highest)];
  return lowest === highest ? `${lowest} ${unit}` : `${lowest} to ${highest} ${unit}`;
}

/** `40 to 90 %, 2 of 5 calculated`. */
function yieldText(yields: WireSpread, calculated: number): string | null {
  const range = rangeText(yields, '%');
  if (range === null || yields === null || calculated === 0) return range;
  return `${range}, ${calculatedOf(calculated, yields.known)}`;
}

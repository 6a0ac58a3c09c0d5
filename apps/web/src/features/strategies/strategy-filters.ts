import { DIRECTIONS, type StrategyEntry } from '@retron/contract';
import type { FilterOption } from '../../components/filters/FilterGroupSection.tsx';

/** What strategies can be narrowed by. */
export const STRATEGY_GROUPS = ['direction', 'owner', 'group'] as const;
export type StrategyGroup = (typeof STRATEGY_GROUPS)[number];

/** How the reader looks at the strategies: all of it stands in the address, so that it can be shared. */
export interface StrategyView {
  /** Chosen values; a group without any does not narrow. */
  readonly filters: Readonly<Record<StrategyGroup, readonly string[]>>;
  /** Looked for in name and comment. */
  readonly term: string;
}

export function readStrategyView(search: URLSearchParams): StrategyView {
  return {
    filters: { direction: search.getAll('direction'), owner: search.getAll('owner'), group: search.getAll('group') },
    term: search.get('term') ?? '',
  };
}

/** Writes a view into an address; what is usual is left out. */
export function writeStrategyView(view: StrategyView, search: URLSearchParams): void {
  for (const group of STRATEGY_GROUPS) {
    search.delete(group);
    for (const value of view.filters[group]) search.append(group, value);
  }
  if (view.term === '') search.delete('term');
  else search.set('term', view.term);
}

/** Strategies that pass every group and whose name or comment holds the term. */
export function shownStrategies(strategies: readonly StrategyEntry[], view: StrategyView): readonly StrategyEntry[] {
  return strategies.filter((strategy) => passes(strategy, view, null));
}

/** The values of a group that occur, sorted, each with what it would show; a value that shows nothing stays. */
export function strategyOptions(strategies: readonly StrategyEntry[], group: StrategyGroup, view: StrategyView): readonly FilterOption[] {
  const values = [...new Set([...strategies.map((strategy) => strategy[group]), ...view.filters[group]])].sort(
    (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b) || a.localeCompare(b, 'en'),
  );
  return values.map((value) => ({
    value,
    label: group === 'direction' && isDirection(value) ? DIRECTIONS[value] : value,
    count: strategies.filter((strategy) => strategy[group] === value && passes(strategy, view, group)).length,
  }));
}

/** The view with one value put in or taken out. */
export function withToggled(view: StrategyView, group: StrategyGroup, value: string): StrategyView {
  const chosen = view.filters[group];
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return { ...view, filters: { ...view.filters, [group]: next } };
}

/** Directions have an order of their own; all other values are sorted by name. */
const ORDER: readonly string[] = Object.keys(DIRECTIONS);

function isDirection(value: string): value is keyof typeof DIRECTIONS {
  return Object.hasOwn(DIRECTIONS, value);
}

function passes(strategy: StrategyEntry, { filters, term }: StrategyView, except: StrategyGroup | null): boolean {
  const wanted = term.trim().toLowerCase();
  const holdsTerm = strategy.name.toLowerCase().includes(wanted) || strategy.comment.toLowerCase().includes(wanted);
  return (
    holdsTerm &&
    STRATEGY_GROUPS.every((group) => group === except || filters[group].length === 0 || filters[group].includes(strategy[group]))
  );
}

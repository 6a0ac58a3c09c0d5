import type { NameReactionId } from '../../name-reactions/table.ts';
import type { MechanismFinding } from '../mechanism-rule.ts';
import type { ReagentRule } from './reagent-sides.ts';

/** What is told of a reaction with one of these names. */
export function ofNames(names: readonly NameReactionId[], finding: Pick<MechanismFinding, 'chip' | 'text'>): ReagentRule['judge'] {
  return (view) =>
    view.names.some((name) => names.includes(name))
      ? [{ verdict: 'never', ...finding, wanted: [...view.changed].slice(0, 1), rivals: [] }]
      : [];
}

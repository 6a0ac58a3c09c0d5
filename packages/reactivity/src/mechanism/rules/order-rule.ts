import type { AtomIndex } from '@retron/molecule';
import type { NameReactionId } from '../../name-reactions/table.ts';
import { bystanders, unlikeBystanders } from '../bystanders.ts';
import type { MechanismRule, Verdict } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { GROUPS, type GroupId } from './bystander-groups.ts';

/** Reactions by their own names, and what reacts before or beside the group that is meant. */
export interface Entry {
  readonly steps: readonly NameReactionId[];
  readonly never?: readonly GroupId[];
  readonly risk?: readonly GroupId[];
  /** What reacts first unless the group that is meant is of this kind itself. */
  readonly first?: readonly GroupId[];
  /** The entry holds only where the group that is meant is of this kind. */
  readonly ofKind?: GroupId;
  /** The entry holds only for such steps, where their names do not tell them. */
  readonly ofStep?: (view: ReactionView) => boolean;
}

/** An order, or groups that conditions harm, as a table. */
export interface OrderRule extends Pick<MechanismRule, 'id' | 'statement' | 'source'> {
  readonly chip: string;
  /** Completes `The aldehyde ...`. */
  readonly never: string;
  /** The same of a risk. */
  readonly risk: string;
  readonly entries: readonly Entry[];
}

/** The rule of a table: the first of its entries that the step's own names and what it changes call for, and of that the gravest group. */
export function orderRule({ entries, chip, never, risk, ...rule }: OrderRule): MechanismRule {
  const told = { never, risk } satisfies Record<Verdict, string>;
  const named = new Set(entries.flatMap(({ steps }) => steps));
  return {
    ...rule,
    judge: (view) => {
      if (!view.names.some((name) => named.has(name))) return [];
      const isMeant = (group: GroupId) =>
        view.places('reactants', GROUPS[group].pattern).some((place) => place.some((atom) => view.changed.has(atom)));
      const entry = entries.find(
        ({ steps, ofKind, ofStep }) =>
          steps.some((step) => view.names.includes(step)) && (ofKind === undefined || isMeant(ofKind)) && (ofStep?.(view) ?? true),
      );
      if (entry === undefined) return [];
      const wanted = [...view.changed].sort((a, b) => a - b);
      const rivalsOf = (pattern: string) =>
        bystanders(view, pattern).length === 0 ? [] : unlikeBystanders(view, pattern, [...wanted, ...meantPlaces(view, pattern)]);
      for (const group of entry.first ?? []) {
        const { name, pattern } = GROUPS[group];
        const rivals = isMeant(group) ? [] : rivalsOf(pattern);
        if (rivals.length > 0) return [{ verdict: 'never', chip, text: `The ${name} ${told.never}.`, wanted, rivals }];
      }
      for (const verdict of ['never', 'risk'] as const) {
        for (const group of entry[verdict] ?? []) {
          const rivals = rivalsOf(GROUPS[group].pattern);
          if (rivals.length > 0) return [{ verdict, chip, text: `The ${GROUPS[group].name} ${told[verdict]}.`, wanted, rivals }];
        }
      }
      return [];
    },
  };
}

/** First atoms of the groups of this kind that take part: of an ester the carbonyl carbon, though its oxygen alone may change. */
function meantPlaces(view: ReactionView, pattern: string): readonly AtomIndex[] {
  return view
    .places('reactants', pattern)
    .filter((place) => place.some((atom) => view.changed.has(atom)))
    .map(([first]) => first);
}

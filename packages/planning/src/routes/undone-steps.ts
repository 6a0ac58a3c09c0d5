import { ELEMENT } from '@retron/molecule';
import { reactionClassOf } from '@retron/reactivity';
import type { Route, SuggestionId } from '@retron/tree';
import { alkylsPutBack } from './alkyls-put-back.ts';
import type { FaultAtom, FaultSource, StepOfRoute } from './fault-source.ts';
import { standingsOf } from './standings.ts';
import type { UndoneStep } from './undone-step.ts';

/** What a step changes that may have been so before, on the way down. */
interface Pending {
  readonly step: SuggestionId;
  readonly reactionClass: string | null;
  /** Atoms of the structure at hand -> how the atom stands in what the step makes, and where there. */
  readonly atoms: ReadonlyMap<number, { readonly standing: string; readonly made: FaultAtom }>;
}

/**
 * Steps that undo others of their route: each atom that the earlier one changes stands again as before, as when an acid is made a ketone and
 * the ketone the acid. What is shielded meanwhile, by a protecting group or as an ester, and what is oxidised and reduced again (to turn a
 * configuration over, or for what is done beside the ketone) are no detours, but for what is reduced and oxidised at once. A plain alkyl group that
 * is taken off a heteroatom and put on again counts though it may be called protection, where nothing between is done near by. From the target
 * down.
 */
export function undoneSteps(route: Route, source: FaultSource): readonly UndoneStep[] {
  const found: UndoneStep[] = [];
  const visit = ({ structureId, step }: Route, pending: readonly Pending[]): void => {
    if (step === null) return;
    const suggestion = source.suggestion(step.suggestionId);
    const reactionClass = classOf(suggestion);
    const after = standingsOf(source.smiles(structureId));
    for (const [index, below] of step.precursors.entries()) {
      const { structureId: id, parentAtom } = suggestion.precursors[index];
      const before = standingsOf(source.smiles(id));
      const changed = new Map<number, number>();
      for (const [atom, becomes] of parentAtom.entries()) {
        if (becomes >= 0 && before[atom] !== after[becomes]) changed.set(atom, becomes);
      }
      for (const [place, later] of pending.entries()) {
        if (restores(later, changed, before, reactionClass, place === pending.length - 1)) {
          const atoms = [...changed.values()].flatMap((becomes) => later.atoms.get(becomes)?.made ?? []);
          found.push({ step: later.step, undone: step.suggestionId, atoms });
        }
      }
      const carried = pending.map(({ atoms, ...later }) => ({
        ...later,
        atoms: new Map(
          parentAtom.flatMap((becomes, atom) => {
            const told = atoms.get(becomes);
            return told === undefined ? [] : [[atom, told] as const];
          }),
        ),
      }));
      const own: Pending = {
        step: step.suggestionId,
        reactionClass,
        atoms: new Map([...changed].map(([atom, becomes]) => [atom, { standing: after[becomes], made: { structureId, atom: becomes } }])),
      };
      visit(below, [...carried, own]);
    }
  };
  visit(route, []);
  return [...found, ...alkylsPutBack(route, source)];
}

/**
 * @param changed - by the earlier step: atoms of its precursor -> of its product
 * @param isNext - whether no step stands between
 */
function restores(
  later: Pending,
  changed: ReadonlyMap<number, number>,
  before: readonly string[],
  earlierClass: string | null,
  isNext: boolean,
): boolean {
  if (changed.size === 0 || isShielding(later.reactionClass) || isShielding(earlierClass)) return false;
  const classes = [later.reactionClass, earlierClass];
  const entries = [...changed];
  const isRestored = ([atom, becomes]: readonly [number, number]) => later.atoms.get(becomes)?.standing === before[atom];
  const restored = entries.filter(isRestored);
  if (!restored.some(([atom]) => before[atom].startsWith(OF_CARBON))) return false;
  if (classes.includes('oxidation') && classes.includes('reduction')) {
    // Of several equal groups one may be left as the other is reduced: the rest went there and back.
    return isNext && earlierClass === 'reduction' && entries.every(([atom]) => restored.some(([other]) => before[other] === before[atom]));
  }
  return restored.length === entries.length;
}

function isShielding(reactionClass: string | null): boolean {
  return reactionClass === 'protection' || reactionClass === 'deprotection';
}

function classOf({ nameReactions: [first] }: StepOfRoute): string | null {
  return first === undefined ? null : reactionClassOf(first.id);
}

const OF_CARBON = `${ELEMENT.carbon} `;

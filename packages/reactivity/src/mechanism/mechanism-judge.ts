import { AT_WORK, finished, type Work } from '@retron/molecule';
import { type MappedReaction, readMappedReaction } from '@retron/transforms';
import type { NameReactionId } from '../name-reactions/table.ts';
import type { PreparedSides } from '../prepared-sides.ts';
import type { MechanismFinding, MechanismTable } from './mechanism-rule.ts';
import { PatternCache } from './pattern-cache.ts';
import { viewReaction } from './reaction-view.ts';
import { CARBON_MONOXIDE_FIRST } from './rules/carbon-monoxide-first.ts';
import { DIAZONIUM_IONS } from './rules/diazonium-ions.ts';
import { DIOLS_IN_ACID } from './rules/diols-in-acid.ts';
import { ESTERS_UNDER_BOROHYDRIDES } from './rules/esters-under-borohydrides.ts';
import { GOES_ON_AT_ONCE } from './rules/goes-on-at-once.ts';
import { LITHIATION_ORDER } from './rules/lithiation-order.ts';
import { NITROXYL_OXIDATIONS } from './rules/nitroxyl-oxidations.ts';
import { REAGENT_GROUPS } from './rules/reagent-groups.ts';
import { REAGENT_SIDES } from './rules/reagent-sides.ts';
import { STRONG_HYDRIDES } from './rules/strong-hydrides.ts';
import { WHAT_BASES_LEAVE } from './rules/what-bases-leave.ts';
import { WHAT_ELSE_IS_THERE } from './rules/what-else-is-there.ts';
import { WHAT_IS_NOT_ACTIVATED } from './rules/what-is-not-activated.ts';
import { WHAT_NEEDS_ITS_REAGENT } from './rules/what-needs-its-reagent.ts';
import { WHAT_STAYS } from './rules/what-stays.ts';
import { isWithdrawnUnder } from './rules/withdrawn-under-reagents.ts';
import { WITHOUT_WHAT_BRINGS_IT_ABOUT } from './rules/without-what-brings-it-about.ts';
import { MECHANISM_TABLES } from './tables.ts';

/** A step as it is put before the judge; see `MechanismJudge.judge`. */
export interface JudgedStep {
  readonly mapped: MappedReaction;
  readonly names: readonly NameReactionId[];
  readonly prepared?: PreparedSides;
}

/** Says which rules of mechanism steps break. Owns matching buffers: one for each thread. */
export class MechanismJudge {
  readonly #tables: readonly MechanismTable[];
  readonly #patterns = new PatternCache();

  constructor(tables: readonly MechanismTable[] = MECHANISM_TABLES) {
    this.#tables = tables;
  }

  /**
   * Everything the rules say against a step, in the order of the rules.
   *
   * @param names - what the step itself is called
   * @param prepared - its sides, where they are prepared already
   */
  judge(mapped: MappedReaction, names: readonly NameReactionId[], prepared: PreparedSides = {}): readonly MechanismFinding[] {
    const [found] = finished(this.judgeInTurns([{ mapped, names, prepared }]));
    return found;
  }

  /**
   * As `judge`, without what such reagents answer, and then what the rules say that hold under them alone.
   *
   * @param kinds - ids of the kinds of reagents that are there
   */
  judgeUnder(
    kinds: ReadonlySet<string>,
    mapped: MappedReaction,
    names: readonly NameReactionId[],
    prepared: PreparedSides = {},
  ): readonly MechanismFinding[] {
    const found = this.judge(mapped, names, prepared).filter(({ rule }) => !isWithdrawnUnder(kinds, rule));
    const further = UNDER_REAGENTS.filter(({ holdsUnder }) => holdsUnder(kinds));
    if (further.length === 0) return found;
    const view = viewReaction(mapped, names, this.#patterns, prepared);
    return [...found, ...further.flatMap(({ id, judge }) => judge(view).map((finding) => ({ rule: id, ...finding })))];
  }

  /**
   * As `judge`, of several steps: rule by rule, as one rule after the other takes longer than one rule many times. Pauses between tables; others
   * may be judged meanwhile.
   */
  *judgeInTurns(steps: readonly JudgedStep[]): Work<readonly (readonly MechanismFinding[])[]> {
    const views = steps.map(({ mapped, names, prepared }) => viewReaction(mapped, names, this.#patterns, prepared));
    const found = steps.map((): MechanismFinding[] => []);
    for (const { rules } of this.#tables) {
      for (const { id, judge } of rules) {
        for (let step = 0; step < views.length; step++) {
          for (const finding of judge(views[step])) found[step].push({ rule: id, ...finding });
        }
      }
      yield AT_WORK;
    }
    return found;
  }

  /** The same of a mapped reaction SMILES; nothing for one that cannot be read. */
  judgeText(mappedReaction: string, names: readonly NameReactionId[]): readonly MechanismFinding[] {
    const mapped = readMappedReaction(mappedReaction);
    return mapped.ok ? this.judge(mapped.value, names) : [];
  }
}

/** Rules that hold under some reagents only. */
const UNDER_REAGENTS = [
  ...REAGENT_SIDES,
  ...REAGENT_GROUPS,
  ...LITHIATION_ORDER,
  ...WHAT_ELSE_IS_THERE,
  ...WHAT_STAYS,
  ...WHAT_IS_NOT_ACTIVATED,
  ...WITHOUT_WHAT_BRINGS_IT_ABOUT,
  ...GOES_ON_AT_ONCE,
  ...WHAT_BASES_LEAVE,
  ...WHAT_NEEDS_ITS_REAGENT,
  ...STRONG_HYDRIDES,
  ...DIAZONIUM_IONS,
  ...ESTERS_UNDER_BOROHYDRIDES,
  ...CARBON_MONOXIDE_FIRST,
  ...DIOLS_IN_ACID,
  ...NITROXYL_OXIDATIONS,
];

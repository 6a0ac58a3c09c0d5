import { Tooltip } from '@mantine/core';
import { RATING_WORDS } from '@retron/contract';
import { longestBranch, type Place, routeCost, routeFromChoices } from '@retron/tree';
import { IconHelp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/routes.ts';
import type { FoundRoute } from '../model/found-routes.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import type { RouteEnds } from '../model/route-gaps.ts';
import type { SchemeLine, StepFacts } from '../model/route-scheme.ts';
import { priceCategoryOf, ratingOf, sentence } from '../model/words.ts';
import classes from './RouteView.module.css';

export interface RouteTotalsProps {
  readonly tree: LoadedTree;
  readonly route: readonly Place[];
  readonly lines: readonly SchemeLine[];
  readonly ends: RouteEnds;
  readonly factsOf: ReadonlyMap<Place, StepFacts>;
  /** The route as the list of routes tells it, so that both say the same yield. */
  readonly found?: FoundRoute | undefined;
}

/** What a cost is made of. Source: spec section 9, "Route cost". */
const COST_EXPLAINED = texts.costHint;
const YIELD_EXPLAINED = texts.overallYieldHint;

/** The route in numbers. */
export function RouteTotals({ tree, route, lines, ends, factsOf, found }: RouteTotalsProps) {
  const steps = lines.flat();
  const chosen = routeFromChoices(tree, new Set(route));
  const cost = routeCost(chosen, (structure) => ({ priceCategory: priceCategoryOf(tree.structureOf(structure)) }));
  const weakest = steps.reduce((least, step) => (step.suggestion.rating < least.suggestion.rating ? step : least));
  const estimate = found === undefined ? yieldOfSteps(lines.at(-1) ?? [], factsOf) : yieldAsTold(found);
  const known = ends.materials - ends.gaps.length;
  return (
    <dl className={classes.totals} aria-label={texts.routeInNumbers}>
      <Total title={common.steps}>{steps.length}</Total>
      <Total title={texts.longestSequence}>{longestBranch(chosen)}</Total>
      <Total title={texts.estimatedYield} explained={YIELD_EXPLAINED}>
        {estimate.percent === 'loading' ? '…' : estimate.percent === null ? texts.notKnown : `${Math.round(estimate.percent)} %`}
        {estimate.percent === 'loading' ? null : <small>{texts.stepsGiven(estimate.given, estimate.of)}</small>}
      </Total>
      <Total title={texts.startingMaterials}>
        {ends.materials}
        <small className={ends.gaps.length > 0 ? classes.open : undefined}>
          {ends.gaps.length === 0 ? texts.allKnown : texts.countKnown(known)}
        </small>
      </Total>
      <Total title={texts.weakestStep}>
        <RatingDiscIcon rating={ratingOf(weakest.suggestion)} label="" size={16} />
        {sentence(RATING_WORDS[ratingOf(weakest.suggestion)])}
        <small>{weakest.suggestion.no}</small>
      </Total>
      <Total title={texts.cost} explained={COST_EXPLAINED}>
        {cost}
        <small>{cost === 1 ? texts.point : texts.points}</small>
      </Total>
    </dl>
  );
}

interface YieldEstimate {
  /** Null where a step has none. */
  readonly percent: number | null | 'loading';
  /** Steps with a yield, and of how many. */
  readonly given: number;
  readonly of: number;
}

function yieldAsTold({ yieldRange, unknownYields, steps }: FoundRoute): YieldEstimate {
  return { percent: yieldRange?.median ?? null, given: steps - unknownYields, of: steps };
}

function yieldOfSteps(sequence: SchemeLine, factsOf: ReadonlyMap<Place, StepFacts>): YieldEstimate {
  const facts = sequence.map(({ place }) => factsOf.get(place) ?? 'loading');
  const yields = facts.flatMap((each) => (typeof each === 'object' && each.yieldPercent !== null ? [each.yieldPercent] : []));
  const whole = yields.length < sequence.length ? null : 100 * yields.reduce((product, each) => product * (each / 100), 1);
  return { percent: facts.includes('loading') ? 'loading' : whole, given: yields.length, of: sequence.length };
}

function Total({ title, explained, children }: { readonly title: string; readonly explained?: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        {title}
        {explained !== undefined && (
          <Tooltip label={explained} multiline w={300} events={{ hover: true, focus: true, touch: true }}>
            <button type="button" className={classes.explain} aria-label={`${title}: ${explained}`}>
              <IconHelp size={13} stroke={1.75} aria-hidden />
            </button>
          </Tooltip>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

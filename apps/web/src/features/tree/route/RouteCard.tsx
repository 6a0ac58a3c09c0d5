import { Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { numberText } from '../../../texts/numbers.ts';
import { structureNamed } from '../../../texts/tree/model.ts';
import * as texts from '../../../texts/tree/routes.ts';
import { TIER_WORDS } from '../../../texts/tree/routes.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { FoundRoute } from '../model/found-routes.ts';
import { TIERS } from '../model/route-order.ts';
import classes from './FoundRoutes.module.css';

/** Pixels of the small drawing of a starting material. */
const LEAF = { width: 72, height: 52 } as const;
export const LEAVES_SHOWN = 4;

export interface RouteCardProps {
  readonly route: FoundRoute;
  /** Sets it apart from the others of the list. */
  readonly title: string;
  readonly isLooked: boolean;
  /** What structures are called, of those with a name. */
  readonly nameOf: ReadonlyMap<number, string>;
  readonly pictureOf: PictureSource;
  readonly onSelect: (route: FoundRoute) => void;
}

/** What one reads of a route before looking at it; a press looks at it. */
export function RouteCard({ route, title, isLooked, nameOf, pictureOf, onSelect }: RouteCardProps) {
  const { no, idea, steps, longest, isConvergent, protectingGroupSteps, weakest, leaves } = route;
  const more = leaves.length - LEAVES_SHOWN;
  return (
    <button type="button" className={classes.card} aria-pressed={isLooked} onClick={() => onSelect(route)}>
      <span className={classes.head}>
        <span className={classes.no}>{no}</span>
        <strong>{title}</strong>
        <span className={classes.idea}>{texts.ideaNumber(idea)}</span>
      </span>
      <span className={classes.facts}>
        <span>
          <b>{numberText(steps)}</b> {steps === 1 ? texts.stepWord : texts.steps}
        </span>
        <span>
          <b>{numberText(longest)}</b> {texts.longest}
        </span>
        {isConvergent ? <span>{texts.convergent}</span> : null}
        {protectingGroupSteps > 0 ? <span>{texts.stepsOfProtection(protectingGroupSteps)}</span> : null}
        {weakest === null ? null : (
          <span className={classes.weakest}>
            {texts.weakest} <RatingPips rating={weakest.rating} />
          </span>
        )}
      </span>
      <EstimateLine route={route} />
      <TierLine route={route} />
      <span className={classes.leaves}>
        {leaves.slice(0, LEAVES_SHOWN).map((sid) => (
          <Leaf key={sid} sid={sid} name={nameOf.get(sid)} pictureOf={pictureOf} />
        ))}
        {more > 0 ? <span className={classes.more}>+{more}</span> : null}
      </span>
    </button>
  );
}

export interface LeafProps {
  readonly sid: number;
  /** Absent where it is not known. */
  readonly name: string | undefined;
  readonly pictureOf: PictureSource;
  /** Pixels of the drawing; small without. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** A starting material, small, with what it is called below it as far as there is room. */
export function Leaf({ sid, name, pictureOf, size = LEAF }: LeafProps) {
  return (
    <span className={classes.leaf} style={{ width: size.width }} title={name}>
      <img src={pictureOf(sid, [], size.width, size.height)} {...size} loading="lazy" alt={structureNamed(sid, name)} />
      {/* The drawing is told by its name already. */}
      {name === undefined ? null : <small aria-hidden>{name}</small>}
    </span>
  );
}

/** What is estimated of a route, or that it is not known. */
function EstimateLine({ route: { yieldRange, unknownYields, atomEconomy, materialCost } }: Pick<RouteCardProps, 'route'>) {
  return (
    <span className={classes.estimates}>
      <span title={YIELD_EXPLAINED}>
        {yieldRange === null ? (
          texts.yieldNotKnownOf(unknownYields)
        ) : (
          <>
            {texts.overallYield} <b>{percentText(yieldRange.median)}</b>{' '}
            {texts.fromTo(wholePercent(yieldRange.lower), percentText(yieldRange.upper))}
          </>
        )}
      </span>
      <span title={texts.atomEconomyHint}>
        {atomEconomy === null ? texts.atomEconomyNotKnown : texts.percentAtomEconomy(percentText(atomEconomy))}
      </span>
      <span title={COST_EXPLAINED}>{costText(materialCost)}</span>
    </span>
  );
}

const YIELD_EXPLAINED = texts.yieldHint;
const COST_EXPLAINED = texts.priceHint;

const wholePercent = (value: number): string => (value > 0 && value < 1 ? '<1' : String(Math.round(value)));
const percentText = (value: number): string => `${wholePercent(value)} %`;

function costText(cost: FoundRoute['materialCost']): string {
  if (cost === null) return texts.noPricesKnown;
  const dollars = cost.perGram < 10 ? cost.perGram.toFixed(2) : numberText(Math.round(cost.perGram));
  return cost.unpriced === 0 ? texts.dollarsPerGram(dollars) : texts.dollarsPerGramWithout(dollars, cost.unpriced);
}

/** What is open in a route; one tick where nothing is. */
function TierLine({ route }: Pick<RouteCardProps, 'route'>) {
  const open = TIERS.filter((tier) => !route.tiers[tier]);
  if (open.length + route.faults.length > 0) {
    return (
      <span className={classes.tiers}>
        {open.map((tier) => (
          <span key={tier} className={classes.open}>
            <IconAlertTriangle size={13} stroke={1.75} aria-hidden />
            {TIER_WORDS[tier].fails}
          </span>
        ))}
        {route.faults.map(({ text }) => (
          <span key={text} className={classes.open}>
            <IconAlertTriangle size={13} stroke={1.75} aria-hidden />
            {text}
          </span>
        ))}
      </span>
    );
  }
  return (
    <Tooltip label={TIERS.map((tier) => `${TIER_WORDS[tier].holds}.`).join(' ')} multiline w={300}>
      <span className={classes.tiers}>
        <span className={classes.holds}>
          <IconCheck size={13} stroke={2} aria-hidden />
          {texts.noOpenPoints}
        </span>
      </span>
    </Tooltip>
  );
}

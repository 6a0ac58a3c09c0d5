import type { WireSpread } from '@retron/contract';
import * as texts from '../../../texts/tree/evidence.ts';
import { calculatedOf, knownOf, middleHalf } from '../model/precedent-facts.ts';
import classes from './PrecedentSummary.module.css';

export interface YieldSpreadProps {
  readonly yields: WireSpread;
  /** Of these, those calculated from amounts. */
  readonly calculated: number;
  /** Reactions in all. */
  readonly count: number;
}

/** Units of the drawing: two a per cent. */
const SCALE = 2;
const WIDTH = 100 * SCALE;
const HEIGHT = 26;
const MIDDLE = HEIGHT / 2;

/** How the known yields are spread from 0 to 100 %: a box over the middle half with the median in it, a line to both extremes. */
export function YieldSpread({ yields, calculated, count }: YieldSpreadProps) {
  return (
    <figure className={classes.chart}>
      <figcaption>
        <h4>{texts.yieldIt}</h4>
        {yields === null ? <span className={classes.known}>{texts.notGiven}</span> : <b>{texts.medianYield(Math.round(yields.median))}</b>}
        {yields !== null && <span className={classes.known}>{knownOf(yields.known, count)}</span>}
        {yields !== null && calculated > 0 && <span className={classes.known}>{calculatedOf(calculated, yields.known)}</span>}
      </figcaption>
      {yields !== null && (
        <div className={classes.scale}>
          <span aria-hidden>0</span>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={texts.yieldsLabel(
              Math.round(yields.lowest),
              Math.round(yields.highest),
              middleHalf(yields),
              Math.round(yields.median),
            )}
          >
            <title>{texts.yieldsTip(middleHalf(yields), Math.round(yields.lowest), Math.round(yields.highest))}</title>
            <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className={classes.axis} />
            <line x1={yields.lowest * SCALE} x2={yields.highest * SCALE} y1={MIDDLE} y2={MIDDLE} className={classes.whisker} />
            <rect
              x={yields.lowerQuartile * SCALE}
              width={Math.max(1, (yields.upperQuartile - yields.lowerQuartile) * SCALE)}
              y={5}
              height={HEIGHT - 10}
              rx={2}
              className={classes.box}
            />
            <line x1={yields.median * SCALE} x2={yields.median * SCALE} y1={3} y2={HEIGHT - 3} className={classes.median} />
          </svg>
          <span aria-hidden>100 %</span>
        </div>
      )}
    </figure>
  );
}

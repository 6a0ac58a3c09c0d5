import type { PrecedentStatistics } from '@retron/contract';
import * as texts from '../../../texts/tree/evidence.ts';
import { knownOf, yearBars, yearRange } from '../model/precedent-facts.ts';
import classes from './PrecedentSummary.module.css';

export interface YearBarsProps {
  readonly years: PrecedentStatistics['years'];
  /** Reactions in all. */
  readonly count: number;
}

/** Units of the drawing, which is stretched to the width there is. */
const WIDTH = 200;
const HEIGHT = 26;
const WIDEST_BAR = 12;

/** When the reactions were published: one bar a year. */
export function YearBars({ years, count }: YearBarsProps) {
  const bars = yearBars(years);
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const pitch = WIDTH / Math.max(1, bars.length);
  const width = Math.min(WIDEST_BAR, pitch * 0.8);
  const busiest = bars.find((bar) => bar.count === most);
  return (
    <figure className={classes.chart}>
      <figcaption>
        <h4>{texts.years}</h4>
        {bars.length === 0 ? <span className={classes.known}>{texts.notGiven}</span> : <b>{yearRange(years)}</b>}
        {bars.length > 0 && <span className={classes.known}>{knownOf(years.known, count)}</span>}
      </figcaption>
      {busiest !== undefined && (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.publishedYears(yearRange(years), busiest.year, busiest.count)}
        >
          <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className={classes.axis} />
          {bars.map((bar, index) =>
            bar.count === 0 ? null : (
              <rect
                key={bar.year}
                x={index * pitch + (pitch - width) / 2}
                width={width}
                y={HEIGHT - 1 - ((HEIGHT - 2) * bar.count) / most}
                height={((HEIGHT - 2) * bar.count) / most}
                className={classes.bar}
              >
                <title>{`${bar.year}: ${bar.count}`}</title>
              </rect>
            ),
          )}
        </svg>
      )}
    </figure>
  );
}

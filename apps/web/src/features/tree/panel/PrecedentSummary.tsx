import type { PrecedentStatistics, WireSpecies, WireSpeciesCounts, WireSpread } from '@retron/contract';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/evidence.ts';
import * as facts from '../../../texts/tree/facts.ts';
import { countedThings, coverage, knownOf, spreadText } from '../model/precedent-facts.ts';
import classes from './PrecedentSummary.module.css';
import { SpeciesChip } from './SpeciesChip.tsx';
import { YearBars } from './YearBars.tsx';
import { YieldSpread } from './YieldSpread.tsx';

export interface PrecedentSummaryProps {
  readonly statistics: PrecedentStatistics;
  /** All recorded reactions behind the suggestion. */
  readonly numPrecedents: number;
}

/** What the reactions behind a suggestion say together: years, yields, conditions; with each fact, for how many it is known. */
export function PrecedentSummary({ statistics, numPrecedents }: PrecedentSummaryProps) {
  const { count, years, yields, yieldsCalculated, temperatures, times, solvents, agents } = statistics;
  const things = countedThings(statistics);
  return (
    <section aria-label={texts.allTogether(things)} className={classes.summary}>
      <div className={classes.charts}>
        <YearBars years={years} count={count} />
        <YieldSpread yields={yields} calculated={yieldsCalculated} count={count} />
      </div>
      <SpeciesRow title={facts.solvents} counts={solvents} count={count} things={things} />
      <SpeciesRow title={texts.agents} counts={agents} count={count} things={things} />
      <div className={classes.row}>
        <h4>{texts.conditions}</h4>
        <Measured temperatures={temperatures} times={times} count={count} />
      </div>
      <p className={classes.note}>{coverage(statistics, numPrecedents)}</p>
    </section>
  );
}

interface SpeciesRowProps {
  readonly title: string;
  readonly counts: WireSpeciesCounts;
  readonly count: number;
  /** What is counted, in the plural. */
  readonly things: string;
}

/** The commonest first, each with the number of reactions that name it. */
function SpeciesRow({ title, counts: { known, kinds, commonest }, count, things }: SpeciesRowProps) {
  const more = kinds - commonest.length;
  return (
    <div className={classes.row}>
      <h4>{title}</h4>
      {known === 0 ? (
        <p>
          <NotGiven />
        </p>
      ) : (
        <ul aria-label={texts.titleNamedBy(title, knownOf(known, count))}>
          {commonest.map((species: WireSpecies & { readonly count: number }) => (
            <li key={species.smiles}>
              <SpeciesChip species={species} count={species.count} label={texts.inThings(knownOf(species.count, count), things)} />
            </li>
          ))}
          {more > 0 && <li className={classes.known}>{texts.andMoreThings(numberText(more))}</li>}
          <li className={classes.known}>{texts.namedByCount(knownOf(known, count))}</li>
        </ul>
      )}
    </div>
  );
}

interface MeasuredProps {
  readonly temperatures: WireSpread;
  readonly times: WireSpread;
  readonly count: number;
}

/** Temperature and time: median and range of what is known. */
function Measured({ temperatures, times, count }: MeasuredProps) {
  if (temperatures === null && times === null) return <NotGiven of={texts.temperatureAndTime} />;
  return (
    <p>
      {temperatures === null ? <NotGiven of={texts.temperatureWord} /> : <Fact spread={temperatures} unit={texts.c} count={count} />}
      {' · '}
      {times === null ? <NotGiven of={texts.timeWord} /> : <Fact spread={times} unit={texts.h} count={count} />}
    </p>
  );
}

function Fact({ spread, unit, count }: { readonly spread: NonNullable<WireSpread>; readonly unit: string; readonly count: number }) {
  return (
    <>
      <b>{spreadText(spread, unit)}</b> <span className={classes.known}>({knownOf(spread.known, count)})</span>
    </>
  );
}

/** Unknown is said, not left out. */
function NotGiven({ of }: { readonly of?: string }) {
  return <span className={classes.known}>{of === undefined ? texts.notGiven : texts.countNotGiven(of)}</span>;
}

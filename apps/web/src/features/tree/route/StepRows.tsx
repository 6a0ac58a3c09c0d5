import type { QueryAnswer } from '@retron/contract';
import type { Place } from '@retron/tree';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/routes.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { ChosenStep } from '../model/route-steps.ts';
import { stepName } from '../model/step-name.ts';
import { ratingOf } from '../model/words.ts';
import { Scheme } from '../panel/Scheme.tsx';
import classes from './StepRows.module.css';

export interface StepRowsProps {
  readonly steps: readonly ChosenStep[];
  readonly direction: QueryAnswer['direction'];
  readonly openPlace: Place | null;
  readonly pictureOf: PictureSource;
  readonly onOpen: (place: Place) => void;
}

const SCHEME = { width: 620, height: 96 } as const;

/** The chosen reactions of a starting material, one row a step, in the order in which they are run. */
export function StepRows({ steps, direction, openPlace, pictureOf, onOpen }: StepRowsProps) {
  return (
    <div className={classes.scroll}>
      <p className={classes.totals}>{counts.steps(steps.length)}</p>
      <ol className={classes.steps} aria-label={texts.stepsOfRoute}>
        {steps.map(({ place, structure, suggestion }) => (
          <li key={place} className={classes.step} data-open={place === openPlace || undefined}>
            <button type="button" className={classes.head} onClick={() => onOpen(place)}>
              <RatingDiscIcon rating={ratingOf(suggestion)} label={suggestion.no} size={30} />
              <b>{stepName(suggestion, structure)}</b>
              <span>{counts.precedents(suggestion.numPrecedents)}</span>
            </button>
            <Scheme suggestion={suggestion} structure={structure} pictureOf={pictureOf} {...SCHEME} isForward={direction === 'reaction'} />
          </li>
        ))}
      </ol>
    </div>
  );
}

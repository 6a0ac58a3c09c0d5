import { type EnsembleNode, RATING_WORDS } from '@retron/contract';
import type { Rating } from '@retron/tree';
import { IconAlertTriangle, IconCircleCheck, IconMinus } from '@tabler/icons-react';
import * as texts from '../../../texts/tree/evidence.ts';
import { ratingOf } from '../model/words.ts';
import classes from './EvidencePanel.module.css';

export interface ReasonsProps {
  readonly suggestion: EnsembleNode;
}

/**
 * Two columns: why the rating is what it is, and why it is not one higher; below, what else is known. Where the contributions to the
 * rating are known they stand above, and here only what holds it down and what may go wrong.
 */
export function Reasons({ suggestion }: ReasonsProps) {
  const rating = ratingOf(suggestion);
  const warnings = new Set(suggestion.messages.warning);
  const isAccounted = suggestion.feasibility !== null && suggestion.contributions.length > 0;
  const notYetSaid = suggestion.messages.warning.filter((warning) => !suggestion.limits.includes(warning));
  const against = [...notYetSaid, ...suggestion.limits];
  // The scale above says it.
  const isSaid = isAccounted && rating === 4 && against.length === 0;
  if (isSaid && suggestion.messages.info.length === 0) return null;
  return (
    <div className={classes.reasons} data-accounted={isAccounted || undefined}>
      <section hidden={isAccounted}>
        <h3>{texts.whyRated(RATING_WORDS[rating])}</h3>
        <ul>
          {suggestion.reasons.map((reason) => (
            <li key={reason}>
              <IconCircleCheck size={15} stroke={1.75} className={classes.good} aria-hidden />
              {reason}
            </li>
          ))}
          {suggestion.reasons.length === 0 && <li className={classes.notGiven}>{texts.notGiven}</li>}
        </ul>
      </section>
      <section hidden={isSaid}>
        <h3>{rating === 4 ? texts.highestRating : texts.whyNotRated(RATING_WORDS[(rating + 1) as Rating])}</h3>
        <ul>
          {against.map((limit) => (
            <li key={limit}>
              {warnings.has(limit) ? (
                <IconAlertTriangle size={15} stroke={1.75} className={classes.warning} aria-label={texts.warning} />
              ) : (
                <IconMinus size={15} stroke={1.75} className={classes.neutral} aria-hidden />
              )}
              {limit}
            </li>
          ))}
          {rating < 4 && against.length === 0 && <li className={classes.notGiven}>{texts.notGiven}</li>}
        </ul>
      </section>
      {suggestion.messages.info.length > 0 && <p className={classes.notes}>{suggestion.messages.info.join(' ')}</p>}
    </div>
  );
}

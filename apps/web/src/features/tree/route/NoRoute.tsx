import { Button } from '@mantine/core';
import type { QueryAnswer, RoutesAnswer, RouteWishes } from '@retron/contract';
import { IconRefresh } from '@tabler/icons-react';
import { PriceSigns } from '../../../components/chemistry/PriceSigns.tsx';
import { useShellActions } from '../../../components/shell/shell-actions.ts';
import { wishesText } from '../../../shared/queries/wishes-text.ts';
import * as counts from '../../../texts/counts.ts';
import { NOT_BOUGHT_TEXTS } from '../../../texts/shared/queries.ts';
import * as texts from '../../../texts/tree/routes.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { furtherSearches, noRouteTexts } from '../model/search-end.ts';
import { priceCategoryOf } from '../model/words.ts';
import classes from './FoundRoutes.module.css';
import { LEAVES_SHOWN, Leaf } from './RouteCard.tsx';

export interface NoRouteProps {
  readonly answer: RoutesAnswer;
  readonly isBusy: boolean;
  readonly query: QueryAnswer;
  readonly pictureOf: PictureSource;
}

/** Nothing else is drawn beside it, and a structure that is missing may be large. */
const MISSING = { width: 174, height: 116 };

const forbids = (wishes: RouteWishes): boolean =>
  [wishes.break, wishes.keep, wishes.avoid, wishes.require].some((asked) => asked.length > 0) || wishes.materials !== undefined;

/** Why there is none, and what the most promising way still needs. */
export function NoRoute({ answer, isBusy, query, pictureOf }: NoRouteProps) {
  const { openNewQuery } = useShellActions();
  const { missing, structures } = answer;
  const { routes: wishes, leftOut } = query;
  const forbidden = leftOut.filter(({ by, count }) => (by === 'wish' || by === 'route wish') && count > 0);
  const notBought = structures.filter(({ sid, notbought }) => notbought !== undefined && missing.includes(sid));
  if (isBusy) return <p className={classes.none}>{texts.noRouteYet}</p>;
  return (
    <>
      <p className={classes.none}>{texts.noRouteBecause(noRouteTexts(answer, query).join(' '))}</p>
      <p className={classes.further}>
        {furtherSearches(answer, query).map(({ label, settings }) => (
          <Button
            key={label}
            size="xs"
            variant="light"
            leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
            onClick={() => openNewQuery({ projectId: query.projectid, initial: settings, earlier: query })}
          >
            {label}
          </Button>
        ))}
      </p>
      {wishes === undefined || !forbids(wishes) ? null : <p className={classes.none}>{texts.wishesMayForbid(wishesText(wishes))}</p>}
      {forbidden.length === 0 ? null : (
        <>
          <h3>{texts.leftOutForWishes}</h3>
          <ul className={classes.forbidden}>
            {forbidden.map(({ by, reason, count }) => (
              <li key={`${by} ${reason}`}>
                {by === 'wish' ? counts.steps(count) : texts.wholeRoutes(count)}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length === 0 ? null : (
        <>
          <h3>{texts.stillNeeded}</h3>
          <p className={`${classes.leaves} ${classes.missing}`}>
            {missing.slice(0, LEAVES_SHOWN).map((sid) => (
              <Leaf key={sid} sid={sid} name={structures.find((each) => each.sid === sid)?.name} pictureOf={pictureOf} size={MISSING} />
            ))}
            {missing.length > LEAVES_SHOWN ? <span className={classes.more}>+{missing.length - LEAVES_SHOWN}</span> : null}
          </p>
          {notBought.length === 0 ? null : (
            <ul className={classes.forbidden} aria-label={texts.knownAndNotBought}>
              {notBought.map(({ sid, notbought, pricecategory }) => (
                <li key={sid}>
                  {texts.structureNotBought(sid, notbought === undefined ? '' : NOT_BOUGHT_TEXTS[notbought].replace(/^Known/, 'known'))}
                  {notbought === 'price' ? (
                    <>
                      {' '}
                      <PriceSigns category={priceCategoryOf({ pricecategory })} />
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}

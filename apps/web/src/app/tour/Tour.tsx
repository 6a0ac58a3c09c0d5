import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { queryDetailOptions } from '../../api/get-query.ts';
import type { TourSubject } from '../../components/shell/shell-actions.ts';
import { useTourMemory } from '../../shared/tour/tour-memory.ts';
import * as texts from '../../texts/app/tour.ts';
import * as common from '../../texts/common.ts';
import classes from './Tour.module.css';
import { TOUR_STEPS } from './tour-steps.ts';
import { useBoxOf } from './use-box-of.ts';

export interface TourProps {
  readonly sample: TourSubject;
  readonly onClose: () => void;
}

/**
 * Walks through the sample: a card tells what a frame on the page points at. The page stays usable; Escape ends the tour, as does the
 * browser's Back out of the sample; the arrow keys go on and back. That it was seen is remembered however it ends.
 */
export function Tour({ sample, onClose }: TourProps) {
  const [index, setIndex] = useState(0);
  const [, remember] = useTourMemory();
  const navigate = useNavigate();
  const history: RouterHistory = useRouter().history;
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const { data: query } = useQuery(queryDetailOptions(sample.id));
  const firstSuggestion = query?.tree?.children[0]?.ensid;
  const step = TOUR_STEPS[index];
  const hasEvidence = step?.hasEvidence ?? false;
  const box = useBoxOf(step?.at ?? null);

  /** One step of the browser's history, however many pages the tour shows. */
  const isThere = useRef(false);
  useEffect(() => {
    void navigate({ to: paths.tree(sample.projectid, sample.id, hasEvidence ? firstSuggestion : undefined), replace: isThere.current });
    isThere.current = true;
  }, [navigate, sample, hasEvidence, firstSuggestion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read out and takes the keys
  useEffect(() => card.current?.focus(), [index]);

  const end = useCallback(() => {
    remember();
    onClose();
    document.getElementById('main')?.focus();
  }, [remember, onClose]);
  useEffect(
    () =>
      history.subscribe(({ action, location }) => {
        const tree = paths.tree(sample.projectid, sample.id);
        if (action.type === 'BACK' && location.pathname !== tree && !location.pathname.startsWith(`${tree}/`)) end();
      }),
    [history, sample, end],
  );
  if (step === undefined) return null;
  const isLast = index === TOUR_STEPS.length - 1;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
    else if (event.key === 'ArrowRight' && !isLast) setIndex(index + 1);
    else if (event.key === 'ArrowLeft' && index > 0) setIndex(index - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isRight = box !== null && box.left + box.width / 2 > window.innerWidth / 2;
  return (
    <>
      {box === null ? null : <div className={classes.frame} style={box} aria-hidden />}
      <div
        ref={card}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classes.card}
        data-side={isRight ? 'left' : 'right'}
        onKeyDown={handleKeyDown}
      >
        <p className={classes.count}>{texts.tourProgress(index + 1, TOUR_STEPS.length)}</p>
        <h2 id={titleId}>{step.title}</h2>
        <p>{step.text}</p>
        <div className={classes.foot}>
          {isLast ? null : (
            <Button variant="subtle" size="xs" onClick={end}>
              {texts.skipTour}
            </Button>
          )}
          <span className={classes.grow} />
          <Button variant="default" size="xs" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {common.back}
          </Button>
          <Button size="xs" onClick={() => (isLast ? end() : setIndex(index + 1))}>
            {isLast ? common.done : texts.next}
          </Button>
        </div>
      </div>
    </>
  );
}

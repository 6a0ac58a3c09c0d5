import { useEffect, useRef, useState } from 'react';
import type { QueryState } from '../../api/use-query-progress.ts';
import * as texts from '../../texts/tree/page.ts';
import classes from './TreePage.module.css';

export interface ProgressAnnouncerProps {
  readonly state: QueryState;
}

/** Milliseconds between two announcements. Source: docs/look, "Words and access". */
const ANNOUNCE_MS = 5000;

/** Tells assistive technology how far a running query is, at most every 5 s, and how it ended. */
export function ProgressAnnouncer({ state }: ProgressAnnouncerProps) {
  const [text, setText] = useState('');
  const latest = useRef(state);
  latest.current = state;
  const isBusy = state.status === 'Busy';
  useEffect(() => {
    const say = () => setText(announcement(latest.current));
    if (!isBusy) {
      setText((before) => (before === '' ? '' : announcement(latest.current)));
      return;
    }
    const timer = setInterval(say, ANNOUNCE_MS);
    return () => clearInterval(timer);
  }, [isBusy]);
  return (
    <p className={classes.announcer} aria-live="polite">
      {text}
    </p>
  );
}

function announcement({ status, progress }: QueryState): string {
  return texts.progress(status, Math.round(progress.percent), progress.suggestionsFound);
}

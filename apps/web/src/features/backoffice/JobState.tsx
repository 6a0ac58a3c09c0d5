import type { Job } from '@retron/contract';
import { IconAlertTriangle, IconHourglass, IconLoader2 } from '@tabler/icons-react';
import * as texts from '../../texts/backoffice/jobs.ts';
import classes from './Backoffice.module.css';

/** How a job stands, in words and by a sign. */
export function JobState({ job: { state, percent, attempts } }: { readonly job: Pick<Job, 'state' | 'percent' | 'attempts'> }) {
  const [Icon, word] = SIGNS[state];
  const done = state === 'running' && percent !== null ? ` ${Math.round(percent)} %` : '';
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {word}
      {done}
      {attempts > 1 ? texts.andAttempt(attempts) : ''}
    </span>
  );
}

const SIGNS = {
  running: [IconLoader2, texts.JOB_STATES.running],
  waiting: [IconHourglass, texts.JOB_STATES.waiting],
  failed: [IconAlertTriangle, texts.JOB_STATES.failed],
} as const;

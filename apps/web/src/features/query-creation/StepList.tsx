import type { LibraryEntry, ProjectSummary } from '@retron/contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import * as common from '../../texts/common.ts';
import { STEP_TITLES } from '../../texts/query-creation/settings.ts';
import type { QueryDraft } from './draft.ts';
import classes from './QueryCreation.module.css';
import { STEPS, type Step, stepValue } from './steps.ts';

export interface StepListProps {
  readonly current: Step;
  readonly draft: QueryDraft;
  readonly projects: readonly ProjectSummary[];
  readonly libraries: readonly LibraryEntry[];
  readonly errors: Partial<Record<Step, string>>;
  readonly onChoose: (step: Step) => void;
}

/** The ten steps with what is chosen at each; a step with an error is marked and says it. */
export function StepList({ current, draft, projects, libraries, errors, onChoose }: StepListProps) {
  const libraryCount = libraries.filter((library) => library.direction === draft.direction).length;
  const currentIndex = STEPS.indexOf(current);
  return (
    <ol className={classes.stepList} aria-label={common.steps} data-keys="query-steps">
      {STEPS.map((step, index) => {
        const error = errors[step];
        const state = error ? 'error' : step === current ? 'current' : index < currentIndex ? 'done' : 'open';
        return (
          <li key={step} data-state={state} aria-current={step === current ? 'step' : undefined}>
            <button type="button" data-current={step === current || undefined} onClick={() => onChoose(step)}>
              <i aria-hidden>
                {state === 'error' ? <IconAlertTriangle size={13} /> : state === 'done' ? <IconCheck size={13} /> : index + 1}
              </i>
              <span className={classes.stepText}>
                <b>{STEP_TITLES[step]}</b>
                <span className={classes.stepValue} data-error={error ? true : undefined} title={error}>
                  {error ?? stepValue(step, draft, projects, libraryCount)}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

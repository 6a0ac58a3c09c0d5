import { type LibraryEntry, type ProjectSummary, QUERY_DEFAULTS } from '@retron/contract';
import * as texts from '../../texts/query-creation/settings.ts';
import { STEP_TITLES } from '../../texts/query-creation/settings.ts';
import { defaultLibraries, type QueryDraft } from './draft.ts';
import classes from './QueryCreation.module.css';
import { type Step, stepValue } from './steps.ts';
import { hasWishes, wishesOf } from './wishes-of-draft.ts';

const SHOWN: readonly Step[] = ['direction', 'algorithm', 'strategy', 'libraries', 'suggestions', 'steps', 'precision'];

export interface SettingsSummaryProps {
  readonly draft: QueryDraft;
  readonly projects: readonly ProjectSummary[];
  readonly libraries: readonly LibraryEntry[];
  readonly current: Step;
}

/** All settings at a glance; what is still at its default says so. */
export function SettingsSummary({ draft, projects, libraries, current }: SettingsSummaryProps) {
  const libraryCount = libraries.filter((library) => library.direction === draft.direction).length;
  return (
    <dl className={classes.summary}>
      {SHOWN.map((step) => {
        const isDefault = isDefaultValue(step, draft, libraries);
        return (
          <div key={step} data-current={step === current || undefined} data-default={isDefault || undefined}>
            <dt>{STEP_TITLES[step]}</dt>
            <dd>
              {stepValue(step, draft, projects, libraryCount)}
              {isDefault ? texts.andDefault : ''}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function isDefaultValue(step: Step, draft: QueryDraft, libraries: readonly LibraryEntry[]): boolean {
  if (draft.direction === null) return false;
  const defaults = QUERY_DEFAULTS[draft.direction];
  switch (step) {
    case 'algorithm':
      return draft.algorithm === defaults.algorithm;
    case 'strategy':
      return draft.strategy === defaults.strategy;
    case 'libraries':
      return draft.library.join() === defaultLibraries(libraries, draft.direction).join();
    case 'suggestions':
      return draft.breadth === defaults.breadth;
    case 'steps':
      return draft.nsteps === defaults.nsteps && !hasWishes(wishesOf(draft));
    case 'precision':
      return draft.minlevels === defaults.minlevels;
    default:
      return false;
  }
}

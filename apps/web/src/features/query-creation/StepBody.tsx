import { Checkbox } from '@mantine/core';
import {
  ALGORITHMS,
  DIRECTIONS,
  type LibraryEntry,
  maxStepsFor,
  STEP_OPTIONS,
  SUGGESTION_OPTIONS,
  type WireDirection,
} from '@retron/contract';
import type { Dispatch } from 'react';
import { precisionLabel } from '../../shared/queries/precision-label.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import { DIRECTION_HINTS, PRECISION_HINTS } from '../../texts/query-creation/settings.ts';
import { DimensionMatrix } from './DimensionMatrix.tsx';
import type { DraftChange, QueryDraft } from './draft.ts';
import { DescriptionField, NameField, ProjectField } from './fields.tsx';
import { OptionGrid } from './OptionGrid.tsx';
import classes from './QueryCreation.module.css';
import { RadioCards } from './RadioCards.tsx';
import { RouteWishesFields } from './RouteWishesFields.tsx';
import { RunOptions } from './RunOptions.tsx';
import type { Step } from './steps.ts';
import { strategyOptions } from './strategy-options.ts';
import type { QueryFormData } from './use-query-draft.ts';
import type { StartQuery } from './use-start-query.ts';

export interface StepBodyProps {
  readonly step: Step;
  readonly data: QueryFormData;
  readonly draft: QueryDraft;
  readonly change: Dispatch<DraftChange>;
  readonly start: StartQuery;
}

/** The controls of one step. */
export function StepBody({ step, data, draft, change, start }: StepBodyProps) {
  const set = (values: Partial<Omit<QueryDraft, 'direction' | 'breadth'>>) => change({ kind: 'set', values });
  switch (step) {
    case 'direction':
      return (
        <RadioCards
          label={common.direction}
          value={draft.direction}
          options={(Object.keys(DIRECTIONS) as WireDirection[]).map((value) => ({
            value,
            title: DIRECTIONS[value],
            text: DIRECTION_HINTS[value],
          }))}
          onChange={(value) =>
            change({
              kind: 'direction',
              direction: value as WireDirection,
              libraries: data.libraries,
              preferences: data.preferences,
              strategies: data.strategies,
            })
          }
        />
      );
    case 'algorithm':
      return (
        <RadioCards
          label={common.algorithm}
          value={draft.algorithm}
          options={data.algorithms
            .filter((algorithm) => draft.direction !== null && algorithm.directions.includes(draft.direction))
            .map((algorithm) => ({ value: algorithm.name, title: ALGORITHMS[algorithm.name], text: algorithm.description }))}
          onChange={(value) => set({ algorithm: value as QueryDraft['algorithm'] })}
        />
      );
    case 'strategy':
      return (
        <RadioCards
          label={common.strategy}
          value={draft.strategy}
          options={strategyOptions(data.strategies, draft)}
          onChange={(strategy) => set({ strategy })}
        />
      );
    case 'libraries':
      return <LibraryChoice libraries={data.libraries} draft={draft} onChange={(library) => set({ library })} />;
    case 'suggestions':
      return (
        <>
          <OptionGrid
            label={texts.numberOfSuggestions}
            value={draft.breadth}
            options={SUGGESTION_OPTIONS.map((value) => ({ value, label: numberText(value) }))}
            onChange={(breadth) => change({ kind: 'breadth', breadth })}
          />
          <DimensionMatrix breadth={draft.breadth} nsteps={draft.nsteps} />
        </>
      );
    case 'steps':
      return (
        <>
          <OptionGrid
            label={texts.numberOfSteps}
            value={draft.nsteps}
            options={STEP_OPTIONS.map((value) => ({
              value,
              label: String(value),
              ...(value > maxStepsFor(draft.breadth) ? { disabledReason: texts.tooManyForSuggestions(draft.breadth) } : {}),
            }))}
            onChange={(nsteps) => set({ nsteps })}
          />
          <DimensionMatrix breadth={draft.breadth} nsteps={draft.nsteps} />
          {draft.algorithm === 'V3' ? <RouteWishesFields draft={draft} change={change} /> : null}
        </>
      );
    case 'precision':
      return (
        <RadioCards
          label={common.precision}
          value={String(draft.minlevels)}
          options={([1, 2, 3] as const).map((level) => ({
            value: String(level),
            title: precisionLabel(level),
            text: PRECISION_HINTS[level],
          }))}
          onChange={(level) => set({ minlevels: Number(level) })}
        />
      );
    case 'name':
      return <NameField draft={draft} change={change} error={start.errors.name} checkFailed={start.nameCheckFailed} />;
    case 'project':
      return <ProjectField draft={draft} change={change} projects={data.projects} error={start.errors.project} />;
    case 'description':
      return (
        <>
          <DescriptionField draft={draft} change={change} error={start.errors.description} />
          <RunOptions draft={draft} change={change} />
        </>
      );
  }
}

interface LibraryChoiceProps {
  readonly libraries: readonly LibraryEntry[];
  readonly draft: QueryDraft;
  readonly onChange: (library: string[]) => void;
}

function LibraryChoice({ libraries, draft, onChange }: LibraryChoiceProps) {
  return (
    <Checkbox.Group aria-label={common.libraries} value={[...draft.library]} onChange={onChange}>
      <div className={classes.cards}>
        {libraries
          .filter((library) => library.direction === draft.direction)
          .map((library) => (
            <Checkbox.Card
              key={library.name}
              value={library.name}
              className={classes.card}
              aria-label={`${library.displayname} ${library.version}`}
            >
              <Checkbox.Indicator className={classes.indicator} />
              <span className={classes.cardBody}>
                <strong>
                  {library.displayname} {library.version}
                </strong>
                <span className={classes.cardText}>{library.displaytext}</span>
                <span className={classes.chips}>
                  <span>{counts.transforms(library.transforms)}</span>
                  <span>{counts.reactions(library.reactions)}</span>
                </span>
              </span>
            </Checkbox.Card>
          ))}
      </div>
    </Checkbox.Group>
  );
}

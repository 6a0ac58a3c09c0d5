import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { DEFAULT_AUTORUN_MODE, MESSAGES } from '@retron/contract';
import { IconArrowLeft, IconArrowRight, IconPlayerPlay, IconRefreshDot } from '@tabler/icons-react';
import { useState } from 'react';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import { STEP_INTRODUCTIONS, STEP_TITLES } from '../../texts/query-creation/settings.ts';
import { Notice, StartMessages } from './messages.tsx';
import classes from './QueryCreation.module.css';
import { SettingsSummary } from './SettingsSummary.tsx';
import type { ModeProps } from './SimpleMode.tsx';
import { StepBody } from './StepBody.tsx';
import { StepList } from './StepList.tsx';
import { STEPS, type Step } from './steps.ts';
import { TargetCard } from './TargetCard.tsx';

export interface ExpertModeProps extends ModeProps {
  readonly onSimple: () => void;
}

/** Every setting, step by step; any step can be reached at any time. */
export function ExpertMode({ data, form, start, projectName, offer, onClose, onSimple }: ExpertModeProps) {
  const { draft, change } = form;
  const [step, setStep] = useState<Step>('direction');
  const index = STEPS.indexOf(step);
  const move = (by: number) => setStep(STEPS[Math.min(STEPS.length - 1, Math.max(0, index + by))]);
  useHotkeys(
    [
      ['alt+ArrowLeft', () => move(-1)],
      ['alt+ArrowRight', () => move(1)],
      ['mod+Enter', start.start],
    ],
    [],
  );
  const next = STEPS[index + 1];
  return (
    <AppDialog
      isOpen
      title={common.newQuery}
      subtitle={projectName === '' ? undefined : texts.inProject(projectName)}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft size={16} stroke={1.75} />}
            onClick={() => {
              const mode = data.modes.find((one) => one.name === DEFAULT_AUTORUN_MODE) ?? data.modes[0];
              if (mode) change({ kind: 'mode', mode, libraries: data.libraries, preferences: data.preferences, isChosen: false });
              onSimple();
            }}
          >
            {texts.backToSimpleMode}
          </Button>
          <span className={classes.grow} />
          <span className={classes.keys} aria-hidden>
            <Kbd>{texts.alt}</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd> {texts.step}
          </span>
          <Button variant="default" disabled={index === 0} onClick={() => move(-1)}>
            {common.back}
          </Button>
          <Button
            variant="light"
            disabled={next === undefined}
            rightSection={<IconArrowRight size={16} stroke={1.75} />}
            onClick={() => move(1)}
          >
            {next === undefined ? texts.lastStep : texts.nextStep(STEP_TITLES[next])}
          </Button>
          <Button leftSection={<IconPlayerPlay size={16} stroke={1.75} />} loading={start.isStarting} onClick={start.start}>
            {texts.startQuery}
          </Button>
        </>
      }
    >
      {offer}
      {data.modesFailed ? (
        <p className={classes.error} role="alert">
          {MESSAGES.autorunOptions}
        </p>
      ) : null}
      <div className={classes.expert}>
        <StepList
          current={step}
          draft={draft}
          projects={data.projects}
          libraries={data.libraries}
          errors={start.wasTried ? start.errors : visibleErrors(start.errors, index)}
          onChoose={setStep}
        />
        <section className={classes.stepCard} aria-labelledby="step-title">
          <p className={classes.stepNumber}>{texts.stepOf(index + 1, STEPS.length)}</p>
          <h2 id="step-title" className={classes.stepTitle}>
            {STEP_TITLES[step]}
          </h2>
          <p className={classes.stepIntroduction}>{STEP_INTRODUCTIONS[step]}</p>
          <StepBody step={step} data={data} draft={draft} change={change} start={start} />
          <StartMessages messages={start.messages} failures={start.failures} />
        </section>
        <aside className={classes.side}>
          <TargetCard form={form} isMissing={start.wasTried && draft.target === null} reagentsError={start.reagentsError} />
          <SettingsSummary draft={draft} projects={data.projects} libraries={data.libraries} current={step} />
          <Notice icon={<IconRefreshDot size={16} stroke={1.75} />}>{texts.directionResets}</Notice>
        </aside>
      </div>
    </AppDialog>
  );
}

/** Steps not reached yet show no error. */
function visibleErrors(errors: Partial<Record<Step, string>>, reached: number): Partial<Record<Step, string>> {
  return Object.fromEntries(STEPS.slice(0, reached + 1).flatMap((step) => (errors[step] ? [[step, errors[step]]] : [])));
}

import { Button, Kbd } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { ALGORITHMS, type AutorunMode, DIRECTIONS, MESSAGES, PRECISIONS } from '@retron/contract';
import { IconAdjustmentsHorizontal, IconBell, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import { NameField, ProjectField } from './fields.tsx';
import { Notice, StartMessages } from './messages.tsx';
import classes from './QueryCreation.module.css';
import { RadioCards } from './RadioCards.tsx';
import { RunOptions } from './RunOptions.tsx';
import { TargetCard } from './TargetCard.tsx';
import type { QueryFormData, useQueryDraft } from './use-query-draft.ts';
import type { StartQuery } from './use-start-query.ts';

export interface ModeProps {
  readonly data: QueryFormData;
  readonly form: ReturnType<typeof useQueryDraft>;
  readonly start: StartQuery;
  readonly projectName: string;
  /** A draft to go on with. */
  readonly offer: ReactNode;
  readonly onClose: () => void;
}

export interface SimpleModeProps extends ModeProps {
  readonly onExpert: () => void;
}

/** A target, a mode that brings every setting, a name and a project. */
export function SimpleMode({ data, form, start, projectName, offer, onClose, onExpert }: SimpleModeProps) {
  const { draft, change } = form;
  const handleKeys = getHotkeyHandler([['mod+Enter', start.start]]);
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
            leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}
            onClick={() => {
              change({ kind: 'expert', libraries: data.libraries, preferences: data.preferences, strategies: data.strategies });
              onExpert();
            }}
          >
            {texts.expertMode}
          </Button>
          <span className={classes.grow} />
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button leftSection={<IconPlayerPlay size={16} stroke={1.75} />} loading={start.isStarting} onClick={start.start}>
            {texts.startQuery}
          </Button>
          <span className={classes.keys} aria-hidden>
            <Kbd>{texts.ctrl}</Kbd> <Kbd>{texts.enter}</Kbd>
          </span>
        </>
      }
    >
      {offer}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only a shortcut for the Start button */}
      <div className={classes.simple} onKeyDown={handleKeys}>
        <TargetCard form={form} isMissing={start.wasTried && draft.target === null} />
        <section aria-label={texts.mode}>
          <header className={classes.sectionHead}>
            <h2>{texts.mode}</h2>
            <span>{texts.modesHint}</span>
          </header>
          {data.modesFailed ? (
            <p className={classes.error} role="alert">
              {MESSAGES.autorunOptions}
            </p>
          ) : (
            <RadioCards
              label={texts.mode}
              value={draft.autorunmode}
              options={data.modes.map((mode) => ({ value: mode.name, title: mode.name, text: mode.description, chips: modeChips(mode) }))}
              onChange={(name) => {
                const mode = data.modes.find((one) => one.name === name);
                if (mode) change({ kind: 'mode', mode, libraries: data.libraries, preferences: data.preferences, isChosen: true });
              }}
            />
          )}
          <div className={classes.two}>
            <NameField draft={draft} change={change} error={start.errors.name} checkFailed={start.nameCheckFailed} />
            <ProjectField draft={draft} change={change} projects={data.projects} error={start.errors.project} />
          </div>
          <RunOptions draft={draft} change={change} />
          <Notice icon={<IconBell size={16} stroke={1.75} />}>{texts.leaveHint}</Notice>
          <StartMessages messages={start.messages} failures={start.failures} />
        </section>
      </div>
    </AppDialog>
  );
}

function modeChips(mode: AutorunMode): readonly string[] {
  return [
    DIRECTIONS[mode.direction],
    ALGORITHMS[mode.algorithm],
    counts.suggestions(mode.breadth),
    mode.routes?.longest === undefined ? counts.steps(mode.nsteps) : texts.routesOfUpToSteps(mode.routes.longest),
    texts.precisionOf(PRECISIONS[mode.minlevels as keyof typeof PRECISIONS]),
  ];
}

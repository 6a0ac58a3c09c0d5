import { Alert, Button, MultiSelect, Select } from '@mantine/core';
import {
  DIRECTIONS,
  type LibraryEntry,
  maxStepsFor,
  type PreferenceName,
  STEP_OPTIONS,
  type StrategyEntry,
  SUGGESTION_OPTIONS,
  type WireDirection,
  type WirePreference,
} from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { setPreferences } from '../../api/preferences.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { precisionLabel } from '../../shared/queries/precision-label.ts';
import { strategiesToChoose } from '../../shared/strategies.ts';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/preferences.ts';
import classes from './Preferences.module.css';

export interface PreferencesFormProps {
  readonly stored: readonly WirePreference[];
  readonly libraries: readonly LibraryEntry[];
  readonly strategies: readonly StrategyEntry[];
  /** The look changes at once when it is saved. */
  readonly onTheme: (theme: string) => void;
}

type Values = Readonly<Record<PreferenceName, string>>;

const OPPOSITE: Record<WireDirection, WireDirection> = { synthesis: 'reaction', reaction: 'synthesis' };
const NAMES: readonly PreferenceName[] = ['direction', 'library', 'strategy', 'breadth', 'steps', 'precision', 'mailing', 'mode', 'theme'];
const UNSET = texts.productDefault;

/** Value and what it is called. */
type Option = readonly [value: string, label: string];
const MODES: readonly Option[] = [
  ['BACKGROUND', texts.background],
  ['INTERACTIVE', texts.interactive],
];
const MAILING: readonly Option[] = [
  ['YES', texts.mailWhenQueryEnded],
  ['NO', texts.noMail],
];
const THEMES: readonly Option[] = [
  ['light', texts.light],
  ['dark', texts.dark],
  ['auto', texts.asSystem],
];

/** One control for each preference; what is left empty stays at the product's default. */
export function PreferencesForm({ stored, libraries, strategies, onTheme }: PreferencesFormProps) {
  const client = useQueryClient();
  const [values, setValues] = useState<Values>(() => valuesOf(stored));
  const set = (name: PreferenceName) => (value: string) => setValues((all) => ({ ...all, [name]: value }));
  const save = useMutation({
    mutationFn: () => setPreferences(NAMES.map((name) => ({ name, value: values[name] }))),
    onSuccess: (saved) => {
      client.setQueryData(keys.preferences, saved);
      if (values.theme !== '') onTheme(values.theme);
      toasts.message(texts.preferencesSaved);
    },
  });
  // The preference names the direction that new queries do not have (specification section 9): the page asks for the one they do have.
  const start = values.direction === '' ? '' : OPPOSITE[values.direction as WireDirection];
  const direction = start === '' ? 'synthesis' : start;
  const known = {
    strategies: strategiesToChoose(strategies, direction).map(({ name }): Option => [name, name]),
    libraries: libraries
      .filter((each) => each.direction === direction)
      .map(({ name, displayname, version }): Option => [name, `${displayname} ${version}`]),
  };
  const chosenLibraries = values.library === '' ? [] : values.library.split('|');
  const tooMany = values.breadth !== '' && values.steps !== '' && Number(values.steps) > maxStepsFor(Number(values.breadth));
  return (
    <form
      className={classes.form}
      aria-label={texts.preferences}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      {save.isError ? (
        <Alert color="red" role="alert">
          {reasonOf(save.error)}
        </Alert>
      ) : null}
      <section className={classes.card}>
        <h2>{texts.newQueries}</h2>
        <p>{texts.defaultsHint}</p>
        <div className={classes.grid}>
          <Choice
            label={common.direction}
            value={start}
            options={(Object.keys(DIRECTIONS) as WireDirection[]).map((value) => [value, DIRECTIONS[value]])}
            onChange={(value) => set('direction')(value === '' ? '' : OPPOSITE[value as WireDirection])}
          />
          <Choice
            label={common.strategy}
            value={values.strategy}
            options={withMissing(values.strategy, known.strategies)}
            error={isKnown(values.strategy, known.strategies) ? undefined : texts.strategyMissing}
            onChange={set('strategy')}
          />
          <MultiSelect
            label={common.libraries}
            clearable
            placeholder={values.library === '' ? UNSET : undefined}
            data={chosenLibraries
              .reduce<readonly Option[]>((options, name) => withMissing(name, options), known.libraries)
              .map(([value, label]) => ({ value, label }))}
            value={[...chosenLibraries]}
            error={chosenLibraries.every((name) => isKnown(name, known.libraries)) ? undefined : texts.libraryMissing}
            onChange={(names) => set('library')(names.join('|'))}
          />
          <Choice
            label={common.suggestions}
            value={values.breadth}
            options={SUGGESTION_OPTIONS.map((each) => [String(each), numberText(each)])}
            onChange={set('breadth')}
          />
          <Choice
            label={common.steps}
            value={values.steps}
            error={tooMany ? texts.queriesStartWith(maxStepsFor(Number(values.breadth))) : undefined}
            options={STEP_OPTIONS.map((each) => [String(each), String(each)])}
            onChange={set('steps')}
          />
          <Choice
            label={common.precision}
            value={values.precision}
            options={([1, 2, 3] as const).map((level) => [String(level), precisionLabel(level)])}
            onChange={set('precision')}
          />
          <Choice label={texts.runMode} value={values.mode} options={MODES} onChange={set('mode')} />
          <Choice label={texts.mailing} value={values.mailing} options={MAILING} onChange={set('mailing')} />
        </div>
      </section>
      <section className={classes.card}>
        <h2>{texts.look}</h2>
        <div className={classes.grid}>
          <Choice
            label={texts.theme}
            placeholder={texts.asThisBrowserHasIt}
            value={values.theme}
            options={THEMES}
            onChange={set('theme')}
          />
        </div>
      </section>
      <Button type="submit" className={classes.save} loading={save.isPending}>
        {common.save}
      </Button>
    </form>
  );
}

function valuesOf(stored: readonly WirePreference[]): Values {
  const value = (name: PreferenceName) => stored.find((each) => each.name === name)?.value ?? '';
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as unknown as Values;
}

const isKnown = (value: string, options: readonly Option[]): boolean => value === '' || options.some(([each]) => each === value);

/** The options with what was chosen and is there no more, or for the other direction only: without it a field would look empty. */
function withMissing(value: string, options: readonly Option[]): readonly Option[] {
  return isKnown(value, options) ? options : [[value, texts.missing(value)], ...options];
}

interface ChoiceProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Empty: nothing is set. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One preference, which can be taken away again. */
function Choice({ label, placeholder = UNSET, value, options, error, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      clearable
      searchable
      placeholder={placeholder}
      data={options.map(([each, name]) => ({ value: each, label: name }))}
      value={value || null}
      error={error}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

import { Alert, Button, MultiSelect, Select } from '@mantine/core';
import {
  DIRECTIONS,
  type LibraryEntry,
  maxStepsFor,
  PRECISIONS,
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
const UNSET = 'Product default';

/** One control for each preference; what is left empty stays at the product's default. */
export function PreferencesForm({ stored, libraries, strategies, onTheme }: PreferencesFormProps) {
  const client = useQueryClient();
  const [values, setValues] = useState<Values>(() => valuesOf(stored));
  const set = (name: PreferenceName) => (value: string | null) => setValues((all) => ({ ...all, [name]: value ?? '' }));
  const save = useMutation({
    mutationFn: () => setPreferences(NAMES.map((name) => ({ name, value: values[name] }))),
    onSuccess: (saved) => {
      client.setQueryData(keys.preferences, saved);
      if (values.theme !== '') onTheme(values.theme);
      toasts.message('Preferences saved.');
    },
  });
  // The preference names the direction that new queries do not have (specification section 9): the page asks for the one they do have.
  const start = values.direction === '' ? '' : OPPOSITE[values.direction as WireDirection];
  const direction = start === '' ? 'synthesis' : start;
  const tooMany = values.breadth !== '' && values.steps !== '' && Number(values.steps) > maxStepsFor(Number(values.breadth));
  return (
    <form
      className={classes.form}
      aria-label="Preferences"
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
        <h2>New queries</h2>
        <p>With a direction, strategy or number set here, the query form opens with all settings instead of the modes.</p>
        <div className={classes.grid}>
          <Select
            label="Direction"
            clearable
            placeholder={UNSET}
            data={(Object.keys(DIRECTIONS) as WireDirection[]).map((value) => ({ value, label: DIRECTIONS[value] }))}
            value={start || null}
            onChange={(value) => set('direction')(value === null ? null : OPPOSITE[value as WireDirection])}
          />
          <Select
            label="Strategy"
            clearable
            searchable
            placeholder={UNSET}
            data={[...new Set(strategies.filter((each) => each.direction === direction).map(({ name }) => name))]}
            value={values.strategy || null}
            onChange={set('strategy')}
          />
          <MultiSelect
            label="Libraries"
            clearable
            placeholder={values.library === '' ? UNSET : undefined}
            data={libraries
              .filter((each) => each.direction === direction)
              .map(({ name, displayname, version }) => ({ value: name, label: `${displayname} ${version}` }))}
            value={values.library === '' ? [] : values.library.split('|')}
            onChange={(names) => set('library')(names.join('|'))}
          />
          <Select
            label="Suggestions"
            clearable
            placeholder={UNSET}
            data={SUGGESTION_OPTIONS.map((each) => ({ value: String(each), label: each.toLocaleString('en-GB') }))}
            value={values.breadth || null}
            onChange={set('breadth')}
          />
          <Select
            label="Steps"
            clearable
            placeholder={UNSET}
            data={STEP_OPTIONS.map(String)}
            value={values.steps || null}
            error={tooMany ? `Queries with so many suggestions start with ${maxStepsFor(Number(values.breadth))}.` : undefined}
            onChange={set('steps')}
          />
          <Select
            label="Precision"
            clearable
            placeholder={UNSET}
            data={([1, 2, 3] as const).map((level) => ({ value: String(level), label: PRECISIONS[level] }))}
            value={values.precision || null}
            onChange={set('precision')}
          />
          <Select
            label="Run mode"
            clearable
            placeholder={UNSET}
            data={[
              { value: 'BACKGROUND', label: 'Background' },
              { value: 'INTERACTIVE', label: 'Interactive' },
            ]}
            value={values.mode || null}
            onChange={set('mode')}
          />
          <Select
            label="Mailing"
            clearable
            placeholder={UNSET}
            data={[
              { value: 'YES', label: 'A mail when a background query has ended' },
              { value: 'NO', label: 'No mail' },
            ]}
            value={values.mailing || null}
            onChange={set('mailing')}
          />
        </div>
      </section>
      <section className={classes.card}>
        <h2>Look</h2>
        <div className={classes.grid}>
          <Select
            label="Theme"
            clearable
            placeholder="As this browser has it"
            data={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'auto', label: 'As the system' },
            ]}
            value={values.theme || null}
            onChange={set('theme')}
          />
        </div>
      </section>
      <Button type="submit" className={classes.save} loading={save.isPending}>
        Save
      </Button>
    </form>
  );
}

function valuesOf(stored: readonly WirePreference[]): Values {
  const value = (name: PreferenceName) => stored.find((each) => each.name === name)?.value ?? '';
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as unknown as Values;
}

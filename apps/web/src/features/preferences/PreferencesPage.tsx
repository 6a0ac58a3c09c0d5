import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { preferencesOptions } from '../../api/preferences.ts';
import { librariesOptions, strategiesOptions } from '../../api/reference-data.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/preferences.ts';
import { MailForm } from './MailForm.tsx';
import classes from './Preferences.module.css';
import { PreferencesForm } from './PreferencesForm.tsx';

/** What new queries start with, where mail goes, and how the pages look. */
export function PreferencesPage() {
  const preferences = useQuery(preferencesOptions);
  const libraries = useQuery(librariesOptions);
  const strategies = useQuery(strategiesOptions);
  const { setColorScheme } = useMantineColorScheme();
  const needed = [preferences, libraries, strategies];
  const failed = needed.find(({ isError }) => isError);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: texts.preferences }]} />
      <h1>{texts.preferences}</h1>
      {failed === undefined ? null : (
        <ErrorState
          message={MESSAGES.reload}
          error={failed.error}
          onRetry={() => {
            for (const query of needed) if (query.isError) void query.refetch();
          }}
        />
      )}
      {failed === undefined && needed.some(({ isPending }) => isPending) ? (
        <LoadingRows count={5} height={52} label={texts.loadingPreferences} />
      ) : null}
      {preferences.data && libraries.data && strategies.data ? (
        <PreferencesForm
          stored={preferences.data}
          libraries={libraries.data}
          strategies={strategies.data}
          onTheme={(theme) => setColorScheme(theme as MantineColorScheme)}
        />
      ) : null}
      <MailForm />
    </div>
  );
}

import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preferencesOptions } from '../../api/preferences.ts';
import { COLOR_SCHEME_KEY } from '../../theme/color-scheme-key.ts';

/** In a browser where nobody has chosen a scheme yet, the user's preferred one is taken. */
export function usePreferredTheme(): void {
  const isChosenHere = localStorage.getItem(COLOR_SCHEME_KEY) !== null;
  const { data } = useQuery({ ...preferencesOptions, enabled: !isChosenHere });
  const { setColorScheme } = useMantineColorScheme();
  const preferred = data?.find(({ name }) => name === 'theme')?.value;
  useEffect(() => {
    if (preferred !== undefined && !isChosenHere) setColorScheme(preferred as MantineColorScheme);
  }, [preferred, isChosenHere, setColorScheme]);
}

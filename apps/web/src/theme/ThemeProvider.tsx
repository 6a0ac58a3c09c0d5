import '@fontsource-variable/ibm-plex-sans/wght.css';
import './base.css';
import '@mantine/core/styles.layer.css';
import './global.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { COLOR_SCHEME_KEY } from './color-scheme-key.ts';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

export interface ThemeProviderProps {
  readonly children: ReactNode;
  /** `test` shows what opens at once, without transitions. */
  readonly environment?: 'default' | 'test';
}

/** The reader's choice of light, dark or system stays in this browser. */
const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

/** Type, colours and measures for everything below; follows the system's scheme until the reader chooses. */
export function ThemeProvider({ children, environment = 'default' }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      env={environment}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      {children}
    </MantineProvider>
  );
}

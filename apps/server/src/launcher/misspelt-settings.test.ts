import { expect, it } from 'vitest';
import { SETTING_NAMES } from '../settings.ts';
import { misspeltSettings } from './misspelt-settings.ts';

it('finds settings with letters too many, too few or changed, and leaves alone what is of others', () => {
  const environment = {
    RETRON_WORKRES: '4',
    RETRON_MOST_UPLOADS_MB: '900',
    RETRON_WORKERS: '4',
    RETRON_SMTP_UR: ' ',
    RETRON_TOKEN: 'of a script',
    RETRON_FUZZ_SEED: '1',
    PROT: '80',
  };
  expect(misspeltSettings(environment, SETTING_NAMES)).toEqual([
    { given: 'RETRON_MOST_UPLOADS_MB', meant: 'RETRON_MOST_UPLOAD_MB' },
    { given: 'RETRON_WORKRES', meant: 'RETRON_WORKERS' },
  ]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** Whether the default library is there; without it nothing can be planned. */
export const HAS_LIBRARIES =
  readdirSync(REPOSITORY_ROOT).includes('libraries') &&
  readdirSync(join(REPOSITORY_ROOT, 'libraries')).some((name) => name.startsWith('chemsynth_core'));

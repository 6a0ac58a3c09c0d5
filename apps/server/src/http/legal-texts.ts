import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TITLES = { imprint: 'Imprint', privacy: 'Privacy Policy' } as const;
export type LegalType = keyof typeof TITLES;

/**
 * The imprint or the privacy policy, as it was written in the back office, else as the operator wrote it in `legal/imprint.txt` or
 * `legal/privacy.txt` of the data folder. Read anew each time, so that a change needs no restart.
 */
export function legalText(
  dataFolder: string,
  type: LegalType,
  written: string | null,
): { readonly type: string; readonly title: string; readonly body: string; readonly isWritten: boolean } {
  const file = join(dataFolder, 'legal', `${type}.txt`);
  const body = written ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
  const missing = `The operator of this installation has not written this text yet. It can be written in the back office, or in the file legal/${type}.txt of the data folder.`;
  return { type, title: TITLES[type], body: body ?? missing, isWritten: body !== null };
}

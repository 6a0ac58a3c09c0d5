import { readFileSync } from 'node:fs';

const FIXTURES = new URL('../../../../fixtures/', import.meta.url);

/** A text that somebody may want planned, and every sentence that answers it; none when it can be planned. */
export interface TargetInput {
  readonly about: string;
  readonly text: string;
  readonly retrosynthesis: readonly string[];
  readonly forward: readonly string[];
}

interface Row extends Omit<TargetInput, 'text'> {
  readonly text?: string;
  readonly times?: number;
  readonly molfile?: string;
}

/** The table that every door for targets is held to: server, command line and the check itself. */
export const TARGET_INPUTS: readonly TargetInput[] = (JSON.parse(readFileSync(new URL('targets.json', FIXTURES), 'utf8')) as Row[]).map(
  ({ text = '', times = 1, molfile, ...row }) => ({
    ...row,
    text: molfile === undefined ? text.repeat(times) : readFileSync(new URL(`molfiles/${molfile}`, FIXTURES), 'utf8'),
  }),
);

import type { Options } from '@retron/command';
import type { PlanSettings } from '../planning/plan-settings.ts';
import type { BatchFormat } from './batch-line.ts';
import type { BatchRequest } from './run-batch.ts';

const FORMATS: readonly BatchFormat[] = ['jsonl', 'routes'];

/** What is asked for many targets; `null` where one is planned; or what is wrong. */
export function readBatchRequest(settings: PlanSettings, { values, lists, flags, positional }: Options): BatchRequest | string | null {
  const { targets, out } = values;
  const format = FORMATS.find((each) => each === (values.format ?? 'jsonl'));
  if (settings.kind !== 'routes') return null;
  if (targets === undefined) {
    const stranger = ['out', 'format'].find((name) => values[name] !== undefined);
    return stranger === undefined ? null : `--${stranger} is for --targets only.`;
  }
  if (out === undefined) return '--targets needs --out.';
  if (positional.length > 0) return 'Give a structure or --targets, not both.';
  if (flags.has('json')) return '--targets writes JSON lines: leave --json out.';
  if (format === undefined) return `--format is one of ${FORMATS.join(', ')}.`;
  if (lists.break !== undefined || lists.keep !== undefined) return 'Bonds are those of one target: leave --break and --keep out.';
  const { library: libraries = [], avoid = [], require = [] } = lists;
  const wishes = { avoid, require, breaks: [], keeps: [], mostReactions: settings.mostReactions };
  return { targets, out, format, settings, wishes, several: flags.has('largest-part') ? 'largest-part' : 'refused', libraries };
}

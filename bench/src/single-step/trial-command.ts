import { writeFileSync } from 'node:fs';
import { type Command, readOptions } from '@retron/command';
import { circumstances } from '../report/circumstances.ts';
import type { SingleStepFinding } from './single-step-measure.ts';
import { runTrial, TRIAL_OPTIONS, TRIAL_USAGE, type Trial } from './single-step-trial.ts';

/** What is told of a trial of single steps. */
export interface TrialReport<Results extends object> {
  /** Of the command. */
  readonly name: string;
  readonly summary: string;
  /** What is measured, for `--help`. */
  readonly introduction: string;
  readonly resultsOf: (findings: readonly SingleStepFinding[]) => Results;
  /** Lines for people. */
  readonly table: (report: Results & Omit<Trial, 'findings'>) => readonly string[];
}

/** The command that runs a trial and tells of it what `report` says. */
export function trialCommand<Results extends object>({ name, summary, introduction, resultsOf, table }: TrialReport<Results>): Command {
  const usage = `retron ${name} --train FILE[,FILE] --test FILE [options]\n\n${introduction}\n\n${TRIAL_USAGE}`;
  return {
    name,
    summary,
    usage,
    run: async (args, io) => {
      const options = readOptions(args, TRIAL_OPTIONS);
      if (!options.ok || options.value.positional.length > 0) {
        io.err(options.ok ? `Usage: ${usage}` : options.error.message);
        return 2;
      }
      const { values, lists, flags } = options.value;
      const train = (lists.train ?? []).flatMap((names) => names.split(','));
      const trial = await runTrial({ values, train, isPlain: flags.has('plain') }, io);
      if (!trial.ok) {
        io.err(trial.error.message);
        return 1;
      }
      const { findings, ...rest } = trial.value;
      const report = { ...circumstances(io.root, [`retron ${name}`, ...args].join(' ')), ...resultsOf(findings), ...rest };
      if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
      for (const line of table(report)) io.out(line);
      return 0;
    },
  };
}

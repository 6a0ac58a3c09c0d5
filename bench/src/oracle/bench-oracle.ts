import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Command, CommandIo } from '@retron/command';
import { readOptions } from '@retron/command';
import { createRdkit } from '@retron/rdkit';
import { compareWithOracle, type OracleDifference, readOracle } from '@retron/transforms';

/** Magic number of gzip. */
const GZIP = [0x1f, 0x8b];

async function readTable(path: string): Promise<string> {
  const bytes = await readFile(path);
  return (bytes[0] === GZIP[0] && bytes[1] === GZIP[1] ? gunzipSync(bytes) : bytes).toString('utf8');
}

function describeDifference({ row, missing, surplus, problem }: OracleDifference): string {
  const parts = [
    ...(problem === null ? [] : [problem]),
    ...missing.map((set) => `expected and not found: ${set}`),
    ...surplus.map((set) => `found and not expected: ${set}`),
  ];
  return `line ${row.line}\t${row.template}\t${row.product}\t${parts.join('; ')}`;
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, { file: 'value', differences: 'flag' });
  if (!options.ok || !options.value.values.file || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${benchOracleCommand.usage}` : options.error.message);
    return 2;
  }
  let text: string;
  try {
    text = await readTable(options.value.values.file);
  } catch (error) {
    io.err(`The file cannot be read: ${(error as Error).message}`);
    return 1;
  }
  const rows = readOracle(text);
  if (!rows.ok) {
    io.err(rows.error.message);
    return 1;
  }
  const rdkit = await createRdkit();
  const report = compareWithOracle(rows.value, (smiles) => {
    const canonical = rdkit.canonicalSmiles(smiles);
    return canonical.ok ? canonical.value : null;
  });
  if (options.value.flags.has('differences')) for (const difference of report.differences) io.out(describeDifference(difference));
  const share = report.rows === 0 ? 0 : (100 * report.identical) / report.rows;
  io.out(`identical sets: ${report.identical} of ${report.rows} (${share.toFixed(1)} %)`);
  return 0;
}

/** `retron bench oracle`: how many known template applications give exactly the known precursor sets. */
export const benchOracleCommand: Command = {
  name: 'bench oracle',
  summary: 'Compare template applications with known precursor sets',
  usage: `retron bench oracle --file FILE [--differences]

FILE (plain or gzip) has the columns retro_template, product, precursor_sets (sets separated by blanks), by tabs.
--differences also prints each row whose sets differ.`,
  run,
};

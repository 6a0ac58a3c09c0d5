/**
 * Holds the identity and the canonical SMILES of molecules that planning works out itself against canonical SMILES by the toolkit.
 *
 * Usage: `npx tsx bench/src/scripts/settled-forms.ts [--reactions FILE.tsv.gz[,FILE]] [--molecules 200000] [--json FILE]`. Takes the molecules of
 * recorded reactions as they are written there and written anew with other numberings, and of each tells whether it is settled, whether the
 * toolkit leaves it as it is, whether two have the same identity exactly where they have the same canonical SMILES, and whether what is written
 * without the toolkit is what it writes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { canonicalSmiles, parseSmiles, writeSmiles } from '@retron/molecule';
import { Identities, isSettled } from '@retron/planning/training';
import { createRdkit } from '@retron/rdkit';

const { values: options } = parseArgs({
  options: {
    reactions: { type: 'string', default: '../shared/data/uspto50k_train_val.tsv.gz,../shared/data/uspto_mit_30k.tsv.gz' },
    molecules: { type: 'string', default: '200000' },
    json: { type: 'string' },
  },
});
const NUMBERINGS = 2;

const rdkit = await createRdkit();
const identities = new Identities();
const report = { molecules: 0, settled: 0, changed: 0, split: 0, united: 0, written: 0, misspelt: 0 };
const examples: string[] = [];
const identityOf = new Map<string, string>();
const smilesOf = new Map<string, string>();
for (const smiles of molecules(options.reactions.split(','))) {
  if (report.molecules >= Number(options.molecules)) break;
  compare(smiles);
}
console.log(JSON.stringify(report));
for (const example of examples.slice(0, 20)) console.log(example);
if (options.json !== undefined)
  writeFileSync(options.json, `${JSON.stringify({ command: process.argv.slice(2).join(' '), ...report }, null, 2)}\n`);

function compare(smiles: string): void {
  report.molecules++;
  const read = parseSmiles(smiles);
  if (!read.ok || /\[\d*H/.test(smiles) || !isSettled(read.value, 'none')) return;
  report.settled++;
  const canonical = rdkit.canonicalSmiles(smiles);
  const settled = rdkit.canonicalSmiles(smiles, 'settled');
  if (!canonical.ok || !settled.ok || canonical.value !== settled.value) {
    report.changed++;
    examples.push(`changed: ${smiles}`);
    return;
  }
  const own = canonicalSmiles(read.value);
  if (own !== null) report.written++;
  if (own !== null && own !== canonical.value) {
    report.misspelt++;
    examples.push(`misspelt: ${own} ${canonical.value}`);
  }
  const identity = identities.of(smiles).molecule;
  const before = identityOf.get(canonical.value);
  if (before !== undefined && before !== identity) {
    report.split++;
    examples.push(`split: ${smiles} ${canonical.value}`);
  }
  const other = smilesOf.get(identity);
  if (other !== undefined && other !== canonical.value) {
    report.united++;
    examples.push(`united: ${other} ${canonical.value}`);
  }
  identityOf.set(canonical.value, identity);
  smilesOf.set(identity, canonical.value);
}

/** Each molecule as it is written, without maps, and with its atoms numbered otherwise. */
function* molecules(files: readonly string[]): Generator<string> {
  for (const file of files) {
    const [header, ...rows] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    const column = header.split('\t').indexOf('reaction');
    for (const row of rows) {
      for (const mapped of (row.split('\t')[column] ?? '').split(/[.>]+/)) {
        const smiles = mapped.replace(/:\d+\]/g, ']');
        const canonical = smiles === '' ? null : rdkit.canonicalSmiles(smiles);
        if (canonical === null || !canonical.ok) continue;
        yield canonical.value;
        const read = parseSmiles(canonical.value);
        if (!read.ok) continue;
        for (let numbering = 1; numbering <= NUMBERINGS; numbering++) {
          const rank = Array.from({ length: read.value.atomCount }, (_, atom) => (atom * 7919 + numbering * 104_729) % 10_007);
          yield writeSmiles(read.value, { rank }).smiles;
        }
      }
    }
  }
}

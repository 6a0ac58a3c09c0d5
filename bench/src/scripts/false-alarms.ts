/**
 * How often recorded reactions are warned of: they took place, so most of these warnings are false alarms.
 *
 * Usage: `npx tsx bench/src/scripts/false-alarms.ts [--reactions FILE.tsv.gz] [--every 4] [--auto-mapped]`. Mapped reactions; where there is a column
 * `split`, those of the training part. Each reaction's own transform of level 2 is run forward, and the tables of incompatible groups
 * are asked by the reaction's own names. Prints a table for docs/chemistry/incompatible-groups.md.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { compilePattern, Matcher, prepareMolecule } from '@retron/patterns';
import { Workbench } from '@retron/planning';
import { type Replay, readCanonical, replay } from '@retron/planning/training';
import { createRdkit } from '@retron/rdkit';
import { conflictsOf, createReactionNamer, kindsOfStep } from '@retron/reactivity';
import { stepOfReaction } from '@retron/reactivity/testing';
import { AUTO_MAPPED_LIMITS, CURATED_LIMITS, extractTemplates, readTemplate, reverseTemplate } from '@retron/transforms';

const { values: options } = parseArgs({
  options: {
    reactions: { type: 'string', default: '../shared/data/uspto50k_train_val.tsv.gz' },
    every: { type: 'string', default: '4' },
    'auto-mapped': { type: 'boolean', default: false },
  },
});
const limits = options['auto-mapped'] ? AUTO_MAPPED_LIMITS : CURATED_LIMITS;

const rdkit = await createRdkit();
const workbench = new Workbench(rdkit);
const nameReactionsOf = createReactionNamer();

const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const countOf = (what: string) => counts.get(what) ?? 0;

for (const reaction of readReactions()) {
  const extracted = extractTemplates(reaction, limits);
  if (!extracted.ok) continue;
  const replayed = runForward(reaction, extracted.value.templates[1]);
  if (replayed === null) continue;
  count('reactions');
  count(`run forward: ${replayed.verdict}`);
  if (replayed.competingSites > 0) count('competing sites');
  const named = nameReactionsOf(reaction);
  const kinds = kindsOfStep((ids) => (named.some((id) => ids.includes(id)) ? 1 : 0));
  if (kinds.length > 0) count('of a kind with incompatible groups');
  for (const { id } of kinds) count(`kind ${id}`);
  const conflicts = conflictsOf(stepOfReaction(reaction, limits), kinds);
  if (conflicts.some(({ isTwin }) => !isTwin)) count('incompatible groups');
  if (conflicts.some(({ isTwin }) => isTwin)) count('equal groups');
  for (const { kind, group, isTwin } of conflicts) if (!isTwin) count(`entry ${kind.id} | ${group.id}`);
}

const total = countOf('reactions');
for (const [what, times] of [...counts].sort()) {
  if (/^(kind|entry)/.test(what)) continue;
  console.log(`${what}: ${times} (${((100 * times) / total).toFixed(2)} %)`);
}
console.log('\n| kind of reaction | group | warned of | per cent |\n|---|---|---|---|');
const entries = [...counts].filter(([what]) => what.startsWith('entry ')).map(([what, times]) => ({ what: what.slice(6), times }));
for (const { what, times } of entries.sort((a, b) => (a.what < b.what ? -1 : 1))) {
  const ofKind = countOf(`kind ${what.split(' | ')[0]}`);
  console.log(`| ${what} | ${times} of ${ofKind} | ${((100 * times) / ofKind).toFixed(1)} |`);
}

function* readReactions(): Generator<string> {
  const [header, ...rows] = gunzipSync(readFileSync(options.reactions)).toString('utf8').split('\n');
  const columns = header.split('\t');
  const [reaction, split] = [columns.indexOf('reaction'), columns.indexOf('split')];
  for (let row = 0; row < rows.length; row += Number(options.every)) {
    const cells = rows[row].split('\t');
    if (cells[reaction] && (split < 0 || cells[split] === 'train')) yield cells[reaction];
  }
}

/** `null` when the toolkit refuses a molecule. */
function runForward(reaction: string, template: string): Replay | null {
  const [reactants, , product] = reaction.split('>').map((side) => side.replace(/:\d+\]/g, ']'));
  const extracted = extractTemplates(reaction, limits);
  if (!extracted.ok) return null;
  const used = extracted.value.usedReactants.map(({ index }) => rdkit.canonicalSmiles(reactants.split('.')[index]));
  const made = rdkit.canonicalSmiles(product);
  if (!made.ok || used.some((each) => !each.ok)) return null;
  const read = readTemplate(template);
  const reversed = read.ok ? reverseTemplate(read.value, 'anywhere') : read;
  if (!reversed.ok) return null;
  const forward = { template: reversed.value, matcher: new Matcher(compilePattern(reversed.value.matched)) };
  const precursors = used.flatMap((each) => (each.ok ? [each.value] : []));
  return replay(
    prepareMolecule(readCanonical(precursors.join('.'))),
    [forward],
    { smiles: made.value, molecule: readCanonical(made.value), forms: [], names: [] },
    workbench,
  );
}

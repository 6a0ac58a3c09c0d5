/**
 * Which groups are hardly ever seen untouched beside a kind of reaction, though chance would have it: where the orders of groups have gaps.
 *
 * Usage: `npx tsx bench/src/scripts/groups-beside-steps.ts [--reactions FILE.tsv.gz ...] [--split train] [--expected 10] [--ratio 0.12]`.
 * Mapped reactions with a name, each by all of its names; of a file with a column `split`, those of the split. For each name and each group:
 * in how many reactions the group stands by, and in how many it would if its share did not depend on the name, among reactions with a product
 * of that size (five atoms a class). Prints tab-separated the cells with at least so many expected and at most that ratio: name, group,
 * reactions, seen, expected. What is hardly seen need not be harmed: a chemist says why.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { createBystanderFinder, createReactionNamer, GROUP_IDS } from '@retron/reactivity';
import { readMappedReaction } from '@retron/transforms';

const { values: options } = parseArgs({
  options: {
    reactions: {
      type: 'string',
      multiple: true,
      default: ['../shared/data/uspto50k_train_val.tsv.gz', '../shared/data/uspto_mit_30k.tsv.gz'],
    },
    split: { type: 'string', default: 'train' },
    expected: { type: 'string', default: '10' },
    ratio: { type: 'string', default: '0.12' },
  },
});

const LARGEST = 8;
const SIZE = 5;

/** Reactions by the size of their product, and groups that stand by. */
interface Tally {
  readonly bySize: number[];
  readonly groups: Map<string, number>;
}

const tally = (): Tally => ({ bySize: Array.from({ length: LARGEST + 1 }, () => 0), groups: new Map() });
const add = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

const nameReactionsOf = createReactionNamer();
const bystandersOf = createBystanderFinder();
const all = tally();
const byName = new Map<string, Tally>();

for (const reaction of readReactions()) {
  const mapped = readMappedReaction(reaction);
  const names = mapped.ok ? nameReactionsOf(mapped.value) : [];
  if (!mapped.ok || names.length === 0) continue;
  const size = Math.min(LARGEST, Math.floor(mapped.value.product.atomCount / SIZE));
  const groups = bystandersOf(mapped.value, names);
  all.bySize[size]++;
  for (const group of groups) add(all.groups, `${size} ${group}`);
  for (const name of names) {
    const own = byName.get(name) ?? tally();
    byName.set(name, own);
    own.bySize[size]++;
    for (const group of groups) add(own.groups, group);
  }
}

for (const [name, { bySize, groups }] of [...byName].sort(([a], [b]) => (a < b ? -1 : 1))) {
  for (const group of GROUP_IDS) {
    const expected = bySize.reduce(
      (sum, reactions, size) => sum + (reactions === 0 ? 0 : (reactions * (all.groups.get(`${size} ${group}`) ?? 0)) / all.bySize[size]),
      0,
    );
    const seen = groups.get(group) ?? 0;
    if (expected < Number(options.expected) || seen > Number(options.ratio) * expected) continue;
    console.log([name, group, bySize.reduce((sum, each) => sum + each, 0), seen, expected.toFixed(1)].join('\t'));
  }
}

function* readReactions(): Generator<string> {
  for (const file of options.reactions) {
    const [header, ...rows] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    const columns = header.split('\t');
    const [reaction, split] = ['reaction', 'split'].map((column) => columns.indexOf(column));
    for (const row of rows) {
      const cells = row.split('\t');
      if (cells[reaction] && (split < 0 || cells[split] === options.split)) yield cells[reaction];
    }
  }
}

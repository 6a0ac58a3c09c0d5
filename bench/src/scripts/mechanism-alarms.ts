/**
 * How often rules of mechanism speak against recorded reactions: these took place, so most of what the rules say is a false alarm, and
 * the rest a flaw of the record.
 *
 * Usage: `npx tsx bench/src/scripts/mechanism-alarms.ts [--reactions FILE.tsv.gz] [--split train] [--every 10] [--rule S3 --examples 20]
 * [--without Q2,Q5]`. Mapped reactions; of a file with a column `split`, those of the split. A reaction that cannot be read counts as unread. Prints JSON:
 * for each rule, but those that are left out as the record is wrong where they speak, how many reactions it speaks against with either
 * verdict, per cent of all, and where a rule is given the reactions.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { createReactionNamer, MechanismJudge } from '@retron/reactivity';
import { readMappedReaction } from '@retron/transforms';

const { values: options } = parseArgs({
  options: {
    reactions: { type: 'string', default: '../shared/data/uspto50k_train_val.tsv.gz' },
    split: { type: 'string', default: 'train' },
    every: { type: 'string', default: '10' },
    rule: { type: 'string' },
    examples: { type: 'string', default: '10' },
    without: { type: 'string', default: '' },
  },
});

const without = new Set(options.without.split(','));
const judge = new MechanismJudge();
const nameReactionsOf = createReactionNamer();
const never = new Map<string, number>();
const risk = new Map<string, number>();
const examples: object[] = [];
const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
let reactions = 0;
let unread = 0;

for (const { id, reaction } of readReactions()) {
  const mapped = readMappedReaction(reaction);
  if (!mapped.ok) {
    unread++;
    continue;
  }
  reactions++;
  const names = nameReactionsOf(mapped.value);
  const findings = judge.judge(mapped.value, names).filter(({ rule }) => !without.has(rule));
  for (const [verdict, counts] of [['never', never] as const, ['risk', risk] as const]) {
    const rules = new Set(findings.filter((finding) => finding.verdict === verdict).map(({ rule }) => rule));
    for (const rule of rules) count(counts, rule);
    if (rules.size > 0) count(counts, 'any');
  }
  if (findings.length > 0) count(never, 'either');
  const found = findings.find(({ rule }) => rule === options.rule);
  if (found !== undefined && examples.length < Number(options.examples)) {
    examples.push({ id, verdict: found.verdict, chip: found.chip, names, reaction: withoutMaps(reaction) });
  }
}

const percent = (times: number) => Math.round((10_000 * times) / reactions) / 100;
const rules = [...new Set([...never.keys(), ...risk.keys()])].filter((rule) => rule !== 'either').sort();
const table = Object.fromEntries(
  rules.map((rule) => {
    const [isNever, isRisk] = [never.get(rule) ?? 0, risk.get(rule) ?? 0];
    return [rule, { never: isNever, risk: isRisk, neverPercent: percent(isNever), riskPercent: percent(isRisk) }];
  }),
);
const eitherPercent = percent(never.get('either') ?? 0);
console.log(
  JSON.stringify({ reactions, unread, eitherPercent, rules: table, ...(options.rule === undefined ? {} : { examples }) }, null, 1),
);

function* readReactions(): Generator<{ readonly id: string; readonly reaction: string }> {
  const [header, ...rows] = gunzipSync(readFileSync(options.reactions)).toString('utf8').split('\n');
  const columns = header.split('\t');
  const [id, reaction, split] = ['id', 'reaction', 'split'].map((column) => columns.indexOf(column));
  for (let row = 0; row < rows.length; row += Number(options.every)) {
    const cells = rows[row].split('\t');
    if (cells[reaction] && (split < 0 || cells[split] === options.split)) yield { id: cells[id], reaction: cells[reaction] };
  }
}

function withoutMaps(reaction: string): string {
  return reaction.replace(/:\d+\]/g, ']');
}

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, type CommandIo, readOptions } from '@retron/command';
import { circumstances } from '../../report/circumstances.ts';
import { Client } from '../running/client.ts';
import { PASSWORD, type Product } from '../running/product.ts';
import { withProduct } from '../running/with-product.ts';
import { TREE_STRUCTURES } from './large-tree.ts';
import { measurePrecedents } from './measure-precedents.ts';
import { measureSearches } from './measure-searches.ts';
import { measureTree } from './measure-tree.ts';

const PARTS = ['precedents', 'tree', 'searches'] as const;
type Part = (typeof PARTS)[number];
const OPTIONS = { only: 'value', times: 'value', port: 'value', json: 'value', keep: 'flag' } as const;

const USAGE = `retron bench size [options]

Starts the built product and measures what is large in it, through its calls, with the memory of its processes:

  precedents  the precedents of a cluster with at least 500, as files
  tree        a tree of ${TREE_STRUCTURES} structures: opened, narrowed, exported, continued
  searches    calls that look at every suggestion of such a tree: its filter, the cheapest branch

  --only PART  only one of these
  --times N    how often each is measured (default 3)
  --port N     where the product listens (default any free port)
  --json FILE  also writes the result there, with machine, commit and command
  --keep       keeps the data folder`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, flags } = options.value;
  const [times, port] = [Number(values.times ?? 3), Number(values.port ?? 0)];
  const parts = values.only === undefined ? PARTS : PARTS.filter((part) => part === values.only);
  if (!(Number.isInteger(times) && times > 0 && port >= 0 && parts.length > 0)) {
    io.err(`--times and --port are numbers, --only is one of ${PARTS.join(', ')}.`);
    return 2;
  }
  return withProduct(io, { bench: 'size', port, keeps: flags.has('keep') }, async (product) => {
    const measured = await measure(product, io.root, parts, times);
    const report = { ...circumstances(io.root, ['retron bench size', ...args].join(' ')), times, ...measured };
    const text = JSON.stringify(report, null, 2);
    if (values.json !== undefined) writeFileSync(resolve(values.json), `${text}\n`);
    io.out(text);
    return 0;
  });
}

async function measure(product: Product, root: string, parts: readonly Part[], times: number) {
  const client = new Client(product.address, { username: 'admin', password: PASSWORD });
  const projects = await client.read<{ id: number }[]>('/app/api/projects/names/list');
  if (projects === null) throw new Error('It does not answer.');
  const [{ id: projectId }] = projects;
  return {
    ...(parts.includes('precedents') ? { precedents: await measurePrecedents(product, client, projectId, times) } : {}),
    ...(parts.includes('tree') ? { tree: await measureTree(product, root, client, times) } : {}),
    ...(parts.includes('searches') ? { searches: await measureSearches(product, root, client, times) } : {}),
  };
}

/** `retron bench size`: the largest things that a person has made, exports of many precedents and a large tree. */
export const benchSizeCommand: Command = {
  name: 'bench size',
  summary: 'Measure exports of many precedents and a large tree',
  usage: USAGE,
  run,
};

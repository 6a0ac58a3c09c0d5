import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountCalls } from '@retron/contract';
import { startProduct } from './product.ts';
import { lookUpTheRest, takeAway } from './recording/endings.ts';
import { callerOf, type Exchange } from './recording/recorder.ts';
import { sameEachTime } from './recording/same-each-time.ts';
import { walkScreens } from './recording/screens.ts';
import { makeWorld } from './recording/world.ts';

/**
 * Records what the development mode answers, from a product on an empty data folder, into `fixtures/recorded`:
 *
 *   npm run record
 *
 * It takes some ten minutes; look at the difference before committing it. `CHROMIUM_PATH` names another browser than the installed one.
 */
const FOLDER = join(import.meta.dirname, '../fixtures/recorded');
const ENDINGS: Readonly<Record<string, string>> = { 'application/json': 'json', 'image/svg+xml': 'svg', 'application/x-ndjson': 'ndjson' };

const exchanges: Exchange[] = [];
/** What is looked up after these is not kept where it was looked up before: things were taken away. */
let whole = 0;
const product = await startProduct();
const began = Date.now();
try {
  const admin = callerOf(product.url, exchanges);
  await admin.make(accountCalls.signIn, { body: { username: 'admin', password: product.password } });
  const world = await makeWorld(admin);
  console.log('The world is made; now its screens are walked.');
  await lookUpTheRest(admin, world);
  await walkScreens(product.url, admin.cookie(), world, exchanges);
  whole = exchanges.length;
  await takeAway(admin, world, () => callerOf(product.url, exchanges));
} finally {
  await product.stop();
}
write(exchanges);

/** A file for each answer, equal ones once, and a list of which file answers what; a later answer to the same takes the place of an earlier. */
function write(all: readonly Exchange[]): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'pictures'), { recursive: true });
  const kept = new Map<string, Exchange>();
  for (const [index, exchange] of all.entries()) {
    const key = `${exchange.call.method} ${exchange.url} ${JSON.stringify(exchange.body)}`;
    if (index < whole || exchange.call.method !== 'GET' || !kept.has(key)) kept.set(key, exchange);
  }
  const numbers = new Map<string, number>();
  const entries = [...kept.values()].map(({ call, url, body, status, type, location, content }) => {
    const text =
      type === 'application/json' ? `${JSON.stringify(sameEachTime(JSON.parse(content.toString()), began), null, 1)}\n` : content;
    const no = (numbers.get(call.name) ?? 0) + 1;
    numbers.set(call.name, no);
    const isPicture = type === 'image/svg+xml';
    const name = isPicture ? `pictures/${createHash('sha256').update(text).digest('hex').slice(0, 12)}` : `${call.name}-${no}`;
    const file = status === 302 ? null : `${name}.${ENDINGS[type] ?? 'bin'}`;
    if (file !== null) writeFileSync(join(FOLDER, file), text);
    const said = { call: call.name, url, ...(body === undefined ? {} : { body: sameEachTime(body, began) }) };
    return JSON.stringify({ ...said, status, type, ...(location === null ? {} : { location }), file });
  });
  writeFileSync(join(FOLDER, 'index.json'), `[\n${entries.join(',\n')}\n]\n`);
  console.log(`${entries.length} answers to ${numbers.size} calls`);
}

import { TEXTS } from '@retron/contract';
import { parseSmiles } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { BegunRun } from '../repositories/query-runs.ts';
import { sayWhyHeldUp } from '../repositories/run-queue.ts';

/** Without a result for so long, people ask themselves whether anything happens. */
const SLOW_AFTER_MS = 60_000;
/** Heavy atoms from which the first look at a target takes more than seconds. */
const LARGE = 100;

/** What it is told in. */
interface SlowStartWorld {
  readonly database: Database;
  readonly log: Logger;
  readonly slowAfterMs?: number;
}

/**
 * Says of a query that has found nothing for a while what it is at; its first results take the sentence away.
 *
 * @returns called when something is found, or the run ends
 */
export function sayWhenSlow({ database, log, slowAfterMs = SLOW_AFTER_MS }: SlowStartWorld, { claim, query }: BegunRun): () => void {
  const timer = setTimeout(() => {
    sayWhyHeldUp(database, claim, sentenceOf(query.smiles)).catch((error) => log.debug({ err: error }, 'A slow start could not be told'));
  }, slowAfterMs);
  return () => clearTimeout(timer);
}

function sentenceOf(smiles: string): string {
  const molecule = parseSmiles(smiles);
  return molecule.ok && molecule.value.atomCount >= LARGE ? TEXTS.largeTarget(molecule.value.atomCount) : TEXTS.slowStart;
}

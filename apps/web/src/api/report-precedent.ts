import { precedentCalls } from '@retron/contract';
import { call } from './client.ts';

/** Says what is wrong with a precedent, named as `source:prkey`. */
export async function reportPrecedent(rxnid: string, comment: string): Promise<void> {
  await call(precedentCalls.report, { body: { rxnid, comment } });
}

import { TEXTS } from '@retron/contract';
import { expect, it } from 'vitest';
import { problemOf } from './errors.ts';

it('says of a file that a full disk did not take that the disk is full', () => {
  for (const code of ['ENOSPC', 'EDQUOT']) {
    const problem = problemOf(Object.assign(new Error(`${code}: no space left on device, write`), { code }));
    expect([problem.status, problem.message]).toEqual([503, TEXTS.diskFull]);
  }
});

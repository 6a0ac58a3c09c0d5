import { queryCalls } from '@retron/contract';
import { call } from './client.ts';

/** Where the reader's own copy of the bundled sample is: in this project, unless there was one already. */
export function addSample(projectId: number): Promise<{ readonly id: number; readonly projectid: number }> {
  return call(queryCalls.addSample, { params: { id: projectId } });
}

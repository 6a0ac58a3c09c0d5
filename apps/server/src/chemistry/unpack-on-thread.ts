import type { UnpackedInstallation, unpackInstallation, Wanted } from '@retron/installation';
import { ThreadPool } from '@retron/threads';
import { entryFile } from '../repository-root.ts';

/** On a busy machine, or from a slow disk. */
const PATIENCE = { startMs: 300_000, callMs: 300_000 };

type UnpackingFunctions = Readonly<Record<'unpackInstallation', typeof unpackInstallation>>;

/**
 * As `unpackInstallation`, on a thread of its own that ends with it: it takes a second or two, in which the event loop would stand still.
 *
 * @throws an error that names the file which cannot be used
 */
export async function unpackOnThread(folder: string, wanted: Wanted): Promise<UnpackedInstallation> {
  const program = { file: entryFile('unpacking-thread'), resourceLimits: {} };
  const thread = new ThreadPool<UnpackingFunctions>({ program, size: 1, patience: PATIENCE });
  try {
    const unpacked = await thread.call('unpackInstallation', folder, wanted);
    if (!unpacked.ok) throw new Error(unpacked.error.message);
    return unpacked.value;
  } finally {
    await thread.close();
  }
}

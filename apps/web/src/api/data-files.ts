import { type CallInput, dataFileCalls, type WireBuild, type WireDataFile } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** While something is being made, or still read by the planners. */
const POLL_MS = 1000;
const UNDER_WAY: readonly string[] = ['uploading', 'waiting', 'running'];

/** Whether a build is not over. */
export const isUnderWay = ({ state }: Pick<WireBuild, 'state'>): boolean => UNDER_WAY.includes(state);

/** A file that was built is read by the server within so many milliseconds; later it was deleted. */
const READ_MS = 60_000;

/** Whether a build has just ended and what it made is not in the list yet. */
const isAwaited = ({ kind, name, state, finished }: WireBuild, files: readonly Pick<WireDataFile, 'kind' | 'name'>[]): boolean =>
  state === 'ready' &&
  finished !== null &&
  Date.now() - Date.parse(finished) < READ_MS &&
  !files.some((file) => file.kind === kind && file.name === name);

/** Libraries and catalogues with the newest builds; asked again every second while one is under way or what it made is awaited. */
export const dataFilesOptions = queryOptions({
  queryKey: keys.dataFiles,
  queryFn: ({ signal }) => call(dataFileCalls.list, { signal }),
  refetchInterval: ({ state }) => {
    const { builds = [], files = [] } = state.data ?? {};
    const isBusy = builds.some((build) => isUnderWay(build) || isAwaited(build, files)) || files.some(({ on, ready }) => on && !ready);
    return isBusy ? POLL_MS : false;
  },
  refetchOnMount: 'always',
});

type Key = Pick<WireDataFile, 'kind' | 'name'>;

/** Queries that were planned with a file, the newest. */
export function usingQueriesOptions({ kind, name }: Key) {
  return queryOptions({
    queryKey: keys.usingQueries(kind, name),
    queryFn: ({ signal }) => call(dataFileCalls.listQueries, { params: { kind, name }, signal }),
  });
}

export async function switchDataFile({ kind, name }: Key, on: boolean): Promise<void> {
  await call(dataFileCalls.switch, { params: { kind, name }, body: { on } });
}

export async function deleteDataFile({ kind, name }: Key): Promise<void> {
  await call(dataFileCalls.delete, { params: { kind, name } });
}

export function stopBuild(id: number): Promise<WireBuild> {
  return call(dataFileCalls.stop, { params: { id } });
}

/** What is said of a file before it is sent; its name and size are the file's own. */
export type BuildForm = CallInput<typeof dataFileCalls.begin>['body'];

/**
 * Announces a file and sends it in parts, each when the one before it has arrived.
 *
 * @param onSent - hears how much of it is there, 0 to 1
 */
export async function uploadFile(form: BuildForm, file: Blob, partBytes: number, onSent: (share: number) => void): Promise<WireBuild> {
  let build = await call(dataFileCalls.begin, { body: form });
  const { id } = build;
  try {
    for (let at = 0; at < file.size; at += partBytes) {
      build = await call(dataFileCalls.sendPart, { params: { id }, query: { at }, bytes: file.slice(at, at + partBytes) });
      onSent(build.received / file.size);
    }
  } catch (error) {
    // Its name would stay taken.
    await stopBuild(id).catch(() => undefined);
    throw error;
  }
  return build;
}

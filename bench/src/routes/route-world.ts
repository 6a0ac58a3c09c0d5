import {
  alsoWithoutStereo,
  libraryWithout,
  openRouteWorld,
  openUnpackedWorld,
  type PlanningWorld,
  type progressBar,
  type RouteWorldFiles,
  readLeaveOut,
  unpackForPlanning,
} from '@retron/command';
import { shippedFolder, type UnpackedInstallation, unpackInstallation, unpackRead } from '@retron/installation';
import { DATA_FILE_ENDINGS } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { type Learnt, learnFromFiles, rankerFileOf } from '../training/learn-from-files.ts';

/** What a trial of routes is to know, and what not. */
export interface RouteWorldRequest {
  /** Names or files of libraries; not with `train`. */
  readonly libraries: readonly string[];
  /** Lists of starting materials. */
  readonly stock: readonly string[];
  /** Mapped reactions that library and ranker are made from; those named in `libraries` are used where there are none. */
  readonly train: readonly string[];
  readonly split: string | undefined;
  readonly isPlain: boolean;
  readonly keep: string | undefined;
  /** Lists of reactions that nothing may be known of. */
  readonly exclude: readonly string[];
}

/** What became of the steps that were to be left out. */
export interface ExcludedSteps {
  /** Different reactions that the files list. */
  readonly listed: number;
  /** Lines that are no reaction. */
  readonly unread: number;
  /** Keys besides, of listed reactions as sources write them that record no configurations. */
  readonly withoutStereo: number;
  /** Records of the training files that are such a reaction and were not learnt from; `null` where nothing was trained. */
  readonly recordsLeftOut: number | null;
  /** Precedents of the libraries that are such a reaction; `null` where a library was made without them. */
  readonly precedentsLeftOut: number | null;
  /** Transforms that rest on these precedents alone, and are not used. */
  readonly transformsLeftOut: number | null;
}

export interface TrainedOn {
  readonly files: readonly string[];
  readonly split: string | null;
  readonly reactions: number;
  readonly transforms: readonly number[];
  /** `null` where precedents alone rank. */
  readonly reactionsLearnt: number | null;
  readonly seconds: number;
}

export interface RouteTrialWorld {
  /** What threads are started with. */
  readonly files: RouteWorldFiles;
  readonly world: PlanningWorld;
  readonly excluded: ExcludedSteps | null;
  readonly trained: TrainedOn | null;
}

/** Of a list of reactions: the keys, and those without configurations. */
interface Exclusion {
  readonly keys: ReadonlySet<string>;
  readonly listed: number;
  readonly unread: number;
}

/** Opens what routes are searched with: of what is installed, or made from reactions; without the steps that are to be left out. */
export async function openTrialWorld(
  request: RouteWorldRequest,
  root: string,
  bar: ReturnType<typeof progressBar>,
): Promise<Result<RouteTrialWorld, Failure>> {
  const rdkit = await createRdkit();
  const exclusion = await readExclusion(request.exclude, rdkit);
  if (!exclusion.ok) return exclusion;
  const materials = { catalogs: request.stock, also: [], never: [], dearest: null, unpriced: true };
  return request.train.length === 0
    ? openInstalled(request, { root, materials, exclusion: exclusion.value })
    : openTrained(request, { root, materials, exclusion: exclusion.value }, rdkit, bar);
}

interface Around {
  readonly root: string;
  readonly materials: RouteWorldFiles['materials'];
  readonly exclusion: Exclusion | null;
}

async function openInstalled(
  { libraries }: RouteWorldRequest,
  { root, materials, exclusion }: Around,
): Promise<Result<RouteTrialWorld, Failure>> {
  const installation = unpackForPlanning(root, libraries);
  if (!installation.ok) return installation;
  const files = { installation: installation.value, materials, ...(exclusion === null ? {} : { withoutReactions: exclusion.keys }) };
  const world = await openRouteWorld(files);
  if (!world.ok) return world;
  return success({ files, world: world.value, trained: null, excluded: exclusion && (await excludedOf(exclusion, installation.value)) });
}

async function excludedOf(exclusion: Exclusion, installation: UnpackedInstallation): Promise<ExcludedSteps> {
  const { libraries } = await openUnpackedWorld(installation);
  const without = libraries.map((library) => libraryWithout(library, exclusion.keys));
  const sum = (of: 'precedents' | 'transforms') => without.reduce((total, each) => total + each[of], 0);
  return { ...listedIn(exclusion), recordsLeftOut: null, precedentsLeftOut: sum('precedents'), transformsLeftOut: sum('transforms') };
}

async function openTrained(
  { train, split, isPlain, keep }: RouteWorldRequest,
  { root, materials, exclusion }: Around,
  rdkit: Rdkit,
  bar: ReturnType<typeof progressBar>,
): Promise<Result<RouteTrialWorld, Failure>> {
  const catalogs = unpackInstallation(shippedFolder(root), { libraries: [], catalogs: true });
  if (!catalogs.ok) return catalogs;
  // A list that cannot be read is told before an hour of training.
  const early = await openRouteWorld({ installation: catalogs.value, materials });
  if (!early.ok) return early;
  const started = performance.now();
  const training = { files: train, split, leaveOut: exclusion?.keys ?? new Set<string>() };
  const learnt = await learnFromFiles({ training, isPlain, keep }, rdkit, root, bar);
  if (!learnt.ok) return learnt;
  const seconds = Math.round((performance.now() - started) / 1000);
  const installation = installationOf(learnt.value, catalogs.value);
  if (!installation.ok) return installation;
  const files = { installation: installation.value, materials };
  const world = await openRouteWorld(files);
  if (!world.ok) return world;
  const { header } = learnt.value.library.library;
  const recordsLeftOut = header.sources.reduce((sum, { dropped }) => sum + (dropped['left-out-for-testing'] ?? 0), 0);
  return success({
    files,
    world: world.value,
    trained: {
      files: train,
      split: split ?? null,
      reactions: header.counts.reactions,
      transforms: header.counts.transforms,
      reactionsLearnt: learnt.value.ranker?.header.reactionsLearnt ?? null,
      seconds,
    },
    excluded: exclusion && { ...listedIn(exclusion), recordsLeftOut, precedentsLeftOut: null, transformsLeftOut: null },
  });
}

/** What was learnt beside the catalogues, as if it lay in files. */
function installationOf({ library, ranker }: Learnt, { files, notes }: UnpackedInstallation): Result<UnpackedInstallation, Failure> {
  const opened = unpackRead({ path: `training${DATA_FILE_ENDINGS.library}`, bytes: library.file }, 'library');
  if (!opened.ok) return opened;
  if (ranker === null) return success({ files: [opened.value, ...files], notes });
  const ranking = unpackRead({ path: `training${DATA_FILE_ENDINGS.ranker}`, bytes: rankerFileOf(ranker) }, 'ranker');
  return ranking.ok ? success({ files: [opened.value, ranking.value, ...files], notes }) : ranking;
}

async function readExclusion(files: readonly string[], rdkit: Rdkit): Promise<Result<Exclusion | null, Failure>> {
  if (files.length === 0) return success(null);
  const read = await readLeaveOut(files, rdkit);
  if (!read.ok) return read;
  const { keys, unread } = read.value;
  if (keys.size === 0) return failure({ kind: 'no-reactions', message: `${files.join(', ')}: lists no reaction to leave out.` });
  return success({ keys: alsoWithoutStereo(keys, rdkit), listed: keys.size, unread });
}

function listedIn({ keys, listed, unread }: Exclusion): Pick<ExcludedSteps, 'listed' | 'unread' | 'withoutStereo'> {
  return { listed, unread, withoutStereo: keys.size - listed };
}

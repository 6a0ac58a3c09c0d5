// What a command of `retron` is made of: its words and options, what it may use of the world, and how it shows how far it is.

// Lists of suppliers
export { UnclosedQuote } from './catalog/csv-rows.ts';
export { readSupplierList } from './catalog/read-list.ts';
export type { Command, CommandIo } from './command.ts';
// Files named on the command line
export {
  packBody,
  readBytes,
  readNamedTable,
  readPlainBytes,
  readSources,
  sha256,
  shareRead,
} from './library-files.ts';
export { type LibraryWithout, libraryWithout } from './library-without.ts';
export { listedFiles, type MaterialOptions } from './material-options.ts';
export { type OptionKind, type Options, readOptions } from './options.ts';
export {
  openPlanningWorld,
  openRouteWorld,
  openUnpackedWorld,
  type PlanningWorld,
  type RouteWorldFiles,
  unpackForPlanning,
  withMaterials,
} from './planning-world.ts';
export { progressBar } from './progress-bar.ts';
export { type ListedTarget, readTargetList } from './read-target-list.ts';
// Threads that search for routes together
export { LookThreads, looksAtOnce } from './routes/look-threads.ts';
export { ROUTE_THREAD_LIMITS } from './routes/route-thread-limits.ts';
export { searchOnThreads } from './routes/search-on-threads.ts';
// Threads, and training in them
export { threadFile } from './thread-file.ts';
export { learnFromReactions } from './training/learn-from-reactions.ts';
export { alsoWithoutStereo, readLeaveOut } from './training/read-leave-out.ts';
export {
  libraryFromFiles,
  type OpenedLibrary,
  openPacked,
  openSources,
  type TrainingFiles,
  trainFromFiles,
} from './training/train-from-files.ts';

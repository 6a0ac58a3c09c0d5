export type { DataFileFacts, DataFileKind, InstallationFailure, UnpackedFile } from './data-file.ts';
export { libraryPath, shippedFolder } from './find-files.ts';
export { type ListedFile, listFiles } from './list-files.ts';
export { openLibraryFile, openProductWeightsFile, openRankerFile } from './open-file.ts';
export { type Installation, loadInstallation, openInstallation } from './open-installation.ts';
export { ownFolder } from './own-files.ts';
export { unpackRead } from './unpack-file.ts';
export { FOR_PLANNING, type UnpackedInstallation, unpackInstallation, type Wanted } from './unpack-installation.ts';

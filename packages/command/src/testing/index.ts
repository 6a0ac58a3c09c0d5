// For tests of commands.
export { amideReactions } from './amide-reactions.ts';
export { record, recordingIo } from './recording-io.ts';

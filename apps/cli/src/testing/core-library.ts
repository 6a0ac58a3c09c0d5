import { readdirSync } from 'node:fs';
import { recordingIo } from '@retron/command/testing';

/** Whether a core library is there that commands open when none is named; without one, tests that plan are left out. */
export const hasCoreLibrary = readdirSync(`${recordingIo().io.root}/libraries`).some((name) => /^chemsynth_core-.*\.rlib$/.test(name));

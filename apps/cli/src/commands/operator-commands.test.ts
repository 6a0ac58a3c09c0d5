import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingIo } from '@retron/command/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { dispatch } from '../dispatch.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'retron-operator-'));
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  const program = "require('node:fs').writeFileSync(__filename + '.said', JSON.stringify(process.argv.slice(2))); process.exitCode = 7;";
  writeFileSync(join(root, 'dist/server/operator.js'), program);
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  [['backup', 'a file', '--data', 'there']],
  [['backup', 'check', 'a file']],
  [['restore', 'a file', '--replace']],
  [['upgrade-database', '--programs', '/usr/lib']],
])('hands %j on to the program for operators, with its exit status', async (words) => {
  const io = { ...recordingIo().io, root };
  expect(await dispatch(words, COMMANDS, io)).toBe(7);
  expect(JSON.parse(readFileSync(join(root, 'dist/server/operator.js.said'), 'utf8'))).toEqual(words);
});

it('asks for the file that a backup goes into', async () => {
  const { io, err } = recordingIo();
  expect(await dispatch(['backup'], COMMANDS, { ...io, root })).toBe(2);
  expect(err).toEqual(['Usage: retron backup FILE [--data FOLDER] [--with-libraries]']);
});

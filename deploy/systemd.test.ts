import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';

const SHIPPED = fileURLToPath(new URL('systemd', import.meta.url));
const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0;
/** Known to systemd 254 and newer; older ones say that they leave them out. */
const NEWER_KEYS = /Unknown key '(?:RestartSteps|RestartMaxDelaySec)' in section \[Service\], ignoring/;
/** Of 100, as `systemd-analyze security` counts it; a service without any protection has 96. */
const MOST_EXPOSURE = 25;

const base = makeTemporaryFolder();
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** The unit as an instance of it, with a program that is there. */
function install(unit: string, change: (text: string) => string = (text) => text): string {
  const folder = join(base, `${unit}.d`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, unit.replace('@', '@1'));
  writeFileSync(file, change(readFileSync(join(SHIPPED, unit), 'utf8').replace('/opt/retron/bin/retron', process.execPath)));
  return file;
}

function complaintsAbout(file: string): readonly string[] {
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  return stderr.split('\n').filter((line) => line.includes(base) && !NEWER_KEYS.test(line));
}

const exposureIsSmall = (file: string): boolean =>
  spawnSync('systemd-analyze', ['security', '--offline=true', `--threshold=${MOST_EXPOSURE}`, file]).status === 0;

describe.skipIf(!HAS_SYSTEMD)('the service units', () => {
  const units = readdirSync(SHIPPED);

  it.each(units)('%s: systemd understands every line', (unit) => {
    expect(complaintsAbout(install(unit))).toEqual([]);
    expect(complaintsAbout(install(unit, (text) => text.replace('KillMode=mixed', 'KillMode=gentle')))).toHaveLength(1);
  });

  it.each(units)('%s: the service may do little besides its work', (unit) => {
    expect(exposureIsSmall(install(unit))).toBe(true);
    expect(exposureIsSmall(install(unit, (text) => text.replace('CapabilityBoundingSet=\n', '')))).toBe(false);
  });
});

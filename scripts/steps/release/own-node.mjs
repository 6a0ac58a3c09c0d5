import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { npm } from './install-packages.mjs';

/** Names the version of Node, with its hash for each platform. */
const PINNED = join(ROOT, 'deploy/node');

/** Puts the pinned Node for this platform into `node/` of the release. @throws where none is pinned for this platform */
export async function addOwnNode(folder) {
  const work = mkdtempSync(join(tmpdir(), 'retron-node-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(PINNED, file), join(work, file));
    await npm(work, ['ci']);
    const installed = join(work, 'node_modules', `node-${process.platform}-${process.arch}`);
    if (!existsSync(installed)) {
      throw new Error(
        `deploy/node/package.json names no Node for ${process.platform} on ${process.arch}. ` +
          'Set RETRON_RELEASE_NODE=system for a release that uses the Node of the machine it runs on.',
      );
    }
    mkdirSync(join(folder, 'node/bin'), { recursive: true });
    for (const file of ['bin/node', 'LICENSE']) cpSync(join(installed, file), join(folder, 'node', file));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

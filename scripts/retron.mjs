import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ROOT } from './steps/root.mjs';

/** `npm run --silent retron -- <command>`: the command line, built when stale. Paths are relative to where it was called. */
await ensureInstalled();
await ensureBuilt({ only: 'node' });
// Room for short-lived objects, as planning threads of the server have it.
const command = spawn(process.execPath, ['--max-semi-space-size=32', join(ROOT, 'dist/cli/main.js'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => command.kill(signal));
command.on('exit', (code) => process.exit(code ?? 1));

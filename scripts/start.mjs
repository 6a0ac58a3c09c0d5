import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ROOT } from './steps/root.mjs';

/** `npm start`: install and build what is missing, then hand over to the launcher. Plain Node: nothing is installed yet when it starts. */
await ensureInstalled();
try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const launcher = spawn(process.execPath, [join(ROOT, 'dist/server/launcher.js'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => launcher.kill(signal));
launcher.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));

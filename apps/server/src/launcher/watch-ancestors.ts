import { identityOf, isRunning, type ProcessIdentity, parentOf } from './process-identity.ts';

const LOOK_EVERY_MS = 500;

/** Our parent, its parent and so on, up to the npm that was called: the processes a user may kill when they mean us. */
function ancestorsUpToNpm(): readonly ProcessIdentity[] {
  const ancestors: ProcessIdentity[] = [];
  // `npm start` is npm -> sh -> start script -> us: three steps at most.
  for (let pid = parentOf(process.pid), step = 0; pid !== null && pid > 1 && step < 3; pid = parentOf(pid), step += 1) {
    ancestors.push(identityOf(pid));
  }
  return ancestors;
}

/**
 * Calls `onLost` once when `npm start` was killed above us without a word (kill -9): nobody would ever stop us then.
 * Does nothing when we were not started through npm: a service manager or a shell may come and go.
 */
export function watchAncestors(onLost: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = ancestorsUpToNpm();
  const timer = setInterval(() => {
    if (ancestors.every(isRunning)) return;
    clearInterval(timer);
    onLost();
  }, LOOK_EVERY_MS);
  timer.unref();
}

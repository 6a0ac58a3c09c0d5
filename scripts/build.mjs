import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';

/** `npm run build`: build what is missing or stale. */
await ensureInstalled();
await ensureBuilt();

import { z } from 'zod';

export const loginBody = z.object({ username: z.string().min(1).max(200), password: z.string().min(1).max(1000) });
/** POST /app/login. The session itself is an httpOnly cookie; send `csrfToken` as `X-CSRF-Token` with every call that changes something. */
export const loginAnswer = z.object({ username: z.string(), realname: z.string(), csrfToken: z.string() });
/** GET /app/api/whoami and /app/apiv2/whoami. */
export const whoamiAnswer = z.object({
  username: z.string(),
  realname: z.string(),
  special: z.boolean(),
  /** For a page that was loaded anew. */
  csrfToken: z.string(),
});
export type Whoami = z.infer<typeof whoamiAnswer>;

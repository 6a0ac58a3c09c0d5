import type { LoginThrottle } from '../commands/login-throttle.ts';
import type { Database } from '../database/database.ts';
import type { ChemistryService } from '../planner/chemistry-service.ts';

/** What routes work with; made once by the web entry, or by a test. */
export interface Services {
  readonly database: Database;
  readonly chemistry: ChemistryService;
  readonly loginThrottle: LoginThrottle;
}

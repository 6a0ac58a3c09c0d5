import type { ChemistryService } from '../chemistry/chemistry-service.ts';
import type { BuildPlace } from '../commands/data-builds.ts';
import type { SampleQuery } from '../commands/ensure-sample.ts';
import type { ProviderRights } from '../commands/sign-in-by-provider.ts';
import type { Database } from '../database/database.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { UserLimits } from '../settings.ts';
import type { EventFeed } from './event-feed.ts';
import type { Guards } from './guards.ts';
import type { Health } from './health.ts';
import type { WebMetrics } from './web-metrics.ts';

/** What routes work with; made once by the web entry, or by a test. */
export interface Services {
  readonly database: Database;
  readonly chemistry: ChemistryService;
  /** Of queries that run. */
  readonly queryEvents: EventFeed;
  /** Of what is said in projects. */
  readonly projectEvents: EventFeed;
  readonly guards: Guards;
  readonly health: Health;
  readonly metrics: WebMetrics;
  /** Without it the figures are told on this machine alone. */
  readonly metricsToken: string | null;
  /** Absolute path. */
  readonly dataFolder: string;
  /** Where libraries and catalogues lie, and are made. */
  readonly builds: BuildPlace;
  /** See the table `processes`. */
  readonly processId: string;
  readonly limits: UserLimits;
  /** Who vouches for users, beside or instead of passwords; null: nobody. */
  readonly identityProvider: IdentityProvider | null;
  readonly providerRights: ProviderRights;
  /** Whether passwords kept here open accounts. */
  readonly localAccounts: boolean;
  /** The sample that comes with Retron; null where there is none. */
  readonly readSample: () => SampleQuery | null;
  /** Whether this installation sends mail. */
  readonly sendsMail: boolean;
}

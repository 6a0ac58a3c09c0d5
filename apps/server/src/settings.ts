import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { LINKED_SOURCES } from '@retron/contract';
import { z } from 'zod';
import { REPOSITORY_ROOT } from './repository-root.ts';
import { checkSignIn, SIGN_IN_VARIABLES, type SingleSignOnSettings, singleSignOnOf } from './sign-in-settings.ts';

/** What an operator can set; see docs/operations.md. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data folder. */
  readonly dataFolder: string;
  /** Null: the launcher runs its own PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** Password the user `admin` is made with at the first start; null: a random one. */
  readonly adminPassword: string | null;
  /** Planning threads. */
  readonly workers: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Addresses of precedents' pages by source; `{key}` stands for the precedent's key. */
  readonly precedentLinks: Readonly<Record<string, string>>;
  /** Which processes the launcher runs. */
  readonly role: 'all' | 'web' | 'worker';
  /** Proxies whose word about the client's address and protocol is taken: `loopback`, addresses or networks (CIDR). */
  readonly trustedProxies: readonly string[];
  /** Where log lines go. */
  readonly logTarget: 'files' | 'stdout';
  /** Threads that check and draw structures. */
  readonly chemistryThreads: number;
  /** Most memory of a planning thread, in MB; null: see the planner's own limit. */
  readonly planningThreadMegabytes: number | null;
  /** Who carries it may read the figures from elsewhere; null: only on the same machine. */
  readonly metricsToken: string | null;
  /** Where a worker tells its figures; null: nowhere. */
  readonly workerMetricsPort: number | null;
  /** Where mail is handed over; null: no mail is sent. */
  readonly mail: MailSettings | null;
  /** Who says who somebody is, beside or instead of passwords; null: nobody. */
  readonly singleSignOn: SingleSignOnSettings | null;
  /** Whether passwords kept here open accounts. */
  readonly localAccounts: boolean;
  /** With less room on the disk of the data folder the installation is not ready. */
  readonly leastFreeDiskBytes: number;
  /** A backup is written before the database is brought up to date. */
  readonly backsUpBeforeMigration: boolean;
  /** How libraries and catalogues of the team are made. */
  readonly builds: BuildSettings;
  readonly limits: UserLimits;
}

/** What making a library or catalogue of an uploaded file may take. */
export interface BuildSettings {
  /** Of an uploaded file. */
  readonly mostUploadBytes: number;
  /** Of the process that builds. */
  readonly megabytes: number;
  readonly minutes: number;
}

/** How mail leaves the house. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly smtpUrl: string;
  /** Who mail is from. */
  readonly from: string;
  /** Address under which users reach the product, for links; null: no links. */
  readonly publicUrl: string | null;
}

/** What one user may have or do; an operator can set each. */
export interface UserLimits {
  /** Queries being planned at the same time. */
  readonly runningQueries: number;
  /** Queries that wait to be planned. */
  readonly waitingQueries: number;
  /** Event streams open at the same time. */
  readonly eventStreams: number;
  /** Saved views of one tree. */
  readonly treeStates: number;
  /** Bytes of all saved views. */
  readonly treeStateBytes: number;
  readonly picturesPerMinute: number;
  readonly checksPerMinute: number;
  /** Exports that wait or are being made. */
  readonly exports: number;
  /** Bytes of all files of exports that are kept. */
  readonly exportBytes: number;
  /** Chemistry calls of one user that may wait for a thread. */
  readonly waitingChemistryCalls: number;
}

/** Pages that everybody can read. Source: Rhea, https://www.rhea-db.org. */
const PUBLIC_LINKS: Settings['precedentLinks'] = { RHEA: 'https://www.rhea-db.org/rhea/{key}' };

const LINK = new RegExp(`^(${LINKED_SOURCES.join('|')})=https?://\\S*\\{key\\}\\S*$`);

/** Names that the framework knows of networks. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text names a proxy, or a network that proxies are in. */
function isProxy(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [address, bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A network of all addresses would let everybody choose the address they are counted by.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const variables = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(8080),
  HOST: z.string().default('127.0.0.1'),
  RETRON_DATA: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  RETRON_ADMIN_PASSWORD: z.string().max(1000, 'must have at most 1000 characters').optional(),
  RETRON_WORKERS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(256, 'must be at most 256')
    .default(() => Math.max(1, availableParallelism() - 1)),
  RETRON_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
  RETRON_PRECEDENT_LINKS: z
    .string()
    .default('')
    .transform((links) => links.split(/\s+/).filter((link) => link !== ''))
    .refine((links) => links.every((link) => LINK.test(link)), {
      error: `must be SOURCE=https://...{key}... with spaces between; sources are ${LINKED_SOURCES.join(', ')}`,
    }),
  RETRON_ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  RETRON_TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((proxies) => proxies.split(/[\s,]+/).filter((proxy) => proxy !== ''))
    .refine((proxies) => proxies.every(isProxy), {
      error: 'must be addresses (10.0.0.7), networks (10.0.0.0/24), loopback, linklocal or uniquelocal, with commas between',
    }),
  RETRON_LOG: z.enum(['files', 'stdout'], 'must be files or stdout').default('files'),
  RETRON_CHEMISTRY_THREADS: wholeNumber(1, 64).default(2),
  RETRON_PLANNING_THREAD_MB: wholeNumber(256, 65_536).optional(),
  RETRON_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(1000, 'must have at most 1000 characters').optional(),
  RETRON_WORKER_METRICS_PORT: wholeNumber(1, 65_535).optional(),
  RETRON_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
    .optional(),
  RETRON_MAIL_FROM: z.string().max(300, 'must have at most 300 characters').default('Retron <retron@localhost>'),
  RETRON_PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'must begin with http:// or https://')
    .optional(),
  ...SIGN_IN_VARIABLES,
  RETRON_LEAST_FREE_DISK_MB: wholeNumber(0, 10_000_000).default(500),
  RETRON_BACKUP_BEFORE_MIGRATION: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  RETRON_MOST_UPLOAD_MB: wholeNumber(1, 2000).default(200),
  RETRON_BUILD_MEMORY_MB: wholeNumber(256, 65_536).default(4000),
  RETRON_BUILD_MINUTES: wholeNumber(1, 10_000).default(240),
  RETRON_MOST_RUNNING_QUERIES: wholeNumber(1, 10_000).default(8),
  RETRON_MOST_WAITING_QUERIES: wholeNumber(1, 100_000).default(1000),
  RETRON_MOST_EVENT_STREAMS: wholeNumber(1, 10_000).default(20),
  RETRON_MOST_TREE_STATES: wholeNumber(1, 10_000).default(50),
  RETRON_MOST_TREE_STATE_MB: wholeNumber(1, 100_000).default(50),
  RETRON_PICTURES_A_MINUTE: wholeNumber(1, 1_000_000).default(3000),
  RETRON_CHECKS_A_MINUTE: wholeNumber(1, 1_000_000).default(240),
  RETRON_MOST_EXPORTS: wholeNumber(1, 10_000).default(10),
  RETRON_MOST_EXPORT_MB: wholeNumber(1, 100_000).default(500),
  RETRON_MOST_WAITING_CHEMISTRY: wholeNumber(1, 10_000).default(200),
});

/** Names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape);

const environment = variables.check(checkSignIn);

/** A shorter password of `admin` is taken, with a warning: who starts the product decides who can reach it. */
export const GOOD_PASSWORD_LENGTH = 8;

/** A setting that cannot be used; the message names it and says what it should be. */
export class SettingsError extends Error {}

/** Reads the settings from an environment; an empty variable counts as not set. @throws SettingsError naming every wrong one */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`).join('\n'));
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: isAbsolute(values.RETRON_DATA) ? values.RETRON_DATA : join(REPOSITORY_ROOT, values.RETRON_DATA),
    databaseUrl: values.DATABASE_URL ?? null,
    adminPassword: values.RETRON_ADMIN_PASSWORD ?? null,
    workers: values.RETRON_WORKERS,
    logLevel: values.RETRON_LOG_LEVEL,
    role: values.RETRON_ROLE,
    trustedProxies: values.RETRON_TRUST_PROXY,
    logTarget: values.RETRON_LOG,
    chemistryThreads: values.RETRON_CHEMISTRY_THREADS,
    planningThreadMegabytes: values.RETRON_PLANNING_THREAD_MB ?? null,
    metricsToken: values.RETRON_METRICS_TOKEN ?? null,
    workerMetricsPort: values.RETRON_WORKER_METRICS_PORT ?? null,
    mail:
      values.RETRON_SMTP_URL === undefined
        ? null
        : {
            smtpUrl: values.RETRON_SMTP_URL,
            from: values.RETRON_MAIL_FROM,
            publicUrl: values.RETRON_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
          },
    singleSignOn: singleSignOnOf(values),
    localAccounts: values.RETRON_LOCAL_ACCOUNTS === 'yes',
    leastFreeDiskBytes: values.RETRON_LEAST_FREE_DISK_MB * 1_000_000,
    backsUpBeforeMigration: values.RETRON_BACKUP_BEFORE_MIGRATION === 'yes',
    builds: {
      mostUploadBytes: values.RETRON_MOST_UPLOAD_MB * 1_000_000,
      megabytes: values.RETRON_BUILD_MEMORY_MB,
      minutes: values.RETRON_BUILD_MINUTES,
    },
    limits: {
      runningQueries: values.RETRON_MOST_RUNNING_QUERIES,
      waitingQueries: values.RETRON_MOST_WAITING_QUERIES,
      eventStreams: values.RETRON_MOST_EVENT_STREAMS,
      treeStates: values.RETRON_MOST_TREE_STATES,
      treeStateBytes: values.RETRON_MOST_TREE_STATE_MB * 1_000_000,
      picturesPerMinute: values.RETRON_PICTURES_A_MINUTE,
      checksPerMinute: values.RETRON_CHECKS_A_MINUTE,
      exports: values.RETRON_MOST_EXPORTS,
      exportBytes: values.RETRON_MOST_EXPORT_MB * 1_000_000,
      waitingChemistryCalls: values.RETRON_MOST_WAITING_CHEMISTRY,
    },
    precedentLinks: { ...PUBLIC_LINKS, ...Object.fromEntries(values.RETRON_PRECEDENT_LINKS.map(linkOf)) },
  };
}

/** Source and address of a link that was checked. */
function linkOf(link: string): readonly [string, string] {
  const at = link.indexOf('=');
  return [link.slice(0, at), link.slice(at + 1)];
}

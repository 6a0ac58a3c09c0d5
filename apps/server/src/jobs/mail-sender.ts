import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { type DueMail, markMailed, takeDueMails } from '../repositories/mails.ts';
import type { MailSettings } from '../settings.ts';

const POLL_MS = 5000;
const AT_ONCE = 5;

const ENDS: Record<DueMail['status'], string> = { finished: 'is ready', stopped: 'was stopped', failed: 'has failed' };

/** What a mail says: what became of the query, and where it is. */
export function mailText(
  { name, status, statusMessage, suggestionCount, realname, projectId, queryId }: DueMail,
  publicUrl: string | null,
) {
  const lines = [
    `Dear ${realname},`,
    '',
    `Your query ${name} ${ENDS[status]}. It has ${suggestionCount} suggestion${suggestionCount === 1 ? '' : 's'}.`,
    ...(statusMessage === null ? [] : ['', statusMessage]),
    ...(publicUrl === null ? [] : ['', `${publicUrl}/projects/${projectId}/tree/${queryId}`]),
    '',
    'You get this mail because the query was started with mailing. Retron',
  ];
  return { subject: `Retron: ${name} ${ENDS[status]}`, text: lines.join('\n') };
}

/**
 * Tells users by mail that their background queries have ended. What cannot be handed over is tried again for an hour; a process that
 * dies between handing over and writing that down sends the mail again, under the same message id, by which mail programs know it.
 */
export class MailSender {
  readonly #database: Database;
  readonly #settings: MailSettings;
  readonly #log: Logger;
  readonly #transport;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<void> = Promise.resolve();

  constructor(database: Database, settings: MailSettings, log: Logger) {
    this.#database = database;
    this.#settings = settings;
    this.#log = log;
    this.#transport = createTransport({ url: settings.smtpUrl, connectionTimeout: 20_000, socketTimeout: 60_000 });
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#work = this.sendDue()
        .catch((error: unknown) => this.#log.warn({ err: error }, 'Mails could not be looked for'))
        .then(() => {
          if (this.#timer !== null) this.start();
        });
    }, POLL_MS);
  }

  /** Sends what is due now. */
  async sendDue(): Promise<void> {
    for (const due of await takeDueMails(this.#database, AT_ONCE)) {
      try {
        const { subject, text } = mailText(due, this.#settings.publicUrl);
        await this.#transport.sendMail({
          from: this.#settings.from,
          to: { name: due.realname, address: due.mail },
          subject,
          text,
          messageId: `<query-${due.queryId}-${due.run}@retron>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        await markMailed(this.#database, due);
      } catch (error) {
        // Only what kind of failure it was: the error of a refused sign-in may hold the password.
        const code = (error as { readonly code?: unknown }).code;
        this.#log.warn({ query: due.queryId, code: typeof code === 'string' ? code : 'unknown' }, 'A mail could not be sent');
      }
    }
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#work;
    this.#transport.close();
  }
}

import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openContinuation } from '../repositories/queries.ts';
import { type User, updateAccount } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { MailSender } from './mail-sender.ts';

let world: TestDatabase;
let user: User;
let project: number;
let smtp: SMTPServer;
let received: { readonly to: string; readonly text: string }[] = [];
/** What the server says to the next mails, instead of taking them. */
let refusals = 0;
beforeAll(async () => {
  world = await createTestDatabase();
  user = await buildUser(world.database);
  project = await buildProject(world.database, user);
  await updateAccount(world.database, user.id, { mail: 'ada@example.org' });
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      buffer(stream).then((content) => {
        if (refusals > 0) {
          refusals -= 1;
          return callback(new Error('Try later'));
        }
        received.push({ to: session.envelope.rcptTo[0].address, text: content.toString('utf8') });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  received = [];
  refusals = 0;
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await world.close();
});

const build = (name: string, more: Parameters<typeof buildQuery>[3] = {}) =>
  buildQuery(world.database, user, project, { name, runMode: 'background', wantsMail: true, status: 'finished', ...more });
const finish = (id: number) => world.database.execute(sql`UPDATE queries SET finished_at = now(), suggestion_count = 12 WHERE id = ${id}`);

async function send(): Promise<void> {
  const { port } = smtp.server.address() as AddressInfo;
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Retron <retron@example.org>', publicUrl: 'https://retron.example.org' };
  const sender = new MailSender(world.database, settings, pino({ level: 'silent' }));
  await sender.sendDue();
  await sender.stop();
}

describe('the mail that a query has ended', () => {
  it('goes to who started it, once, with what became of it and where it is', async () => {
    const id = await build('aspirin');
    await finish(id);
    await send();
    await send();
    expect(received).toHaveLength(1);
    expect(received[0].to).toBe('ada@example.org');
    expect(received[0].text).toContain('Subject: Retron: aspirin is ready');
    expect(received[0].text).toContain('It has 12 suggestions.');
    expect(received[0].text).toContain(`https://retron.example.org/projects/${project}/tree/${id}`);
  });

  it('goes again for the next run', async () => {
    const id = await build('continued');
    await finish(id);
    await send();
    await world.database.execute(sql`UPDATE queries SET run = 2, finished_at = now() WHERE id = ${id}`);
    await send();
    expect(received).toHaveLength(2);
  });

  it('is tried again later when the server does not take it', async () => {
    const id = await build('refused');
    await finish(id);
    refusals = 1;
    await send();
    await send();
    expect(received).toHaveLength(0);
    await world.database.execute(sql`UPDATE queries SET mail_after = now() - interval '1 second' WHERE id = ${id}`);
    await send();
    expect(received).toHaveLength(1);
  });

  it('of the next run is tried afresh, however often that of this one failed', async () => {
    const id = await build('unlucky');
    await finish(id);
    for (let failed = 0; failed < 8; failed += 1) {
      refusals = 1;
      await world.database.execute(sql`UPDATE queries SET mail_after = NULL WHERE id = ${id}`);
      await send();
    }
    refusals = 0;
    await world.database.execute(sql`UPDATE queries SET mail_after = NULL WHERE id = ${id}`);
    await send();
    expect(received).toEqual([]);
    await openContinuation(world.database, id, 1, { userId: user.id, needs: null });
    await world.database.execute(sql`UPDATE queries SET status = 'finished' WHERE id = ${id}`);
    await finish(id);
    await send();
    expect(received).toHaveLength(1);
  });

  it.each([
    ['is not wanted', { wantsMail: false }],
    ['is of an interactive query', { runMode: 'interactive' as const }],
    ['is of a query that runs', { status: 'planning' as const }],
  ])('stays away where it %s', async (name, more) => {
    await finish(await build(name, more));
    await send();
    expect(received).toEqual([]);
  });

  it('says why a query failed', async () => {
    const id = await build('failing', { status: 'failed' });
    await finish(id);
    await world.database.execute(sql`UPDATE queries SET status_message = 'The planner gave up.' WHERE id = ${id}`);
    await send();
    expect(received[0].text).toContain('Subject: Retron: failing has failed');
    expect(received[0].text).toContain('The planner gave up.');
  });
});

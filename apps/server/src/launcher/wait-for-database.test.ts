import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { whenDatabaseAnswers } from './wait-for-database.ts';

async function connect(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT 1 AS one');
  await client.end();
  return rows[0].one;
}

/** A port nobody listens at. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as { port: number };
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

describe('a database that is away at the start', () => {
  const url = inject('templateUrl').replace(/\/template_retron$/, '/postgres');

  it('is waited for, and said once', async () => {
    const away = `postgres://retron:secret@127.0.0.1:${await deadPort()}/retron`;
    const said: string[] = [];
    let tries = 0;
    const answer = await whenDatabaseAnswers(
      () => away,
      () => {
        tries += 1;
        return connect(tries < 3 ? away : url);
      },
      (sentence) => said.push(sentence),
    );
    expect(answer).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Waiting for the database at 127\.0\.0\.1:\d+\/retron: /);
    expect(said[0]).not.toContain('secret');
  });

  it('that stays away is told with a sentence', async () => {
    const away = `postgres://retron:secret@127.0.0.1:${await deadPort()}/retron`;
    const attempt = whenDatabaseAnswers(
      () => away,
      () => connect(away),
      () => undefined,
      600,
    );
    await expect(attempt).rejects.toThrow(/^The database at 127\.0\.0\.1:\d+\/retron gave no answer for 1 seconds: /);
  });

  it('is not waited for where waiting does not help', async () => {
    const wrong = url.replace(/:[^:@]+@/, ':wrong@');
    const said: string[] = [];
    const attempt = whenDatabaseAnswers(
      () => wrong,
      () => connect(wrong),
      (sentence) => said.push(sentence),
    );
    await expect(attempt).rejects.toThrow('password authentication failed');
    expect(said).toEqual([]);
  });
});

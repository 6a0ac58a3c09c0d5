import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { EventFeed, type FeedMessage } from './event-feed.ts';

const LONG_MS = 600_000;
const PATIENCE = { heartbeatMs: LONG_MS, lookMs: 50, longestMs: LONG_MS, mostUnreadBytes: 100_000 };

const busy = (text: string): FeedMessage => ({ state: { status: 'Busy', text }, isLast: false });
const ready: FeedMessage = { state: { status: 'Ready' }, isLast: true };
const lost = () => new Error('Connection terminated unexpectedly');

function heardFrom(stream: NodeJS.ReadableStream): { text: string; hasEnded: boolean } {
  const heard = { text: '', hasEnded: false };
  stream.on('data', (chunk) => {
    heard.text += chunk;
  });
  stream.on('close', () => {
    heard.hasEnded = true;
  });
  return heard;
}

describe('an event stream', () => {
  it('goes on when the database was away, even at its very beginning', async () => {
    const errors: unknown[] = [];
    const events = new EventFeed((error) => errors.push(error), PATIENCE);
    let reads = 0;
    const heard = heardFrom(
      events.follow(1, async () => {
        reads += 1;
        if (reads < 4) throw lost();
        return reads < 6 ? busy('planning') : ready;
      }),
    );
    expect(events.open).toBe(1);
    await eventually(
      async () => heard.hasEnded,
      (hasEnded) => hasEnded,
    );
    expect(heard.text).toBe('data: {"status":"Busy","text":"planning"}\n\ndata: {"status":"Ready"}\n\n');
    expect(errors).toEqual([]);
    expect(events.open).toBe(0);
  });

  it('ends at an error of ours, which is told and ends nothing else', async () => {
    const errors: unknown[] = [];
    const events = new EventFeed((error) => errors.push(error), PATIENCE);
    const heard = heardFrom(
      events.follow(1, async () => {
        throw new Error('a bug');
      }),
    );
    await eventually(
      async () => heard.hasEnded,
      (hasEnded) => hasEnded,
    );
    expect(errors.map(String)).toEqual(['Error: a bug']);
    expect(events.open).toBe(0);
  });

  it('cuts off who does not read', async () => {
    const events = new EventFeed(() => undefined, { ...PATIENCE, lookMs: 5 });
    let reads = 0;
    const stream = events.follow(1, async () => {
      reads += 1;
      return busy(`${reads} ${'x'.repeat(10_000)}`);
    });
    await eventually(
      async () => stream.destroyed,
      (isDestroyed) => isDestroyed,
    );
    expect(stream.writableLength + stream.readableLength).toBeLessThan(150_000);
    expect(events.open).toBe(0);
  });

  it('is heard of by heartbeats, and ends when it is old', async () => {
    const events = new EventFeed(() => undefined, { heartbeatMs: 20, lookMs: LONG_MS, longestMs: 500, mostUnreadBytes: 100_000 });
    const heard = heardFrom(events.follow(1, async () => busy('planning')));
    await eventually(
      async () => heard.hasEnded,
      (hasEnded) => hasEnded,
    );
    expect(heard.text).toMatch(/^data: [^\n]+\n\n(?:: still here\n\n)+$/);
    expect(events.open).toBe(0);
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { markRead, markSeen, noteVisit, visitsOf } from './last-visit.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);
const iso = (time: string) => at(time).toISOString();

beforeEach(() => window.localStorage.clear());

describe('visits', () => {
  it('has no earlier visit on the first, and nothing to read before it', () => {
    noteVisit('anna', at('09:00'));
    expect(visitsOf('anna')).toMatchObject({ lastEnded: null, readUpTo: iso('09:00') });
  });

  it('begins a new visit after half an hour away, and keeps its beginning while it goes on', () => {
    noteVisit('anna', at('09:00'));
    noteVisit('anna', at('09:10'));
    expect(visitsOf('anna')?.lastEnded).toBeNull();
    noteVisit('anna', at('09:40'));
    expect(visitsOf('anna')?.lastEnded).toBe(iso('09:10'));
    noteVisit('anna', at('09:41'));
    expect(visitsOf('anna')?.lastEnded).toBe(iso('09:10'));
  });

  it('remembers what was read, never less, and for each reader', () => {
    noteVisit('anna', at('09:00'));
    noteVisit('ben', at('09:00'));
    markRead('anna', iso('10:00'));
    markRead('anna', iso('09:30'));
    expect(visitsOf('anna')?.readUpTo).toBe(iso('10:00'));
    expect(visitsOf('ben')?.readUpTo).toBe(iso('09:00'));
  });

  it('remembers which ends were seen at the query itself, until all up to them is read', () => {
    noteVisit('anna', at('09:00'));
    markSeen('anna', 1, iso('08:00'));
    markSeen('anna', 2, iso('09:10'));
    markSeen('anna', 3, iso('09:50'));
    expect(visitsOf('anna')?.seenEnds).toEqual({ 2: iso('09:10'), 3: iso('09:50') });
    markRead('anna', iso('09:30'));
    expect(visitsOf('anna')?.seenEnds).toEqual({ 3: iso('09:50') });
  });

  it('starts again where what is kept cannot be read', () => {
    window.localStorage.setItem('retron.visits.anna', '{');
    expect(visitsOf('anna')).toBeNull();
    noteVisit('anna', at('09:00'));
    expect(visitsOf('anna')?.readUpTo).toBe(iso('09:00'));
  });
});

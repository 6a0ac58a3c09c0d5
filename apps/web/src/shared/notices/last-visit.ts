import { useSyncExternalStore } from 'react';

/** After so long without the app open, what follows is a new visit. */
const VISIT_ENDS_MS = 30 * 60_000;
/** How often a visit notes that it still goes on. */
const NOTE_MS = 60_000;

/** What a browser remembers of a reader's visits; times are ISO 8601 UTC, so that they compare as text. */
export interface Visits {
  /** When the visit before this one ended; null on the first. */
  readonly lastEnded: string | null;
  /** Notices up to here were looked at. */
  readonly readUpTo: string;
  /** Of single queries whose tree was opened since: the end that was seen there. */
  readonly seenEnds: Readonly<Record<number, string>>;
}

interface Remembered extends Visits {
  readonly active: string;
}

const listeners = new Set<() => void>();
const cache = new Map<string, { readonly text: string | null; readonly visits: Visits }>();

function nameOf(username: string): string {
  return `retron.visits.${username}`;
}

function read(username: string): Remembered | null {
  try {
    const known: unknown = JSON.parse(window.localStorage.getItem(nameOf(username)) ?? 'null');
    if (typeof known !== 'object' || known === null) return null;
    const { active, readUpTo, lastEnded, seenEnds } = known as Partial<Remembered>;
    if (typeof active !== 'string' || typeof readUpTo !== 'string') return null;
    return {
      active,
      readUpTo,
      lastEnded: typeof lastEnded === 'string' ? lastEnded : null,
      seenEnds: seenEnds instanceof Object ? seenEnds : {},
    };
  } catch {
    return null;
  }
}

function write(username: string, remembered: Remembered): void {
  try {
    window.localStorage.setItem(nameOf(username), JSON.stringify(remembered));
  } catch {
    // A browser that keeps nothing starts each visit as the first.
  }
  for (const listener of listeners) listener();
}

/** Notes that the reader is here now; after half an hour away this begins a new visit. */
export function noteVisit(username: string, now: Date): void {
  const active = now.toISOString();
  const known = read(username);
  if (known === null) {
    write(username, { active, readUpTo: active, lastEnded: null, seenEnds: {} });
    return;
  }
  const isNewVisit = now.getTime() - Date.parse(known.active) >= VISIT_ENDS_MS;
  write(username, { ...known, active, lastEnded: isNewVisit ? known.active : known.lastEnded });
}

/** Notes visits as long as the app is open; returns how to stop. */
export function keepVisiting(username: string): () => void {
  const note = () => noteVisit(username, new Date());
  note();
  const timer = setInterval(note, NOTE_MS);
  window.addEventListener('pagehide', note);
  return () => {
    clearInterval(timer);
    window.removeEventListener('pagehide', note);
  };
}

/** Remembers that notices up to a time were looked at. */
export function markRead(username: string, upTo: string): void {
  const known = read(username);
  if (known !== null && upTo > known.readUpTo) write(username, { ...known, readUpTo: upTo, seenEnds: endsAfter(upTo, known.seenEnds) });
}

/** Remembers that a query was looked at as it is since its end. */
export function markSeen(username: string, queryId: number, finished: string): void {
  const known = read(username);
  if (known === null || finished <= known.readUpTo || known.seenEnds[queryId] === finished) return;
  write(username, { ...known, seenEnds: { ...known.seenEnds, [queryId]: finished } });
}

/** Those that the time up to which all is read does not say already. */
function endsAfter(time: string, ends: Visits['seenEnds']): Visits['seenEnds'] {
  return Object.fromEntries(Object.entries(ends).filter(([, finished]) => finished > time));
}

/** What is remembered of a reader; null before the first visit was noted. */
export function visitsOf(username: string): Visits | null {
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(nameOf(username));
  } catch {
    return null;
  }
  const known = cache.get(username);
  if (known?.text === text) return known.visits;
  const visits = read(username);
  if (visits === null) return null;
  cache.set(username, { text, visits });
  return visits;
}

/** The same, followed while it changes, also in another tab. */
export function useVisits(username: string): Visits | null {
  return useSyncExternalStore(subscribe, () => visitsOf(username));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

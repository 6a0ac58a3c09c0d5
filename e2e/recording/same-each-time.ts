/** What differs from recording to recording, or opens something, and what stands in its place. */
const SECRETS: Readonly<Record<string, string>> = {
  csrfToken: 'recorded-csrf-token',
  secret: 'recorded-token',
  password: 'recorded-password',
  host: 'recorded.example.org',
  worker: 'recorded:1',
};
/** The recording begins here, whenever it is made. */
const BEGINNING = Date.parse('2026-11-02T08:00:00.000Z');
const DAY_MS = 86_400_000;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/**
 * JSON as it is kept: without what opens something, its times told from one beginning and to the minute.
 *
 * @param began - when the recording did; times before it are those of installed data and stay
 */
export function sameEachTime(json: unknown, began: number): unknown {
  if (typeof json === 'string') return sameTime(json, began);
  if (Array.isArray(json)) return json.map((each) => sameEachTime(each, began));
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      typeof value === 'string' && name in SECRETS ? SECRETS[name] : sameEachTime(value, began),
    ]),
  );
}

function sameTime(text: string, began: number): string {
  if (!TIME.test(text)) return text;
  const time = Date.parse(text);
  if (time < began - DAY_MS) return text;
  const minutes = Math.round((time - began) / 60_000);
  return new Date(BEGINNING + minutes * 60_000).toISOString();
}

import { z } from 'zod';
import { TEXTS } from '../wire/own-texts.ts';

/** What a list of projects is narrowed to; all of it together. The specification names the parameter without a form. */
export interface ProjectFilterWords {
  /** User name of the owner. */
  readonly owner?: string;
  /** User name of a member, by name or by a group. */
  readonly member?: string;
  /** Only with a query that runs. */
  readonly running?: 'yes';
  /** Changed on this day or later, and on this day or earlier: `2026-11-23`, UTC. */
  readonly since?: string;
  readonly until?: string;
}

const isDay = (text: string) => z.iso.date().safeParse(text).success;
const VALID: { readonly [Name in keyof Required<ProjectFilterWords>]: (value: string) => boolean } = {
  owner: (value) => value !== '' && value.length <= 200,
  member: (value) => value !== '' && value.length <= 200,
  running: (value) => value === 'yes',
  since: isDay,
  until: isDay,
};

/** `owner:anna,running:yes`: names and percent-encoded values. Null for what is no filter. */
export function readProjectFilter(text: string): ProjectFilterWords | null {
  const found = new Map<string, string>();
  for (const part of text === '' ? [] : text.split(',')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon);
    const value = decoded(part.slice(colon + 1));
    if (colon < 0 || !Object.hasOwn(VALID, name) || found.has(name) || value === null || value.includes('\0')) return null;
    if (!VALID[name as keyof ProjectFilterWords](value)) return null;
    found.set(name, value);
  }
  return Object.fromEntries(found);
}

export function writeProjectFilter(filter: ProjectFilterWords): string {
  return Object.entries(filter)
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`)
    .join(',');
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export const projectFilter = z
  .string()
  .max(2000, TEXTS.filterUnknown)
  .refine((text) => readProjectFilter(text) !== null, TEXTS.filterUnknown)
  .transform((text) => readProjectFilter(text) ?? {});

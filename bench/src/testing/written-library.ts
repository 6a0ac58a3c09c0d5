import { writeFileSync } from 'node:fs';
import { buildLibrary } from '@retron/build';
import { packBody, sha256 } from '@retron/command';
import type { Direction } from '@retron/library';
import { createRdkit } from '@retron/rdkit';
import { CURATED_LIMITS } from '@retron/transforms';

/** Writes a library, `name-1`, of mapped reactions to a file; for retrosynthesis where no direction is named. */
export async function writeLibrary(
  path: string,
  name: string,
  mappedReactions: readonly string[],
  directions: readonly Direction[] = ['retrosynthesis'],
): Promise<void> {
  const unknown = { patent: null, year: null, yieldPercent: null, temperatureCelsius: null, timeHours: null, solvents: [] };
  const built = await buildLibrary({
    title: { name, version: '1', displayName: name, displayText: '', directions, licence: 'none' },
    settings: { minimumSupport: 1, minimumReactants: 1 },
    sources: [
      {
        name,
        precedentSource: name,
        sha256: '',
        licence: 'none',
        isCurated: true,
        limits: CURATED_LIMITS,
        reactions: mappedReactions.map((mappedReaction, place) => ({ mappedReaction, key: String(place), ...unknown })),
      },
    ],
    leaveOut: new Set(),
    rdkit: await createRdkit(),
    sha256,
    pack: packBody,
  });
  if (!built.ok) throw new Error(built.error.message);
  writeFileSync(path, built.value);
}

import type { Place } from '@retron/tree';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { RouteEnds } from '../model/route-gaps.ts';
import type { SchemeLine, StepFacts } from '../model/route-scheme.ts';
import { SCHEME_DRAWING } from '../model/scheme-materials.ts';
import { drawnStructures, schemePicture } from '../model/scheme-picture.ts';

/** A route as the page shows it. */
export interface SchemeOnPage {
  readonly lines: readonly SchemeLine[];
  readonly ends: RouteEnds;
  readonly factsOf: ReadonlyMap<Place, StepFacts>;
  readonly pictureOf: PictureSource;
}

/** The scheme as one SVG that stands alone, with its drawings fetched into it. */
export async function drawScheme({ lines, ends, factsOf, pictureOf }: SchemeOnPage): Promise<string> {
  const sids = drawnStructures(lines);
  const { width, height } = SCHEME_DRAWING;
  const drawings = await Promise.all(sids.map((sid) => drawingAt(pictureOf(sid, [], width, height))));
  const drawn = new Map(sids.map((sid, index) => [sid, drawings[index] ?? '']));
  const unresolved = new Set(ends.gaps.map(({ structure }) => structure.sid));
  return schemePicture(lines, { factsOf, unresolved, drawingOf: (sid) => drawn.get(sid) ?? '' });
}

/** A drawing in the colours of paper, whatever the page has. */
async function drawingAt(address: string): Promise<string> {
  const answer = await fetch(address.replace('theme=dark', 'theme=light'));
  if (!answer.ok) throw new Error('A drawing could not be loaded. Please try again.');
  return (await answer.text()).replace(/^<\?xml[^>]*\?>\s*/, '');
}

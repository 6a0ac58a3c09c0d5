import type { WireBuild, WireDataFile } from '@retron/contract';
import * as texts from '../../texts/backoffice/data-files.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import { numberText } from '../../texts/numbers.ts';

/** What users call it. */
export const kindText = (kind: WireDataFile['kind']): string => (kind === 'library' ? texts.aLibrary : texts.aCatalogue);

/** A number of bytes, such as `8.0 MB`. */
export function sizeText(bytes: number): string {
  return bytes < 1e6 ? texts.kilobytes(numberText(Math.ceil(bytes / 1e3))) : texts.megabytes((bytes / 1e6).toFixed(1));
}

/** How much is in it, one part each: `49,000 reactions`, `12,000 transforms`. */
export function contentsOf({ reactions, transforms, compounds, priced }: WireDataFile): readonly string[] {
  return [
    ...(reactions === null ? [] : [counts.reactions(reactions)]),
    ...(transforms === null ? [] : [counts.transforms(transforms)]),
    ...(compounds === null ? [] : [counts.compounds(compounds)]),
    ...(priced === null ? [] : [priced === 0 ? texts.noPrices : texts.withPrice(numberText(priced))]),
  ];
}

/** What a build is at. */
export function buildText({ state, stage, done, message, received, size }: WireBuild): string {
  switch (state) {
    case 'uploading':
      return texts.uploading(sizeText(received), sizeText(size));
    case 'waiting':
      return texts.waitsForItsTurn;
    case 'running':
      return stage === null ? texts.starting : `${texts.BUILD_STAGES[stage] ?? stage}${done > 0 ? `, ${numberText(done)}` : ''}`;
    case 'ready':
      return common.ready;
    case 'failed':
      return texts.failed(message ?? texts.nobodyKnowsWhy);
    case 'stopped':
      return texts.stopped;
  }
}

export const reasonText = (reason: string): string => texts.LEFT_OUT_REASONS[reason] ?? reason.replaceAll('-', ' ');

/** What was noted besides, with its reason in words, such as `without a price: the row has none`. */
export function notedText(noted: string): string {
  const [what, reason] = noted.split(': ');
  return reason !== undefined && Object.hasOwn(texts.LEFT_OUT_REASONS, reason) ? `${what}: ${texts.LEFT_OUT_REASONS[reason]}` : noted;
}

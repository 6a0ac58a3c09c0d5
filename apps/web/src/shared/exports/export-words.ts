import { EXPORT_FORMATS, EXPORT_KINDS, type ExportJob } from '@retron/contract';
import { bytesText } from '../../components/text/bytes.ts';
import { numberText } from '../../texts/counts.ts';
import * as texts from '../../texts/shared/exports.ts';

/** Such as `About 8 s`. @param milliseconds - as estimated */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90 ? texts.aboutSeconds(seconds) : texts.aboutMinutes(numberText(Math.round(seconds / 60)));
}

/** Such as `Excel (XLS) · 3 steps, 7 structures · 412 kB`. */
export function exportFacts({ kind, format, summary, size }: Pick<ExportJob, 'kind' | 'format' | 'summary' | 'size'>): string {
  return [EXPORT_FORMATS[format], summary === '' ? EXPORT_KINDS[kind] : summary, ...(size === null ? [] : [bytesText(size)])].join(' · ');
}

import { EXPORT_FORMATS, EXPORT_KINDS, type ExportJob } from '@retron/contract';
import { numberText } from '../../components/text/counts.ts';

/** Such as `412 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${numberText(Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Such as `About 8 s`. @param milliseconds - as estimated */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90 ? `About ${seconds} s` : `About ${numberText(Math.round(seconds / 60))} min`;
}

/** Such as `Excel (XLS) · 3 steps, 7 structures · 412 kB`. */
export function exportFacts({ kind, format, summary, size }: Pick<ExportJob, 'kind' | 'format' | 'summary' | 'size'>): string {
  return [EXPORT_FORMATS[format], summary === '' ? EXPORT_KINDS[kind] : summary, ...(size === null ? [] : [sizeText(size)])].join(' · ');
}

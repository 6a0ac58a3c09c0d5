import { EXPORT_KIND_NAMES, type ExportKind } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { ExportContent } from '../content.ts';
import { exportOf } from '../testing/export-with-toolkit.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { sampleContent } from '../testing/sample-content.ts';

const content = sampleContent();

async function rawReport(written: ExportContent, kind: ExportKind = 'pathways'): Promise<string> {
  return Buffer.from((await exportOf(written, 'PDF', kind)).bytes).toString('latin1');
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

describe('a report', () => {
  it('is a PDF with a drawing for the target, each step and each starting material', async () => {
    const report = await rawReport(content);
    expect(report.slice(0, 5)).toBe('%PDF-');
    expect(report.trimEnd().slice(-5)).toBe('%%EOF');
    // Target, four reactions, three starting materials.
    expect(count(report, /\/Subtype \/Image/g)).toBe(8);
  });

  it('embeds its fonts, so that Greek letters are there everywhere', async () => {
    expect(await rawReport(content)).toMatch(/\/FontFile2/);
  });

  it('calls structures by name where that is known', async () => {
    const words = pdfText((await exportOf(content, 'PDF', 'pathways')).bytes).flatMap((page) => page.split('\n'));
    expect(words).toEqual(expect.arrayContaining(['S5 (L-alanine) → S3', 'S5 · L-alanine', 'S3 + S2 → S1', 'S6']));
  });

  it('parts thousands, says what is needed several times once, and calls a reaction without a name unnamed', async () => {
    const [first, ...others] = content.reactions;
    const changed = { ...first!, name: '', nameReactions: [], reactants: ['S3', 'S3', 'S3', 'S2'], precedentCount: 1432 };
    const written = { ...content, reactions: [changed, ...others] };
    const words = pdfText((await exportOf(written, 'PDF', 'pathways')).bytes).flatMap((page) => page.split('\n'));
    expect(words).toEqual(expect.arrayContaining(['3 S3 + S2 → S1', '1,432']));
    expect(words.join('\n')).toContain(`${changed.no} · Unnamed reaction`);
  });

  it('keeps DOI and pages of offers as links', async () => {
    const report = await rawReport(content);
    expect(report).toContain('/URI (https://doi.org/10.1000/xyz\\(1\\))');
    expect(report).toContain('/URI (https://example.org/4)');
  });

  it.each(EXPORT_KIND_NAMES)('is written for %s', async (kind) => {
    const report = await rawReport(content, kind);
    const drawings = { pathways: 8, precedents: 4, clusterstatistics: 1, disconnections: 2 }[kind];
    expect(count(report, /\/Subtype \/Image/g)).toBe(drawings);
  });

  it.each(['clusterstatistics', 'disconnections'] as const)('has all clusters of %s as rows of a table', async (kind) => {
    const [page = ''] = pdfText((await exportOf(content, 'PDF', kind)).bytes);
    const words = page.split('\n');
    const from = words.indexOf('Disconnection');
    expect(words.slice(from - 1, from + 12)).toEqual([
      ...['No', 'Disconnection', 'Suggestions', 'Bonds', 'Precedents', 'Rating', 'Comment'],
      ...['1', 'C–N, amide', '2', '4-7', '12', '4'],
    ]);
  });

  it('says the head of a table again on each page that it reaches', async () => {
    const clusters = Array.from({ length: 120 }, (_, index) => ({ ...content.clusters[0], no: index + 1 }));
    const pages = pdfText((await exportOf({ ...content, clusters }, 'PDF', 'clusterstatistics')).bytes);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.every((page) => page.split('\n').includes('Disconnection'))).toBe(true);
    const rows = pages.flatMap((page) => page.split('\n').filter((line) => line === 'C–N, amide'));
    expect(rows).toHaveLength(120);
  });

  it('goes on over as many pages as it needs', async () => {
    const long = { ...content, precedents: Array.from({ length: 40 }, (_, index) => ({ ...content.precedents[1], prkey: String(index) })) };
    const report = await rawReport(long, 'precedents');
    expect(count(report, /\/Type \/Page\b/g)).toBeGreaterThan(8);
  });
});

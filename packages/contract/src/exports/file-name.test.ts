import { EXPORT_FORMAT_NAMES, EXPORT_KIND_NAMES } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { FORMATS_OF_KIND } from '../wire/export-words.ts';
import { exportFileName, fileNameOf, MAX_FILE_NAME_LENGTH, safeFileName } from './file-name.ts';

const DAY = '2026-11-30';

describe('the name of an exported file', () => {
  it('tells the query, what is in it, and the day', () => {
    const named = (more: Partial<Parameters<typeof exportFileName>[0]>) =>
      exportFileName({ query: 'Paracetamol: routes', kind: 'pathways', format: 'XLS', day: DAY, ...more });
    expect(named({})).toBe('Paracetamol- routes-pathways-2026-11-30');
    expect(named({ format: 'ROUTES' })).toBe('Paracetamol- routes-routes-2026-11-30');
    expect(named({ kind: 'precedents', suggestion: 'R4' })).toBe('Paracetamol- routes-precedents-R4-2026-11-30');
    expect(named({ kind: 'clusterstatistics' })).toBe('Paracetamol- routes-clusters-2026-11-30');
    expect(named({ kind: 'disconnections' })).toBe('Paracetamol- routes-disconnections-2026-11-30');
    expect(named({ query: '///' })).toBe('query-pathways-2026-11-30');
  });

  it('tells it of the longest name of a query too, in every format', () => {
    for (const kind of EXPORT_KIND_NAMES) {
      for (const format of EXPORT_FORMAT_NAMES.filter((each) => FORMATS_OF_KIND[kind].includes(each))) {
        const name = exportFileName({ query: 'q'.repeat(150), kind, format, day: DAY });
        expect(name).toHaveLength(MAX_FILE_NAME_LENGTH);
        expect(name).toMatch(/^q+-[a-z]+-2026-11-30$/);
      }
    }
  });

  it('tells the query of what the page makes itself', () => {
    expect(fileNameOf('Paracetamol: routes', 'route-2')).toBe('Paracetamol- routes-route-2');
    expect(fileNameOf('q'.repeat(150), 'shopping-list')).toMatch(/^q+-shopping-list$/);
    expect(fileNameOf('q'.repeat(150), 'shopping-list')).toHaveLength(MAX_FILE_NAME_LENGTH);
  });

  it('is one that every file system and address takes', () => {
    expect(safeFileName('../my "clusters"\r\nß.xlsx')).toBe('my -clusters-ß.xlsx');
    expect(safeFileName(' .. ')).toBeNull();
    const cut = safeFileName(`${'a'.repeat(99)}🧪 flask`);
    expect(cut).toBe('a'.repeat(99));
    expect(() => encodeURIComponent(safeFileName('a\uD83E') ?? '')).not.toThrow();
  });
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { createRdkit } from '@retron/rdkit';
import { readTemplate, reverseTemplate } from '@retron/transforms';
import { describe, expect, it } from 'vitest';
import { inflateCatalog, openCatalog } from './catalog/open-catalog.ts';
import type { TransformLibrary } from './library/library.ts';
import { inflateLibrary, openLibrary } from './library/open-library.ts';

const FOLDER = new URL('../../../libraries/', import.meta.url);
const MAX_SHIPPED_BYTES = 25e6;
/** Trained files have a limit of their own. */
const MAX_RANKER_BYTES = 20_000_000;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const files = readdirSync(FOLDER);
const libraryFiles = files.filter((name) => name.endsWith('.rlib'));

function open(name: string): TransformLibrary {
  const buffer = inflateLibrary(readFileSync(new URL(name, FOLDER)), brotliDecompressSync);
  const library = buffer.ok ? openLibrary(buffer.value, sha256) : buffer;
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}

/** Every `step`-th number below `end`. */
function sample(end: number, step: number): number[] {
  return Array.from({ length: Math.ceil(end / step) }, (_, i) => i * step);
}

describe('the data that comes with Retron', () => {
  it('has both families and both catalogues, within the size agreed', () => {
    expect(libraryFiles).toEqual(['chemsynth_core-1.0.rlib', 'reflib-1.0.rlib']);
    expect(files.filter((name) => name.endsWith('.rcat'))).toEqual(['natural_materials-1.0.rcat', 'starting_materials-1.0.rcat']);
    const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + statSync(new URL(name, FOLDER)).size, 0);
    const isRanker = (name: string) => name.endsWith('.rrank');
    expect(sizeOf(files.filter((name) => !isRanker(name)))).toBeLessThan(MAX_SHIPPED_BYTES);
    expect(sizeOf(files.filter(isRanker))).toBeLessThan(MAX_RANKER_BYTES);
  });

  describe.each(libraryFiles)('%s', (name) => {
    const library = open(name);

    it('is named as its file, says where it came from and accounts for every reaction read', () => {
      const { header } = library;
      expect(`${library.fullName}.rlib`).toBe(name);
      expect(header.directions).toContain('forward');
      // The other parts of USPTO-500-MT may be learnt from; those of USPTO-50k are a benchmark.
      const ofBenchmarks = header.sources.filter(({ name }) => !name.startsWith('USPTO-500-MT'));
      expect(ofBenchmarks.filter((source) => /\b(val|test)\b/.test(source.name))).toEqual([]);
      let used = 0;
      for (const { reactionsRead, reactionsUsed, dropped, sha256: hash } of header.sources) {
        expect(hash).toMatch(/^[0-9a-f]{64}$/);
        expect(reactionsUsed + Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(reactionsRead);
        used += reactionsUsed;
      }
      expect(used).toBe(header.counts.reactions);
    });

    it('counts each reaction once at every level, and keeps five examples at most', () => {
      for (const level of [1, 2, 3] as const) {
        const { first, end } = library.transformsAt(level);
        let reactions = 0;
        for (let transform = first; transform < end; transform++) {
          reactions += library.reactionCount(transform);
          const examples = library.precedentIds(transform).length;
          expect(examples).toBeGreaterThan(0);
          if (level === 3) expect(examples).toBeLessThanOrEqual(Math.min(5, library.reactionCount(transform)));
        }
        expect(reactions).toBe(library.header.counts.reactions);
      }
    });

    it('keeps the conditions of every recorded reaction, those of its examples among them, if its builder did', () => {
      const { recordedReactions: recorded } = library;
      expect(recorded === null).toBe(library.header.builder.version === '1');
      if (recorded === null) return;
      const { first, end } = library.transformsAt(3);
      expect(recorded.behind(end - 1).end).toBe(library.header.counts.reactions);
      for (const place of sample(end - first, 50)) {
        const range = recorded.behind(first + place);
        const kept = Array.from({ length: range.end - range.first }, (_, i) => recorded.conditions(range.first + i));
        expect(kept.map((_, i) => recorded.yieldPercent(range.first + i))).toEqual(kept.map(({ yieldPercent }) => yieldPercent));
        for (const id of library.precedentIds(first + place)) {
          const { agents, solvents, year, yieldPercent, isYieldCalculated, temperatureCelsius, timeHours, isIonic } = library.precedent(id);
          const conditions = { agents, solvents, year, yieldPercent, isYieldCalculated, temperatureCelsius, timeHours, isIonic };
          expect(kept).toContainEqual(conditions);
        }
      }
    });

    it('has templates that can be used in both directions', () => {
      for (const transform of sample(library.transformCount, 20)) {
        const template = readTemplate(library.template(transform));
        expect(template.ok && reverseTemplate(template.value).ok).toBe(true);
      }
    });

    it('cites a patent, or says plainly that the data set has none', () => {
      for (const id of sample(library.header.counts.precedents, 7)) {
        const { source, patent, year, product, reactants } = library.precedent(id);
        if (source === 'USPTO') expect(patent).toMatch(/^US[A-Z0-9]+$/);
        else if (patent === null) expect([source, year]).toEqual([expect.stringMatching(/^USPTO-(MIT|500-MT)$/), null]);
        else expect([source, patent]).toEqual(['USPTO-MIT', expect.stringMatching(/^(US|RE)[A-Z0-9]+$/)]);
        expect(product.centre.length).toBeGreaterThan(0);
        expect(reactants.length).toBeGreaterThan(0);
        for (const { centre } of reactants) expect(centre.length).toBeGreaterThan(0);
      }
    });

    it('names reactions as the table of name reactions does', () => {
      const ids = sample(library.transformCount, 20).flatMap((transform) => library.nameReactions(transform).map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(100);
      expect(ids.filter((id) => id.startsWith('other:'))).toEqual([]);
    });

    it('holds canonical SMILES and the fingerprints of its products', async () => {
      const rdkit = await createRdkit();
      for (const id of sample(library.header.counts.precedents, 500)) {
        const { product, reactants } = library.precedent(id);
        for (const { smiles } of [product, ...reactants]) expect(rdkit.canonicalSmiles(smiles)).toEqual({ ok: true, value: smiles });
        expect(rdkit.fingerprint(product.smiles)).toEqual({ ok: true, value: Uint8Array.from(library.productFingerprint(id)) });
      }
    });
  });

  it('lists common reagents and building blocks as starting materials', () => {
    const buffer = inflateCatalog(readFileSync(new URL('starting_materials-1.0.rcat', FOLDER)), brotliDecompressSync);
    const catalog = buffer.ok ? openCatalog(buffer.value, sha256) : buffer;
    if (!catalog.ok) throw new Error(catalog.error.message);
    const { value } = catalog;
    const common = ['CN1CCNCC1', 'OB(O)c1ccccc1', 'CC(=O)Cl', 'CI', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C', 'O=C1CCC(=O)N1Br', 'Nc1ccccc1'];
    expect(common.filter((smiles) => value.find(smiles) < 0)).toEqual([]);
    for (let place = 1; place < value.size; place++) expect(value.entry(place - 1).smiles < value.entry(place).smiles).toBe(true);
  });
});

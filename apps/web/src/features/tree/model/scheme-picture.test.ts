import type { StructureNode } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { wireSuggestion } from '../testing/canvas-nodes.ts';
import type { SchemeLine, SchemeMaterial } from './route-scheme.ts';
import { drawnStructures, schemePicture } from './scheme-picture.ts';

const structure = (sid: number, level = 1) => ({ sid, no: String(sid), level, smiles: 'c1ccccc1CCCCCC', instock: null }) as StructureNode;
const material = (sid: number, origin: SchemeMaterial['origin'] = 'start') =>
  ({ place: `m${sid}`, structure: structure(sid), origin }) as unknown as SchemeMaterial;
const step = (place: string, product: StructureNode, materials: readonly SchemeMaterial[]) =>
  ({ place, product, materials, suggestion: wireSuggestion(1, 1) }) as unknown as SchemeLine[number];

/** 2 of 4 and 5; 1 of 2 and 3. */
const LINE: SchemeLine = [
  step('a', structure(2), [material(4), material(5)]),
  step('b', structure(1, 0), [material(2, 'before'), material(3)]),
];
const FACTS = {
  reagents: ['NaH & THF <dry>', 'a very long name of a reagent that needs lines'],
  under: ['20 °C'],
  yieldPercent: 81.6,
};
const picture = (lines: readonly SchemeLine[]) =>
  schemePicture(lines, {
    factsOf: new Map([['b', FACTS]]) as never,
    unresolved: new Set([3]),
    drawingOf: (sid) => `<svg data-sid="${sid}"/>`,
  });
const drawn = (svg: string) => [...svg.matchAll(/data-sid="(\d+)"/g)].map((match) => Number(match[1]));

describe('the picture of a scheme', () => {
  it('draws each compound of a line once, in its order, and needs nothing from elsewhere', () => {
    const svg = picture([LINE]);
    expect(drawnStructures([LINE])).toEqual([2, 4, 5, 1, 3]);
    expect(drawn(svg)).toEqual([4, 5, 2, 3, 1]);
    expect(svg).not.toMatch(/href|url\(/);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  it('says at the arrow what is put in and what comes out, and marks what is not known', () => {
    const texts = [...picture([LINE]).matchAll(/<text[^>]*>(.*?)<\/text>/g)].map((match) => match[1]?.replace(/<[^>]*>/g, ''));
    expect(texts).toEqual(
      expect.arrayContaining(['NaH &amp; THF &lt;dry&gt;', 'a very long name of a', '20 °C', '82 %', '3 not known', '1 target']),
    );
  });

  it('calls a step by its name where no conditions are recorded', () => {
    const named = { ...wireSuggestion(1, 1).precedentProperties, nameReactions: [{ name: 'Resolution', count: 0 }] };
    const line = [{ ...LINE[0], suggestion: wireSuggestion(1, 1, { precedentProperties: named }) }] as unknown as SchemeLine;
    const facts = { reagents: [], under: [], yieldPercent: null };
    const svg = schemePicture([line], { factsOf: new Map([['a', facts]]) as never, unresolved: new Set(), drawingOf: () => '<svg/>' });
    expect(svg).toContain('>Resolution</text>');
  });

  it('says of what was looked up and is nowhere that it is to be made', () => {
    const lookedUp = { ...material(3), structure: { ...structure(3), instock: false } };
    expect(picture([[step('b', structure(1, 0), [lookedUp])]])).toContain('to be made');
  });

  it('calls a compound by its name, as long as there is room, but not the target, which has one of its own', () => {
    const named = (sid: number, name: string, level = 1) => ({ ...material(sid), structure: { ...structure(sid, level), name } });
    const line = [
      step('b', { ...structure(1, 0), name: 'celecoxib' }, [
        named(3, 'morpholine <dry>'),
        named(4, '4-(trifluoromethyl)benzenesulfonyl chloride'),
      ]),
    ];
    const svg = picture([line]);
    expect(svg).toContain('>morpholine &lt;dry&gt;</text>');
    expect(svg).toContain('>4-(trifluoromethyl)benze…</text>');
    expect(svg).not.toContain('celecoxib');
  });

  it('goes on below where a line is too long, with what was made', () => {
    const long = Array.from({ length: 5 }, (_, index) =>
      step(`s${index}`, structure(10 + index), index === 0 ? [material(1)] : [material(9 + index, 'before'), material(100 + index)]),
    );
    const svg = picture([long]);
    expect(Number(/width="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(1280 + 32);
    expect(drawn(svg).filter((sid) => sid === 11)).toHaveLength(2);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleContent } from '../testing/sample-content.ts';
import { readContentJson, writeContentJson } from './content-json.ts';

const content = sampleContent();

it('reads what it wrote', () => {
  expect(readContentJson(writeContentJson(content))).toEqual({ ok: true, value: content });
});

it('reads what it wrote, whatever the texts and numbers', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
  const changes = fc.record({
    text: fc.string({ unit: 'grapheme' }),
    texts: fc.array(fc.string()),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true }).filter((value) => !Object.is(value, -0))),
    mass: fc.option(number),
    price: fc.option(fc.constantFrom(1, 2, 3, 4, 5)),
    isInStock: fc.option(fc.boolean()),
    routes: fc.array(fc.record({ label: fc.string(), reactions: fc.array(fc.string()), open: fc.array(fc.string()) })),
  });
  fc.assert(
    fc.property(changes, ({ text, texts, share, mass, price, isInStock, routes }) => {
      const changed = {
        ...content,
        query: { ...content.query, name: text, libraries: texts },
        structures: content.structures.map((each) => ({ ...each, smiles: text, molarMass: mass, priceCategory: price, isInStock })),
        reactions: content.reactions.map((each) => ({ ...each, warnings: texts, choice: share, variantOf: text })),
        routes,
      };
      expect(readContentJson(writeContentJson(changed))).toEqual({ ok: true, value: changed });
    }),
  );
});

it('says what it is in its first lines', () => {
  expect(writeContentJson(content).split('\n').slice(0, 3)).toEqual(['{', '  "format": "retron-export",', '  "version": 2,']);
});

it.each([
  ['no JSON', 'The file is not JSON.'],
  ['{"format":"other","version":1}', 'The file is no export of Retron.'],
  ['{"format":"retron-export","version":3}', 'The file has version 3; this program reads versions 1 and 2.'],
])('refuses %s', (json, message) => {
  expect(readContentJson(json)).toMatchObject({ ok: false, error: { message } });
});

it('names the place of what is damaged', () => {
  const damaged = writeContentJson(content).replace('"rating": 4', '"rating": 9');
  const read = readContentJson(damaged);
  expect(read.ok ? '' : read.error.message).toMatch(/^The file is damaged at reactions\.0\.rating: /);
});

it('reads files without names of structures', () => {
  const json = writeContentJson(content).replace(/^ *"name": (null|"L-alanine"),\n(?= *"smiles")/gm, '');
  expect(json).not.toContain('L-alanine');
  const unnamed = content.structures.map((each) => ({ ...each, name: null }));
  expect(readContentJson(json)).toEqual({ ok: true, value: { ...content, structures: unnamed } });
});

it('reads files of version 1, which had no tree', () => {
  const { tree: _, ...old } = content;
  const json = JSON.stringify({ format: 'retron-export', version: 1, ...old });
  expect(readContentJson(json)).toEqual({ ok: true, value: { ...content, tree: null } });
});

import { readFileSync } from 'node:fs';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import type { ReactionSource, SourceReaction } from '../source-reaction.ts';
import { readRdfSource } from './rdf-source.ts';

const FIXTURE = new URL('../../../../../fixtures/own-reactions/records.rdf', import.meta.url);
const TEXT = readFileSync(FIXTURE, 'utf8');
const rdkit = await createRdkit();

function sourceOf(text: string): ReactionSource {
  const source = readRdfSource({ fileName: 'records.rdf', sha256: '', lines: text.split('\n'), rdkit });
  if (!source.ok) throw new Error(source.error.message);
  return source.value;
}

function read(text: string): SourceReaction[] {
  return [...(sourceOf(text).reactions as Iterable<SourceReaction>)];
}

/** A record of one reaction with the data given. */
function record(fields: readonly (readonly [string, string])[]): SourceReaction[] {
  const [head] = TEXT.split('$DTYPE', 1);
  return read(head + fields.map(([name, value]) => `$DTYPE ${name}\n$DATUM ${value}\n`).join(''));
}

describe('an RDfile', () => {
  const source = sourceOf(TEXT);
  const reactions = [...(source.reactions as Iterable<SourceReaction>)];
  const byKey = (key: string) => reactions.find((reaction) => reaction.key === key);

  it('gives a reaction for each variation of a record, with the facts of that variation', () => {
    expect(byKey('1')).toEqual({
      mappedReaction: expect.stringMatching(/^[^>]+>CCN=C=NCCCN\(C\)C>[^>]+$/),
      key: '1',
      patent: 'A. Tester, Journal of Tests 1, 2',
      year: 1990,
      yieldPercent: 39,
      temperatureCelsius: 20,
      timeHours: 1.5,
      solvents: ['C1CCOC1'],
    });
    expect(byKey('ELN-7')).toMatchObject({
      patent: 'US4000001',
      year: 1977,
      yieldPercent: 70,
      temperatureCelsius: null,
      timeHours: null,
      solvents: [],
    });
  });

  it('keeps the atom maps of the molfiles', () => {
    const sides = byKey('1')?.mappedReaction.split('>') ?? [];
    const maps = (side: string) => [...side.matchAll(/:(\d+)\]/g)].map(([, map]) => Number(map)).sort((a, b) => a - b);
    expect(maps(sides[2])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(maps(sides[0])).toEqual(maps(sides[2]));
    expect(rdkit.canonicalSmiles(sides[2])).toEqual(rdkit.canonicalSmiles('CC(=O)NCc1ccccc1'));
  });

  it('reads agents beyond the standard, and reactions without maps', () => {
    expect(byKey('unmapped-amide')).toMatchObject({
      mappedReaction: 'CC(=O)O.CNCc1ccccc1>CCN(CC)CC>CC(=O)N(C)Cc1ccccc1',
      yieldPercent: 88,
    });
  });

  it('reads V3000, and the fields of Reaxys, in which YPRO is a name and no yield', () => {
    expect(byKey('3')).toMatchObject({ yieldPercent: 64, temperatureCelsius: 60, year: 1999 });
    expect(byKey('3')?.mappedReaction).toContain('[CH3:1]');
  });

  it('names what is wrong with the others', () => {
    expect(reactions.map(({ key, problem }) => [key, problem]).filter(([, problem]) => problem !== undefined)).toEqual([
      ['4', 'broken-reaction-block'],
      ['5', 'no-reaction-block'],
      ['6', 'several-steps'],
      ['7', 'reactant-unreadable'],
      ['8', 'no-reaction-block'],
    ]);
  });

  it('counts the fields it does not use', () => {
    expect(Object.fromEntries(source.unreadFields ?? [])).toEqual({
      'RXN:VARIATION:COMMENTS': 1,
      'RXN:VARIATION:STEPNO:SOLVENT:MOL:SYMBOL:SYMBOL': 1,
      'RXN:VARIATION:STEPNO:CONDITIONS:TEMPERATURE': 1,
      'ROOT:RXD:YPRO': 1,
      'MOL:NAME': 1,
    });
  });

  it('reads the same with line ends of Windows', () => {
    // The command line takes carriage returns away; molfiles within values must survive it.
    expect(read(TEXT.replace(/\n/g, '\r\n').replace(/\r/g, ''))).toEqual(reactions);
  });

  it('is refused when it does not begin as one', () => {
    const answer = readRdfSource({ fileName: 'x.rdf', sha256: '', lines: ['<rdf:RDF>'], rdkit });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'no-reactions' } });
  });

  it('survives being cut off anywhere: every record before the cut is read as before', () => {
    const lines = TEXT.split('\n');
    for (let end = 1; end < lines.length; end += 37) {
      const cut = read(lines.slice(0, end).join('\n'));
      // The last record of the cut file may have lost data or molecules.
      for (const [i, reaction] of cut.slice(0, -2).entries()) expect(reaction.mappedReaction).toBe(reactions[i].mappedReaction);
    }
  });
});

describe('the data of a record', () => {
  it.each([
    ['a yield with a sign', 'RXN:VARIATION(1):PRODUCT(1):YIELD', '81.5 %', 81.5],
    ['the lower end of a range', 'RXN:VARIATION(1):PRODUCT(1):YIELD', '70.0 - 75.5', 70],
    ['a yield of the reaction', 'Yield', '12', 12],
    ['no bound', 'RXN:YIELD', '>95', null],
    ['no amount', 'RXN:YIELD', '12 g', null],
    ['nothing beyond 100', 'RXN:YIELD', '120', null],
    ['no yield of another product', 'RXN:VARIATION(1):PRODUCT(2):YIELD', '50', null],
  ])('give %s', (_, name, value, yieldPercent) => {
    expect(record([[name, value]])[0].yieldPercent).toBe(yieldPercent);
  });

  it.each([
    ['2 h', 2],
    ['1 d', 24],
    ['30 min', 0.5],
    ['overnight', null],
    ['-3', null],
  ])('read a time of %s', (value, hours) => {
    expect(record([['RXN:VARIATION(1):CONDITIONS(1):TIME', value]])[0].timeHours).toBe(hours);
  });

  it('give no temperature where stages have several', () => {
    const stage = (n: number, value: string) => [`RXN:VARIATION(1):STEPNO(${n}):CONDITIONS(1):TEMP`, value] as const;
    expect(record([stage(1, '0'), stage(2, '25')])[0].temperatureCelsius).toBeNull();
    expect(record([stage(1, '25'), stage(2, '25')])[0].temperatureCelsius).toBe(25);
  });

  it('of the whole record hold for each variation', () => {
    const reactions = record([
      ['RXN:YEAR', '2001'],
      ['RXN:VARIATION(2):YIELD', '20'],
      ['RXN:VARIATION(1):YIELD', '10'],
    ]);
    expect(reactions.map(({ year, yieldPercent }) => [year, yieldPercent])).toEqual([
      [2001, 10],
      [2001, 20],
    ]);
  });

  it('join lines of 81 characters that end in a plus sign', () => {
    const value = 'x'.repeat(73);
    const [head] = TEXT.split('$DTYPE', 1);
    const [reaction] = read(`${head}$DTYPE RXN:CITATION\n$DATUM ${value}+\n${'y'.repeat(80)}+\nz\n`);
    expect(reaction.patent).toBe(`${value}${'y'.repeat(80)}z`);
  });
});

import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { type GivenIntent, readIntent, structureTextsOf } from './read-intent.ts';

const target = parseSmiles('CC(=O)Nc1ccccc1');
if (!target.ok) throw new Error(target.error.message);
const NOTHING: GivenIntent = { avoid: [], require: [], breaks: [], keeps: [] };
const smilesOf = (text: string) => (text === 'ethanol' || text === 'OCC' ? 'CCO' : text === 'palladium' ? '[Pd]' : null);
const SUZUKI = ['bromo-suzuki-coupling', 'chloro-suzuki-coupling', 'iodo-suzuki-coupling', 'suzuki-coupling', 'triflate-suzuki-coupling'];
const read = (given: Partial<GivenIntent>) => readIntent({ ...NOTHING, ...given }, target.value, smilesOf);

describe('what is wanted of the ways to a target', () => {
  it('is read: structures, names and bonds, each once', () => {
    const { intent, unread } = read({
      avoid: ['ethanol', 'Suzuki coupling', 'OCC'],
      require: ['ethanol'],
      breaks: ['4-2', '2-4', '2–4'],
      keeps: ['4-5'],
    });
    expect(unread).toEqual([]);
    expect(intent).toEqual({
      avoid: ['CCO'],
      avoidNames: expect.arrayContaining(SUZUKI),
      require: ['CCO'],
      breaks: [[1, 3]],
      keeps: [[3, 4]],
    });
  });

  it('names what it cannot read', () => {
    expect(read({ avoid: ['hope'], require: ['Suzuki coupling'] }).unread).toEqual([
      { wish: 'avoid', text: 'hope', problem: 'unknown' },
      { wish: 'require', text: 'Suzuki coupling', problem: 'unknown' },
    ]);
    for (const text of ['1-4', '0-1', '4-99', '4', 'C-N', '']) {
      expect(read({ breaks: [text] }).unread).toEqual([{ wish: 'breaks', text, problem: 'no bond' }]);
    }
  });

  it('takes the name of a family for all that are called so, and a compound before a family', () => {
    const names = (...avoid: string[]) => [...read({ avoid }).intent.avoidNames].sort();
    for (const text of ['Suzuki', 'suzuki', ' Suzuki coupling', 'Suzuki reaction']) expect(names(text)).toEqual(SUZUKI);
    expect(names('Bromo Suzuki coupling')).toEqual(['bromo-suzuki-coupling']);
    expect(names('Mitsunobu').length).toBeGreaterThan(2);
    expect(read({ avoid: ['ethanol'] }).intent).toMatchObject({ avoid: ['CCO'], avoidNames: [] });
    expect(read({ avoid: ['yl', 'uzuki'] }).unread).toHaveLength(2);
  });

  it('refuses a catalyst, which would leave out nothing', () => {
    expect(read({ avoid: ['palladium'] }).unread).toEqual([{ wish: 'avoid', text: 'palladium', problem: 'catalyst' }]);
    expect(read({ require: ['palladium'] }).unread).toEqual([]);
  });

  it('does not break what is to be kept', () => {
    expect(read({ breaks: ['2-4', '4-5'], keeps: ['4-2'] })).toMatchObject({
      intent: { breaks: [[3, 4]], keeps: [[1, 3]] },
      unread: [{ wish: 'breaks', text: '2-4', problem: 'both' }],
    });
  });

  it('asks for structures only where no name is meant', () => {
    expect(structureTextsOf({ avoid: ['Suzuki coupling', 'CCO'], require: ['CCO', 'C'] })).toEqual(['CCO', 'C']);
  });
});

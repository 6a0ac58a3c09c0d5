import { describe, expect, it } from 'vitest';
import { chooseLibraries } from './choose-libraries.ts';

const INSTALLED = ['chemsynth_core-1.0', 'chemsynth_core-1.10', 'chemsynth_core-1.9', 'reflib-1.0'];

describe('the libraries of a query', () => {
  it('are taken by their full names', () => {
    expect(chooseLibraries(['chemsynth_core-1.0', 'reflib-1.0'], INSTALLED)).toEqual({
      chosen: ['chemsynth_core-1.0', 'reflib-1.0'],
      missing: [],
    });
  });

  it('are the newest version where only the family is named', () => {
    expect(chooseLibraries(['chemsynth_core'], INSTALLED)).toEqual({ chosen: ['chemsynth_core-1.10'], missing: [] });
  });

  it('come once each, and those not installed are told', () => {
    expect(chooseLibraries(['reflib', 'reflib-1.0', 'gone', 'reflib-2.0'], INSTALLED)).toEqual({
      chosen: ['reflib-1.0'],
      missing: ['gone', 'reflib-2.0'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { readReagent, readReagents } from '../species/read-reagent.ts';
import { isLight, LIGHT } from './light.ts';
import { reagentKindsOf } from './reagents.ts';

const canonical = (smiles: string) => (smiles === 'CO' ? smiles : null);

describe('light', () => {
  it.each([
    ...[
      'hν',
      'hv',
      'h nu',
      'UV',
      'UV light',
      'UV irradiation',
      'irradiation',
      '365 nm',
      'hν (350 nm)',
      '450 nm LED',
      'blue LEDs',
      'visible light',
    ],
    ...['sunlight', 'Hg lamp', 'high-pressure mercury lamp', '34 W blue LEDs', 'photolysis'],
  ])('is read as a reagent: %s', (text) => {
    expect(readReagent(text, canonical)).toEqual({ smiles: LIGHT, name: 'light' });
  });

  it.each(['heat', 'microwave irradiation', '2 h', 'white solid', 'UVA-01'])('is not %s', (text) => {
    expect(isLight(text)).toBe(false);
  });

  it('is read beside others, and decides', () => {
    expect(readReagents('hv, MeOH', canonical)?.map(({ name }) => name)).toEqual(['light', 'methanol']);
    expect(reagentKindsOf([LIGHT]).map(({ id }) => id)).toEqual(['light']);
  });
});

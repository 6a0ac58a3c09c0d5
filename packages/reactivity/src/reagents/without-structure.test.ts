import { describe, expect, it } from 'vitest';
import { readReagent } from '../species/read-reagent.ts';
import { readReagentList } from '../species/read-reagent-list.ts';
import { LIGHT } from './light.ts';
import { reagentKindsOf } from './reagents.ts';
import { COLD, HYDROLASE, hasStructure, KETOREDUCTASE, nameWithoutStructure, withoutStructure } from './without-structure.ts';

const canonical = (smiles: string) => (smiles === 'CCO' ? smiles : null);

describe('what has a say but no structure', () => {
  it.each([
    ['-78 °C', COLD],
    ['−78°C', COLD],
    ['–70 °C', COLD],
    ['Novozym 435', HYDROLASE],
    ['CAL-B', HYDROLASE],
    ['pig liver esterase', HYDROLASE],
    ['Candida antarctica lipase B', HYDROLASE],
    ['KRED', KETOREDUCTASE],
    ['ketoreductase', KETOREDUCTASE],
    ["baker's yeast", KETOREDUCTASE],
    ['hv', LIGHT],
  ])('is read: %s', (text, token) => {
    expect(readReagent(text, canonical)?.smiles).toBe(token);
    expect(hasStructure(token)).toBe(false);
    expect(nameWithoutStructure(token)).not.toBeNull();
  });

  it.each(['-78 °C to rt', '0 °C', '-20 °C', '78 °C', '-7 °C', 'CCO', 'ω-transaminase', 'glucose dehydrogenase'])('is not %s', (text) => {
    expect(withoutStructure(text)).toBeNull();
  });

  it('has a kind, by its token, and is a reagent of a list', () => {
    expect(reagentKindsOf([COLD, HYDROLASE, KETOREDUCTASE]).map(({ id }) => id)).toEqual(['cold', 'hydrolase', 'ketoreductase']);
    expect(readReagentList('CCO; -78 °C', canonical).reagents.map(({ smiles }) => smiles)).toEqual(['CCO', COLD]);
    expect(hasStructure('CCO')).toBe(true);
    expect(nameWithoutStructure('CCO')).toBeNull();
  });
});

import type { KnownReagent } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { findReagent, matchesReagent } from './reagent-search.ts';

const NBS: KnownReagent = {
  name: 'NBS',
  aliases: ['N-bromosuccinimide'],
  smiles: 'O=C1CCC(=O)N1Br',
  formula: 'C4H4BrNO2',
  inchikey: 'PCLIMKBDDGJMGD-UHFFFAOYSA-N',
};
const TWIN: KnownReagent = { ...NBS, name: 'a twin', aliases: [], smiles: 'O=C1CC(Br)C(=O)N1', inchikey: 'AAAAAAAAAAAAAA-UHFFFAOYSA-N' };

describe('a reagent', () => {
  it.each(['nbs', 'bromosucc', 'C4H4', 'PCLIM', 'pclimkbddgjmgd-uhfffaoysa-n', ''])('is looked for by %j', (text) => {
    expect(matchesReagent(NBS, text)).toBe(true);
  });

  it.each(['H4BrNO2', 'NCS', 'UHFFF'])('is not looked for by %j', (text) => {
    expect(matchesReagent(NBS, text)).toBe(false);
    expect(matchesReagent(undefined, text)).toBe(false);
  });

  it('is found by what a tag says, unless two have that formula', () => {
    for (const tag of ['NBS', ' n-bromosuccinimide', 'PCLIMKBDDGJMGD-UHFFFAOYSA-N', 'O=C1CCC(=O)N1Br', 'C4H4BrNO2']) {
      expect(findReagent([NBS], tag)).toBe(NBS);
    }
    expect(findReagent([NBS, TWIN], 'C4H4BrNO2')).toBeNull();
    expect(findReagent([NBS, TWIN], 'pixie dust')).toBeNull();
  });
});

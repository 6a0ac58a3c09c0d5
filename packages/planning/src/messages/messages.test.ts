import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import type { EnsembleFacts } from '../rating/ensemble-facts.ts';
import { stereoChange } from './stereo.ts';
import { suggestionMessages } from './suggestion-messages.ts';

const FACTS: EnsembleFacts = {
  deepestLevel: 2,
  precedentCount: 12,
  closePrecedentCount: 12,
  similarity: 0.5,
  siteCount: 1,
  competingSiteCount: 0,
  simplification: 0.2,
  precursorCount: 1,
  precursorsInStock: null,
  isUnprecedented: false,
};
const NO_STEREO = { madeCentres: [], madeDoubleBonds: 0, lostCentres: 0 };
const PLAIN = { facts: FACTS, nameReactions: [], stereo: NO_STEREO, isStereoRecorded: false };

function molecule(smiles: string) {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('messages of a suggestion', () => {
  it('name the level, the number of precedents and the name reactions', () => {
    const nameReactions = ['Suzuki coupling', 'Stille coupling', 'Negishi coupling', 'Kumada coupling'].map((name) => ({ name, count: 1 }));
    expect(suggestionMessages({ ...PLAIN, nameReactions })).toEqual({
      info: [
        'Deepest level with a precedent: 2.',
        '12 recorded reactions.',
        'Name reactions: Suzuki coupling, Stille coupling, Negishi coupling and 1 more.',
      ],
      warning: [],
    });
  });

  it('warn of what is unprecedented and of competing sites', () => {
    const facts = { ...FACTS, isUnprecedented: true, competingSiteCount: 2 };
    expect(suggestionMessages({ ...PLAIN, facts }).warning).toEqual([
      'Unprecedented: no recorded reaction has these surroundings of the reaction centre.',
      'Competing sites: the same transform fits 2 other places in the structure.',
    ]);
  });

  it('warn of a stereocentre only where no precedent says how it is controlled; atoms count from 1', () => {
    const stereo = { ...NO_STEREO, madeCentres: [1] };
    expect(suggestionMessages({ ...PLAIN, stereo }).warning).toEqual([
      'No recorded reaction says how the stereocentre at atom 2 would be controlled.',
    ]);
    const controlled = suggestionMessages({ ...PLAIN, stereo, isStereoRecorded: true });
    expect(controlled.warning).toEqual([]);
    expect(controlled.info).toContain('Creates the stereocentre at atom 2.');
  });
});

describe('the stereo change of a step', () => {
  it('finds the centre that a reduction makes', () => {
    const structure = molecule('C[C@H](O)c1ccccc1');
    const ketone = { molecule: molecule('CC(=O)c1ccccc1'), atoms: { centre: [1, 2], parentAtom: [0, 1, 2, 3, 4, 5, 6, 7, 8] } };
    expect(stereoChange(structure, [ketone])).toEqual({ madeCentres: [1], madeDoubleBonds: 0, lostCentres: 0 });
  });

  it('finds the centre that an oxidation destroys', () => {
    const structure = molecule('CC(=O)c1ccccc1');
    const alcohol = { molecule: molecule('C[C@H](O)c1ccccc1'), atoms: { centre: [1, 2], parentAtom: [0, 1, 2, 3, 4, 5, 6, 7, 8] } };
    expect(stereoChange(structure, [alcohol])).toEqual({ madeCentres: [], madeDoubleBonds: 0, lostCentres: 1 });
  });

  it('finds the double bond that an olefination makes, and leaves alone what was there', () => {
    const structure = molecule('C/C=C/C/C=C/O');
    const aldehyde = { molecule: molecule('O=CC/C=C/O'), atoms: { centre: [0, 1], parentAtom: [-1, 2, 3, 4, 5, 6] } };
    const ylide = { molecule: molecule('CC=P'), atoms: { centre: [1, 2], parentAtom: [0, 1, -1] } };
    expect(stereoChange(structure, [aldehyde, ylide])).toEqual({ madeCentres: [], madeDoubleBonds: 1, lostCentres: 0 });
  });
});

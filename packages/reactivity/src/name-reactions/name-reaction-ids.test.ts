import { describe, expect, it } from 'vitest';
import { ALL_IDS } from './all-ids.test-support.ts';
import { idsByName, kinOfNameReactions, nameOfNameReaction, nameReactionIdOf, reactionClassOf } from './name-reaction-ids.ts';
import { NAME_REACTION_TABLES } from './table.ts';

const REACTIONS = NAME_REACTION_TABLES.flatMap(({ reactions }) => reactions);
const IDS = REACTIONS.map(({ id }) => id);

describe('ids of name reactions', () => {
  it('stay for ever: none is renamed or taken away, and a new one is added to the list', () => {
    expect(ALL_IDS.filter((id) => !(IDS as readonly string[]).includes(id))).toEqual([]);
    expect(IDS.filter((id) => !ALL_IDS.includes(id))).toEqual([]);
  });

  it('are lower case with hyphens, and each stands once', () => {
    expect(IDS.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(IDS).size).toBe(IDS.length);
    expect(new Set(ALL_IDS).size).toBe(ALL_IDS.length);
  });

  it('belong to one name each, also among former names', () => {
    const names = REACTIONS.flatMap(({ name, formerNames }) => [name, ...(formerNames ?? [])]);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, name } of REACTIONS) {
      expect(nameReactionIdOf(name)).toBe(id);
      expect(nameOfNameReaction(id)).toBe(name);
    }
  });

  it('are found by a name of before, but not where another reaction has it now', () => {
    const renamed = {
      id: 'bromo-suzuki-coupling',
      name: 'Suzuki coupling of a bromide',
      formerNames: ['Bromo Suzuki coupling', 'Suzuki'],
      pattern: '',
    };
    const ids = idsByName([renamed, { id: 'suzuki-coupling', name: 'Suzuki', pattern: '' }]);
    expect(ids.get('Suzuki coupling of a bromide')).toBe('bromo-suzuki-coupling');
    expect(ids.get('Bromo Suzuki coupling')).toBe('bromo-suzuki-coupling');
    expect(ids.get('Suzuki')).toBe('suzuki-coupling');
  });
});

describe('a name that the table does not have', () => {
  it.each(['Coupling of mine', 'other:Coupling of mine', 'nitration', ''])('is kept as it is: %j', (name) => {
    const id = nameReactionIdOf(name);
    expect(IDS).not.toContain(id);
    expect(nameOfNameReaction(id)).toBe(name);
    expect(reactionClassOf(id)).toBeNull();
  });

  it('stands for itself where only its id is known, as a later version may have written it', () => {
    expect(nameOfNameReaction('reaction-of-a-later-version')).toBe('reaction-of-a-later-version');
  });
});

describe('kin of name reactions', () => {
  it('are themselves and those of their groups, in the order of the table', () => {
    expect(kinOfNameReactions(['oxime-formation', 'nitration'])).toEqual([
      'oxime-formation',
      'hydrazone-formation',
      'schiff-base-formation',
      'enaminone-formation',
      'enamine-formation',
      'nitration',
    ]);
  });
});

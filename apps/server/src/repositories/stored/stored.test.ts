import type { Route, Suggestion } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { StoredFilter, StoredProvenance, StoredRoute, StoredSuggestion } from '../../database/schema/stored-json.ts';
import { readFilter, writeFilter } from './filter.ts';
import { readProvenance, writeProvenance } from './provenance.ts';
import { readRoute, writeRoute } from './route.ts';
import { readDisconnection, readSuggestion, type SuggestionDetails, writeSuggestion } from './suggestion.ts';
import { StoredByNewerVersion } from './version.ts';

const DETAILS: SuggestionDetails & Partial<Suggestion> = {
  precursors: [{ structureId: 2, centre: [0], parentAtom: [0, -1] }],
  partners: [],
  centre: [0, 1],
  bonds: [[0, 1]],
  feasibility: 0.9,
  contributions: [{ text: '3 precedents share the surroundings', weight: 0.3 }],
  choice: { disconnection: 0.4, variant: 0.5 },
  variantOf: 1,
  textbook: { name: 'Diels-Alder reaction', source: 'a book' },
  mechanism: [{ rule: 'S1', verdict: 'never', chip: 'SN2 inverts', text: 'A text.', wanted: [{ precursor: 0, atom: 1 }], rivals: [] }],
  reasons: ['A reason.'],
  limits: [],
  deepestLevel: 2,
  precedentCount: 3,
  nameReactions: [{ id: 'ester-hydrolysis', count: 2 }],
  messages: { info: [], warning: [] },
  warningAtoms: [],
  admittedBy: 'Admit every step.',
  weighedBy: [],
  transforms: [{ library: 'chemsynth_core-1.0', transform: 4 }],
  examples: ['US:1'],
};

const ROUTE: Route = {
  structureId: 1,
  step: {
    suggestionId: 7,
    precursors: [
      { structureId: 2, step: null },
      { structureId: 3, step: { suggestionId: 9, precursors: [] } },
    ],
  },
};

const throughText = <T>(stored: T): T => JSON.parse(JSON.stringify(stored));
const ofNewerVersion = <T>(stored: T): T => ({ ...stored, version: 99 });

describe('stored JSON', () => {
  it('gives back what was written', () => {
    const stored = throughText(writeSuggestion(DETAILS));
    expect(readSuggestion(stored)).toEqual(DETAILS);
    const { bonds, precedentCount, nameReactions } = DETAILS;
    expect(readDisconnection(stored)).toEqual({ bonds, precedentCount, nameReactions });
    expect(readRoute(throughText(writeRoute(ROUTE)))).toEqual(ROUTE);
    const provenance = { build: '0.1.0', libraries: [{ name: 'chemsynth_core-1.0', hash: 'ab' }], rankers: [], catalogs: [] };
    expect(readProvenance(throughText(writeProvenance(provenance)))).toEqual(provenance);
    const filter = { nameReactions: ['ester-hydrolysis'] };
    expect(readFilter(throughText(writeFilter(filter)))).toEqual(filter);
  });

  it('of suggestions without a number of its form is read', () => {
    const {
      admittedBy: _,
      weighedBy: _2,
      feasibility: _3,
      contributions: _4,
      choice: _5,
      variantOf: _6,
      mechanism: _7,
      textbook: _8,
      ...old
    } = DETAILS;
    const unknown = {
      admittedBy: null,
      weighedBy: [],
      feasibility: null,
      contributions: [],
      choice: null,
      variantOf: null,
      mechanism: [],
      textbook: null,
    };
    expect(readSuggestion(old as unknown as StoredSuggestion)).toEqual({ ...DETAILS, ...unknown });
  });

  it('that knows name reactions by name is read by id, whatever the name was then', () => {
    const named = (name: string) => ({ ...DETAILS, version: 2, nameReactions: [{ name, count: 2 }] }) as unknown as StoredSuggestion;
    expect(readSuggestion(named('Ester hydrolysis'))).toEqual(DETAILS);
    expect(readDisconnection(named('Ester hydrolysis')).nameReactions).toEqual(DETAILS.nameReactions);
    expect(readSuggestion(named('A name of another library')).nameReactions).toEqual([{ id: 'other:A name of another library', count: 2 }]);
    const filter = { nameReactions: ['Ester hydrolysis'] } as unknown as StoredFilter;
    expect(readFilter(filter)).toEqual({ nameReactions: ['ester-hydrolysis'] });
  });

  it.each([
    ['suggestion', () => readSuggestion(ofNewerVersion(writeSuggestion(DETAILS)) as StoredSuggestion)],
    ['suggestion', () => readDisconnection(ofNewerVersion(writeSuggestion(DETAILS)) as StoredSuggestion)],
    ['route', () => readRoute(ofNewerVersion(writeRoute(ROUTE)) as StoredRoute)],
    ['record', () => readProvenance(ofNewerVersion({ build: null }) as unknown as StoredProvenance)],
    ['filter', () => readFilter(ofNewerVersion(writeFilter({ nameReactions: [] })) as StoredFilter)],
  ])('of a newer version is refused (%s)', (what, read) => {
    expect(read).toThrow(StoredByNewerVersion);
    expect(read).toThrow(new RegExp(`^A ${what}.* format 99 by a newer version of Retron`));
  });
});

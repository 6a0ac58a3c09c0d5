import type { StepAtom } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { StructurePlace, SuggestionPlace } from '../commands/read-tree.ts';
import { readSuggestion, writeSuggestion } from '../repositories/stored/suggestion.ts';
import { routesAnswerOf } from './routes.ts';
import { ensembleNodeOf, structureNodeOf } from './tree-nodes.ts';

const WANTED: readonly StepAtom[] = [{ precursor: 1, atom: 0 }, { atom: 4 }, { partner: 0, atom: 2 }];

/** A suggestion as it is read from the database, with these atoms in both kinds of warnings. */
function node(stored: { readonly [key: string]: unknown }) {
  const written = JSON.stringify(
    writeSuggestion({
      ...{ precursors: [], partners: [], centre: [], bonds: [], feasibility: null, contributions: [], choice: null, variantOf: null },
      ...{ textbook: null, reasons: [], limits: [], deepestLevel: 1, precedentCount: 0, nameReactions: [], admittedBy: null },
      ...{ weighedBy: [], transforms: [], examples: [], mechanism: [], messages: { info: [], warning: [] }, warningAtoms: [] },
      ...stored,
    }),
  );
  const details = readSuggestion(JSON.parse(written));
  const suggestion = { id: 7, structureId: 1, rating: 2, probability: 0.5, commentCount: 0, details };
  const place = { suggestion, level: 1, position: { idx: 1, total: 1 }, precursors: [] };
  return ensembleNodeOf(place as unknown as SuggestionPlace);
}

describe('atoms of warnings on the wire', () => {
  it('say on which molecule of the step they are drawn, and count from 1', () => {
    const { mechanism } = node({
      mechanism: [{ rule: 'C2', verdict: 'never', chip: 'Amine reacts first', text: 'It reacts.', wanted: WANTED, rivals: [] }],
    });
    expect(mechanism[0]?.wanted).toEqual([
      { structure: 1, atom: 1 },
      { of: 'parent', structure: 0, atom: 5 },
      { of: 'partners', structure: 0, atom: 3 },
    ]);
  });

  it('stand by the sentence that they are about', () => {
    const text = 'Unstable precursor: a geminal diol loses water.';
    const told = [{ text, wanted: [{ precursor: 0, atom: 3 }], rivals: [[{ atom: 1 }]] }];
    expect(node({ messages: { info: [], warning: [text] }, warningAtoms: told }).warningAtoms).toEqual([
      { text, wanted: [{ structure: 0, atom: 4 }], rivals: [[{ of: 'parent', structure: 0, atom: 2 }]] },
    ]);
  });

  it('are absent where there are none, and in what was stored before they were kept', () => {
    expect(node({})).not.toHaveProperty('warningAtoms');
    expect(node({ warningAtoms: undefined })).not.toHaveProperty('warningAtoms');
  });
});

describe('the name of a structure on the wire', () => {
  const structure = (id: number, smiles: string) => ({ id, smiles, notBought: null, outside: null, isInStock: null });
  const named = structure(2, 'C1COCCN1');
  const unnamed = structure(3, 'COc1cccc(C2(O)CCCCC2CN(C)C)c1');

  it.each([
    [
      'a tree',
      (each: typeof named) =>
        structureNodeOf({ structure: each, suggestion: null, centre: [], suggestions: [] } as unknown as StructurePlace),
    ],
    [
      'the routes',
      (each: typeof named) => {
        const page = { routes: [], total: 0, structures: new Map([[each.id, each]]), suggestions: new Map(), end: {} };
        return routesAnswerOf(page as unknown as Parameters<typeof routesAnswerOf>[0]).structures[0];
      },
    ],
  ])('is what chemists call it, and absent where nobody knows, in %s', (_, answer) => {
    expect(answer(named)).toMatchObject({ smiles: 'C1COCCN1', name: 'morpholine' });
    expect(answer(unnamed)).not.toHaveProperty('name');
  });
});

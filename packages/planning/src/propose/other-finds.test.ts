import { describe, expect, it } from 'vitest';
import { TextbookLibrary } from '../libraries/textbook-library.ts';
import type { Application } from '../step/application.ts';
import { readCanonical } from '../step/fragments.ts';
import type { Support } from '../step/support.ts';
import { withOtherFinds } from './other-finds.ts';

function application(...precursors: readonly string[]): Pick<Application, 'outcome' | 'support'> {
  const raw = precursors.map((smiles) => ({
    smiles,
    provenance: [...readCanonical(smiles).atomicNumber.keys()],
    keptRings: 'all' as const,
  }));
  return { outcome: { precursors: raw, centre: [], bonds: [[0, 1]] }, support: [] };
}

const ofTextbook = (...precursors: readonly string[]) => ({
  ...application(...precursors),
  support: [{ library: { library: new TextbookLibrary([]) } } as unknown as Support],
});

const nitrite = application('[O-]N=O', 'Nc1ccccc1');
const nitrousAcid = application('ON=O', 'Nc1ccccc1');
const cyanide = application('[C-]#N', 'Clc1ccccn1');
const hydrogenCyanide = application('C#N', 'Clc1ccccn1');

describe('what is followed up', () => {
  it('has the acid of each ion, in the order of all', () => {
    const all = [hydrogenCyanide, nitrite, cyanide, nitrousAcid];
    expect(withOtherFinds(all, [nitrite, cyanide])).toEqual(all);
    expect(withOtherFinds(all, [cyanide])).toEqual([hydrogenCyanide, cyanide]);
  });

  it('has no ion for the sake of its acid', () => {
    expect(withOtherFinds([nitrite, nitrousAcid], [nitrousAcid])).toEqual([nitrousAcid]);
  });

  it('has nothing beside it that has the same atoms and is another molecule', () => {
    const nitroAniline = application('[O-]N=O', 'Nc1ccccc1C');
    expect(withOtherFinds([nitrite, nitroAniline, application('NO', 'Nc1ccccc1O')], [nitrite])).toEqual([nitrite]);
  });

  it('takes a nitro group for no ion', () => {
    const withNitro = application('O=[N+]([O-])c1ccccc1N', 'CCI');
    expect(withOtherFinds([withNitro, application('O=C(O)c1ccccc1N', 'CCI'), nitrousAcid], [withNitro])).toEqual([withNitro]);
  });

  it('has what is recorded of a step that a textbook gives, in whatever form', () => {
    const textbook = ofTextbook('C#N', 'CC(C)=O');
    const recorded = application('CC(C)=O', 'C#N');
    const asSalt = application('CC(C)=O', '[C-]#N');
    const another = application('CC(=O)C', 'N#CC');
    expect(withOtherFinds([recorded, another, textbook, asSalt], [textbook])).toEqual([recorded, textbook, asSalt]);
  });
});

import { indexPatterns, PatternFinder, PatternSetBuilder, prepareMolecule } from '@retron/patterns';
import { describe, expect, it } from 'vitest';
import { applyText, canonical, canonicalSets, moleculeOf, precursorSets, templateOf } from './apply.test-support.ts';
import { applyTemplate } from './apply.ts';
import { readTemplate, reverseTemplate } from './template.ts';

const AMIDE = '[C:1](=[O:2])-[N:3]>>[C:1](=[O:2])-O.[N:3]';
const BOC_REMOVAL = '[NH2:1]-[C:2]>>CC(C)(C)OC(=O)-[NH:1]-[C:2]';

describe('readTemplate', () => {
  it.each([
    ['C', 'template-syntax'],
    ['C>>C>>C', 'template-syntax'],
    ['[C:1]>>[C:2]', 'template-maps'],
    ['[C:1][C:1]>>[C:1]', 'template-maps'],
    ['C>>C', 'template-maps'],
    ['[C:1]>>[N:1]', 'template-element'],
    ['[C:1]>>[C:1][*]', 'template-ambiguous'],
    ['[C:1]>>[C:1][F,Cl]', 'template-ambiguous'],
    ['[C:1]>>[C:1]~O', 'template-ambiguous'],
    ['[C:1>>[C:1]', 'pattern-syntax'],
  ])('refuses %s', (text, kind) => {
    expect(readTemplate(text)).toMatchObject({ ok: false, error: { kind } });
  });
});

describe('applyTemplate', () => {
  it('tells where every precursor atom came from', () => {
    const { outcomes } = applyText(AMIDE, 'CC(=O)NCC');
    expect(outcomes).toHaveLength(1);
    const target = moleculeOf('CC(=O)NCC');
    for (const { smiles, provenance } of outcomes[0].precursors) {
      const precursor = moleculeOf(smiles);
      expect(provenance).toHaveLength(precursor.atomCount);
      provenance.forEach((source, atom) => {
        if (source >= 0) expect(precursor.atomicNumber[atom]).toBe(target.atomicNumber[source]);
      });
    }
    const sources = outcomes[0].precursors.flatMap((precursor) => precursor.provenance).sort((a, b) => a - b);
    expect(sources).toEqual([-1, 0, 1, 2, 3, 4, 5]);
  });

  it('names the reaction centre and the disconnection', () => {
    const [outcome] = applyText(AMIDE, 'CC(=O)NCC').outcomes;
    expect(outcome.centre).toEqual([1, 3]);
    expect(outcome.bonds).toEqual([[1, 3]]);
  });

  it('has no disconnection where no bond of the target changes', () => {
    const [outcome] = applyText(BOC_REMOVAL, 'NCC').outcomes;
    expect(outcome.centre).toEqual([0]);
    expect(outcome.bonds).toEqual([]);
    expect(precursorSets(applyText(BOC_REMOVAL, 'NCC'))).toEqual(canonicalSets(['CCNC(=O)OC(C)(C)C']));
  });

  it('counts a changed bond order as part of the disconnection', () => {
    const [outcome] = applyText('[CH:1]-[OH:2]>>[C:1]=[O:2]', 'CC(C)O').outcomes;
    expect(outcome).toMatchObject({ centre: [1, 3], bonds: [[1, 3]] });
  });

  it('gives one outcome for matches related by symmetry', () => {
    expect(applyText(AMIDE, 'CC(=O)NCCNC(C)=O').outcomes).toHaveLength(1);
    expect(applyText('[c:1]-[Br]>>[c:1]-I', 'Brc1ccc(Br)cc1').outcomes).toHaveLength(1);
    expect(applyText('[C:1]-[CH3:2]>>[C:1]-Br.[CH3:2]-Br', 'CC(C)(C)O').outcomes).toHaveLength(1);
  });

  it('gives one outcome for matches that differ in spectators only', () => {
    const { outcomes, rejected } = applyText('[c:1]:[c:2](:[c:3])-[Br]>>[c:1]:[c:2](:[c:3])-I', 'Brc1ccc(C)cc1');
    expect(outcomes).toHaveLength(1);
    expect(rejected).toEqual({});
  });

  it('keeps outcomes with the same precursors by different disconnections apart', () => {
    // Triglycine is made of glycine and diglycine by either of its amide bonds.
    const application = applyText(AMIDE, 'NCC(=O)NCC(=O)NCC(=O)O');
    expect(precursorSets(application)).toEqual(canonicalSets(['NCC(=O)O.NCC(=O)NCC(=O)O']));
    expect(application.outcomes.map((outcome) => outcome.bonds)).toEqual([[[2, 4]], [[6, 8]]]);
  });

  it('opens a ring into one precursor', () => {
    expect(precursorSets(applyText('[C:1](=[O:2])-[O:3]-[C:4]>>[C:1](=[O:2])-[OH:3].O-[C:4]', 'O=C1CCCO1'))).toEqual(
      canonicalSets(['O=C(O)CCCO']),
    );
  });

  it('keeps bonds between matched atoms that the template does not mention', () => {
    expect(precursorSets(applyText('([C:1]-[OH:2].[C:3]-[OH:4])>>([C:1]-[O:2]C.[C:3]-[O:4]C)', 'OCCO'))).toEqual(canonicalSets(['COCCOC']));
  });

  it('makes a ring bond aromatic between aromatic atoms where the template leaves it open', () => {
    expect(precursorSets(applyText('[c:1][c:2]>>[c:1].[c:2]Br', 'c1ccccc1-c1ccccc1'))).toContain(canonical('c1ccccc1.Brc1ccccc1'));
  });

  it('leaves out what hung on atoms that leave', () => {
    expect(precursorSets(applyText('[C:1](=[O:2])-O>>[C:1](=[O:2])-Cl', 'CC(=O)OCC'))).toEqual(canonicalSets(['CC(=O)Cl']));
  });

  it.each([
    ['H-a stated on the made side', '[CH2:1]-[OH:2]>>[CH:1]=[O:2]', 'CCO', 'CC=O'],
    ['H-b unchanged where nothing changes', '[C:1]-[O:2]-[C:3]>>[C:1]-[O:2].[C:3]-Br', 'C[CH]OC', 'C[CH]O.CBr'],
    ['H-c filled up where a bond goes', '[C:1]-[N:2]>>[C:1]-Br.[N:2]', 'CN(C)C', 'CBr.CNC'],
    ['H-c taken off where a bond comes', '[N:1]>>[N:1]-C(=O)C', 'NCC', 'CCNC(C)=O'],
    ['H-c after a change of charge', '[N+:1]>>[N+0:1]', 'C[NH2+]C', 'CNC'],
    ['H-c in an aromatic ring', '[n:1]-[C:2]>>[n:1].[C:2]-Br', 'Cn1cccc1', 'CBr.c1cc[nH]c1'],
    ['H-d by valence on an added atom', '[C:1]-[Cl]>>[C:1]-N', 'CCCl', 'CCN'],
    ['H-d by valence on an added ion', '[C:1]-[Cl]>>[C:1]-[N+](=O)[O-]', 'CCCl', 'CC[N+](=O)[O-]'],
    ['H-d none on an added metal', '[C:1]-[Cl]>>[C:1]-[Mg]Br', 'CCCl', 'CC[Mg]Br'],
    ['H-d as stated on an added atom', '[c:1]-[Cl]>>[c:1]-[SnH3]', 'Clc1ccccc1', '[SnH3]c1ccccc1'],
  ])('settles hydrogens: rule %s', (_, template, target, expected) => {
    expect(precursorSets(applyText(template, target))).toContain(canonical(expected));
  });

  it('keeps isotopes, and gives added atoms theirs', () => {
    expect(precursorSets(applyText('[C:1]-[OH]>>[C:1]-[18OH]', '[13CH3]O'))).toEqual(canonicalSets(['[13CH3][18OH]']));
  });

  it('counts hydrogens that are atoms', () => {
    expect(precursorSets(applyText('[CH2:1]-[OH:2]>>[CH:1]=[O:2]', '[2H]C(C)O'))).toEqual(canonicalSets(['[2H]C(C)=O']));
    expect(applyText('[CH2:1]-[OH:2]>>[CH0:1]=[O:2]', '[2H]C(C)O').rejected).toEqual({ valence: 1 });
  });

  it('rejects a match whose element is not the one the made side asks for', () => {
    const application = applyText('[F,Cl:1]-[c:2]>>[Cl:1]-[c:2]', 'Fc1ccc(Cl)cc1');
    expect(application.rejected).toEqual({ element: 1 });
    expect(application.outcomes).toHaveLength(1);
  });

  it('says when there are more matches than it looked at', () => {
    const template = templateOf('[C:1]>>[C:1]-Br');
    const { rejected, outcomes } = applyTemplate(template, prepareMolecule(moleculeOf('CCCCCC')), { maxMatches: 2 });
    expect(rejected).toEqual({ truncated: 1 });
    expect(outcomes).toHaveLength(2);
  });

  it('gives nothing where the retron does not occur', () => {
    expect(applyText(AMIDE, 'CCO')).toEqual({ outcomes: [], rejected: {} });
  });

  it('takes matches that a retron finder found', () => {
    const template = templateOf(AMIDE);
    const target = prepareMolecule(moleculeOf('CC(=O)NCC(=O)N(C)C'));
    const builder = new PatternSetBuilder();
    builder.add(template.matched);
    const set = builder.build();
    let found = applyTemplate(template, prepareMolecule(moleculeOf('C')));
    new PatternFinder(set, indexPatterns(set, [target])).find(target, (_, matches) => {
      found = applyTemplate(template, target, { matches });
    });
    expect(found).toEqual(applyTemplate(template, target));
    expect(found.outcomes).toHaveLength(2);
  });
});

describe('reverseTemplate', () => {
  const forward = reverseTemplate(templateOf(AMIDE.replace('-O.', '-[OH].')));
  if (!forward.ok) throw new Error(forward.error.message);
  const products = (reactants: string) => precursorSets(applyTemplate(forward.value, prepareMolecule(moleculeOf(reactants))));

  it('makes the product from its precursors', () => {
    expect(products('CC(=O)O.NCC')).toEqual(canonicalSets(['CCNC(C)=O']));
  });

  it('wants fragments of the precursor side in different molecules', () => {
    expect(products('NCCC(=O)O')).toEqual([]);
    expect(products('NCCC(=O)O.NCCC(=O)O')).toEqual(canonicalSets(['NCCC(=O)NCCC(=O)O']));
  });

  it('leaves out reactants that take no part', () => {
    expect(products('CC(=O)O.NCC.CCCl')).toEqual(canonicalSets(['CCNC(C)=O']));
  });

  it('keeps fragments together that the template groups', () => {
    const ring = reverseTemplate(templateOf('[C:1](=[O:2])-[O:3]-[C:4]>>([C:1](=[O:2])-[OH].[OH:3]-[C:4])'));
    if (!ring.ok) throw new Error(ring.error.message);
    expect(precursorSets(applyTemplate(ring.value, prepareMolecule(moleculeOf('O=C(O)CCCO'))))).toEqual(canonicalSets(['O=C1CCCO1']));
    expect(applyTemplate(ring.value, prepareMolecule(moleculeOf('CC(=O)O.CO'))).outcomes).toEqual([]);
  });
});

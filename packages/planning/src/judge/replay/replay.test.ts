import { compilePattern, Matcher, prepareMolecule } from '@retron/patterns';
import { createRdkit } from '@retron/rdkit';
import type { Rdkit } from '@retron/rdkit/port';
import { readTemplate, reverseTemplate } from '@retron/transforms';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReversedTransform } from '../../libraries/compiled-library.ts';
import { annularForms } from '../../molecules/annular-forms.ts';
import { Workbench } from '../../ports/workbench.ts';
import type { Replay } from '../../step/findings.ts';
import { readCanonical } from '../../step/fragments.ts';
import { replay } from './replay.ts';

let rdkit: Rdkit;

beforeAll(async () => {
  rdkit = await createRdkit();
});

function forward(template: string): ReversedTransform {
  const read = readTemplate(template);
  const reversed = read.ok ? reverseTemplate(read.value, 'anywhere') : read;
  if (!reversed.ok) throw new Error(reversed.error.message);
  return { template: reversed.value, matcher: new Matcher(compilePattern(reversed.value.matched)) };
}

function canonical(smiles: string): string {
  const result = rdkit.canonicalSmiles(smiles);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function run(reaction: string, ...templates: readonly string[]): Replay | null {
  const [precursors, product] = reaction.split('>>').map((side) => side.split('.').map(canonical));
  const [smiles] = product;
  const mixture = readCanonical(precursors.join('.'));
  const molecule = readCanonical(smiles);
  const forms = annularForms(molecule).map((form) => form.molecule);
  // Nothing is told of which atom becomes which.
  const becomes = new Int32Array(mixture.atomCount).fill(-1);
  return replay(prepareMolecule(mixture), templates.map(forward), { smiles, molecule, forms, names: [], becomes }, new Workbench(rdkit));
}

const AMIDE = '[C:1](=[O:2])-[NH:3]-[C:4]>>O-[C:1]=[O:2].[NH2:3]-[C:4]';
const METATHESIS = '[C:1]-[CH:2]=[CH:3]-[C:4]>>C=[CH:2]-[C:1].C=[CH:3]-[C:4]';
const KETONE_REDUCTION = '[C:1]-[CH:2](-[OH:3])-[C:4]>>[C:1]-[C:2](=[O:3])-[C:4]';
const ASYMMETRIC_REDUCTION = '[C:1]-[C@H:2](-[OH:3])-[c:4]>>[C:1]-[C:2](=[O:3])-[c:4]';
const BROMINATION = '[C:1]-Br>>[C:1]-O';

describe('a transform run forward on the precursors', () => {
  it('gives the structure back', () => {
    expect(run('CC(=O)O.NCc1ccccc1>>CC(=O)NCc1ccccc1', AMIDE)).toEqual({ verdict: 'same', competingSites: 0 });
  });

  it('gives it back whatever is told of which atom becomes which', () => {
    const [mixture, smiles] = ['CC(=O)O.CN', 'CNC(C)=O'].map(canonical);
    const verdicts = [undefined, [1, 3, 2, -1, 0, 4], [0, 0, 0, 0, 0, 0], [-1, -1, -1, -1, -1, -1]].map((becomes) => {
      const product = { smiles, molecule: readCanonical(smiles), forms: [], names: [], ...(becomes === undefined ? {} : { becomes }) };
      return replay(prepareMolecule(readCanonical(mixture)), [forward(AMIDE)], product, new Workbench(rdkit))?.verdict;
    });
    expect(verdicts).toEqual(['same', 'same', 'same', 'same']);
  });

  it('closes a ring where both ends lie in one precursor', () => {
    expect(run('C=CCN(CC=C)C(=O)OC>>COC(=O)N1CC=CC1', METATHESIS)).toEqual({ verdict: 'same', competingSites: 0 });
  });

  it('gives the structure back where its azole is drawn with the hydrogen on the other nitrogen', () => {
    const pyrazole = '[nH:1]1:[n:2]:[c:3]:[c:4]:[c:5]:1>>O=[C:5]-[C:4]-[C:3]=O.[NH2:1]-[NH2:2]';
    expect(run('NN.O=CCC(=O)c1ccccc1>>c1ccc(-c2cc[nH]n2)cc1', pyrazole)?.verdict).toBe('same');
    expect(run('NN.O=CCC(=O)c1ccccc1>>c1ccc(-c2ccn[nH]2)cc1', pyrazole)?.verdict).toBe('same');
  });

  it('fails where something else is made', () => {
    expect(run('CC(=O)O.NCc1ccccc1>>CC(=O)N(C)c1ccccc1', AMIDE)).toEqual({ verdict: 'failed', competingSites: 0 });
    expect(run('CCCCN>>CCCCBr', BROMINATION)).toEqual({ verdict: 'failed', competingSites: 0 });
  });

  it('is the first that gives the structure where there are several', () => {
    expect(run('CC(=O)O.NCc1ccccc1>>CC(=O)NCc1ccccc1', METATHESIS, AMIDE)?.verdict).toBe('same');
  });

  it('leaves a configuration open that it does not set', () => {
    expect(run('CCC(C)=O>>CC[C@@H](C)O', KETONE_REDUCTION)?.verdict).toBe('other stereo');
    expect(run('CC(=O)c1ccccc1>>C[C@@H](O)c1ccccc1', KETONE_REDUCTION.replace('[C:4]', '[c:4]').replace('[C:4]', '[c:4]'))?.verdict).toBe(
      'other stereo',
    );
  });

  it('sets the configuration that it states, and only that', () => {
    const verdicts = ['C[C@@H](O)c1ccccc1', 'C[C@H](O)c1ccccc1'].map(
      (alcohol) => run(`CC(=O)c1ccccc1>>${alcohol}`, ASYMMETRIC_REDUCTION)?.verdict,
    );
    expect(verdicts.sort()).toEqual(['other stereo', 'same']);
  });
});

describe('a centre that a shielded face sets', () => {
  const ETHYNYLATION = '[C:1]#[C:2]-[C:3](-[OH:4])(-[C:5])-[C:6]>>[C:1]#[CH:2].[C:3](=[O:4])(-[C:5])-[C:6]';
  /** Both sides with their atoms in one order. */
  const verdictOf = (mixture: string, text: string, template: string) => {
    const becomes = Int32Array.from(readCanonical(text).hydrogenCount, (_, atom) => atom);
    const product = { smiles: canonical(text), molecule: readCanonical(text), forms: [], names: [], becomes };
    return replay(prepareMolecule(readCanonical(mixture)), [forward(template)], product, new Workbench(rdkit))?.verdict;
  };
  const REST = 'CC[C@H]2[C@@H]3CCc4cc(O)ccc4[C@H]3CC[C@@]21C';

  it('is as the angular methyl group leaves it, on the other side only', () => {
    expect(verdictOf(`CC#C.C1(=O)${REST}`, `CC#C[C@]1(O)${REST}`, ETHYNYLATION)).toBe('same');
    expect(verdictOf(`CC#C.C1(=O)${REST}`, `CC#C[C@@]1(O)${REST}`, ETHYNYLATION)).toBe('other stereo');
  });
});

describe('competing sites', () => {
  const competing = (reaction: string, template: string) => run(reaction, template)?.competingSites;

  it('are other places that react just as well to another product', () => {
    expect(competing('CC(=O)O.NCCCOCN>>CC(=O)NCCCOCN', AMIDE)).toBe(1);
    expect(competing('OC(=O)CCN.NCc1ccccc1>>NCCC(=O)NCc1ccccc1', AMIDE)).toBe(1);
  });

  it('are told by the atoms in which they differ from the intended one', () => {
    const [acid, diamine] = ['CC(=O)O', 'NCCCOCN'].map(canonical);
    const found = run(`${acid}.${diamine}>>CC(=O)NCCCOCN`, AMIDE);
    const nitrogens = [...diamine].filter((letter) => /[NCO]/.test(letter)).flatMap((letter, atom) => (letter === 'N' ? [4 + atom] : []));
    expect([...(found?.places?.intended ?? []), ...(found?.places?.competing.flat() ?? [])].sort((a, b) => a - b)).toEqual(nitrogens);
    expect(found?.places?.intended).toHaveLength(1);
    expect(run('CC(=O)O.NCc1ccccc1>>CC(=O)NCc1ccccc1', AMIDE)?.places).toBeUndefined();
  });

  it('are none where the places are alike by symmetry', () => {
    expect(competing('CC(=O)O.NCCCN>>CC(=O)NCCCN', AMIDE)).toBe(0);
  });

  it('are none where the other place is more crowded, and one where it is less', () => {
    expect(competing('CC(=O)O.NCCC(C)(C)N>>CC(=O)NCCC(C)(C)N', AMIDE)).toBe(0);
    expect(competing('CC(=O)O.NCCC(C)(C)N>>CC(=O)NC(C)(C)CCN', AMIDE)).toBe(1);
  });

  it('are none where the other place is of another kind: an amide is no amine, a phenol no alcohol', () => {
    expect(competing('CC(=O)O.NCCCC(N)=O>>CC(=O)NCCCC(N)=O', AMIDE)).toBe(0);
    const ether = '[C:1]-[O:2]-[#6:3]>>Br-[C:1].[OH:2]-[#6:3]';
    expect(competing('CBr.OCCc1ccc(O)cc1>>COc1ccc(CCO)cc1', ether)).toBe(0);
  });

  it('are none where a rule of mechanism says that the other place does not react: no acceptor para to the fluorine', () => {
    const arylation = '[c:1]-[N:2]>>F-[c:1].[NH:2]';
    const ketone = 'O=C(c1ccc(F)cc1)C(C)(C)c1ccc(F)cc1';
    expect(competing(`C1CCNCC1.${ketone}>>O=C(c1ccc(N2CCCCC2)cc1)C(C)(C)c1ccc(F)cc1`, arylation)).toBe(0);
    expect(competing(`C1CCNCC1.${ketone}>>O=C(c1ccc(F)cc1)C(C)(C)c1ccc(N2CCCCC2)cc1`, arylation)).toBe(1);
  });

  it('are protected where they do not fit any more', () => {
    expect(competing('CC(=O)O.NCCCOCNC(=O)OC(C)(C)C>>CC(=O)NCCCOCNC(=O)OC(C)(C)C', AMIDE)).toBe(0);
  });
});

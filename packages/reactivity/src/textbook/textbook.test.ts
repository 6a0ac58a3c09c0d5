import { type Failure, parseSmiles, type Result } from '@retron/molecule';
import { compilePattern, Matcher, prepareMolecule } from '@retron/patterns';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { applyTemplate, readTemplate, reverseTemplate } from '@retron/transforms';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameReactionIdOf } from '../name-reactions/name-reaction-ids.ts';
import { reagentByName } from '../reagents/reagents.ts';
import { STEREOSPECIFIC_ADDITIONS } from './table/stereospecific-additions.ts';
import { TEXTBOOK_TRANSFORMS } from './textbook.ts';

let rdkit: Rdkit;

beforeAll(async () => {
  rdkit = await createRdkit();
});

function unwrap<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const canonical = (smiles: string) => {
  const known = rdkit.canonicalSmiles(smiles);
  return known.ok ? known.value : `refused: ${smiles}`;
};
const keyOf = (molecules: readonly string[]) => molecules.map(canonical).sort().join('.');
const prepared = (smiles: string) => prepareMolecule(unwrap(parseSmiles(canonical(smiles))));

describe.each(TEXTBOOK_TRANSFORMS)('$name: $example', ({ transform, example }) => {
  const [precursors, product] = example.split('>>');

  it('takes its product apart as its example says', () => {
    const { outcomes } = applyTemplate(unwrap(readTemplate(transform)), prepared(product));
    expect(outcomes.map((outcome) => keyOf(outcome.precursors.map(({ smiles }) => smiles)))).toContain(keyOf(precursors.split('.')));
  });

  it('gives the product when it is run forward on the precursors', () => {
    const forward = unwrap(reverseTemplate(unwrap(readTemplate(transform)), 'anywhere'));
    const matcher = new Matcher(compilePattern(forward.matched));
    const mixture = prepared(precursors);
    matcher.begin(mixture);
    const { outcomes } = applyTemplate(forward, mixture, { matches: matcher.matches(0, 500) });
    expect(outcomes.flatMap((outcome) => outcome.precursors.map(({ smiles }) => canonical(smiles)))).toContain(canonical(product));
  });
});

describe('textbook transforms', () => {
  it('say where every atom of the product comes from', () => {
    for (const { transform } of TEXTBOOK_TRANSFORMS) {
      const { matched, edit } = unwrap(readTemplate(transform));
      const unsourced = [...edit.partnerOfMatched.keys()].filter((atom) => edit.partnerOfMatched[atom] < 0);
      expect(unsourced.map((atom) => `${matched.atomMap[atom]} of ${transform}`)).toEqual([]);
    }
  });

  it('name only reagents that the table of reagents has, as others would never be found given', () => {
    const named = TEXTBOOK_TRANSFORMS.flatMap(({ reagent }) => reagent ?? []);
    expect(named.filter((each) => reagentByName(each) === null)).toEqual([]);
  });

  it('tell the geometry of an alkene by the configuration that an addition gives it: the product of one geometry is not that of the other', () => {
    const pairs = STEREOSPECIFIC_ADDITIONS.filter((_, i) => i % 3 === 0).map((ofE, i) => [ofE, STEREOSPECIFIC_ADDITIONS[3 * i + 1]]);
    expect(pairs.length).toBeGreaterThan(5);
    for (const [ofE, ofZ] of [...pairs, ...pairs.map(([a, b]) => [b, a])]) {
      const product = prepared(ofZ.example.split('>>')[1]);
      expect(applyTemplate(unwrap(readTemplate(ofE.transform)), product).outcomes).toEqual([]);
    }
  });

  it.each([
    ['Barton-McCombie deoxygenation', 'CC(C)OC1CCOCC1', 'an oxane that was never hydroxylated'],
    ['Reductive cross-coupling of two halides', 'c1ccc(COc2ccccc2)cc1', 'an arylmethyl ether, whose bromide ionises'],
    ['Ring expansion by a diazoalkane', 'O=C1CCC2NCCC2O1', 'a lactone'],
    ['Bernthsen phenothiazine synthesis', 'CN1c2ccccc2Sc2ccccc21', 'an N-alkylphenothiazine, whose diarylamine loses the group'],
    ['Staudinger ketene cycloaddition', 'CC(=O)NC1C(=O)N(c2ccccc2)C1c1ccccc1', 'an acylaminolactam, whose acid chloride is an azlactone'],
    ['Staudinger ketene cycloaddition', 'O=C1CC2SCC(C)N12', 'a penam, as nothing tells the faces of the cyclic imine'],
    ['Conjugate addition of a cuprate', 'CC(=O)C1CCC2CCCCC12C', 'an angular methyl group from a tetrasubstituted enone'],
    ['Conjugate addition of a cuprate', 'CC1CC(=O)CCO1', 'an ether, whose acceptor is a vinylogous ester'],
    ['Conjugate addition of a boronic acid', 'CCC(Cc1ccccc1)C(=O)O', 'a free acid'],
    ['Allylic oxidation to an enone', 'O=C1C=C2CCCCC2CC1', 'an octalone, whose alkene has as good a place in the other ring'],
    ['Favorskii rearrangement', 'CC(C)(C)C(=O)OCC1CCCCC1', 'an ester of an alcohol that is no solvent'],
    ['Beckmann rearrangement', 'O=C1NCCc2ccccc21', 'an aroyl amide, as the arene moves'],
    ['Beckmann rearrangement', 'CC1NC(=O)CCN1', 'an aminal, as the oxime beside nitrogen breaks'],
    ['Fukuyama coupling', 'CC(=O)OCC(=O)c1ccccc1', 'an acyloxyketone'],
    ['Photochemical [2+2] cycloaddition', 'OC(=O)C12CC(C1)(C2)C', 'a bicyclo[1.1.1]pentane'],
    ['Fluorodenitration', 'CNC(=O)c1ccccc1F', 'an amide, whose nitrogen takes the charge from the carbonyl group'],
    ['Isoxazoline synthesis from an enone', 'CC1=NOC(C)C1', 'an isoxazoline without arenes, whose nitrogen may add first'],
    [
      'Pyrazolone synthesis from an enamino ester',
      'Cn1[nH]cc(-c2ccccc2)c1=O',
      'an N-alkylpyrazolone, as the methylated nitrogen finds the enamine first',
    ],
    ['Dihydrotriazine synthesis from a biguanide', 'Nc1nc(N)nc(C)n1', 'an aromatic triazine'],
    [
      'Hydroxycoumarin synthesis from a hydroxyphenyl ketone and a carbonate',
      'CC(=O)c1c(O)c2ccccc2oc1=O',
      'a 3-acylcoumarin, which is acylated afterwards',
    ],
    ['Hydrolysis and decarboxylation of a beta keto ester', 'O=C1CCCCC1C1CCCC1=O', 'a ketone that another ring stands at'],
    ['Homocoupling of a 2-halopyridine', 'c1ccc(-c2ccccn2)cc1', 'an arylpyridine'],
    ['Coupling of a phosphine and an aryl triflate', 'CC(C)(C)P(C(C)(C)C)c1ccccc1', 'a dialkylphosphine'],
    ['Isomerisation of an allylarene', 'CC/C=C/c1ccccc1', 'an alkene further down the chain'],
    ['Decarboxylation of a diarylacrylic acid', 'C(=C/c1ccccc1)\\c1ccccc1', 'an E stilbene'],
    ['Radical addition of an alcohol to an acrylate', 'O=C1CCC(c2ccccc2)O1', 'an arylbutyrolactone, whose radical does not add'],
    ['Aryl triflimide formation', 'CS(=O)(=O)N(c1ccccc1)S(=O)(=O)C(F)(F)F', 'a mixed disulfonimide'],
    ['Alkoxyamidine from an acylamidine', 'CON=C(C)NC(=O)c1ccccc1', 'an acylated amide oxime'],
  ])('have %s make no %s: %s', (name, product) => {
    const outcomes = TEXTBOOK_TRANSFORMS.filter((each) => each.name === name).map(
      ({ transform }) => applyTemplate(unwrap(readTemplate(transform)), prepared(product)).outcomes.length,
    );
    expect(outcomes).not.toEqual([]);
    expect(outcomes.every((count) => count === 0)).toBe(true);
  });

  it('carboxylate no metal of a branched benzylic bromide, which couples with it, though the ready Grignard reagent', () => {
    const acid = prepared('CC(C(=O)O)c1ccc(Cl)cc1');
    const made = TEXTBOOK_TRANSFORMS.filter(({ name }) => name === 'Carboxylation of an organometal').flatMap(
      ({ transform }) => applyTemplate(unwrap(readTemplate(transform)), acid).outcomes,
    );
    expect(made.map(({ precursors }) => precursors.some(({ smiles }) => smiles.includes('Mg')))).toEqual([true]);
  });

  it('stand under one name where they are called alike, each with a source', () => {
    for (const { name, source } of TEXTBOOK_TRANSFORMS) {
      expect(nameReactionIdOf(name)).not.toBe('');
      expect(source).toMatch(/: |, /);
    }
  });
});

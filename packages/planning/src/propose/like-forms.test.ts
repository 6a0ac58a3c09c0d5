import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import type { Support } from '../step/support.ts';
import type { FoundStep } from './found-step.ts';
import { uniteLikeForms } from './like-forms.ts';
import { countCentres, Identities } from './precursor-set.ts';

function structure(smiles: string) {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return molecule.value;
}

const identities = new Identities();

/** A step with the precursors given, one bond between atoms 1 and 3, and nothing that supports it. */
function step(share: number, ...precursors: readonly string[]): FoundStep {
  const raw = precursors.map((smiles) => ({ smiles, provenance: [...structure(smiles).atomicNumber.keys()], keptRings: 'all' as const }));
  return {
    precursors,
    rawPrecursors: raw,
    hasPrecursor: (smiles) => precursors.includes(smiles),
    hasTautomer: () => false,
    identity: precursors.map((smiles) => identities.of(smiles).molecule).join('.'),
    constitution: precursors.map((smiles) => identities.of(smiles).constitution).join(),
    centres: countCentres(precursors.join('.')),
    charges: precursors.join('.').match(/[-+]\]/g)?.length ?? 0,
    hardestComplexity: 0,
    partners: [],
    outcome: { precursors: raw, centre: [], bonds: [[1, 3]] },
    disconnection: { joinedBonds: 1, ringBondsMade: 0, changedBonds: 0, kindsMade: 0, smallestPart: 2, largestShare: 0.5 },
    admission: { admittedBy: 'Admit every step.', isFolded: false, weighedBy: [], preference: 0 },
    site: '1-3',
    key: precursors.join('.'),
    share,
    support: [],
  };
}

const LIBRARY = { library: { fullName: 'L' } } as unknown as Support['library'];
const support = (transform: number): Support => ({ library: LIBRARY, transform, level: 2 });

const told = (...steps: readonly FoundStep[]) =>
  uniteLikeForms(steps, structure('CC(=O)NCC')).map(({ key, share }) => [key, share] as const);

describe('steps that differ in the form of their precursors', () => {
  it('are one under the form with fewer charges, however probable, and their shares add up', () => {
    expect(told(step(0.5, 'CC(=O)[O-]', 'CCN'), step(0.25, 'CC(=O)O', 'CCN'))).toEqual([['CC(=O)O.CCN', 0.75]]);
    expect(told(step(0.5, 'CC(=O)O', 'CC[NH3+]'), step(0.25, 'CC(=O)O', 'CCN'))).toEqual([['CC(=O)O.CCN', 0.75]]);
  });

  it('remember which transforms give the form that is shown', () => {
    const of = (each: FoundStep, transform: number): FoundStep => ({ ...each, support: [support(transform)] });
    const [acid, salt] = [of(step(0.25, 'CC(=O)O', 'CCN'), 1), of(step(0.5, 'CC(=O)[O-]', 'CCN'), 2)];
    const [united] = uniteLikeForms([salt, acid], structure('CC(=O)NCC'));
    expect(united.support.map(({ transform }) => transform)).toEqual([1, 2]);
    expect(united.drawnBy?.map(({ transform }) => transform)).toEqual([1]);
    const [alone] = uniteLikeForms([acid], structure('CC(=O)NCC'));
    expect(alone.drawnBy).toBeUndefined();
  });

  it('are one for tautomers under the more probable', () => {
    expect(told(step(0.25, 'Cc1cc[nH]n1', 'CCI'), step(0.5, 'Cc1ccn[nH]1', 'CCI'))).toEqual([['Cc1ccn[nH]1.CCI', 0.75]]);
    expect(told(step(0.25, 'Oc1ccccn1', 'CCI'), step(0.5, 'O=c1cccc[nH]1', 'CCI'))).toEqual([['O=c1cccc[nH]1.CCI', 0.75]]);
  });

  it('are one under the lactam, however probable the lactim', () => {
    expect(told(step(0.5, 'Oc1ccccn1', 'CCI'), step(0.25, 'O=c1cccc[nH]1', 'CCI'))).toEqual([['O=c1cccc[nH]1.CCI', 0.75]]);
  });

  it('stay apart where they are other molecules, or stereoisomers', () => {
    expect(told(step(0.5, 'CC(=O)[O-]', 'CCN'), step(0.25, 'CC=O', 'CCN'))).toHaveLength(2);
    expect(told(step(0.5, 'C[C@H](O)C(=O)[O-]', 'CCN'), step(0.25, 'C[C@@H](O)C(=O)[O-]', 'CCN'))).toHaveLength(2);
    // Canonical SMILES of diastereomers may differ in more than their marks.
    const [a, b] = ['CC(C)(C)OC(=O)N1C[C@@H](CCO)[C@@H](CCl)C1', 'CC(C)(C)OC(=O)N1C[C@@H](CCl)[C@@H](CCO)C1'];
    expect(told(step(0.5, a, 'Cc1cc[nH]n1'), step(0.25, b, 'Cc1cc[nH]n1'))).toHaveLength(2);
  });
});

import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { checkTarget } from './check-target.ts';
import { TARGET_INPUTS } from './testing/target-inputs.ts';

const rdkit = await createRdkit();

describe('whether a text can be planned', () => {
  it.each(TARGET_INPUTS)('$about', ({ text, retrosynthesis, forward }) => {
    const messages = (direction: 'retrosynthesis' | 'forward') =>
      checkTarget(rdkit, text, 'auto', direction).objections.map(({ message }) => message);
    expect({ retrosynthesis: messages('retrosynthesis'), forward: messages('forward') }).toEqual({ retrosynthesis, forward });
  });

  it('is told with a kind for each objection', () => {
    const kinds = (text: string) => checkTarget(rdkit, text, 'auto', 'retrosynthesis').objections.map(({ kind }) => kind);
    expect(kinds('')).toEqual(['empty']);
    expect(kinds('1-2-.')).toEqual(['rosdal']);
    expect(kinds('C*')).toEqual(['query-atoms']);
    expect(kinds('CC(=O)[O-].[Na+]')).toEqual(['several-molecules', 'elements']);
    expect(kinds('O[O]')).toEqual(['no-carbon', 'open-valence']);
    expect(kinds('C'.repeat(401))).toEqual(['too-large']);
  });

  it('gives what was refused as long as it could be read, so that it can be shown', () => {
    const shown = (text: string) => checkTarget(rdkit, text, 'auto', 'retrosynthesis').target?.smiles;
    expect(shown('CCN.Cl')).toBe('CCN.Cl');
    expect(shown('c1ccccc')).toBeUndefined();
  });

  it('takes a text for what it is said to be', () => {
    expect(checkTarget(rdkit, 'CCO', 'rosdal', 'retrosynthesis').objections).toHaveLength(1);
    expect(checkTarget(rdkit, '1O-2-3.', 'auto', 'retrosynthesis').target).toMatchObject({
      notation: 'rosdal',
      smiles: 'CCO',
      rosdal: '1-2-3O.',
      inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
      formula: 'C2H6O',
    });
  });
});

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
    expect(kinds(' \n')).toEqual(['empty']);
    expect(kinds('1-2-.')).toEqual(['rosdal']);
    expect(kinds('C*')).toEqual(['query-atoms']);
    expect(kinds('CC(=O)[O-].[Na+]')).toEqual(['several-molecules', 'elements']);
    expect(kinds('O[O]')).toEqual(['no-carbon', 'open-valence']);
    expect(kinds('C'.repeat(401))).toEqual(['too-large']);
  });

  it('never takes a racemate for one enantiomer, in whatever notation it is drawn', () => {
    const kinds = (text: string) => checkTarget(rdkit, text, 'auto', 'retrosynthesis').objections.map(({ kind }) => kind);
    const molfile = rdkit.molfile('C[C@H](N)[C@@H](C)O', 'V3000');
    const grouped = (collection: string) =>
      (molfile.ok ? molfile.value : '').replace(
        'M  V30 END CTAB',
        `M  V30 BEGIN COLLECTION\n${collection}\nM  V30 END COLLECTION\nM  V30 END CTAB`,
      );
    expect(kinds('C[C@H](N)[C@@H](C)O |&1:1,3|')).toEqual(['stereo-groups']);
    expect(kinds('C[C@H](N)O |o1:1|')).toEqual(['stereo-groups']);
    expect(kinds('1-2(ccw;&1)-3O,2-4N.')).toEqual(['stereo-groups']);
    expect(kinds(grouped('M  V30 MDLV30/STERAC1 ATOMS=(2 2 4)'))).toEqual(['stereo-groups']);
    expect(kinds(grouped('M  V30 MDLV30/STEREL1 ATOMS=(2 2 4)'))).toEqual(['stereo-groups']);
    expect(kinds(grouped('M  V30 MDLV30/STEABS ATOMS=(2 2 4)'))).toEqual([]);
    expect(checkTarget(rdkit, 'C[C@H](N)O |&1:1|', 'auto', 'retrosynthesis').target?.smiles).toBe('C[C@H](N)O');
  });

  it('takes a target in its usual form, and says where it was drawn otherwise', () => {
    const planned = (text: string) => {
      const { target, objections } = checkTarget(rdkit, text, 'auto', 'retrosynthesis');
      return [target?.smiles, target?.isRedrawn, objections.length];
    };
    expect(planned('C[S+]([O-])c1ccccc1')).toEqual(['CS(=O)c1ccccc1', true, 0]);
    expect(planned('[NH3+]CC(=O)[O-]')).toEqual(['NCC(=O)O', true, 0]);
    expect(planned('NCC(=O)O')).toEqual(['NCC(=O)O', false, 0]);
  });

  it('tells of a redrawn target what is true of it as it is planned', () => {
    const { target } = checkTarget(rdkit, 'CC(=O)[O-]', 'auto', 'retrosynthesis');
    expect(target).toMatchObject({ formula: 'C2H4O2', inchiKey: 'QTBSBXVTEAMEQO-UHFFFAOYSA-N', rosdal: '1-2=3O,2-4O.' });
  });

  it('leaves a starting material the ion that is drawn, but not the charges of a sulfoxide', () => {
    const given = (text: string) => checkTarget(rdkit, text, 'auto', 'forward').target?.smiles;
    expect(given('CC(=O)[O-].CCBr')).toBe('CC(=O)[O-].CCBr');
    expect(given('C[S+](C)[O-]')).toBe('CS(C)=O');
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

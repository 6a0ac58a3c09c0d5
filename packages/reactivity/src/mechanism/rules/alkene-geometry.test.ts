import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ALKENE_GEOMETRY } from './alkene-geometry.ts';

const PHENYL_THAT_LEAVES = '[c:9]3[cH:9][cH:9][cH:9][cH:9][cH:9]3';
const YLIDE = `=[P:9](${PHENYL_THAT_LEAVES})(${PHENYL_THAT_LEAVES})${PHENYL_THAT_LEAVES}`;
const PHOSPHONATE = '[P:9](=[O:9])([O:9][CH2:9][CH3:9])[O:9][CH2:9][CH3:9]';
const TRIFLUOROETHYL_PHOSPHONATE = '[P:9](=[O:9])([O:9][CH2:9][C:9]([F:9])([F:9])[F:9])[O:9][CH2:9][C:9]([F:9])([F:9])[F:9]';

describe('rules of the geometry of double bonds', () => {
  it.each([
    ['W4 risk', 'two ketones to one geometry of the alkene', 'CCC(=[O:9])c1ccccc1.CC(=[O:9])C1CC1>>CC/C%11c1ccccc1.C\\C=%11C1CC1'],
    ['W1 never', 'a stabilised ylide to the Z ester', `COC(=O)C${YLIDE}.[O:9]=Cc1ccccc1>>COC(=O)/C=%11.C%11\\c1ccccc1`],
    ['W1 never', 'a stabilised ylide of a ketone to the Z enone', `CC(=O)C${YLIDE}.[O:9]=CCCC>>CC(=O)/C=%11.C%11\\CCC`],
    ['W1 never', 'an ester phosphonate to the Z ester', `COC(=O)C${PHOSPHONATE}.[O:9]=CCCC>>COC(=O)/C=%11.C%11\\CCC`],
    ['W1 never', 'a trifluoroethyl phosphonate to the E ester', `COC(=O)C${TRIFLUOROETHYL_PHOSPHONATE}.[O:9]=CCCC>>COC(=O)/C=%11.C%11/CCC`],
    ['W1 never', 'an alkyl ylide and an alkyl aldehyde to the E alkene', `CCC${YLIDE}.[O:9]=CCCC>>CC/C=%11.C%11/CCC`],
    ['W1 risk', 'an alkyl ylide and benzaldehyde to the E alkene', `CCC${YLIDE}.[O:9]=Cc1ccccc1>>CC/C=%11.C%11/c1ccccc1`],
    ['W2 never', 'styrene and iodobenzene to Z stilbene', 'C=Cc1ccccc1.[I:9]c1ccccc1>>C%11=C/c1ccccc1.c\\%111ccccc1'],
    ['W2 never', 'methyl acrylate and a bromide to the Z cinnamate', 'C=CC(=O)OC.[Br:9]c1ccccc1>>C%11=C/C(=O)OC.c\\%111ccccc1'],
    ['W2 never', 'acrylonitrile and an iodide to the Z nitrile', 'C=CC#N.[I:9]c1ccccc1>>C%11=C/C#N.c\\%111ccccc1'],
    ['W3 never', 'an E vinylboronic acid to the Z styrene', 'CC/C=C/[B:9]([OH:9])[OH:9].[I:9]c1ccccc1>>CC/C=C\\%11.c%111ccccc1'],
    ['W3 never', 'a Z vinyl iodide to the E enyne', 'CC/C=C\\[I:9].C#CC>>CC/C=C/%11.C%11#CC'],
    ['W3 never', 'an ester hydrolysed beside a Z alkene drawn E', '[CH3:9]OC(=O)/C=C\\CC>>OC(=O)/C=C/CC'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ALKENE_GEOMETRY, reaction)).toContain(verdict);
  });

  it.each([
    ['two ketones to an alkene of which no geometry is drawn', 'CCC(=[O:9])c1ccccc1.CC(=[O:9])C1CC1>>CCC%11c1ccccc1.CC=%11C1CC1'],
    ['a stabilised ylide to the E ester', `COC(=O)C${YLIDE}.[O:9]=Cc1ccccc1>>COC(=O)/C=%11.C%11/c1ccccc1`],
    ['an ester phosphonate to the E ester', `COC(=O)C${PHOSPHONATE}.[O:9]=CCCC>>COC(=O)/C=%11.C%11/CCC`],
    ['a trifluoroethyl phosphonate to the Z ester', `COC(=O)C${TRIFLUOROETHYL_PHOSPHONATE}.[O:9]=CCCC>>COC(=O)/C=%11.C%11\\CCC`],
    ['an alkyl ylide to the Z alkene', `CCC${YLIDE}.[O:9]=CCCC>>CC/C=%11.C%11\\CCC`],
    ['a product without stated geometry', `COC(=O)C${YLIDE}.[O:9]=Cc1ccccc1>>COC(=O)C=%11.C%11c1ccccc1`],
    ['styrene and iodobenzene to E stilbene', 'C=Cc1ccccc1.[I:9]c1ccccc1>>C%11=C/c1ccccc1.c/%111ccccc1'],
    ['an E vinylboronic acid to the E styrene', 'CC/C=C/[B:9]([OH:9])[OH:9].[I:9]c1ccccc1>>CC/C=C/%11.c%111ccccc1'],
    ['a Z vinyl iodide to the Z enyne', 'CC/C=C\\[I:9].C#CC>>CC/C=C\\%11.C%11#CC'],
    ['a photoisomerisation, which changes nothing else', 'c1ccccc1/C=C/c1ccccc1>>c1ccccc1/C=C\\c1ccccc1'],
    ['an E crotonate arylated, the aryl group apart from the ester', 'COC(=O)/C=C/C.[Br:9]c1ccccc1>>COC(=O)/C=C%11\\C.c%111ccccc1'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(ALKENE_GEOMETRY, reaction)).toEqual([]);
  });
});

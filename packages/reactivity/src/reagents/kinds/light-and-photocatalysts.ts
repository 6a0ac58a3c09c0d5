import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentKind } from '../reagent.ts';
import { MORE_PHOTOCATALYSTS } from './precatalysts.ts';

/** What dyes and complexes do that light excites: they take and give single electrons. */
export const PHOTOCATALYSTS: ReagentKind = {
  id: 'photocatalyst',
  name: 'a photocatalyst',
  say: 'decisive',
  makes: ['buchwald-hartwig-amination', 'goldberg-ullmann-n-arylation', 'ullmann-ether-synthesis', 'thiol-arylation'],
  reagents: [
    {
      name: 'tris(2-phenylpyridine)iridium',
      aliases: ['Ir(ppy)3', 'fac-Ir(ppy)3'],
      smiles: '[Ir+3].[c-]1ccccc1-c1ccccn1.[c-]1ccccc1-c1ccccn1.[c-]1ccccc1-c1ccccn1',
      inchiKey: 'NSABRUJKERBGOU-UHFFFAOYSA-N',
      knownBy: '[Ir+3].[c-]1ccccc1-c1ccccn1',
    },
    {
      name: 'Ir[dF(CF3)ppy]2(dtbbpy)PF6',
      aliases: ['[Ir{dF(CF3)ppy}2(dtbbpy)]PF6', '[Ir(dF(CF3)ppy)2(dtbbpy)]PF6', '[Ir(dFCF3ppy)2dtbbpy]PF6', 'Ir[dFCF3ppy]2(dtbbpy)PF6'],
      smiles:
        'CC(C)(C)c1ccnc(-c2cc(C(C)(C)C)ccn2)c1.F[P-](F)(F)(F)(F)F.Fc1c[c-]c(-c2ccc(C(F)(F)F)cn2)c(F)c1.Fc1c[c-]c(-c2ccc(C(F)(F)F)cn2)c(F)c1.[Ir+3]',
      inchiKey: 'XFAXYKCDJPDUTA-UHFFFAOYSA-N',
      knownBy: 'Fc1c[c-]c(-c2ccc(C(F)(F)F)cn2)c(F)c1.[Ir+3]',
    },
    {
      name: 'tris(bipyridine)ruthenium(II) chloride',
      aliases: ['Ru(bpy)3Cl2', '[Ru(bpy)3]Cl2'],
      smiles: '[Cl-].[Cl-].[Ru+2].c1ccc(-c2ccccn2)nc1.c1ccc(-c2ccccn2)nc1.c1ccc(-c2ccccn2)nc1',
      inchiKey: 'SJFYGUKHUNLZTK-UHFFFAOYSA-L',
      knownBy: '[Ru+2].c1ccc(-c2ccccn2)nc1',
    },
    {
      name: 'tris(bipyridine)ruthenium(II) hexafluorophosphate',
      aliases: ['Ru(bpy)3(PF6)2', '[Ru(bpy)3](PF6)2'],
      smiles: 'F[P-](F)(F)(F)(F)F.F[P-](F)(F)(F)(F)F.[Ru+2].c1ccc(-c2ccccn2)nc1.c1ccc(-c2ccccn2)nc1.c1ccc(-c2ccccn2)nc1',
      inchiKey: 'KLDYQWXVZLHTKT-UHFFFAOYSA-N',
      knownBy: '[Ru+2].c1ccc(-c2ccccn2)nc1',
    },
    {
      name: '4CzIPN',
      smiles: 'N#Cc1c(-n2c3ccccc3c3ccccc32)c(C#N)c(-n2c3ccccc3c3ccccc32)c(-n2c3ccccc3c3ccccc32)c1-n1c2ccccc2c2ccccc21',
      inchiKey: 'PRWATGACIORDEL-UHFFFAOYSA-N',
    },
    { name: 'eosin Y', smiles: 'O=C(O)c1ccccc1-c1c2cc(Br)c(=O)c(Br)c-2oc2c(Br)c(O)c(Br)cc12', inchiKey: 'AZXGXVQWEUFULR-UHFFFAOYSA-N' },
    {
      name: '9-mesityl-10-methylacridinium perchlorate',
      aliases: ['Mes-Acr', 'Mes-Acr-Me', 'Mes-Acr+', 'Fukuzumi catalyst'],
      smiles: 'Cc1cc(C)c(-c2c3ccccc3[n+](C)c3ccccc23)c(C)c1.[O-][Cl+3]([O-])([O-])[O-]',
      inchiKey: 'LFMBERYWDLWXNO-UHFFFAOYSA-M',
      knownBy: 'Cc1cc(C)c(-c2c3ccccc3[n+](C)c3ccccc23)c(C)c1',
    },
    ...MORE_PHOTOCATALYSTS,
  ],
  source: TEXTBOOKS.radicals,
};

/** Light by itself. It has no structure: what stands for it is `LIGHT`. */
export const LIGHT_KIND: ReagentKind = {
  id: 'light',
  name: 'light',
  say: 'decisive',
  makes: ['wohl-ziegler-bromination', 'benzylic-chlorination'],
  reagents: [],
  source: TEXTBOOKS.pericyclic,
};

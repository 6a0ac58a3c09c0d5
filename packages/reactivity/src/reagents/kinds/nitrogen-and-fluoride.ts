import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { Reagent, ReagentKind } from '../reagent.ts';
import { FLUORIDE_SALTS } from './of-experimental-sections.ts';

/** Beside what joins an amine to something it is there to be joined; alone it is the base or the catalyst of a condensation. */
function amineAsPartner(amine: Reagent): Reagent {
  return {
    ...amine,
    givesAs: [amine.smiles],
    givesBeside: ['coupling-reagent', 'mild-borohydride', 'borohydride', 'palladium-complex', 'copper', 'carbonate-or-amine-base'],
  };
}

/** Fluoride, hydrazine, ammonia and amines that take groups off or make them. */
export const NITROGEN_AND_FLUORIDE: readonly ReagentKind[] = [
  {
    id: 'fluoride',
    name: 'fluoride',
    say: 'decisive',
    makes: [
      'o-tbdms-deprotection',
      'o-tbdps-deprotection',
      'o-silyl-deprotection',
      'n-sem-deprotection',
      'alkyne-desilylation',
      'halex-reaction',
      'hiyama-coupling',
      'sulfonate-to-halide',
    ],
    reagents: [
      {
        name: 'TBAF',
        aliases: ['tetrabutylammonium fluoride', 'tetra-n-butylammonium fluoride', 'TBAF trihydrate'],
        smiles: 'CCCC[N+](CCCC)(CCCC)CCCC.[F-]',
        inchiKey: 'FPGGTKZVZWFYPV-UHFFFAOYSA-M',
        knownBy: '[F-]',
      },
      { name: 'hydrogen fluoride', aliases: ['HF', 'HF·pyridine'], smiles: 'F', inchiKey: 'KRHYYFGTRYWZRS-UHFFFAOYSA-N' },
      { name: 'potassium fluoride', aliases: ['KF'], smiles: '[F-].[K+]', inchiKey: 'NROKBHXJSPEDAR-UHFFFAOYSA-M', knownBy: '[F-]' },
      {
        name: 'caesium fluoride',
        aliases: ['CsF', 'cesium fluoride'],
        smiles: '[Cs+].[F-]',
        inchiKey: 'XJHCXCQVJFPJIK-UHFFFAOYSA-M',
        knownBy: '[F-]',
      },
      {
        name: 'TASF',
        aliases: ['tris(dimethylamino)sulfonium difluorotrimethylsilicate'],
        smiles: 'CN(C)[S+](N(C)C)N(C)C.C[Si-](C)(C)(F)F',
        inchiKey: 'JMGVTLYEFSBAGJ-UHFFFAOYSA-N',
        knownBy: 'C[Si-](C)(C)(F)F',
      },
      ...FLUORIDE_SALTS,
    ],
    source: TEXTBOOKS.hydroxylProtection,
  },
  {
    id: 'hydrazine',
    name: 'hydrazine',
    say: 'decisive',
    makes: [
      'phthalimide-deprotection-ing-manske',
      'wolff-kishner-or-clemmensen-reduction',
      'hydrazide-formation',
      'hydrazone-formation',
      'knorr-pyrazole-synthesis',
      'enaminone-pyrazole-synthesis',
      'aminopyrazole-synthesis',
      'nitro-to-amino',
      'snar-amination-chloride',
      'snar-amination-fluoride',
    ],
    reagents: [{ name: 'hydrazine', aliases: ['N2H4'], smiles: 'NN', inchiKey: 'OAKJQQAXSVQMHS-UHFFFAOYSA-N', givesAtoms: true }],
    source: TEXTBOOKS.aminoProtection,
  },
  {
    id: 'secondary-amine',
    name: 'a secondary amine as base',
    say: 'supporting',
    isMaterialToo: true,
    makes: [
      'n-fmoc-deprotection',
      'knoevenagel-condensation',
      'claisen-schmidt-condensation',
      'aldol-condensation',
      'aldol-addition',
      'michael-addition',
    ],
    reagents: [
      {
        name: 'L-proline',
        aliases: ['(S)-proline', 'L-Pro'],
        smiles: 'O=C(O)[C@@H]1CCCN1',
        inchiKey: 'ONIBWKKTOPOVIA-BYPYZUCNSA-N',
      },
      {
        name: 'D-proline',
        aliases: ['(R)-proline', 'D-Pro'],
        smiles: 'O=C(O)[C@H]1CCCN1',
        inchiKey: 'ONIBWKKTOPOVIA-SCSAIBSYSA-N',
      },
      { name: 'proline', aliases: ['DL-proline'], smiles: 'O=C(O)C1CCCN1', inchiKey: 'ONIBWKKTOPOVIA-UHFFFAOYSA-N' },
      amineAsPartner({ name: 'piperidine', smiles: 'C1CCNCC1', inchiKey: 'NQRYJNQNLNOLGT-UHFFFAOYSA-N' }),
      amineAsPartner({ name: 'morpholine', smiles: 'C1COCCN1', inchiKey: 'YNAVUWVOSKDBBP-UHFFFAOYSA-N' }),
      amineAsPartner({ name: 'pyrrolidine', smiles: 'C1CCNC1', inchiKey: 'RWRDLPDLKQPQOW-UHFFFAOYSA-N' }),
      amineAsPartner({ name: 'diethylamine', aliases: ['Et2NH'], smiles: 'CCNCC', inchiKey: 'HPNMFZURTQLUMO-UHFFFAOYSA-N' }),
    ],
    source: TEXTBOOKS.aminoProtection,
  },
  {
    id: 'ammonia',
    name: 'ammonia or a salt of it',
    say: 'supporting',
    isMaterialToo: true,
    makes: [
      'leuckart-type-reductive-amination-with-ammonia',
      'ester-aminolysis',
      'amide-schotten-baumann',
      'sulfonyl-chloride-to-sulfonamide',
      'snar-amination-fluoride',
      'snar-amination-chloride',
      'aryl-halide-to-aniline',
      'amidine-formation-from-nitrile',
      'debus-radziszewski-imidazole-synthesis',
      'hantzsch-dihydropyridine-synthesis',
      'bromo-n-alkylation',
      'chloro-n-alkylation',
      'iodo-n-alkylation',
      'epoxide-ring-opening-by-amine',
      'o-acetyl-deprotection',
      'o-acyl-deprotection',
    ],
    reagents: [
      {
        name: 'ammonia',
        aliases: ['NH3', 'NH4OH', 'aqueous ammonia'],
        smiles: 'N',
        inchiKey: 'QGZKDVFQNNGYKY-UHFFFAOYSA-N',
        givesAs: ['N'],
      },
      {
        name: 'ammonium acetate',
        aliases: ['NH4OAc'],
        smiles: 'CC(=O)[O-].[NH4+]',
        inchiKey: 'USFZMSVCRYTOJT-UHFFFAOYSA-N',
        knownBy: 'CC(=O)[O-].[NH4+]',
        givesAs: ['N'],
      },
      {
        name: 'ammonium chloride',
        aliases: ['NH4Cl'],
        smiles: '[Cl-].[NH4+]',
        inchiKey: 'NLXLAEXVIDQMFP-UHFFFAOYSA-N',
        knownBy: '[Cl-].[NH4+]',
        givesAs: ['N'],
      },
      {
        name: 'ammonium carbonate',
        aliases: ['(NH4)2CO3'],
        smiles: 'O=C([O-])[O-].[NH4+].[NH4+]',
        inchiKey: 'PRKQVKDSMLBJBJ-UHFFFAOYSA-N',
        knownBy: 'O=C([O-])[O-].[NH4+]',
        givesAs: ['N'],
      },
      {
        name: 'ammonium carbamate',
        aliases: ['NH4CO2NH2', 'NH2CO2NH4'],
        smiles: 'NC(=O)[O-].[NH4+]',
        inchiKey: 'BVCZEBOGSOYJJT-UHFFFAOYSA-N',
        knownBy: 'NC(=O)[O-].[NH4+]',
        givesAs: ['N'],
      },
    ],
    source: TEXTBOOKS.carbonylSubstitution,
  },
  {
    // Couples in the place of ammonia, and acid sets the amine free.
    id: 'ammonia-equivalent',
    name: 'an imine that stands for ammonia',
    say: 'supporting',
    makes: ['aryl-halide-to-aniline', 'buchwald-hartwig-amination'],
    reagents: [
      {
        name: 'benzophenone imine',
        aliases: ['Ph2C=NH', 'diphenylmethanimine'],
        smiles: 'N=C(c1ccccc1)c1ccccc1',
        inchiKey: 'SXZIXHOMFPUIRK-UHFFFAOYSA-N',
        givesAs: ['N'],
      },
    ],
    source: TEXTBOOKS.couplings,
  },
];

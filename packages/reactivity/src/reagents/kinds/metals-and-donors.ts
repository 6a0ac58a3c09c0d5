import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentKind } from '../reagent.ts';
import { SILOXANES } from './of-experimental-sections.ts';
import { NICKEL_BROMIDES } from './precatalysts.ts';
import { REDUCTIVE_AMINATIONS } from './reductants.ts';

/** Metals, silanes and other donors of electrons or hydrogen. */
export const METALS_AND_DONORS: readonly ReagentKind[] = [
  {
    id: 'metal-reductant',
    name: 'a metal or low-valent salt that reduces',
    say: 'decisive',
    makes: [
      'nitro-to-amino',
      'nitroso-reduction',
      'n-oxide-deoxygenation',
      'alkyl-dehalogenation',
      'aryl-dehalogenation',
      'azide-to-amine-reduction',
      'oxime-to-amine-reduction',
      'sulfonyl-chloride-to-thiol-reduction',
      'disulfide-reduction',
      'wolff-kishner-or-clemmensen-reduction',
    ],
    reagents: [
      { name: 'iron', aliases: ['Fe'], smiles: '[Fe]', inchiKey: 'XEEYBQQBJWHFJM-UHFFFAOYSA-N' },
      {
        name: 'tin(II) chloride',
        aliases: ['SnCl2', 'tin dichloride', 'SnCl2 dihydrate', 'tin chloride dihydrate'],
        smiles: '[Cl][Sn][Cl]',
        inchiKey: 'AXZWODMDQAVCJE-UHFFFAOYSA-L',
      },
      { name: 'tin', aliases: ['Sn'], smiles: '[Sn]', inchiKey: 'ATJFFYVFTNAWJD-UHFFFAOYSA-N' },
      {
        name: 'sodium dithionite',
        aliases: ['Na2S2O4'],
        smiles: 'O=S([O-])S(=O)[O-].[Na+].[Na+]',
        inchiKey: 'JVBXVOWTABLYPX-UHFFFAOYSA-L',
        knownBy: 'O=S([O-])S(=O)[O-]',
      },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'alkali-metal',
    name: 'lithium or sodium in ammonia',
    say: 'decisive',
    makes: [
      'o-bn-deprotection',
      'n-bn-deprotection',
      'alkyne-hydrogenation',
      'lindlar-reduction',
      'alkyl-dehalogenation',
      'aryl-dehalogenation',
    ],
    reagents: [
      { name: 'lithium', aliases: ['Li'], smiles: '[Li]', inchiKey: 'WHXSMMKQMYFTQS-UHFFFAOYSA-N' },
      { name: 'sodium', aliases: ['Na'], smiles: '[Na]', inchiKey: 'KEAYESYHFKHZAL-UHFFFAOYSA-N' },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'zinc',
    name: 'zinc',
    say: 'decisive',
    makes: [
      'nitro-to-amino',
      'n-oxide-deoxygenation',
      'alkyl-dehalogenation',
      'wolff-kishner-or-clemmensen-reduction',
      'reformatsky-reaction',
      'negishi-coupling',
      'barbier-reaction',
      'cyanation-of-an-aryl-halide',
      'sulfonyl-chloride-to-thiol-reduction',
    ],
    reagents: [
      { name: 'zinc', aliases: ['Zn'], smiles: '[Zn]', inchiKey: 'HCHKCACWOHOZIP-UHFFFAOYSA-N' },
      {
        name: 'zinc amalgam',
        aliases: ['Zn(Hg)', 'Zn/Hg', 'Zn-Hg', 'amalgamated zinc'],
        smiles: '[Hg].[Zn]',
        inchiKey: 'YVUZUKYBUMROPQ-UHFFFAOYSA-N',
        knownBy: '[Zn]',
      },
      {
        name: 'zinc-copper couple',
        aliases: ['Zn(Cu)', 'Zn-Cu', 'Zn/Cu', 'Zn-Cu couple', 'Zn/Cu couple'],
        smiles: '[Cu].[Zn]',
        inchiKey: 'TVZPLCNGKSPOJA-UHFFFAOYSA-N',
        knownBy: '[Zn]',
      },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    // What a halide becomes with it takes up carbonyl groups and carbon dioxide; it is named where that is written.
    id: 'magnesium',
    name: 'magnesium',
    say: 'decisive',
    makes: ['barbier-reaction', 'carboxylation-of-an-organometal', 'grignard-with-ketone-reaction', 'grignard-with-aldehyde-reaction'],
    reagents: [
      { name: 'magnesium', aliases: ['Mg', 'Mg turnings'], smiles: '[Mg]', inchiKey: 'FYYHWMGAXLPEAU-UHFFFAOYSA-N', givesAtoms: true },
    ],
    source: TEXTBOOKS.organometallics,
  },
  {
    id: 'indium',
    name: 'indium',
    say: 'decisive',
    makes: ['barbier-reaction', 'nitro-to-amino'],
    reagents: [{ name: 'indium', aliases: ['In'], smiles: '[In]', inchiKey: 'APFVFJFRJDLVQX-UHFFFAOYSA-N' }],
    source: TEXTBOOKS.organometallics,
  },
  {
    // With a borohydride they are a boride, which brings hydrogen to what the borohydride leaves.
    id: 'nickel-or-cobalt-salt',
    name: 'a salt of nickel or cobalt',
    say: 'supporting',
    makes: ['nitrile-reduction', 'nitro-to-amino', 'alkyne-hydrogenation', 'azide-to-amine-reduction'],
    reagents: [
      { name: 'nickel(II) chloride', aliases: ['NiCl2'], smiles: '[Cl][Ni][Cl]', inchiKey: 'QMMRZOWCJAIUJA-UHFFFAOYSA-L' },
      {
        name: 'nickel(II) chloride glyme',
        aliases: ['NiCl2 glyme', 'NiCl2·glyme', 'NiCl2(glyme)', 'NiCl2(dme)', 'NiCl2·dme', 'NiCl2 dme'],
        smiles: 'COCCOC.[Cl][Ni][Cl]',
        inchiKey: 'OCMNCWNTDDVHFK-UHFFFAOYSA-L',
        knownBy: '[Cl][Ni][Cl]',
      },
      { name: 'cobalt(II) chloride', smiles: '[Cl][Co][Cl]', inchiKey: 'GVPFVAHMJGGAJG-UHFFFAOYSA-L' },
      ...NICKEL_BROMIDES,
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'silane',
    name: 'a silane',
    say: 'decisive',
    makes: [
      'alcohol-deoxygenation',
      'wolff-kishner-or-clemmensen-reduction',
      ...REDUCTIVE_AMINATIONS,
      'alkene-hydrogenation',
      'heteroarene-hydrogenation',
      'n-trityl-deprotection',
    ],
    reagents: [
      { name: 'triethylsilane', aliases: ['Et3SiH'], smiles: 'CC[SiH](CC)CC', inchiKey: 'AQRLNPVMDITEJU-UHFFFAOYSA-N' },
      {
        name: 'triisopropylsilane',
        aliases: ['TIPS', 'TIS', 'iPr3SiH', 'TIPSH', 'TIPS-H'],
        smiles: 'CC(C)[SiH](C(C)C)C(C)C',
        inchiKey: 'YDJXDYKQMRNUSA-UHFFFAOYSA-N',
      },
      { name: 'phenylsilane', aliases: ['PhSiH3'], smiles: '[SiH3]c1ccccc1', inchiKey: 'PARWUHTVGZSQPD-UHFFFAOYSA-N' },
      ...SILOXANES,
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'tin-hydride',
    name: 'a tin hydride',
    say: 'decisive',
    makes: ['alkyl-dehalogenation', 'aryl-dehalogenation', 'barton-mccombie-deoxygenation'],
    reagents: [
      {
        name: 'tributyltin hydride',
        aliases: ['Bu3SnH'],
        smiles: 'CCC[CH2][SnH]([CH2]CCC)[CH2]CCC',
        inchiKey: 'DBGVGMSCBYYSLD-UHFFFAOYSA-N',
      },
      {
        name: 'tris(trimethylsilyl)silane',
        aliases: ['TTMSS', '(TMS)3SiH', '(Me3Si)3SiH'],
        smiles: 'C[Si](C)(C)[SiH]([Si](C)(C)C)[Si](C)(C)C',
        inchiKey: 'SQMFULTZZQBFBM-UHFFFAOYSA-N',
      },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'poisoned-palladium',
    name: 'palladium poisoned by lead',
    say: 'decisive',
    makes: ['lindlar-reduction', 'rosenmund-reduction'],
    reagents: [
      {
        name: 'Lindlar catalyst',
        aliases: ['Lindlar', "Lindlar's catalyst", 'Pd/BaSO4', 'Pd/CaCO3'],
        smiles: 'O=C([O-])[O-].[Ca+2].[Pd]',
        inchiKey: 'ZYYXZPVKIGQVCS-UHFFFAOYSA-L',
      },
    ],
    source: TEXTBOOKS.chemoselectivity,
  },
  {
    id: 'formic-acid',
    name: 'formic acid',
    say: 'supporting',
    isMaterialToo: true,
    makes: [
      'eschweiler-clarke-methylation',
      'leuckart-type-reductive-amination-with-ammonia',
      'formylation-of-an-amine',
      'benzimidazole-synthesis',
      'n-boc-deprotection',
      'n-trityl-deprotection',
      'o-trityl-deprotection',
      'co2h-tbu-deprotection',
    ],
    reagents: [
      { name: 'formic acid', aliases: ['HCOOH', 'HCO2H'], smiles: 'O=CO', inchiKey: 'BDAGIHXWWSANSR-UHFFFAOYSA-N', givesAs: ['O=CO'] },
    ],
    source: TEXTBOOKS.carbonylCondensation,
  },
  {
    id: 'samarium-iodide',
    name: 'samarium(II) iodide',
    say: 'decisive',
    // Sulfonamides, too; these are not told here, as what only reductants make would need one, and hydroxide frees azoles of theirs.
    makes: ['barbier-reaction', 'reformatsky-reaction', 'alkyl-dehalogenation', 'ketone-to-alcohol-reduction'],
    reagents: [
      {
        name: 'samarium(II) iodide',
        aliases: ['SmI2', 'samarium diiodide', "Kagan's reagent"],
        smiles: '[I][Sm][I]',
        inchiKey: 'UAWABSHMGXMCRK-UHFFFAOYSA-L',
      },
    ],
    source: TEXTBOOKS.radicals,
  },
];

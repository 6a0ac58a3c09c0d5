import type { NameReactionTable } from '../name-reaction.ts';
import { SULFONATE_O } from './fragments.ts';

/** Class 3. Textbook: Kürti, Czakó, Strategic Applications of Named Reactions in Organic Synthesis. */
export const CARBON_CARBON = {
  reactionClass: 'C-C bond formation',
  reactions: [
    {
      id: 'bromo-suzuki-coupling',
      name: 'Bromo Suzuki coupling',
      group: 'coupling',
      pattern: '[#6;!$([CX4]):1]Br.[#6:2][#5]>>[#6:1][#6:2]',
    },
    {
      id: 'chloro-suzuki-coupling',
      name: 'Chloro Suzuki coupling',
      group: 'coupling',
      pattern: '[#6;!$([CX4]):1]Cl.[#6:2][#5]>>[#6:1][#6:2]',
    },
    { id: 'iodo-suzuki-coupling', name: 'Iodo Suzuki coupling', group: 'coupling', pattern: '[#6;!$([CX4]):1]I.[#6:2][#5]>>[#6:1][#6:2]' },
    {
      id: 'triflate-suzuki-coupling',
      name: 'Triflate Suzuki coupling',
      group: 'coupling',
      pattern: '[#6;!$([CX4]):1]OS(=O)(=O).[#6:2][#5]>>[#6:1][#6:2]',
    },
    {
      id: 'suzuki-coupling',
      name: 'Suzuki coupling',
      group: 'coupling',
      pattern: `[#6:1][Cl,Br,I,${SULFONATE_O}].[#6:2][#5]>>[#6:1][#6:2]`,
    },
    {
      id: 'stille-reaction',
      name: 'Stille reaction',
      group: 'coupling',
      pattern: `[#6:1][Cl,Br,I,${SULFONATE_O}].[#6:2][Sn]>>[#6:1][#6:2]`,
    },
    {
      id: 'negishi-coupling',
      name: 'Negishi coupling',
      group: 'coupling',
      pattern: `[#6:1][Cl,Br,I,${SULFONATE_O}].[#6:2][Zn]>>[#6:1][#6:2]`,
    },
    {
      id: 'hiyama-coupling',
      name: 'Hiyama coupling',
      group: 'coupling',
      pattern: `[#6;!$([CX4]):1][Cl,Br,I,${SULFONATE_O}].[#6;!$([CX4]);!$(C#C):2][Si]>>[#6:1][#6:2]`,
    },
    {
      id: 'kumada-coupling',
      name: 'Kumada coupling',
      group: 'coupling',
      pattern: `[#6;!$([CX4]):1][Cl,Br,I,${SULFONATE_O}].[#6:2][Mg]>>[#6:1][#6:2]`,
    },
    {
      id: 'sonogashira-coupling',
      name: 'Sonogashira coupling',
      group: 'coupling',
      pattern: `[#6;!$([CX4]):1][Cl,Br,I,${SULFONATE_O}].[CX2H:2]#[C:3]>>[#6:1][C:2]#[C:3]`,
    },
    {
      id: 'alkyne-alkylation',
      name: 'Alkyne alkylation',
      group: 'coupling',
      pattern: `[CX4:1][Cl,Br,I,${SULFONATE_O}].[CX2H:2]#[C:3]>>[CX4:1][C:2]#[C:3]`,
    },
    {
      id: 'heck-reaction',
      name: 'Heck reaction',
      group: 'coupling',
      // Palladium takes the carbonyl group out of an acid chloride: an enone is made otherwise.
      pattern: `[#6;!$([CX4]);!$(C=O):1][Cl,Br,I,${SULFONATE_O}].[CX3;!H0:2]=[C:3]>>[#6:1][CX3:2]=[C:3]`,
    },
    { id: 'direct-c-h-arylation', name: 'Direct C-H arylation', group: 'coupling', pattern: '[c:1][Cl,Br,I].[cH:2]>>[c:1][c:2]' },
    {
      id: 'buchwald-hartwig-alpha-arylation',
      name: 'Buchwald-Hartwig alpha-arylation',
      group: 'coupling',
      pattern: '[c:1][Cl,Br,I].[CX4;!H0:2][C:3]=,#[O,N:4]>>[c:1][CX4:2][C:3]=,#[O,N:4]',
    },
    {
      id: 'ullmann-biaryl-coupling',
      name: 'Ullmann biaryl coupling',
      group: 'coupling',
      pattern: '[c:1][Cl,Br,I].[c:2][Cl,Br,I]>>[c:1][c:2]',
    },
    {
      id: 'miyaura-borylation',
      name: 'Miyaura borylation',
      group: 'borylation',
      // Diborons and boranes; borates take up what a metal has been put on.
      pattern: `[c,$([CX3]=[CX3]):1][Cl,Br,I,${SULFONATE_O}].[#5;$([#5][#5]),$([#5;!H0]):2]>>[c,C:1][#5:2]`,
    },
    {
      id: 'cyanation-of-an-aryl-halide',
      name: 'Cyanation of an aryl halide',
      pattern: `[c:1][F,Cl,Br,I,${SULFONATE_O}].[C:2]#[N:3]>>[c:1][C:2]#[N:3]`,
    },
    {
      id: 'kolbe-nitrile-synthesis',
      name: 'Kolbe nitrile synthesis',
      pattern: `[CX4:1][Cl,Br,I,${SULFONATE_O}].[C:2]#[N:3]>>[CX4:1][C:2]#[N:3]`,
    },

    {
      id: 'grignard-with-ketone-reaction',
      name: 'Grignard + ketone reaction',
      group: 'carbonyl addition',
      pattern: '[#6:1][Mg].[CX3:2](=[O:3])([#6:4])[#6:5]>>[#6:1][CX4:2]([OH:3])([#6:4])[#6:5]',
    },
    {
      id: 'grignard-with-aldehyde-reaction',
      name: 'Grignard + aldehyde reaction',
      group: 'carbonyl addition',
      pattern: '[#6:1][Mg].[CX3;H1:2](=[O:3])[#6:4]>>[#6:1][CX4;H1:2]([OH:3])[#6:4]',
    },
    {
      id: 'grignard-with-weinreb-amide-ketone-synthesis',
      name: 'Grignard + Weinreb amide ketone synthesis',
      group: 'carbonyl addition',
      pattern: '[#6:1][Mg,Li,Br,I].[CX3:2](=[O:3])N(C)OC>>[#6:1][CX3:2]=[O:3]',
    },
    {
      id: 'grignard-with-ester-reaction',
      name: 'Grignard + ester reaction',
      group: 'carbonyl addition',
      pattern: '[#6:1][Mg].[CX3:2](=[O:3])[OX2][#6]>>[#6:1][C:2][OH,O:3]',
    },
    {
      id: 'grignard-with-nitrile-ketone-synthesis',
      name: 'Grignard + nitrile ketone synthesis',
      group: 'carbonyl addition',
      pattern: '[#6:1][Mg].[C:2]#[N]>>[#6:1][CX3:2]=[O]',
    },
    {
      id: 'organolithium-with-carbonyl-addition',
      name: 'Organolithium + carbonyl addition',
      group: 'carbonyl addition',
      pattern: '[#6:1][Li].[CX3:2]=[O:3]>>[#6:1][CX4:2][OH:3]',
    },
    {
      id: 'barbier-reaction',
      name: 'Barbier reaction',
      group: 'carbonyl addition',
      pattern: '[#6;!$([CX4][CX3](=O)[OX2]):1][Cl,Br,I].[CX3:2]=[O:3]>>[#6:1][CX4:2][OH:3]',
    },
    {
      id: 'nozaki-hiyama-kishi-reaction',
      name: 'Nozaki-Hiyama-Kishi reaction',
      group: 'carbonyl addition',
      pattern: '[CX3:1](=[C:4])[Br,I].[CX3;H1:2]=[O:3]>>[CX3:1](=[C:4])[CX4;H1:2][OH:3]',
    },
    {
      id: 'henry-reaction',
      name: 'Henry reaction',
      group: 'carbonyl addition',
      pattern: '[CX4:1]([N+:2](=[O:3])[O-:4]).[CX3:5]=[O:6]>>[CX4:1]([N+:2](=[O:3])[O-:4])[CX4:5][OH:6]',
    },
    {
      id: 'aldol-addition',
      name: 'Aldol addition',
      group: 'carbonyl addition',
      pattern: '[CX4;!H0:1][CX3:2]=[O:3].[CX3:4]=[O:5]>>[CX4:1]([CX3:2]=[O:3])[CX4:4][OH:5]',
    },
    {
      id: 'cyanohydrin-formation',
      name: 'Cyanohydrin formation',
      group: 'carbonyl addition',
      pattern: '[C:1]#[N:2].[CX3:3]=[O:4]>>[N:2]#[C:1][CX4:3][O:4]',
    },
    {
      id: 'ethynylation-of-a-carbonyl',
      name: 'Ethynylation of a carbonyl',
      group: 'carbonyl addition',
      pattern: '[CX2:1]#[C:2].[CX3:3]=[O:4]>>[C:2]#[C:1][CX4:3][OH:4]',
    },
    { id: 'strecker-synthesis', name: 'Strecker synthesis', pattern: '[C:1]#[N:2].[CX3:3]=[OX1].[NX3;!H0:4]>>[N:2]#[C:1][CX4:3][NX3:4]' },
    { id: 'mannich-reaction', name: 'Mannich reaction', pattern: '[CX4,cX3;!H0:1].[CX3:2]=[OX1].[NX3;!H0:3]>>[CX4,c:1][CX4:2][NX3:3]' },
    { id: 'petasis-reaction', name: 'Petasis reaction', pattern: '[#6:1][#5].[CX3:2]=[OX1].[NX3;!H0:3]>>[#6:1][CX4:2][NX3:3]' },
    {
      id: 'reformatsky-reaction',
      name: 'Reformatsky reaction',
      pattern: '[CX4:1]([Br,I,Zn])[C:2](=[O:3])[O:4].[CX3:5]=[O:6]>>[CX4:1]([C:2](=[O:3])[O:4])[CX4:5][OH:6]',
    },
    {
      id: 'morita-baylis-hillman-reaction',
      name: 'Morita-Baylis-Hillman reaction',
      pattern: '[CX3;!H0:1](=[C:2])[C:3]=,#[O,N:4].[CX3:5]=[O:6]>>[CX3:1](=[C:2])([C:3]=,#[O,N:4])[CX4:5][OH:6]',
    },

    {
      id: 'wittig-olefination',
      name: 'Wittig olefination',
      group: 'olefination',
      pattern: ['[#6:1][P+].[CX3:2]=[OX1]>>[C:1]=[C:2]', '[C:1]=[P].[CX3:2]=[OX1]>>[C:1]=[C:2]'],
    },
    {
      id: 'horner-wadsworth-emmons-olefination',
      name: 'Horner-Wadsworth-Emmons olefination',
      group: 'olefination',
      pattern: '[CX4:1]P(=O)(O)O.[CX3:2]=[OX1]>>[C:1]=[C:2]',
    },
    { id: 'julia-olefination', name: 'Julia olefination', group: 'olefination', pattern: '[CX4:1]S(=O)(=O).[CX3:2]=[OX1]>>[C:1]=[C:2]' },
    { id: 'peterson-olefination', name: 'Peterson olefination', group: 'olefination', pattern: '[CX4:1][Si].[CX3:2]=[OX1]>>[C:1]=[C:2]' },
    {
      id: 'knoevenagel-condensation',
      name: 'Knoevenagel condensation',
      group: 'olefination',
      pattern: [
        '[CX4;!H0;!H1:1]([C:2]=,#[O,N:3])[C,S,N+:4]=,#[O,N:5].[CX3:6]=[OX1]>>[C:1]([C:2]=,#[O,N:3])([C,S,N+:4]=,#[O,N:5])=[C:6]',
        // Oxindoles and thiazolidinones
        '[CX4;R;!H0;!H1:1]([c,SX2:2])[C;R:4](=[O:5])[N:7].[CX3:6]=[OX1]>>[C:1]([c,SX2:2])([C:4](=[O:5])[N:7])=[C:6]',
      ],
    },
    {
      id: 'claisen-schmidt-condensation',
      name: 'Claisen-Schmidt condensation',
      group: 'olefination',
      pattern: '[CX4;!H0;!H1:1][CX3;!$(C[O,N]):2]=[O:3].[CX3;H1:4](=[OX1])[c:5]>>[C:1]([CX3:2]=[O:3])=[CX3;H1:4][c:5]',
    },
    {
      id: 'aldol-condensation',
      name: 'Aldol condensation',
      group: 'olefination',
      pattern: '[CX4;!H0;!H1:1][C,c:2].[CX3:3]=[OX1]>>[C:1]([C,c:2])=[C:3]',
    },
    {
      id: 'perkin-reaction',
      name: 'Perkin reaction',
      pattern: '[CX4:1][CX3:2](=[O:3])O[CX3]=O.[CX3;H1:4](=[OX1])[c:5]>>[C:1]([CX3:2](=[O:3])[OH])=[C:4][c:5]',
    },
    { id: 'olefin-metathesis', name: 'Olefin metathesis', pattern: '[CX3:1]=[CH2].[CX3:2]=[CX3]>>[CX3:1]=[CX3:2]' },
    { id: 'mcmurry-coupling', name: 'McMurry coupling', pattern: '[CX3:1]=[OX1].[CX3:2]=[OX1]>>[CX3:1]=[CX3:2]' },

    {
      id: 'michael-addition',
      name: 'Michael addition',
      group: 'enolate',
      pattern:
        '[C:1]=[C:2][C,S,N+:3]=,#[O,N:4].[CX4;!H0:5][C,S,N+:6]=,#[O,N:7]>>[CX4:5]([C,S,N+:6]=,#[O,N:7])[CX4:1][CX4:2][C,S,N+:3]=,#[O,N:4]',
    },
    {
      id: 'claisen-condensation',
      name: 'Claisen condensation',
      group: 'enolate',
      pattern: '[#6:1][CX3:2](=[O:3])[OX2][#6].[CX4;!H0:4][C:5](=[O:6])[OX2:7]>>[#6:1][CX3:2](=[O:3])[CX4:4][C:5](=[O:6])[OX2:7]',
    },
    {
      id: 'claisen-type-c-acylation',
      name: 'Claisen-type C-acylation',
      group: 'enolate',
      pattern: '[CX3:1](=[O:2])[OX2,Cl,F,N,n].[CX4;!H0:3][C:4]=,#[O,N:5]>>[CX3:1](=[O:2])[#6:3][C:4]=,#[O,N:5]',
    },
    {
      id: 'malonic-ester-alkylation',
      name: 'Malonic ester alkylation',
      group: 'enolate',
      pattern: `[CX4:1][Cl,Br,I,${SULFONATE_O}].[CX4;!H0:2]([C:3](=[O:4])[O:5])[C:6](=[O:7])[O:8]>>[CX4:1][CX4:2]([C:3](=[O:4])[O:5])[C:6](=[O:7])[O:8]`,
    },
    {
      id: 'enolate-alkylation',
      name: 'Enolate alkylation',
      group: 'enolate',
      pattern: `[CX4:1][Cl,Br,I,${SULFONATE_O}].[CX4;!H0:2][C:3]=,#[O,N:4]>>[CX4:1][CX4:2][C:3]=,#[O,N:4]`,
    },
    { id: 'friedel-crafts-alkylation', name: 'Friedel-Crafts alkylation', pattern: '[CX4:1][Cl,Br,I,OX2].[cH:2]>>[CX4:1][c:2]' },
    {
      id: 'diels-alder-reaction',
      name: 'Diels-Alder reaction',
      pattern: '[C:1]=[C:2][C:3]=[C:4].[C:5]=,#[C:6]>>[C:1]1[C:2]=[C:3][C:4][C:5]~[C:6]1',
    },
    {
      id: 'simmons-smith-cyclopropanation',
      name: 'Simmons-Smith cyclopropanation',
      pattern: '[CX3:1]=[CX3:2].[CX4:3]I>>[CX4:1]1[CX4:2][CX4:3]1',
    },
    {
      id: 'corey-chaykovsky-cyclopropanation',
      name: 'Corey-Chaykovsky cyclopropanation',
      pattern: '[CX3:1]=[CX3:2].[C:3][S+]>>[CX4:1]1[CX4:2][CX4:3]1',
    },
    {
      id: 'claisen-rearrangement',
      name: 'Claisen rearrangement',
      pattern: '[C:1]=[C:2][C:3][O:4][c:5][cH:6]>>[C:3]=[C:2][C:1][c:6][c:5][OH:4]',
    },
    { id: 'fries-rearrangement', name: 'Fries rearrangement', pattern: '[CX3:1](=[O:2])[O:3][c:4][cH:5]>>[CX3:1](=[O:2])[c:5][c:4][OH:3]' },
    {
      id: 'carboxylation-of-an-organometal',
      name: 'Carboxylation of an organometal',
      pattern: '[#6:1][Br,I,Mg,Li].[C:2](=[O:3])=[O:4]>>[#6:1][C:2](=[O:3])[OH:4]',
    },
    {
      id: 'carbonylation-of-an-aryl-halide',
      name: 'Carbonylation of an aryl halide',
      pattern: `[c:1][Br,I,${SULFONATE_O}].[C-:2]#[O+:3]>>[c:1][C:2]=[O:3]`,
    },
  ],
} as const satisfies NameReactionTable;

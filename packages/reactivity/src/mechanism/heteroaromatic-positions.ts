import { FUSED_PYRIDONE_POSITIONS } from './fused-pyridone-positions.ts';
import type { Position } from './tabulated-position.ts';

const SIX_RING_MEMBER = '[c,n]';
const FUSED_SIX_RING = SIX_RING_MEMBER.repeat(4);
const FIVE_RING_MEMBER = '[c,n,o,s]';
const FUSED_FIVE_RING = `${SIX_RING_MEMBER}2${FIVE_RING_MEMBER.repeat(3)}${SIX_RING_MEMBER}2`;
/** A nitrogen somewhere in the ring of six. */
const WITH_RING_NITROGEN = ['n[c,n][c,n][c,n][c,n]', '[c,n]n[c,n][c,n][c,n]', '[c,n][c,n]n[c,n][c,n]']
  .map((rest) => `$(c1${rest}1)`)
  .join(',');

/**
 * The first pattern that fits counts. Orders within a ring are those of the textbooks (Clayden 29; Joule and Mills, Heterocyclic
 * Chemistry); between rings partial rate factors and σ+ of the ring positions (Taylor, Electrophilic Aromatic Substitution, Wiley 1990).
 * The values are a scale set to give these orders, not measured ones.
 */
export const FUSED_AND_FIVE_RING_POSITIONS: readonly Position[] = [
  ...FUSED_PYRIDONE_POSITIONS,
  // azulene: 1 and 3
  { pattern: '[c;H1;r5;$(c1ccc2cccccc12)]', rate: 8 },
  { pattern: '[c;H1;$(c1cc2cccccc2c1),$(c1cccc2cccc2c1),$(c1ccccc2cccc12),$(c1ccc2cccc2cc1)]', rate: 3 },
  // carbazole: 3, then 1
  { pattern: '[c;H1;r6;$(c1ccc2[nX3]c3ccccc3c2c1)]', rate: 5.5 },
  { pattern: '[c;H1;r6;$(c1cccc2c1[nX3]c1ccccc12)]', rate: 4.8 },
  { pattern: '[c;H1;r6;$(c:c1[nX3]c2ccccc2c:1),$(c1cccc2[nX3]c3ccccc3c12),$(c1ccc2c(c1)[nX3]c1ccccc12)]', rate: 2.5 },
  // dibenzofuran and dibenzothiophene: 2 and 3
  { pattern: '[c;H1;r6;$(c1ccc2[o,s]c3ccccc3c2c1)]', rate: 3.2 },
  { pattern: '[c;H1;r6;$(c1ccc2c(c1)[o,s]c1ccccc12)]', rate: 3 },
  { pattern: '[c;H1;r6;$(c1cccc2[o,s]c3ccccc3c12),$(c1cccc2c1[o,s]c1ccccc12)]', rate: 1.2 },
  // indole, azaindoles and other fused pyrroles: 3, then 2, then the benzo ring
  { pattern: '[c;H1;r5;$(c1c2ccccc2[nX3]c1)]', rate: 8 },
  // An acceptor at 3 holds 2 back far more than the benzo ring.
  { pattern: '[c;H1;r5;$(c1c([$([CX3]=[OX1]),$(C#N),$([N+](=O)[O-])])c2ccccc2[nX3]1)]', rate: 2.5 },
  { pattern: '[c;H1;r5;$(c1cc2ccccc2[nX3]1)]', rate: 5.5 },
  { pattern: `[c;H1;r5;$(c1c[nX3]c2${FUSED_SIX_RING}c12)]`, rate: 6.5 },
  { pattern: `[c;H1;r5;$(c1cc2${FUSED_SIX_RING}c2[nX3]1)]`, rate: 3.5 },
  { pattern: '[c;H1;r6;$(c1cccc2[nX3]ccc12),$(c1cccc2cc[nX3]c12),$(c1ccc2[nX3]ccc2c1),$(c1ccc2cc[nX3]c2c1)]', rate: 2 },
  // benzothiophene: 3 before 2; benzofuran: 2 before 3; both before the benzo ring
  { pattern: '[c;H1;r5;$(c1csc2ccccc12)]', rate: 5 },
  { pattern: '[c;H1;r5;$(c1cc2ccccc2s1)]', rate: 4 },
  { pattern: '[c;H1;r5;$(c1cc2ccccc2o1)]', rate: 4.9 },
  { pattern: '[c;H1;r5;$(c1coc2ccccc12)]', rate: 3.8 },
  { pattern: '[c;H1;r6;$(c1cccc2[o,s]ccc12),$(c1cccc2cc[o,s]c12),$(c1ccc2[o,s]ccc2c1),$(c1ccc2cc[o,s]c2c1)]', rate: 1 },
  // imidazo[1,2-a]pyridine and pyrazolo[1,5-a]pyridine, and their aza kin: 3; imidazo[1,5-a]pyridine: 1 and 3; indolizine: 3, then 1
  { pattern: `[c;H1;r5;$(c1cnc2${FUSED_SIX_RING}n12)]`, rate: 5.5 },
  { pattern: `[c;H1;r5;$(c1cn2${FUSED_SIX_RING}c2n1)]`, rate: 0 },
  { pattern: `[c;H1;r5;$(c1ncn2${FUSED_SIX_RING}c12),$(c1ncc2${FUSED_SIX_RING}n12)]`, rate: 5.5 },
  { pattern: `[c;H1;r5;$(c1cnn2${FUSED_SIX_RING}c12)]`, rate: 5.5 },
  { pattern: `[c;H1;r5;$(c1cc2${FUSED_SIX_RING}n2n1)]`, rate: 0 },
  { pattern: '[c;H1;r5;$(c1ccc2ccccn12)]', rate: 7 },
  { pattern: '[c;H1;r5;$(c1ccn2ccccc12)]', rate: 6.5 },
  { pattern: '[c;H1;r5;$(c1cc2ccccn2c1)]', rate: 4 },
  { pattern: '[c;H1;r6;$(c1cccc2cc[c,n]n12),$(c1cccn2c1c[c,n]c2),$(c1ccn2c(c1)cc[c,n]2),$(c1ccc2nccn2c1),$(c1ccn2ccnc2c1)]', rate: 0 },
  { pattern: '[c;H1;r6;$(c1cccc2nccn12),$(c1cccn2ccnc12),$(c1cccc2ccnn12),$(c1cccn2nccc12),$(c1ccc2ccnn2c1),$(c1ccn2nccc2c1)]', rate: 0 },
  // any other azine fused to a ring of five (azaindoles, purines, furopyridines, pyrazolopyrimidines): long after the ring of five
  {
    // The first that fits counts, so that imidazo[1,2-a]pyridine and its kin keep their own.
    pattern: `[c;H1;r6;$(c1${FUSED_FIVE_RING}${SIX_RING_MEMBER.repeat(3)}1),$(c1${SIX_RING_MEMBER}${FUSED_FIVE_RING}${SIX_RING_MEMBER.repeat(2)}1);${WITH_RING_NITROGEN}]`,
    rate: -1,
    inAcid: -3,
  },
  // indazole: 3 with halogens, the benzo ring in acid
  { pattern: '[c;H1;r5;$(c1nnc2ccccc12)]', rate: 7, inAcid: -2 },
  { pattern: '[c;H1;r6;$(c1ccc2[nX3]ncc2c1)]', rate: 1.5, inAcid: 1 },
  { pattern: '[c;H1;r6;$(c1cccc2[nX3]ncc12),$(c1cccc2cn[nX3]c12),$(c1ccc2cn[nX3]c2c1)]', rate: 1, inAcid: 0 },
  // The same with its group at 2.
  { pattern: '[c;H1;r6;$(c1ccc2n[nX3]cc2c1),$(c1cccc2n[nX3]cc12),$(c1cccc2c[nX3]nc12),$(c1ccc2c[nX3]nc2c1)]', rate: 1, inAcid: 0.5 },
  // benzimidazole: 5 and 6, never 2
  { pattern: '[c;H1;r5;$(c1nc2ccccc2[n,o,s]1)]', rate: -4 },
  { pattern: '[c;H1;r6;$(c1ccc2nc[nX3]c2c1),$(c1ccc2[nX3]cnc2c1)]', rate: 0.5 },
  { pattern: '[c;H1;r6;$(c1cccc2[nX3]cnc12),$(c1cccc2nc[nX3]c12)]', rate: -0.5 },
  // quinoline: 5 and 8 in acid; without it halogens go to 3. Isoquinoline: 5 before 8; without acid halogens go to 4
  { pattern: '[c;H1;$(c1cccc2ncccc12),$(c1cccc2cccnc12),$(c1cccc2cnccc12)]', rate: -2 },
  { pattern: '[c;H1;$(c1cccc2ccncc12)]', rate: -2.6 },
  { pattern: '[c;H1;$(c1ccc2ncccc2c1),$(c1ccc2cccnc2c1),$(c1ccc2cnccc2c1),$(c1ccc2ccncc2c1)]', rate: -4 },
  { pattern: '[c;H1;$(c1cnc2ccccc2c1),$(c1cncc2ccccc12)]', rate: -2, inAcid: -6 },
  { pattern: '[c;H1;$(c1ccnc2ccccc12),$(c1ccc2ccccc2n1),$(c1nccc2ccccc12),$(c1cc2ccccc2cn1)]', rate: -6 },
  // quinoxaline, cinnoline, phthalazine: 5 and 8; quinazoline: 6; their rings with two nitrogens last
  { pattern: '[c;H1;$(c1cccc2nccnc12),$(c1cccc2nnccc12),$(c1cccc2ccnnc12),$(c1cccc2cnncc12),$(c1ccc2ncncc2c1)]', rate: -4.5 },
  { pattern: '[c;H1;$(c1ccc2nccnc2c1),$(c1ccc2nnccc2c1),$(c1ccc2ccnnc2c1),$(c1ccc2cnncc2c1)]', rate: -7.2 },
  { pattern: '[c;H1;$(c1cccc2ncncc12),$(c1ccc2cncnc2c1),$(c1cccc2cncnc12)]', rate: -6.5 },
  {
    pattern: '[c;H1;r6;$(c1cnc2ccccc2n1),$(c1ncc2ccccc2n1),$(c1ncnc2ccccc12),$(c1cnnc2ccccc12),$(c1cc2ccccc2nn1),$(c1nncc2ccccc12)]',
    rate: -8,
  },
  // anthracene and phenanthrene: 9; pyrene: 1
  { pattern: '[c;H1;$(c1c2ccccc2cc2ccccc12)]', rate: 5.5 },
  { pattern: '[c;H1;$(c1cccc2cc3ccccc3cc12),$(c1ccc2cc3ccccc3cc2c1)]', rate: 3 },
  { pattern: '[c;H1;$(c1cc2ccccc2c2ccccc12)]', rate: 2.7 },
  { pattern: '[c;H1;$(c1ccc2ccc3cccc4ccc1c2c34)]', rate: 4.2 },
  { pattern: '[c;H1;$(c1cc2ccc3cccc4ccc(c1)c2c34),$(c1cc2cccc3ccc4cccc1c4c23)]', rate: 2.5 },
  // naphthalene: 1
  { pattern: '[c;H1;$(c1cccc2ccccc12)]', rate: 2.7 },
  { pattern: '[c;H1;$(c1ccc2ccccc2c1)]', rate: 1.6 },
  // pyrrole, furan, thiophene: 2 before 3; acceptors and silyl groups on the nitrogen of pyrrole turn the order
  { pattern: '[c;H1;r5;$(c1[nX3;!$(n[C,S]=O);!$(n[Si])]cc[c]1)]', rate: 8 },
  { pattern: '[c;H1;r5;$(c1c[nX3;!$(n[C,S]=O);!$(n[Si])]cc1)]', rate: 6.5 },
  { pattern: '[c;H1;r5;$(c1occc1)]', rate: 6 },
  { pattern: '[c;H1;r5;$(c1cocc1)]', rate: 3.5 },
  { pattern: '[c;H1;r5;$(c1sccc1)]', rate: 5 },
  { pattern: '[c;H1;r5;$(c1cscc1)]', rate: 2.8 },
  // pyrazole, isoxazole, isothiazole: 4; acid holds back a pyrazole with N-H, whose salt has no free nitrogen
  { pattern: '[c;H1;r5;$(c1cn[nX3;H0]c1)]', rate: 3.5 },
  { pattern: '[c;H1;r5;$(c1cn[nX3]c1)]', rate: 3 },
  { pattern: '[c;H1;r5;$(c1cc[nX3]n1),$(c1ccn[nX3]1)]', rate: -1 },
  { pattern: '[c;H1;r5;$(c1cn[o,s]c1)]', rate: 0 },
  { pattern: '[c;H1;r5;$(c1cc[o,s]n1),$(c1ccn[o,s]1)]', rate: -4 },
  // imidazole: 4 and 5, then 2; thiazole and oxazole: 5
  { pattern: '[c;H1;r5;$(c1cnc[nX3]1),$(c1c[nX3;H1]cn1)]', rate: 4 },
  { pattern: '[c;H1;r5;$(c1c[nX3;H0]cn1)]', rate: 3.4 },
  { pattern: '[c;H1;r5;$(c1[nX3]ccn1)]', rate: 1 },
  { pattern: '[c;H1;r5;$(c1cnc[s,o]1)]', rate: 1 },
  { pattern: '[c;H1;r5;$(c1c[s,o]cn1)]', rate: -1.5 },
  { pattern: '[c;H1;r5;$(c1[s,o]ccn1)]', rate: -3 },
];

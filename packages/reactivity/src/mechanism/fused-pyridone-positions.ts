import type { Position } from './tabulated-position.ts';

/** A position and the rest of its system, with its rate, and that in acid where it differs. */
type Told = readonly [pattern: string, rate: number, inAcid?: number];

/**
 * Rings of six fused to benzene whose carbonyl group feeds and drains them as that of a pyridone does, each by its free positions. Orders of
 * positions after Joule and Mills, Heterocyclic Chemistry, chapters 9, 11 to 13: neutral halogens go beside the carbonyl group of quinolones, to the enamine carbon, and to 4 of isoquinolones; nitrating acid goes to the benzene ring, para to the heteroatom first. Set to
 * give these orders, not measured.
 */
const SYSTEMS: readonly (readonly Told[])[] = [
  // 4-quinolone
  [
    ['c1c[nX3]c2ccccc2c1=O', 3.5, -1.2],
    ['c1ccc2[nX3]ccc(=O)c2c1', 0.5, 0],
    ['c1cccc2c(=O)cc[nX3]c12', 0, -1],
    ['c1cccc2[nX3]ccc(=O)c12', -2, -3],
    ['c1ccc2c(=O)cc[nX3]c2c1', -2, -3],
    ['c1cc(=O)c2ccccc2[nX3]1', -4],
  ],
  // 2-quinolone
  [
    ['c1cc2ccccc2[nX3]c1=O', 2, -1.5],
    ['c1ccc2[nX3]c(=O)ccc2c1', 1.2, 0],
    ['c1cccc2ccc(=O)[nX3]c12', 0.3, -1],
    ['c1cccc2[nX3]c(=O)ccc12', -1, -1.5],
    ['c1ccc2ccc(=O)[nX3]c2c1', -1, -2],
    ['c1cc(=O)[nX3]c2ccccc12', -3],
  ],
  // 1-isoquinolone
  [
    ['c1c[nX3]c(=O)c2ccccc12', 4, 0],
    ['c1cc2ccccc2c(=O)[nX3]1', -1],
    ['c1cccc2c(=O)[nX3]ccc12', -0.5, -0.3],
    ['c1ccc2cc[nX3]c(=O)c2c1', -0.5, -0.3],
    ['c1ccc2c(=O)[nX3]ccc2c1', -2.5],
    ['c1cccc2cc[nX3]c(=O)c12', -2],
  ],
  // quinazolin-4-one
  [
    ['c1ccc2ncnc(=O)c2c1', -2, -2.5],
    ['c1cccc2c(=O)ncnc12', -3.2, -3.7],
    ['c1cccc2ncnc(=O)c12', -4],
    ['c1ccc2c(=O)ncnc2c1', -4],
  ],
  // coumarin; how much a donor at 7 feeds its 3 is not in the table
  [
    ['c1ccc2oc(=O)ccc2c1', 0, -0.5],
    ['c1cccc2ccc(=O)oc12', -0.8, -1.3],
    ['c1cccc2oc(=O)ccc12', -2, -2.5],
    ['c1ccc2ccc(=O)oc2c1', -2, -2.5],
    ['c1cc(=O)oc2ccccc12', -3],
    // with nothing at 7
    ['c1cc2cc[cH]cc2oc1=O', 0.5, -2.5],
  ],
  // chromone
  [
    ['c1coc2ccccc2c1=O', 0.5, -2],
    ['c1ccc2occc(=O)c2c1', -0.5, -1],
    ['c1cccc2c(=O)ccoc12', -1.2, -1.8],
    ['c1cccc2occc(=O)c12', -2.5, -3],
    ['c1ccc2c(=O)ccoc2c1', -2.5, -3],
    ['c1cc(=O)c2ccccc2o1', -4],
  ],
];

export const FUSED_PYRIDONE_POSITIONS: readonly Position[] = SYSTEMS.flatMap((positions) =>
  positions.map(([pattern, rate, inAcid]) => ({
    pattern: `[c;H1;$(${pattern})]`,
    rate,
    ...(inAcid === undefined ? {} : { inAcid }),
    countsCarbonyl: true as const,
  })),
);

import type { NameReactionId } from './table.ts';

/** Reactions that nothing but a reductant, hydrogen among them, brings about. */
export const REDUCER_NEEDED: readonly NameReactionId[] = [
  'nitro-to-amino',
  'nitroso-reduction',
  'nitrile-reduction',
  'nitrile-reduction-to-aldehyde',
  'azide-to-amine-reduction',
  'amide-to-amine-reduction',
  'carboxylic-acid-to-alcohol-reduction',
  'ester-to-alcohol-reduction',
  'acid-chloride-to-alcohol-reduction',
  'ester-to-aldehyde-reduction',
  'weinreb-amide-to-aldehyde-reduction',
  'aldehyde-to-alcohol-reduction',
  'ketone-to-alcohol-reduction',
  'lactam-or-imide-reduction',
  'alkene-hydrogenation',
  'alkyne-hydrogenation',
  'lindlar-reduction',
  'imine-reduction',
  'oxime-to-amine-reduction',
  'heteroarene-hydrogenation',
];

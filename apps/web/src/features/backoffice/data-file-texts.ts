import type { WireBuild, WireDataFile } from '@retron/contract';
import { counted, numberText } from '../../texts/counts.ts';

/** What users call it. */
export const kindText = (kind: WireDataFile['kind']): string => (kind === 'library' ? 'library' : 'catalogue');

/** A number of bytes, such as `8.0 MB`. */
export function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${numberText(Math.ceil(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** How much is in it, one part each: `49,000 reactions`, `12,000 transforms`. */
export function contentsOf({ reactions, transforms, compounds, priced }: WireDataFile): readonly string[] {
  return [
    ...(reactions === null ? [] : [counted(reactions, 'reaction', 'reactions')]),
    ...(transforms === null ? [] : [counted(transforms, 'transform', 'transforms')]),
    ...(compounds === null ? [] : [counted(compounds, 'compound', 'compounds')]),
    ...(priced === null ? [] : [`${numberText(priced)} with a price`]),
  ];
}

const STAGES: Readonly<Record<string, string>> = {
  reading: 'Reading',
  mapping: 'Mapping reactions',
  naming: 'Naming reactions',
  examples: 'Storing examples',
  indexing: 'Indexing',
  packing: 'Packing',
};

/** What a build is at. */
export function buildText({ state, stage, done, message, received, size }: WireBuild): string {
  switch (state) {
    case 'uploading':
      return `Uploading, ${sizeText(received)} of ${sizeText(size)}`;
    case 'waiting':
      return 'Waits for its turn';
    case 'running':
      return stage === null ? 'Starting' : `${STAGES[stage] ?? stage}${done > 0 ? `, ${numberText(done)}` : ''}`;
    case 'ready':
      return 'Ready';
    case 'failed':
      return `Failed: ${message ?? 'nobody knows why.'}`;
    case 'stopped':
      return 'Stopped';
  }
}

/** Why something was left out, in words; others are their own word. */
const REASONS: Readonly<Record<string, string>> = {
  'recorded-elsewhere': 'the same reaction stands elsewhere in the file',
  'too-little-support': 'only one product shows this transform',
  'no-transform-fits': 'has no atom map, and no known transform explains it',
  'several-maps-fit': 'has no atom map, and known transforms explain it in several ways',
  'unmapped-product-atom': 'an atom of the product has no map',
  'product-atom-without-source': 'an atom of the product comes from no reactant',
  'product-among-reactants': 'the product is among the reactants',
  'too-few-reactants': 'too few reactants',
  'several-steps': 'several steps in one',
  'not-a-reaction': 'is no reaction',
  'no-reaction-block': 'holds no reaction',
  'broken-reaction-block': 'its reaction cannot be read',
  'reactant-unreadable': 'a reactant cannot be read',
  'product-unreadable': 'the product cannot be read',
  'agent-unreadable': 'an agent cannot be read',
  'unparsable-molecule': 'a molecule cannot be read',
  'reactant-refused-by-toolkit': 'a reactant is no possible molecule',
  'product-refused-by-toolkit': 'the product is no possible molecule',
  'template-unusable': 'gives no transform that can be used',
  'broken-row': 'the row has more cells than columns',
  'structure-unreadable': 'the structure cannot be read',
  'no-structure': 'there is no structure',
  mixture: 'is a mixture',
  'no-price': 'the row has none',
  'price-unreadable': 'it cannot be read',
  'currency-without-rate': 'no rate is known for its currency',
  'no-amount': 'the row has no amount',
  'amount-unreadable': 'the amount cannot be read',
  'unit-unknown': 'the unit is unknown',
};

export const reasonText = (reason: string): string => REASONS[reason] ?? reason.replaceAll('-', ' ');

/** What was noted besides, with its reason in words, such as `without a price: the row has none`. */
export function notedText(noted: string): string {
  const [what, reason] = noted.split(': ');
  return reason !== undefined && Object.hasOwn(REASONS, reason) ? `${what}: ${REASONS[reason]}` : noted;
}

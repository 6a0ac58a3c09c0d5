import type { SuggestionJson } from './plan-json.ts';

/** Rating in words. Source: spec section 3. */
const RATING_WORDS: Readonly<Record<number, string>> = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' };

/** Suggestions for reading: a paragraph each, deeper levels indented. */
export function planText(suggestions: readonly SuggestionJson[], indent = ''): readonly string[] {
  return suggestions.flatMap((suggestion) => {
    const names = suggestion.nameReactions.map(({ name, count }) => `${name} (${count})`).join(', ');
    const counted = suggestion.numPrecedents === 1 ? '1 precedent' : `${suggestion.numPrecedents} precedents`;
    return [
      `${indent}${suggestion.rank}. ${RATING_WORDS[suggestion.rating]} (${suggestion.probability.toFixed(2)}), level ${suggestion.level}, ${counted}${names === '' ? '' : `: ${names}`}`,
      `${indent}   ${suggestion.precursors.map((smiles, index) => `${smiles}${suggestion.inStock[index] === true ? ' (in stock)' : ''}`).join(' + ')}`,
      ...suggestion.reasons.map((reason) => `${indent}   + ${reason}`),
      ...suggestion.limits.map((limit) => `${indent}   - ${limit}`),
      ...suggestion.messages.warning.map((warning) => `${indent}   ! ${warning}`),
      ...suggestion.precedents.map((precedent) => `${indent}   ${precedentLine(precedent)}`),
      ...(suggestion.next ?? []).flatMap(({ smiles, suggestions: below }) => [
        `${indent}   ${smiles} from`,
        ...planText(below, `${indent}      `),
      ]),
      '',
    ];
  });
}

function precedentLine({ citation, source, prkey, yield: yieldPercent, similarity }: SuggestionJson['precedents'][number]): string {
  const parts = [
    citation ?? `${source} ${prkey}`,
    yieldPercent === null ? 'yield not given' : `${yieldPercent} % yield`,
    `${similarity} % similar`,
  ];
  return `· ${parts.join(', ')}`;
}

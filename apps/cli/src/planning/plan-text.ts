import type { SuggestionJson } from './plan-json.ts';

/** Rating in words. Source: spec section 3. */
const RATING_WORDS: Readonly<Record<number, string>> = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' };

/** Suggestions for reading: a paragraph for each disconnection, its variants and deeper levels indented. */
export function planText(suggestions: readonly SuggestionJson[], indent = ''): readonly string[] {
  return suggestions
    .filter(({ variantOf }) => variantOf === null)
    .flatMap((leader, index) => {
      const variants = suggestions.filter(({ variantOf }) => variantOf === leader.rank);
      const share = leader.choice === null ? '' : `, chosen ${percent(leader.choice.disconnection)}`;
      return [
        `${indent}${index + 1}. ${heading(leader)}${share}${namesOf(leader)}`,
        `${indent}   ${precursorsOf(leader)}`,
        ...evidenceOf(leader, `${indent}   `),
        ...variants.flatMap((variant, place) => [
          `${indent}   ${index + 1}.${place + 1} ${heading(variant)}${namesOf(variant)}`,
          `${indent}       ${precursorsOf(variant)}`,
          ...evidenceOf(variant, `${indent}       `),
        ]),
        '',
      ];
    });
}

function heading({ rating, probability, level, numPrecedents }: SuggestionJson): string {
  const counted = numPrecedents === 1 ? '1 precedent' : `${numPrecedents} precedents`;
  return `${RATING_WORDS[rating]} (${probability.toFixed(2)}), level ${level}, ${counted}`;
}

function namesOf({ nameReactions }: SuggestionJson): string {
  const names = nameReactions.map(({ name, count }) => `${name} (${count})`).join(', ');
  return names === '' ? '' : `: ${names}`;
}

function precursorsOf({ precursors, inStock }: SuggestionJson): string {
  return precursors.map((smiles, index) => `${smiles}${inStock[index] === true ? ' (in stock)' : ''}`).join(' + ');
}

function evidenceOf({ reasons, limits, messages, precedents, next }: SuggestionJson, indent: string): readonly string[] {
  return [
    ...reasons.map((reason) => `${indent}+ ${reason}`),
    ...limits.map((limit) => `${indent}- ${limit}`),
    ...messages.warning.map((warning) => `${indent}! ${warning}`),
    ...precedents.map((precedent) => `${indent}${precedentLine(precedent)}`),
    ...(next ?? []).flatMap(({ smiles, suggestions }) => [`${indent}${smiles} from`, ...planText(suggestions, `${indent}   `)]),
  ];
}

function percent(share: number): string {
  return share < 0.01 ? 'under 1 %' : `${Math.round(100 * share)} %`;
}

function precedentLine({ citation, source, prkey, yield: yieldPercent, similarity }: SuggestionJson['precedents'][number]): string {
  const parts = [
    citation ?? `${source} ${prkey}`,
    yieldPercent === null ? 'yield not given' : `${yieldPercent} % yield`,
    `${similarity} % similar`,
  ];
  return `· ${parts.join(', ')}`;
}

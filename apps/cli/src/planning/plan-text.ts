import type { SuggestionJson } from './plan-json.ts';
import { RATING_WORDS } from './rating-words.ts';
import { worksText } from './works-text.ts';

/** Suggestions for reading: a paragraph for each disconnection, its variants and deeper levels indented. */
export function planText(suggestions: readonly SuggestionJson[], indent = ''): readonly string[] {
  return suggestions
    .filter(({ variantOf }) => variantOf === null)
    .flatMap((leader, index) => {
      const variants = suggestions.filter(({ variantOf }) => variantOf === leader.rank);
      const share = leader.choice === null ? '' : `, chosen ${percent(leader.choice.disconnection)}`;
      const own = variants.length === 0 ? '' : shareWithin(leader);
      return [
        `${indent}${index + 1}. ${heading(leader)}${share}${own}${namesOf(leader)}`,
        `${indent}   ${precursorsOf(leader)}`,
        ...evidenceOf(leader, `${indent}   `),
        ...variants.flatMap((variant, place) => [
          `${indent}   ${index + 1}.${place + 1} ${heading(variant)}${shareWithin(variant)}${namesOf(variant)}`,
          `${indent}       ${precursorsOf(variant)}`,
          ...evidenceOf(variant, `${indent}       `),
        ]),
        '',
      ];
    });
}

function heading(suggestion: SuggestionJson): string {
  const { rating, level, numPrecedents } = suggestion;
  const counted = numPrecedents === 1 ? '1 precedent' : `${numPrecedents === 0 ? 'no' : numPrecedents} precedents`;
  const works = worksText(suggestion);
  return `${RATING_WORDS[rating]}${works === '' ? '' : `, ${works}`}, level ${level}, ${counted}`;
}

/** How often the variant is chosen where the disconnection is. */
function shareWithin({ choice }: SuggestionJson): string {
  return choice === null ? '' : `, ${percent(choice.variant)} of it so`;
}

/** A textbook reaction has a name that nothing recorded bears. */
function namesOf({ nameReactions }: SuggestionJson): string {
  const names = nameReactions.map(({ name, count }) => (count === 0 ? name : `${name} (${count})`)).join(', ');
  return names === '' ? '' : `: ${names}`;
}

function precursorsOf({ precursors, inStock }: SuggestionJson): string {
  return precursors.map((smiles, index) => `${smiles}${inStock[index] === true ? ' (known)' : ''}`).join(' + ');
}

/** What made the feasibility, signed, or the reasons where that is not known; what holds the word down; what goes wrong. */
function evidenceOf(
  { contributions, mechanism, reasons, limits, messages, precedents, next }: SuggestionJson,
  indent: string,
): readonly string[] {
  const said = new Set([...mechanism, ...contributions].map(({ text }) => withoutStop(text)));
  const others = (texts: readonly string[]) => texts.filter((text) => !said.has(withoutStop(text)));
  const holding = limits.filter((limit) => !messages.warning.includes(limit));
  const pros = contributions.length === 0 ? reasons.map((reason) => `+ ${reason}`) : contributions.map(contributionLine);
  return [
    ...pros.map((line) => `${indent}${line}`),
    ...others(holding).map((limit) => `${indent}- ${limit}`),
    ...mechanism.map(({ rule, verdict, chip, text }) => `${indent}! ${chip} (rule ${rule}, ${verdict}): ${text}`),
    ...others(messages.warning).map((warning) => `${indent}! ${warning}`),
    ...precedents.map((precedent) => `${indent}${precedentLine(precedent)}`),
    ...(next ?? []).flatMap(({ smiles, suggestions }) => [`${indent}${smiles} from`, ...planText(suggestions, `${indent}   `)]),
  ];
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

/** `+1.20 95 precedents share the surroundings`: natural logarithm of its factor on the odds that it works. */
function contributionLine({ text, weight }: SuggestionJson['contributions'][number]): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(2)} ${text}`;
}

function percent(share: number): string {
  return share < 0.01 ? 'under 1 %' : `${Math.round(100 * share)} %`;
}

function precedentLine(precedent: SuggestionJson['precedents'][number]): string {
  const { citation, source, prkey, yield: yieldPercent, yieldCalculated, similarity } = precedent;
  const yieldText = `${yieldPercent} % yield${yieldCalculated === true ? ' (calculated)' : ''}`;
  const parts = [citation ?? `${source} ${prkey}`, yieldPercent === null ? 'yield not given' : yieldText, `${similarity} % similar`];
  return `· ${parts.join(', ')}`;
}

import type { EnsembleNode } from '@retron/contract';
import type { AtomRing } from '../../../api/picture-url.ts';
import * as texts from '../../../texts/tree/model.ts';
import { noRings, ringsOf, type StepRings } from './mechanism-rings.ts';

/** A warning of a suggestion: its name, what it means, and the atoms it speaks of. */
export interface SuggestionWarning {
  /** Three words at most, such as `N–H competes`. */
  readonly chip: string;
  /** Parts of the sentence; a number stands for the tag of a ringed atom. */
  readonly text: readonly (string | number)[];
  /** It goes another way, not only something else besides. */
  readonly isCertain: boolean;
  /** Where it is about; none where it speaks of no atom. */
  readonly rings: StepRings;
}

/** Names of warnings that speak of no group, by how their sentences begin. */
const NAMES: readonly (readonly [string, string])[] = [
  [texts.competingSites, texts.competingSitesShort],
  [texts.unstablePrecursor, texts.unstablePrecursorShort],
  [texts.configurationNotSet, texts.configurationNotSetShort],
  [texts.precedentsOfAnotherKind, texts.otherKind],
  [texts.notReproduced, texts.notReproducedShort],
  ['Unprecedented:', texts.unprecedented],
  [texts.otherReagents, texts.otherReagentsShort],
  [texts.nobodySaysHow, texts.stereoNotControlled],
  [texts.onlyConfigurationDiffers, texts.onlyStereoDiffers],
  [texts.precursorHasOpenValence, texts.openValence],
  [texts.productHasOpenValence, texts.openValence],
];
/** `Incompatible group: a free aniline (atom 4) is acylated as readily.` Its atoms are those of the structure. */
const GROUP = /^(Incompatible group|Equal groups): (?:an? )?(?:free )?(.+?) \((atoms? [\d, ]+)\) (.+)$/;
/** `(atom 4)` behind a group, or `the stereocentre at atom 5`. */
const ATOMS = /(\()?atoms? (\d+(?:, \d+)*)\)?/;

/** What of a suggestion is warned of. */
export type Warned = Pick<EnsembleNode, 'mechanism' | 'messages' | 'warningAtoms' | 'children' | 'partners'>;

/** The warnings of a suggestion, those of the reaction's mechanism first; each sentence once. */
export function warningsOf(suggestion: Warned): readonly SuggestionWarning[] {
  const { mechanism, messages } = suggestion;
  const told = new Set(mechanism.map(({ text }) => text));
  return [
    ...mechanism.map(({ chip, text, verdict, wanted, rivals }) => ({
      chip,
      text: [text],
      isCertain: verdict === 'never',
      rings: ringsOf({ wanted, rivals: rivals.map((atom) => [atom]) }, suggestion),
    })),
    ...messages.warning.filter((text) => !told.has(text)).map((text) => fromSentence(text, suggestion)),
  ];
}

/** The names of the warnings of a suggestion, each once. */
export function warningNames(suggestion: Warned): readonly string[] {
  return [...new Set(warningsOf(suggestion).map(({ chip }) => chip))];
}

function fromSentence(text: string, suggestion: Warned): SuggestionWarning {
  const told = suggestion.warningAtoms?.find((each) => each.text === text);
  if (told !== undefined) return { chip: nameOf(text), text: [text], isCertain: false, rings: ringsOf(told, suggestion) };
  const atoms = (ATOMS.exec(text)?.[2] ?? '')
    .split(', ')
    .map(Number)
    .filter((atom) => atom > 0);
  const structure = atoms.map((atom, index): AtomRing => ({ atom, tag: index + 2, isRival: true }));
  return { chip: nameOf(text), text: withTags(text, structure), isCertain: false, rings: { ...noRings(suggestion), structure } };
}

/** The sentence with a ring's number in the place of the atom's, which no drawing shows. */
function withTags(text: string, rings: readonly AtomRing[]): readonly (string | number)[] {
  const found = ATOMS.exec(text);
  if (found === null || rings.length === 0) return [text];
  const tags = rings.flatMap(({ tag }, index) => (index === 0 ? [tag] : [' ', tag]));
  return [text.slice(0, found.index), ...tags, text.slice(found.index + found[0].length)];
}

function nameOf(text: string): string {
  const [, kind, group = '', , does = ''] = GROUP.exec(text) ?? [];
  if (kind === 'Equal groups') return texts.twoAlike;
  if (kind !== undefined) return `${shortGroup(group)} ${verbOf(does)}`;
  return NAMES.find(([beginning]) => text.startsWith(beginning))?.[1] ?? firstWords(text);
}

const SHORT_GROUPS: Readonly<Record<string, string>> = {
  'N-H of an azole': 'N–H',
  'N-H of an amide': 'N–H',
  'aliphatic amine': texts.amine,
  heteroarylamine: texts.heteroarylamine,
  'boronic acid or ester': texts.boronate,
  'nitro group': texts.nitro,
};

function shortGroup(group: string): string {
  return SHORT_GROUPS[group] ?? `${group.charAt(0).toUpperCase()}${group.slice(1)}`;
}

const PASSIVE = /^is (\w+)( as readily)?/;
const ACTIVE = /^(quenches|attacks)\b/;

/** `is alkylated as readily` competes; `is hydrogenated too` says what becomes of it. */
function verbOf(does: string): string {
  const [, participle, asReadily] = PASSIVE.exec(does) ?? [];
  if (participle !== undefined && asReadily === undefined) return participle;
  return ACTIVE.exec(does)?.[1] ?? 'competes';
}

function firstWords(text: string): string {
  return text
    .replace(/[.:,;].*$/s, '')
    .split(' ')
    .slice(0, 3)
    .join(' ');
}

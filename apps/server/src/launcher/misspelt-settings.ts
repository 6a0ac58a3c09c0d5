import { distance } from 'fastest-levenshtein';

/** Letters that a name may be off; other programs have variables with our prefix too. */
const MOST_MISTAKES = 2;

/** Variables of an environment that are no settings and nearly are: nobody would learn that they do nothing. */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): readonly { readonly given: string; readonly meant: string }[] {
  const isCandidate = (name: string) => name.startsWith('RETRON_') && !names.includes(name) && (environment[name] ?? '').trim() !== '';
  return Object.keys(environment)
    .filter(isCandidate)
    .sort()
    .flatMap((given) => {
      const meant = names.find((name) => distance(given, name) <= MOST_MISTAKES);
      return meant === undefined ? [] : [{ given, meant }];
    });
}

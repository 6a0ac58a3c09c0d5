/** Letters that a name may be off; other programs have variables with our prefix too. */
const MOST_MISTAKES = 2;

/** Letters to be put in, taken out or changed to make one text of another. Source: R. A. Wagner, M. J. Fischer, J. ACM 21 (1974) 168. */
function mistakesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
}

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
      const meant = names.find((name) => mistakesBetween(given, name) <= MOST_MISTAKES);
      return meant === undefined ? [] : [{ given, meant }];
    });
}

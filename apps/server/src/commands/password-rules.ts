import { dictionary } from '@zxcvbn-ts/language-common';

/** Characters, as NIST SP 800-63B-4 counts them (section 3.1.1.2): Unicode code points. */
export const SHORTEST_PASSWORD = 15;
export const LONGEST_PASSWORD = 256;

let known: ReadonlySet<string> | null = null;

/** What nobody may choose because everybody tries it; lower case. */
function knownPasswords(): ReadonlySet<string> {
  known ??= new Set(dictionary.passwords);
  return known;
}

/**
 * Why a password may not be chosen; null when it may. Length and a list of known passwords, and nothing that asks for digits or signs
 * (NIST SP 800-63B-4, section 3.1.1.2).
 */
export function objectionToPassword(
  password: string,
  { username, realname }: { readonly username: string; readonly realname: string },
): string | null {
  const length = [...password.normalize('NFC')].length;
  if (length < SHORTEST_PASSWORD) return `Please choose a password of at least ${SHORTEST_PASSWORD} characters. A few words do.`;
  if (length > LONGEST_PASSWORD) return `Please choose a password of at most ${LONGEST_PASSWORD} characters.`;
  const plain = password.toLowerCase();
  const bare = shortestRepeated(plain.replaceAll(/[\s\d\W_]/gu, ''));
  if (knownPasswords().has(plain) || (bare.length < SHORTEST_PASSWORD && knownPasswords().has(bare))) {
    return 'This password is on the list of those that are tried first. Please choose another.';
  }
  if (isSequence(plain)) return 'This password repeats itself or counts up. Please choose another.';
  const names = [username, ...realname.split(/\s+/), 'retron'].map((name) => name.toLowerCase()).filter((name) => name.length > 2);
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), plain);
  if ([...rest].length < SHORTEST_PASSWORD / 2) return 'This password is mostly your name. Please choose another.';
  return null;
}

/** `abcabc` is `abc`. */
function shortestRepeated(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1);
  return period > 0 && period < text.length ? text.slice(0, period) : text;
}

/** One character or a few again and again, or characters that follow each other. */
function isSequence(text: string): boolean {
  const letters = [...text];
  if (new Set(letters).size <= 3) return true;
  const steps = letters.slice(1).map((letter, index) => (letter.codePointAt(0) ?? 0) - (letters[index].codePointAt(0) ?? 0));
  return steps.filter((step) => step === 1).length >= steps.length - 1 || steps.filter((step) => step === -1).length >= steps.length - 1;
}

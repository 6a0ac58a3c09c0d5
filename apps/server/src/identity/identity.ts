import { plainName } from '@retron/contract';

/** Somebody as the provider of single sign-on knows them. */
export interface Identity {
  readonly issuer: string;
  /** What the provider calls the user for ever; names and addresses may change. */
  readonly subject: string;
  /** A user name that would do here; null where the provider says nothing of which one can be made. */
  readonly username: string | null;
  /** Empty where the provider does not say. */
  readonly realname: string;
  readonly mail: string;
  /** Groups of the user; null where they are not the provider's to say. */
  readonly groups: readonly string[] | null;
}

/** Longest user name. */
const MOST_LETTERS = 64;

/**
 * Reads what a provider claims of a user.
 *
 * @param claims - of the ID token and of the user info endpoint together
 * @param groupsClaim - the claim that lists groups, as a list of texts or as one text; null: none does
 * @see https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims
 */
export function identityOf(
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
  claims: Readonly<Record<string, unknown>>,
  groupsClaim: string | null,
): Identity {
  const mail = claims.email_verified === false ? '' : textOf(claims.email);
  const parts = [textOf(claims.given_name), textOf(claims.family_name)].filter((part) => part !== '');
  const username = usernameOf(textOf(claims.preferred_username)) ?? usernameOf(mail.split('@')[0]);
  return {
    issuer,
    subject,
    username,
    realname: (plainName(textOf(claims.name)) || plainName(parts.join(' ')) || username || '').slice(0, 200),
    mail: mail.length <= 254 ? mail : '',
    groups: groupsClaim === null ? null : groupsOf(claims[groupsClaim]),
  };
}

/** U+0000 cannot be stored. */
const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim.replaceAll('\u0000', '').trim() : '');

function groupsOf(claim: unknown): readonly string[] {
  const names = (Array.isArray(claim) ? claim : [claim]).map(textOf).filter((name) => name !== '');
  return [...new Set(names)];
}

/** The user name that a text comes to: what a user name cannot hold becomes a dash. */
function usernameOf(text: string): string | null {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9._@-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, MOST_LETTERS)
    .replace(/-+$/, '');
  return name === '' ? null : name;
}

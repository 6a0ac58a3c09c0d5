/**
 * The text of a regular expression, for JavaScript and PostgreSQL alike, without regard to capitals: a user name behind an `@`, neither of
 * them part of a longer word, such as a mail address or another user name.
 *
 * @param username - as accounts have it: letters, digits and . _ - @
 */
export const mentionPattern = (username: string): string =>
  `(?<![a-z0-9._@-])@${username.replaceAll('.', '\\.')}(?![a-z0-9_-]|[.@][a-z0-9])`;

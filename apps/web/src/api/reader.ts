let reader = '';

/** Kept from the answers of whoami. The end of a session changes nothing: what is still on the screen was typed by who had it. */
export function rememberReader(username: string): void {
  reader = username;
}

/** Under which name the tab keeps something for who is signed in, or was last: the next who signs in in this tab never sees it. */
export function readerKey(what: string): string {
  return `retron.${what}.${reader}`;
}

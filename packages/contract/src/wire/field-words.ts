/** What people call fields whose names on the wire are not their words. */
const WORDS: Readonly<Record<string, string>> = {
  sessionid: 'query name',
  projectid: 'project',
  rosdal: 'structure',
  smiles: 'structure',
  targethash: 'target',
  username: 'user name',
  realname: 'name of the person',
  filename: 'file name',
  originalName: 'file name',
  authorName: 'author',
  displayname: 'displayed name',
  displaytext: 'displayed text',
  rxnid: 'reaction',
  term: 'search term',
};

/**
 * A field as a sentence names it: in the words of people, or by its name where that is one. A field in a list or an object is told with its
 * place.
 *
 * @param path - as the wire has it, such as `targets.2.sessionid`
 */
export function fieldWords(path: string): string {
  const end = path.lastIndexOf('.');
  const name = path.slice(end + 1);
  if (!Object.hasOwn(WORDS, name)) return path;
  return end < 0 ? `the ${WORDS[name]}` : `the ${WORDS[name]} (${path})`;
}

/** A sentence with a capital letter where its first word is ours; the name of a field stays as it is written. */
export function sentenceAbout(path: string, rest: string): string {
  const words = fieldWords(path);
  return words === path ? `${path} ${rest}` : `T${words.slice(1)} ${rest}`;
}

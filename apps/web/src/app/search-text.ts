/** A search text as the router keeps it: a name that occurs more than once has a list. Values stay text. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text);
  const search: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    search[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return search;
}

/** The reverse of `parseSearch`; absent values are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) parameters.append(name, String(each));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

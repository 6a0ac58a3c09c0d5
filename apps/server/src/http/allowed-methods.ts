import { ALL_CALLS } from '@retron/contract';

interface KnownPath {
  readonly pattern: RegExp;
  readonly method: string;
}

const KNOWN: readonly KnownPath[] = ALL_CALLS.flatMap(({ path, aliases, method }) =>
  [path, ...aliases].map((template) => ({
    pattern: new RegExp(`^${template.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    method,
  })),
);

/** Methods that a path takes, each once; none for a path that no call has. Who may GET may ask for the head alone. */
export function allowedMethods(url: string): readonly string[] {
  const path = url.split('?')[0];
  const methods = new Set(KNOWN.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  return [...(methods.has('GET') ? ['GET', 'HEAD'] : []), ...[...methods].filter((method) => method !== 'GET')];
}

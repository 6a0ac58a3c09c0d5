import { type Call, type CallInput, pathOf } from '@retron/contract';

/** Undefined and empty values are left out; a list repeats its name. */
type Search = Readonly<Record<string, unknown>>;

/** The address of a call from the root of the site: what the browser itself asks for, such as a picture. Equal input gives equal addresses. */
export function addressOf<C extends Call>(call: C, input: Pick<CallInput<C>, keyof CallInput<C> & ('params' | 'query')>): string {
  const { params, query } = input as { readonly params?: Record<string, unknown>; readonly query?: Search };
  return pathOf(call, params) + searchText(query);
}

function searchText(search: Search = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === '') continue;
    for (const each of Array.isArray(value) ? value : [value]) parameters.append(name, String(each));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

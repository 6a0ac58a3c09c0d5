import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

const CONTRACT = join(import.meta.dirname, '../../../packages/contract/src/');
/** Words of a call that stand in the description of the server's interface. */
const WORDS_OF_CALL: ReadonlySet<string> = new Set(['summary', 'description']);

/** What is read here of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What stands from `start` to `end` in a source, and what comes in its place. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly rest: string;
}

/**
 * Leaves out of the pages what the contract says about its fields and calls in words: the server describes its interface by them, the pages
 * never show them, and they are as large as the schemas.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    transform(source, id) {
      if (!id.startsWith(CONTRACT) || !id.endsWith('.ts')) return null;
      return { code: withCuts(source, cutsIn(parseAst(source, { lang: 'ts' }) as unknown as Node)), map: null };
    },
  };
}

function cutsIn(node: Node): readonly Cut[] {
  const described = describedIn(node);
  // What is described may hold descriptions too: it stays, without them.
  if (described !== null) return [{ start: described.end, end: node.end, rest: '' }, ...cutsIn(described)];
  return [...wordsOfCall(node), ...Object.values(node).flat().filter(isNode).flatMap(cutsIn)];
}

/** The schema of `schema.describe(words)`. */
function describedIn({ type, callee, arguments: given }: Node): Node | null {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.object)) return null;
  const isDescribe = isNode(callee.property) && callee.property.name === 'describe';
  return isDescribe && Array.isArray(given) && given.length === 1 ? callee.object : null;
}

function wordsOfCall({ type, callee, arguments: given }: Node): readonly Cut[] {
  if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 'defineCall' || !Array.isArray(given)) return [];
  const [call] = given.filter(isNode);
  if (!Array.isArray(call?.properties)) return [];
  return call.properties.filter(isNode).flatMap(({ key, value }) => {
    const isWords = isNode(key) && typeof key.name === 'string' && WORDS_OF_CALL.has(key.name);
    return isWords && isNode(value) ? [{ start: value.start, end: value.end, rest: "''" }] : [];
  });
}

function withCuts(source: string, cuts: readonly Cut[]): string {
  return [...cuts]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, rest }) => left.slice(0, start) + rest + left.slice(end), source);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

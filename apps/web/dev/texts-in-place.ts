import { parseSync } from 'vite';

/** A node of the syntax tree, with what stands below it under names of its own. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A text that stands in markup or code. */
export interface TextInPlace {
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties of our own components that are read by people. */
const SAID_BY =
  /^(aria-(label|description|roledescription|valuetext)|label|title|subtitle|placeholder|alt|description|data-head|sentence|message|text|heading|hint|remark|note|nothingFoundMessage|confirmLabel|accessibleName|subject|meaning|thumbLabel|word)$/;
const LETTER = /\p{L}/u;
/** Two words apart by a space: what nobody writes to a machine, outside the places below. */
const WORDS = /\p{L}[\p{P}]* [\p{P}]*\p{L}/u;
/** Names of keys and code stand as they are. */
const VERBATIM = new Set(['kbd', 'code']);
/** Attributes, properties and calls whose strings are for the browser, or name a part of the page to the code. */
const FOR_BROWSER =
  /^(className|classNames|style|d|transform|viewBox|points|rel|accept|sizes|srcSet|data-(?!head).*|aria-keyshortcuts|part)$/;
const CALLS_FOR_BROWSER =
  /^(Error|querySelector|querySelectorAll|matches|closest|setAttribute|matchMedia|getPropertyValue|includes|startsWith|lazy)$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const below = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode);
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : typeof node.value === 'string' ? node.value : nameOf(node.name);
};

/** What a literal or a template says, with `…` for each expression. */
function said(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** Texts in a source file: of markup, of attributes and properties that people read, and sentences anywhere else. */
export function textsInPlace(path: string, source: string): readonly TextInPlace[] {
  const found: TextInPlace[] = [];
  const report = (node: Node, text: string) => found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() });
  /** @param isRead - what stands here is shown to people, whatever it is */
  const visit = (node: Node, isRead: boolean): void => {
    const text = said(node);
    if (node.type === 'JSXText') {
      if (LETTER.test(node.value as string)) report(node, node.value as string);
    } else if (text !== null && LETTER.test(text) && (isRead || WORDS.test(text.replaceAll('…', 'x')))) report(node, text);
    for (const [each, read] of parts(node, isRead)) visit(each, read);
  };
  visit(parseSync(path, source).program as unknown as Node, false);
  return found;
}

/** What stands below a node and may hold texts, and whether that is read by people. */
function parts(node: Node, isRead: boolean): readonly (readonly [Node, boolean])[] {
  const all = (read: boolean) => below(node).map((each) => [each, read] as const);
  if (/^TS(?!As|Satisfies|NonNull)|^(Import|ExportAll)/.test(node.type)) return [];
  switch (node.type) {
    case 'JSXElement':
      return VERBATIM.has(nameOf((node.openingElement as Node).name))
        ? []
        : [
            ...(node.children as Node[]).map((each) => [each, each.type === 'JSXExpressionContainer'] as const),
            [node.openingElement as Node, false],
          ];
    case 'JSXAttribute':
      return FOR_BROWSER.test(nameOf(node.name)) ? [] : isNode(node.value) ? [[node.value, SAID_BY.test(nameOf(node.name))]] : [];
    case 'JSXExpressionContainer':
    case 'LogicalExpression':
    case 'ParenthesizedExpression':
      return all(isRead);
    case 'ConditionalExpression':
      return [
        [node.test as Node, false],
        [node.consequent as Node, isRead],
        [node.alternate as Node, isRead],
      ];
    case 'Property':
      return FOR_BROWSER.test(nameOf(node.key))
        ? []
        : [[node.value as Node, SAID_BY.test(nameOf(node.key)) && nameOf(node.key) !== 'text']];
    case 'SwitchCase':
      return (node.consequent as Node[]).map((each) => [each, false]);
    case 'BinaryExpression':
      return /^[=!]==?$/.test(node.operator as string) ? [] : all(false);
    case 'CallExpression':
    case 'NewExpression':
      return CALLS_FOR_BROWSER.test(nameOf(node.callee)) ? [] : all(false);
    default:
      return all(false);
  }
}

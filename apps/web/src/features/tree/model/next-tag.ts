import { NODE_TAGS, type NodeTag } from '@retron/tree';

/** The tag after this one, and none after the last. */
export function nextTag(tag: NodeTag | null): NodeTag | null {
  return NODE_TAGS[tag === null ? 0 : NODE_TAGS.indexOf(tag) + 1] ?? null;
}

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WRITERS = /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const EXPORTED = /^export (?:function|const|class) (\w+)/gm;

/**
 * Leaves out of the pages what writes JSON Schemas: Zod ties it to every schema, so that no bundler can see that the pages write none.
 * What is asked for one throws.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    enforce: 'pre',
    async load(id) {
      if (!WRITERS.test(id)) return null;
      const names = [...(await readFile(id, 'utf8')).matchAll(EXPORTED)].map(([, name]) => name);
      if (names.length === 0) throw new Error(`${id} exports nothing that can be left out.`);
      const rest = names.map((name) => `export const ${name} = () => none;`).join('\n');
      return `const none = () => { throw new Error('The pages write no JSON schemas.'); };\n${rest}\n`;
    },
  };
}

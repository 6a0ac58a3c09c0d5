import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { withoutJsonSchemas } from './without-json-schemas.ts';

const zod = createRequire(import.meta.url)
  .resolve('zod/package.json')
  .replace('package.json', '');
const load = withoutJsonSchemas().load as (id: string) => Promise<string | null>;

describe('Zod in the pages', () => {
  it.each([
    ['to-json-schema.js', 'createToJSONSchemaMethod'],
    ['json-schema-processors.js', 'stringProcessor'],
  ])('lacks %s, whose exports throw when what they return is called', async (file, name) => {
    const text = await load(`${zod}v4/core/${file}`);
    const module = await import(`data:text/javascript,${encodeURIComponent(text ?? '')}`);
    expect(() => module[name]()()).toThrow('The pages write no JSON schemas.');
  });

  it('is whole otherwise', async () => {
    expect(await load(`${zod}v4/core/schemas.js`)).toBeNull();
  });
});

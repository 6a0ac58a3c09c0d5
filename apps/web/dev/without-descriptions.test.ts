import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from './without-descriptions.ts';

const transform = withoutDescriptions().transform as (source: string, id: string) => { readonly code: string } | null;
const IN_CONTRACT = join(import.meta.dirname, '../../../packages/contract/src/queries/calls.ts');

describe('the contract in the pages', () => {
  it('keeps its schemas and lacks what it says about them, also of one within another', () => {
    const source = `const s = z.object({ id: z.int().describe('Of "it".').nullable(), all: z.array(z.string().describe(\`One of it.\`)).describe(\n'All.',\n) });`;
    expect(transform(source, IN_CONTRACT)?.code).toBe('const s = z.object({ id: z.int().nullable(), all: z.array(z.string()) });');
  });

  it('keeps its calls without their words', () => {
    const source =
      "const c = defineCall({ name: 'get', summary: 'Get', description: 'All ' + 'of it', answer: z.object({ description: z.string() }) });";
    expect(transform(source, IN_CONTRACT)?.code).toBe(
      "const c = defineCall({ name: 'get', summary: '', description: '', answer: z.object({ description: z.string() }) });",
    );
  });

  it('is all that is read', () => {
    expect(transform("z.string().describe('A name.')", join(import.meta.dirname, '../src/main.tsx'))).toBeNull();
  });
});

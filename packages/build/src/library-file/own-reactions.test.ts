import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { TransformLibrary } from '@retron/library';
import { inflateLibrary, openLibrary } from '@retron/library';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readRdfSource } from '../collect/rdfile/rdf-source.ts';
import type { ReactionSource } from '../collect/source-reaction.ts';
import { readSourceTable } from '../collect/source-table.ts';
import { transformsOfLibrary } from '../map/transform-set.ts';
import { type BuildLibraryInput, buildLibrary } from './build-library.ts';

const RECORDS = readFileSync(new URL('../../../../fixtures/own-reactions/records.rdf', import.meta.url), 'utf8');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const rdkit = await createRdkit();

/** An amide of a straight-chain acid with methylamine. */
const MAPPED_AMIDE = 'O[C:1](=[O:2])[CH2:3][CH3:6].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH2:3][CH3:6])[NH:4][CH3:5]';
const UNMAPPED_AMIDE = 'CCN(CC)CC.CCCC(=O)O.CN>ClCCl>CCCC(=O)NC';
const PARTLY_MAPPED_AMIDE = 'O[C:1](=O)CCCC.[NH2:4]C>>[C:1](=O)(CCCC)[NH:4]C';
const ESTER = 'CCO.CC(=O)O>>CCOC(C)=O';

function table(reactions: readonly string[], fileName = 'own.tsv'): ReactionSource {
  const lines = ['id\treaction', ...reactions.map((reaction, i) => `${fileName}-${i}\t${reaction}`)];
  const source = readSourceTable({ fileName, sha256: '', lines });
  if (!source.ok) throw new Error(source.error.message);
  return source.value;
}

function rdfile(): ReactionSource {
  const source = readRdfSource({ fileName: 'records.rdf', sha256: '', lines: RECORDS.split('\n'), rdkit });
  if (!source.ok) throw new Error(source.error.message);
  return source.value;
}

async function build(
  sources: readonly ReactionSource[],
  { isMapping = true, ...changes }: Partial<BuildLibraryInput> & { readonly isMapping?: boolean } = {},
): Promise<TransformLibrary> {
  const file = await buildLibrary({
    title: { name: 'own', version: '1', displayName: 'Own', displayText: '', directions: ['retrosynthesis'], licence: 'none' },
    settings: { minimumSupport: 1, minimumReactants: 1 },
    sources,
    leaveOut: new Set(),
    rdkit,
    sha256,
    ...(isMapping ? { mapping: { transforms: [] } } : {}),
    ...changes,
  });
  if (!file.ok) throw new Error(file.error.message);
  const buffer = inflateLibrary(file.value, brotliDecompressSync);
  const library = buffer.ok ? openLibrary(buffer.value, sha256) : buffer;
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}

const precedents = (library: TransformLibrary) =>
  Array.from({ length: library.header.counts.precedents }, (_, id) => library.precedent(id));

describe('a library built from reactions without maps', () => {
  it('maps them by the transforms of the mapped ones, and says how many by which level', async () => {
    const library = await build([table([MAPPED_AMIDE, UNMAPPED_AMIDE, PARTLY_MAPPED_AMIDE, ESTER])]);
    expect(library.header.sources[0]).toMatchObject({
      reactionsRead: 4,
      reactionsUsed: 3,
      dropped: { 'no-transform-fits': 1 },
      mappedByTransforms: { 'level 2': 2 },
    });
    const mapped = precedents(library).find(({ key }) => key === 'own.tsv-1');
    expect(mapped?.product).toEqual({ smiles: 'CCCC(=O)NC', centre: [3, 5] });
    expect(mapped?.reactants.map(({ smiles }) => smiles).sort()).toEqual(['CCCC(=O)O', 'CN']);
    expect(mapped?.agents).toEqual(['ClCCl', 'CCN(CC)CC']);
  });

  it('maps them by a library as well, whose word is support enough', async () => {
    const known = transformsOfLibrary(await build([table([MAPPED_AMIDE])]));
    if (!known) throw new Error('The library has no retrons.');
    const settings = { minimumSupport: 2, minimumReactants: 1 };
    const library = await build([table([UNMAPPED_AMIDE])], { settings, mapping: { transforms: [known] } });
    expect(library.header.counts.reactions).toBe(1);
  });

  it('does not learn maps from mapped reactions that nothing supports', async () => {
    const settings = { minimumSupport: 2, minimumReactants: 1 };
    const answer = build([table([MAPPED_AMIDE, UNMAPPED_AMIDE])], { settings });
    await expect(answer).rejects.toThrow(/1 no-transform-fits, 1 too-little-support|1 too-little-support, 1 no-transform-fits/);
  });

  it('leaves them out where nobody asked for mapping', async () => {
    const library = await build([table([MAPPED_AMIDE, UNMAPPED_AMIDE])], { isMapping: false });
    expect(library.header.sources[0].dropped).toEqual({ 'unmapped-product-atom': 1 });
    expect(library.header.sources[0]).not.toHaveProperty('mappedByTransforms');
  });

  it('prefers the map of a source to its own, whichever comes first', async () => {
    const alkyl = 'C[O:3][C:1](=[O:2])[CH3:4]>>[C:1](=[O:2])([OH:3])[CH3:4]';
    const library = await build([table(['COC(C)=O>>CC(=O)O'], 'first.tsv'), table([alkyl], 'second.tsv')]);
    expect(precedents(library).map(({ key }) => key)).toEqual(['second.tsv-0']);
    expect(library.header.sources[0].dropped).toEqual({ 'recorded-elsewhere': 1 });
  });

  it('is the same when built again', async () => {
    const once = await build([table([MAPPED_AMIDE, UNMAPPED_AMIDE, ESTER]), rdfile()]);
    const again = await build([table([MAPPED_AMIDE, UNMAPPED_AMIDE, ESTER]), rdfile()]);
    expect(again.header).toEqual(once.header);
  });
});

describe('a library built from an RDfile', () => {
  it('keeps what the records say and counts what could not be used', async () => {
    const library = await build([rdfile()]);
    expect(library.header.sources[0]).toMatchObject({
      name: 'records.rdf',
      reactionsRead: 9,
      reactionsUsed: 2,
      dropped: {
        'no-transform-fits': 1,
        'broken-reaction-block': 1,
        'no-reaction-block': 2,
        'reactant-unreadable': 1,
        'recorded-elsewhere': 1,
        'several-steps': 1,
      },
    });
    expect(precedents(library).find(({ key }) => key === '1')).toMatchObject({
      source: 'records',
      patent: 'A. Tester, Journal of Tests 1, 2',
      year: 1990,
      yieldPercent: 39,
      solvents: ['C1CCOC1'],
      agents: ['CCN=C=NCCCN(C)C'],
    });
  });

  it('keeps citations in any script', async () => {
    const citation = 'Müller, Angew. Chem. 1, 2 – 3; 有機化学';
    const text = RECORDS.replace('A. Tester, Journal of Tests 1, 2', citation);
    const source = readRdfSource({ fileName: 'records.rdf', sha256: '', lines: text.split('\n'), rdkit });
    if (!source.ok) throw new Error(source.error.message);
    expect(precedents(await build([source.value])).map(({ patent }) => patent)).toContain(citation);
  });
});

import { createHash } from 'node:crypto';
import { textbookLibrary } from '@retron/build/testing';
import { finished } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { TemplateApplier } from '@retron/transforms';
import { beforeAll, describe, expect, it } from 'vitest';
import { CompiledLibrary } from '../../libraries/compiled-library.ts';
import { applyLibraries } from '../../propose/apply-libraries.ts';
import type { Application } from '../../step/application.ts';
import { readCanonical } from '../../step/fragments.ts';
import { type DescribedApplications, describeApplications, PLAIN_VIEWS } from './describe-applications.ts';
import { describeMolecule } from './molecule-environments.ts';

/** An amide at either end, unlike each other. */
const TARGET = 'CC(=O)NCCCCNC(=O)c1ccccc1';
/** Among the plain numbers: atoms that do not stay, in tens. */
const ADDED_ATOMS = 5;
let applications: readonly Application[];
let described: DescribedApplications;

beforeAll(async () => {
  const library = await textbookLibrary(await createRdkit(), (bytes) => createHash('sha256').update(bytes).digest('hex'));
  const target = prepareMolecule(readCanonical(TARGET));
  applications = finished(
    applyLibraries([new CompiledLibrary(library, 'retrosynthesis')], target, [1, 2, 3], 'recorded', new TemplateApplier()),
  ).applications;
  const reactionCount = (transform: number) => library.reactionCount(transform);
  const none = { count: () => 0 };
  const known = { reactants: none, synthons: none };
  described = describeApplications(target, applications, { library, reactionCount, learntCount: reactionCount, known });
});

function canonicalOf(rdkit: Rdkit, smiles: string): string | null {
  const canonical = rdkit.canonicalSmiles(smiles);
  return canonical.ok ? canonical.value : null;
}

describe('described applications', () => {
  it('have as many plain numbers as trees have views of', () => {
    const [{ plain }] = described.describe([0]);
    expect(plain).toHaveLength(PLAIN_VIEWS.length);
    expect([...plain].every(Number.isFinite)).toBe(true);
  });

  it('share a site when they break the same bonds', () => {
    const bonds = applications.map(({ outcome }) => outcome.bonds.map((bond) => [...bond].sort((a, b) => a - b).join('-')).join());
    expect(new Set(bonds).size).toBeGreaterThan(1);
    applications.forEach((_, a) => {
      applications.forEach((__, b) => {
        if (bonds[a] !== '' && bonds[b] !== '') expect(described.sites[a] === described.sites[b]).toBe(bonds[a] === bonds[b]);
      });
    });
  });

  it('name their precursors by their place, each once', () => {
    const texts = new Map<string, number>();
    applications.forEach(({ outcome }, application) => {
      const [parts] = described.describe([application]).map((each) => [...each.parts]);
      outcome.precursors.forEach(({ smiles }, i) => {
        expect(parts[i]).toBe(texts.get(smiles) ?? parts[i]);
        texts.set(smiles, parts[i]);
      });
    });
    expect(described.precursors()).toHaveLength(texts.size);
    expect(new Set(texts.values()).size).toBe(texts.size);
    expect(described.precursors().every((buckets) => buckets.length > 0)).toBe(true);
  });
});

describe('organometallic reagents', () => {
  it('are described as records have them, and suggested whole', async () => {
    const rdkit = await createRdkit();
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const library = await textbookLibrary(rdkit, sha256, [
      { key: '2-butanol', reaction: '[CH3:1][CH2:2][CH:3]=[O:4].[CH3:5][Mg+]>>[CH3:1][CH2:2][CH:3]([CH3:5])[OH:4]' },
    ]);
    const target = prepareMolecule(readCanonical('CC(O)CCC'));
    const found = finished(
      applyLibraries([new CompiledLibrary(library, 'retrosynthesis')], target, [1, 2, 3], 'recorded', new TemplateApplier()),
    ).applications;
    const methyl = found.findIndex(({ outcome }) =>
      outcome.precursors.some(({ smiles }) => canonicalOf(rdkit, smiles) === '[CH3][Mg][Br]'),
    );
    expect(methyl).toBeGreaterThanOrEqual(0);
    const reactionCount = (transform: number) => library.reactionCount(transform);
    const asked: number[] = [];
    const note = { count: (identity: number) => asked.push(identity) };
    const { describe, identities } = describeApplications(target, found, {
      library,
      reactionCount,
      learntCount: reactionCount,
      known: { reactants: note, synthons: { count: () => 0 } },
    });
    const recorded = ['CCCC=O', 'C[Mg+]'].map((smiles) => describeMolecule(smiles)?.identity).sort();
    expect([...identities(methyl)].sort()).toEqual(recorded);
    expect([...asked].sort()).toEqual(recorded);
    // Magnesium is brought beside what stays, its halide is not.
    expect(describe([methyl])[0].plain[ADDED_ATOMS]).toBeCloseTo(1 / 10);
  });
});

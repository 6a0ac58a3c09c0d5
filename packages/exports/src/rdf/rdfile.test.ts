import initRDKitModule from '@rdkit/rdkit';
import { type ReactionSource, readRdfSource } from '@retron/build';
import type { ExportGrouping, ExportKind } from '@retron/tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rdkit, textOf } from '../testing/export-with-toolkit.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { fieldLines } from './rdfile-lines.ts';

const content = sampleContent();
const toolkit = await initRDKitModule();

type SourceReaction = ReactionSource['reactions'] extends Iterable<infer R> | AsyncIterable<infer R> ? R : never;

function read(text: string) {
  const source = readRdfSource({ fileName: 'export.rdf', sha256: '', lines: text.split('\n'), rdkit });
  if (!source.ok) throw new Error(source.error.message);
  return [...(source.value.reactions as Iterable<SourceReaction>)];
}

function canonical(side: string): string {
  const smiles = rdkit.canonicalSmiles(side);
  return smiles.ok ? smiles.value : '';
}

/** The value of every field of the name, in the order of the file, by the rules of the format alone. */
function valuesOf(text: string, name: string): string[] {
  return text
    .split('$DTYPE ')
    .slice(1)
    .filter((field) => field.startsWith(`${name}\n`))
    .map((field) => field.slice(name.length + 1).split(/\n\$(?:RFMT|MFMT|RIREG)/)[0])
    .map((value) =>
      value
        .replace(/^\$DATUM /, '')
        .replace(/\+\n/g, '')
        .trim(),
    );
}

/** Number of characters after `$DATUM `, or of a line that goes on. Source: CTfile Formats 2020. */
function isOfFormat(line: string): boolean {
  const value = line.startsWith('$DATUM ') ? line.slice(7) : null;
  if (value !== null) return value.endsWith('+') && value.length === 74 ? true : value.length >= 1 && value.length <= 72;
  return line.length <= 80 || (line.length === 81 && line.endsWith('+'));
}

describe('an RDfile of pathways', async () => {
  const text = await textOf(content, 'RDF');

  it('begins as the format says, in ASCII, without blank fields', () => {
    expect(text.split('\n').slice(0, 3)).toEqual(['$RDFILE 1', '$DATM    11/23/26 04:07', '$RFMT $RIREG 1']);
    expect(/^[\n -~]*$/.test(text)).toBe(true);
    expect(text).not.toMatch(/\$DATUM *\n/);
  });

  it('has a record for each step in the order of synthesis, then the suggestions beside the routes', () => {
    expect(valuesOf(text, 'RXN:REACTION_NO')).toEqual(['R3', 'R2', 'R1', 'R4']);
    expect(valuesOf(text, 'RXN:REACTANT_LINK(1):NAME')).toEqual(['L-alanine']);
    expect(valuesOf(text, 'RXN:VARIATION(1):RXNREF(1):PATH')).toEqual(['A', 'A', 'A']);
    expect(valuesOf(text, 'RXN:VARIATION(1):RXNREF(1):STEP')).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(valuesOf(text, 'RXN:VARIATION(1):RXNREF(1):EXTREG')).toEqual(['3', '2', '1', '4']);
  });

  it('is read by the reader of own reactions, with every molecule', () => {
    const reactions = read(text);
    expect(reactions.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined, undefined]);
    const sides = reactions.map(({ mappedReaction }) => mappedReaction.split('>'));
    expect(sides.map(([, , product]) => canonical(product))).toEqual(
      ['C[C@H](N)C(=O)Cl', 'NCc1ccc(-c2ccccc2)cc1', 'C[C@H](N)C(=O)NCc1ccc(-c2ccccc2)cc1', 'NCc1ccc(-c2ccccc2)cc1'].map(canonical),
    );
    expect(canonical(sides[3][0])).toBe(canonical('OB(O)c1ccccc1.NCc1ccc(Br)cc1'));
    expect(reactions[2]).toMatchObject({ yieldPercent: 70, temperatureCelsius: 25 });
    expect(sides[2][1]).toBe('CCN(CC)CC');
  });

  it('has reactions that RDKit reads', () => {
    const blocks = text
      .split(/^\$RFMT.*\n/m)
      .slice(1)
      .map((record) => record.split('$DTYPE')[0]);
    expect(blocks).toHaveLength(4);
    for (const block of blocks) {
      const reaction = toolkit.get_rxn(block);
      expect(reaction).not.toBeNull();
      reaction?.delete();
    }
  });

  it('sets the chiral flag where a molecule has wedges, and only there', () => {
    const flags = [...text.matchAll(/\$MOL\n(S\d)\n.*\n.*\n.{12}(...)/g)].map(([, no, flag]) => `${no} ${flag.trim()}`);
    expect(new Set(flags)).toEqual(new Set(['S5 1', 'S3 1', 'S4 0', 'S2 0', 'S1 1', 'S6 0']));
  });

  it('writes Greek letters, dashes and degrees so that old readers take them', () => {
    expect(valuesOf(text, 'Reaction Conditions')).toEqual(['Et3N; CH2Cl2; 0-25 deg C; 2 h']);
    expect(valuesOf(text, 'RXN:COMMENTS')).toEqual(['Fourth Person: -OCH3 instead?\nSee alpha-amino acids.']);
  });

  it('says estimates with four places', async () => {
    const reactions = content.reactions.map((each) => ({ ...each, choice: 0.894698573856264, feasibility: null }));
    const estimated = await textOf({ ...content, reactions }, 'RDF');
    expect(new Set(valuesOf(estimated, 'RXN:CHOICE'))).toEqual(new Set(['0.8947']));
    expect(valuesOf(estimated, 'RXN:FEASIBILITY')).toEqual([]);
  });

  it('names the best citation, or all of them by citation', async () => {
    expect(valuesOf(text, 'RXN:VARIATION(1):LITREF(1):FULL_CITATION')).toEqual(['US 2 B (2001)']);
    expect(valuesOf(text, 'RXN:VARIATION(1):LITREF(2):FULL_CITATION')).toEqual([]);
    const all = await textOf(content, 'RDF', 'pathways', 'Citation');
    expect(valuesOf(all, 'RXN:VARIATION(1):LITREF(2):FULL_CITATION')).toEqual(['US 1 A (1993)']);
  });

  it('leaves a reaction out whose molecule cannot be written, and keeps what is known of it', async () => {
    const broken = {
      ...content,
      structures: content.structures.map((each) => (each.no === 'S5' ? { ...each, smiles: 'no molecule' } : each)),
    };
    const reactions = read(await textOf(broken, 'RDF'));
    expect(reactions.map(({ problem }) => problem)).toEqual(['no-reaction-block', undefined, undefined, undefined]);
  });
});

describe('an RDfile of precedents', () => {
  it('has a record for each precedent', async () => {
    const text = await textOf(content, 'RDF', 'precedents');
    expect(read(text).map(({ key, patent, problem }) => [key, patent, problem])).toEqual([
      ['b', 'US 2 B (2001)', undefined],
      ['1-2-3', 'US 1 A (1993)', undefined],
      ['c', null, undefined],
    ]);
    expect(valuesOf(text, 'RXN:VARIATION(1):RXNTEXT(1):RXNTEXT')).toEqual([content.precedents[1].conditions]);
  });

  it('has by citation a record for each reaction and a variation for each citation', async () => {
    const text = await textOf(content, 'RDF', 'precedents', 'Citation');
    expect(text.match(/^\$RFMT/gm)).toHaveLength(2);
    expect(valuesOf(text, 'RXN:VARIATION(1):RXNREF(1):EXTREG')).toEqual(['1-2-3', 'c']);
    expect(valuesOf(text, 'RXN:VARIATION(2):RXNREF(1):EXTREG')).toEqual(['b']);
  });
});

describe('an RDfile of clusters', () => {
  it('hangs the statistics on the target', async () => {
    const text = await textOf(content, 'RDF', 'clusterstatistics');
    expect(text).toContain('$MFMT $MIREG 1\nAmide of beta-alanine\n');
    expect(valuesOf(text, 'ROOT:CLUSTER(1):NAME')).toEqual(['C-N, amide']);
    expect(valuesOf(text, 'ROOT:CLUSTER(1):BONDS')).toEqual(['4-7']);
  });

  it('has a record for each suggestion of a disconnection', async () => {
    const text = await textOf(content, 'RDF', 'disconnections');
    expect(valuesOf(text, 'RXN:CLUSTER_NO')).toEqual(['1']);
    expect(valuesOf(text, 'RXN:REACTION_NO')).toEqual(['R1']);
  });

  it('of disconnections is read by the reader of own reactions', async () => {
    const reactions = read(await textOf(content, 'RDF', 'disconnections'));
    // The first record is the target.
    expect(reactions.map(({ problem }) => problem)).toEqual(['no-reaction-block', undefined]);
    const [reactants, , product] = reactions[1].mappedReaction.split('>').map(canonical);
    expect(product).toBe(canonical('C[C@H](N)C(=O)NCc1ccc(-c2ccccc2)cc1'));
    expect(reactants).toBe(canonical('C[C@H](N)C(=O)Cl.NCc1ccc(-c2ccccc2)cc1'));
  });
});

it('never writes a line that a strict reader refuses', async () => {
  const kinds: readonly ExportKind[] = ['pathways', 'precedents', 'clusterstatistics', 'disconnections'];
  const groupings: readonly ExportGrouping[] = ['None', 'Citation'];
  for (const kind of kinds) {
    for (const grouping of groupings) {
      const lines = (await textOf(content, 'RDF', kind, grouping)).split('\n');
      expect(lines.filter((line) => !isOfFormat(line))).toEqual([]);
    }
  }
});

it('cuts values of any length so that they come back', () => {
  const words = fc.array(fc.stringMatching(/^[!-~]{1,90}$/), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(words, (value) => {
      const lines = fieldLines('NAME', value);
      expect(lines.filter((line) => !isOfFormat(line))).toEqual([]);
      expect(lines.slice(2).filter((line) => line.startsWith('$') || line.trim() === '')).toEqual([]);
      const joined = lines
        .slice(1)
        .join('\n')
        .replace(/^\$DATUM /, '')
        .replace(/(?<=^(?:.{80}|.{73}))\+\n/gm, '');
      expect(joined.replace(/\s+/g, '')).toBe(value.replace(/\s+/g, ''));
    }),
  );
});

it('keeps a point within a formula apart from what stands between conditions', () => {
  expect(fieldLines('NAME', 'BH3·THF · THF')).toEqual(['$DTYPE NAME', '$DATUM BH3.THF; THF']);
});

it('leaves empty fields out', () => {
  expect(fieldLines('NAME', null)).toEqual([]);
  expect(fieldLines('NAME', ' \n ')).toEqual([]);
});

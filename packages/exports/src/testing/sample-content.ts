import type { ExportContent, ExportPrecedent, ExportReaction, ExportStructure } from '../content.ts';

function structure(no: string, role: ExportStructure['role'], smiles: string, more: Partial<ExportStructure> = {}): ExportStructure {
  return {
    no,
    role,
    name: null,
    smiles,
    rosdal: '1-2-3.',
    molfile: null,
    inchiKey: null,
    formula: null,
    molarMass: null,
    isInStock: null,
    priceCategory: null,
    offers: [],
    ...more,
  };
}

function reaction(no: string, product: string, reactants: readonly string[], more: Partial<ExportReaction> = {}): ExportReaction {
  return {
    no,
    ensid: Number(no.slice(1)),
    product,
    reactants,
    partners: [],
    name: 'Amide formation',
    nameReactions: [],
    rating: 3,
    ratingWord: 'good',
    choice: null,
    feasibility: null,
    warnings: [],
    precedentCount: 0,
    bonds: [],
    conditions: [],
    yield: null,
    comments: [],
    variantOf: null,
    ...more,
  };
}

function precedent(reactionNo: string, more: Partial<ExportPrecedent> = {}): ExportPrecedent {
  return {
    reaction: reactionNo,
    source: 'test',
    prkey: 'key',
    name: 'Amide formation',
    yield: null,
    isCalculated: null,
    similarity: 50,
    centreSimilarity: null,
    conditions: null,
    reagents: [],
    nameReactions: [],
    citation: null,
    citationUrl: null,
    doi: null,
    reactants: ['CC(=O)Cl', 'NCc1ccccc1'],
    product: 'CC(=O)NCc1ccccc1',
    ...more,
  };
}

/**
 * A convergent route in three steps, one suggestion beside it, and precedents made up for tests: texts that begin as formulas do, in Greek,
 * over several lines, and long ones.
 */
export function sampleContent(): ExportContent {
  return {
    query: {
      id: 7,
      name: 'Amide of β-alanine',
      owner: 'second',
      project: 'Amides',
      targetSmiles: 'C[C@H](N)C(=O)NCc1ccc(-c2ccccc2)cc1',
      direction: 'Retrosynthesis',
      algorithm: 'Multi Step',
      strategy: 'Core Disconnection 1.0',
      libraries: ['chemsynth_core-1.0'],
      breadth: 50,
      steps: 3,
      precision: 2,
      wishes: {
        longest: null,
        structures: null,
        break: ['2-4'],
        keep: [],
        avoid: ['CCO'],
        avoidNames: ['Suzuki coupling'],
        require: [],
        materials: null,
      },
      created: '2026-11-20T08:00:00.000Z',
      programVersion: '0.1.0',
      exportedBy: 'third',
      exportedAt: '2026-11-23T04:07:54.000Z',
    },
    structures: [
      structure('S1', 'target', 'C[C@H](N)C(=O)NCc1ccc(-c2ccccc2)cc1', { formula: 'C16H18N2O', molarMass: 254.333 }),
      structure('S2', 'intermediate', 'NCc1ccc(-c2ccccc2)cc1'),
      structure('S3', 'intermediate', 'C[C@H](N)C(=O)Cl'),
      structure('S4', 'starting material', 'N#Cc1ccc(-c2ccccc2)cc1', {
        isInStock: true,
        priceCategory: 2,
        offers: [{ catalog: 'Some, "catalogue"', id: '=A1', url: 'https://example.org/4' }],
      }),
      structure('S5', 'starting material', 'C[C@H](N)C(=O)O', { name: 'L-alanine', isInStock: true, priceCategory: 1 }),
      structure('S6', 'starting material', 'OB(O)c1ccccc1'),
    ],
    reactions: [
      reaction('R1', 'S1', ['S3', 'S2'], {
        nameReactions: [{ name: 'Schotten-Baumann amidation', count: 12 }],
        rating: 4,
        ratingWord: 'great',
        choice: 0.25,
        feasibility: 0.875,
        precedentCount: 12,
        bonds: ['4-7'],
        warnings: ['=the amine is protected first', 'two amines'],
        conditions: [
          {
            text: 'Et3N · CH2Cl2 · 0–25 °C · 2 h',
            reagents: [
              { name: 'triethylamine', smiles: 'CCN(CC)CC', role: 'base' },
              { name: 'dichloromethane', smiles: 'ClCCl', role: 'solvent' },
              { name: 'sieve', smiles: null, role: null },
            ],
            temperature: [25, 25],
            time: [2, 4],
            count: 3,
            citations: ['US 1 A (1993)'],
          },
        ],
        yield: { from: 70, to: 85, isCalculated: true },
        comments: [{ author: 'Fourth Person', text: '-OCH3 instead?\nSee α-amino acids.' }],
      }),
      reaction('R2', 'S2', ['S4'], { name: 'Nitrile reduction' }),
      reaction('R3', 'S3', ['S5'], { name: 'Acid chloride formation' }),
      reaction('R4', 'S2', ['S6'], { partners: ['NCc1ccc(Br)cc1'], name: 'Suzuki coupling', variantOf: 'R2' }),
    ],
    routes: [{ label: 'A', reactions: ['R3', 'R2', 'R1'], open: [] }],
    precedents: [
      precedent('R1', { prkey: 'b', citation: 'US 2 B (2001)', yield: 81, isCalculated: false, similarity: 90, doi: '10.1000/xyz(1)' }),
      precedent('R1', {
        prkey: '1-2-3',
        citation: 'US 1 A (1993)',
        citationUrl: 'https://example.org/US1A',
        conditions: `heated, ${'then stirred for a long time, '.repeat(12)}and quenched`,
        reagents: [{ name: 'water', smiles: 'O', role: 'solvent' }],
        nameReactions: ['Schotten-Baumann amidation'],
      }),
      precedent('R1', { prkey: 'c', reactants: ['CC(=O)O', 'CN'], product: 'CNC(C)=O' }),
    ],
    clusters: [{ no: 1, size: 2, bonds: ['4-7'], name: 'C–N, amide', precedents: 12, rating: 4, comment: '+ easy' }],
    disconnections: [{ no: 1, size: 2, bonds: ['4-7'], name: 'C–N, amide', precedents: 12, rating: 4, comment: '', reactions: ['R1'] }],
    tree: {
      plannedBy: { build: '0.1.0', libraries: [{ name: 'chemsynth_core-1.0', hash: 'ab12' }], rankers: [], catalogs: [] },
      places: [
        { id: 1, depth: 0, catalogId: null },
        { id: 2, depth: 1, catalogId: 'C-2' },
      ],
      suggestions: [
        {
          id: 1,
          structureId: 1,
          rank: 1,
          precursors: [{ structureId: 2, centre: [0], parentAtom: [0, 1, -1] }],
          partners: [],
          centre: [0, 1],
          bonds: [[0, 1]],
          rating: 4,
          probability: 0.5,
          feasibility: null,
          contributions: [{ text: '95 precedents', weight: 1.5 }],
          choice: { disconnection: 0.5, variant: 0.25 },
          variantOf: null,
          textbook: null,
          mechanism: [
            {
              rule: 'S1',
              verdict: 'risk',
              chip: 'SN2 inverts',
              text: 'It inverts.',
              wanted: [{ precursor: 0, atom: 1 }],
              rivals: [{ atom: 1 }],
            },
          ],
          reasons: ['a reason'],
          limits: [],
          deepestLevel: 2,
          precedentCount: 95,
          nameReactions: [{ id: 'amide-schotten-baumann', count: 95 }],
          messages: { info: [], warning: ['a warning'] },
          warningAtoms: [{ text: 'a warning', wanted: [{ precursor: 0, atom: 2 }], rivals: [[{ atom: 1 }], [{ partner: 0, atom: 3 }]] }],
          admittedBy: null,
          weighedBy: [],
          transforms: [{ library: 'chemsynth_core-1.0', transform: 7 }],
          examples: ['chemsynth_core-1.0:3'],
        },
      ],
    },
  };
}

import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { shippedChemistry } from '../testing/shipped-chemistry.ts';
import { startChemistryService } from './chemistry-service.ts';

const data = await shippedChemistry();
const service = startChemistryService({ threads: 2, mostWaitingOfUser: 1000, patience: { startMs: 600_000, callMs: 600_000 }, data });
afterAll(() => service.close());

const SIZE = { widthPx: 200, heightPx: 160, theme: 'light' } as const;

/** Whatever can be asked of a structure. @throws what nobody expected: the call would be answered by 500 or 503 */
async function askEverything(text: string): Promise<void> {
  const check = await service.call('checkStructure', text, 'auto', 'retrosynthesis');
  await Promise.all([
    ...(['smiles', 'rosdal', 'molfile'] as const).map((format) => service.call('checkStructure', text, format, 'forward')),
    service.call('drawMolecule', { structure: { smiles: text }, ...SIZE, centre: [0] }),
    service.call('drawMolecule', { structure: { molfile: text }, ...SIZE, showAtomNumbers: true }),
    service.call('drawMoleculeWithPositions', { structure: { smiles: text }, ...SIZE, showAtomNumbers: true }),
    service.call('drawReaction', {
      reactants: [{ smiles: text, centre: [0] }],
      product: { smiles: text, centre: [] },
      ...SIZE,
      arrow: 'retro',
    }),
    service.call('layout', { smiles: text }),
  ]);
  if (check.structure === null) return;
  // What the server says of a structure it must take again.
  const { smiles, molfile, rosdal } = check.structure;
  for (const again of [smiles, molfile, rosdal]) {
    const { structure } = await service.call('checkStructure', again, 'auto', 'retrosynthesis');
    expect(structure?.formula).toBe(check.structure.formula);
  }
  const layout = await service.call('layout', { smiles });
  if (layout.ok) await service.call('layout', { smiles, alignTo: { molfile: layout.value, parentAtom: [0] } });
}

/** Atom data that some notation cannot hold, and texts that are none. */
const KNOWN = [
  '[300CH4]',
  '[999C]',
  '[1000CH3][1000CH2][1000CH3]',
  '[10000CH3][13CH3]',
  '[99999CH3][99999CH2]C',
  'C[C@H]([1000CH3])[13CH3]',
  '[1000CH3]/C=C/[1000CH3]',
  '1(m1000)-2(m1000)-3(m1000).',
  '[2H]',
  '[H][H]',
  '[999H][999H]',
  '[C+15]',
  '[Fe+99]',
  '[CH99-99]',
  '1CH99(-99).',
  '1CH20(-20).',
  '[Og]',
  '[#118]',
  '[CH3:1000][CH3:99999]',
  'C->[Fe]',
  '[Pt@SP2](Cl)(Br)(N)F',
  '[Co@OH30](F)(Cl)(Br)(I)(N)O',
  'OC=[C@]=CO',
  'C%00C',
  'C$C',
  'C~C',
  '*',
  '[*:1]C',
  '()',
  '[[[',
  '1-2-3-4O.',
  '@',
  'C'.repeat(400),
  '[13C]'.repeat(200),
  '\n\n\n999999 V2000\nM  END',
  '\n\n\n  0  0  0  0  0  0  0  0  0  0999 V3000\nM  V30 COUNTS 1 0 0 0 0\nM  END',
];

const MOLFILE = [
  '',
  '  hand',
  '',
  '  3  2  0  0  0  0  0  0  0  0999 V2000',
  '    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0',
  '    1.5000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0',
  '    2.2500    1.3000    0.0000 O   0  0  0  0  0  0  0  0  0  0  0  0',
  '  1  2  1  0',
  '  2  3  1  0',
  'M  ISO  2   1  13   2 999',
  'M  CHG  1   3  -1',
  'M  END',
];

const pieces = <T extends string>(...texts: T[]) => fc.constantFrom(...texts);
const number = fc.integer({ min: 0, max: 12_000 }).map(String);
const bracketAtom = fc
  .tuple(
    fc.option(number, { nil: '' }),
    pieces('C', 'N', 'O', 'H', 'Fe', 'Si', 'P', 'S', 'c', 'n', 'se', 'Cl', 'U', 'Xx', '*', '#6'),
    pieces('', '@', '@@', '@TH1', '@SP3', '@OH7', '@AL2'),
    pieces('', 'H', 'H2', 'H9', 'H99'),
    pieces('', '+', '-', '+2', '-4', '+15', '++++', '-99'),
    fc.option(
      number.map((map) => `:${map}`),
      { nil: '' },
    ),
  )
  .map((parts) => `[${parts.join('')}]`);
const smilesToken = fc.oneof(
  { weight: 3, arbitrary: bracketAtom },
  {
    weight: 4,
    arbitrary: pieces(
      'C',
      'N',
      'O',
      'c',
      'n',
      'S',
      'P',
      'Cl',
      'B',
      '1',
      '2',
      '%10',
      '(',
      ')',
      '=',
      '#',
      '/',
      '\\',
      '.',
      '-',
      ':',
      '~',
      '->',
    ),
  },
);
const smiles = fc.array(smilesToken, { minLength: 1, maxLength: 14 }).map((tokens) => tokens.join(''));
const rosdalToken = fc.oneof(
  pieces('1', '2', '3', '-', '=', '#', '?', '/', ',', ';', '.', 'O', 'N', '+', '+2', '(m13)', '(m1000)', ':', 'I', '&', '$', '!', '@'),
  number,
);
const rosdal = fc.array(rosdalToken, { minLength: 1, maxLength: 14 }).map((tokens) => `1${tokens.join('')}.`);
/** The molfile with a line changed, left out or doubled. */
const molfile = fc
  .tuple(fc.nat(MOLFILE.length - 1), fc.constantFrom('drop', 'double', 'number', 'text'), fc.integer({ min: -1, max: 99_999 }), fc.string())
  .map(([line, change, value, text]) => {
    const lines = [...MOLFILE];
    if (change === 'drop') lines.splice(line, 1);
    else if (change === 'double') lines.splice(line, 0, lines[line]);
    else if (change === 'number') lines[line] = lines[line].replace(/\S+(?=\s*$)/, String(value));
    else lines[line] = text;
    return lines.join('\n');
  });

describe('a hostile structure', () => {
  it.each(KNOWN.map((text) => [text.length > 60 ? `${text.slice(0, 60)}...` : text, text]))(
    'never makes the server fail: %s',
    async (_, text) => {
      await askEverything(text);
    },
  );

  it.each([
    ['SMILES', smiles],
    ['ROSDAL', rosdal],
    ['molfiles', molfile],
    ['any text', fc.string({ maxLength: 60 })],
  ])(
    'among many %s never makes the server fail',
    async (_, texts) => {
      await fc.assert(fc.asyncProperty(texts, askEverything), { numRuns: 80 });
    },
    600_000,
  );
});

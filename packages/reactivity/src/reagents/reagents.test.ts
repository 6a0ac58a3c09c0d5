import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readReagent } from '../species/read-reagent.ts';
import { REAGENT_KINDS } from './reagent-kinds.ts';
import {
  giversOf,
  idleReagents,
  isSupported,
  lacksElectrons,
  NAMED_REAGENTS,
  reagentKindsOf,
  reagentOfSmiles,
  reagentVerdict,
} from './reagents.ts';

const rdkit = await createRdkit();
const canonical = (smiles: string) => {
  const read = rdkit.canonicalSmiles(smiles);
  return read.ok ? read.value : null;
};
const REAGENTS = REAGENT_KINDS.flatMap((kind) => kind.reagents);

describe('the table of reagents', () => {
  it('writes every structure as the toolkit writes it, ions ascending', () => {
    for (const { smiles, knownBy } of REAGENTS) {
      for (const text of [smiles, knownBy ?? smiles]) {
        expect(text.split('.').map(canonical).sort().join('.')).toBe(text);
      }
    }
  });

  it('has the InChIKey that the toolkit makes of every drawing, and none twice', () => {
    const drawings = REAGENTS.flatMap((reagent) => [reagent, ...(reagent.otherDrawings ?? [])]);
    for (const { smiles, inchiKey } of drawings) {
      expect(smiles.split('.').map(canonical).sort().join('.')).toBe(smiles);
      expect([smiles, rdkit.inchiKey(smiles)]).toEqual([smiles, { ok: true, value: inchiKey }]);
    }
    expect(new Set(drawings.map(({ inchiKey }) => inchiKey)).size).toBe(drawings.length);
  });

  it('has the formula that the toolkit makes of every reagent', () => {
    for (const { smiles, formula } of NAMED_REAGENTS) {
      const facts = rdkit.facts({ smiles });
      expect([smiles, facts.ok && facts.value.formula.replace(/\d*[+-]$/, '')]).toEqual([smiles, formula]);
    }
  });

  it('tells every reagent by parts that it has', () => {
    for (const { smiles, knownBy } of REAGENTS) {
      for (const part of (knownBy ?? smiles).split('.')) expect(smiles.split('.')).toContain(part);
    }
  });

  it('has no name twice, whatever its capitals', () => {
    const names = NAMED_REAGENTS.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has ids of kinds once', () => {
    const ids = REAGENT_KINDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a reagent', () => {
  it.each([
    ['NBS', 'NBS', 'O=C1CCC(=O)N1Br'],
    ['h2', 'hydrogen', '[H][H]'],
    ['O=C1N(Br)C(=O)CC1', 'NBS', 'O=C1CCC(=O)N1Br'],
    ['[Na+].[BH4-]', 'sodium borohydride', '[BH4-].[Na+]'],
    ['CCCCC', null, 'CCCCC'],
    ['PCLIMKBDDGJMGD-UHFFFAOYSA-N', 'NBS', 'O=C1CCC(=O)N1Br'],
    ['C4H4BrNO2', 'NBS', 'O=C1CCC(=O)N1Br'],
    ['H₂', 'hydrogen', '[H][H]'],
    ['BH4Na', 'sodium borohydride', '[BH4-].[Na+]'],
    ['[Li+].[AlH4-]', 'lithium aluminium hydride', '[Al+3].[H-].[H-].[H-].[H-].[Li+]'],
    ['OCZDCIYGECBNKL-UHFFFAOYSA-N', 'lithium aluminium hydride', '[Al+3].[H-].[H-].[H-].[H-].[Li+]'],
    ['CO', 'methanol', 'CO'],
    ['C1CCOC1', null, 'C1CCOC1'],
    ['NaHCO3', 'sodium hydrogencarbonate', 'O=C([O-])O.[Na+]'],
    ['Boc2O', 'di-tert-butyl dicarbonate', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C'],
    ['Lindlar', 'Lindlar catalyst', 'O=C([O-])[O-].[Ca+2].[Pd]'],
    ['THF', null, 'C1CCOC1'],
  ])('may be given by name, InChIKey, structure or formula: %s', (text, name, smiles) => {
    expect(readReagent(text, canonical)).toEqual({ smiles, name });
  });

  it('is refused where it is neither', () => {
    expect(readReagent('philosopher’s stone', canonical)).toBeNull();
    expect(readReagent('', canonical)).toBeNull();
    expect(readReagent('XXXXXXXXXXXXXX-UHFFFAOYSA-N', canonical)).toBeNull();
  });

  it('is understood by whatever tells it alone', () => {
    const all = NAMED_REAGENTS.map(({ formula }) => formula);
    for (const { name, aliases, smiles, inchiKey, formula } of NAMED_REAGENTS) {
      for (const text of [name, ...aliases, smiles, inchiKey]) expect(readReagent(text, canonical)).toEqual({ smiles, name });
      const isAlone = all.indexOf(formula) === all.lastIndexOf(formula);
      if (canonical(formula) === null) expect(readReagent(formula, canonical)).toEqual(isAlone ? { smiles, name } : null);
    }
  });

  it('is known among the ions of a record', () => {
    expect(reagentKindsOf(['[Na+]', 'CO', '[BH4-]']).map(({ id }) => id)).toEqual(['borohydride', 'alcohol']);
    expect(reagentKindsOf(['[Na+]', 'C1CCOC1'])).toEqual([]);
  });

  it('is told from its like where they stop at different products', () => {
    const [dibal, hydride] = ['CC(C)[CH2][AlH][CH2]C(C)C', '[Al+3].[H-].[Li+]'].map((parts) => reagentKindsOf(parts.split('.')));
    expect(reagentVerdict(dibal, ['nitrile-reduction-to-aldehyde'])).toBe('made');
    expect(reagentVerdict(dibal, ['nitrile-reduction'])).toBe('needs-another');
    expect(reagentVerdict(hydride, ['nitrile-reduction'])).toBe('made');
    const lindlar = reagentKindsOf(['[H][H]', '[Pd]', '[Ca+2]', 'O=C([O-])[O-]']);
    expect(idleReagents(lindlar, ['lindlar-reduction'])).toBe(0);
    expect(idleReagents(lindlar, ['alkyne-hydrogenation'])).toBe(1);
  });

  it('gives atoms or not', () => {
    expect(giversOf('O=C(OO)c1cccc(Cl)c1')).toEqual([{ molecule: 'O=C(OO)c1cccc(Cl)c1', isStandIn: false }]);
    expect(giversOf('[N-]=[N+]=[N-].[Na+]')).toEqual([{ molecule: '[N-]=[N+]=[N-]', isStandIn: false }]);
    expect(giversOf('[O]=[Cr](=[O])=[O]')).toEqual([{ molecule: 'O', isStandIn: true }]);
    expect(giversOf('[H][H]')).toEqual([]);
    expect(reagentOfSmiles('CC(C)OC(=O)N=NC(=O)OC(C)C')?.name).toBe('DIAD');
  });
});

describe('what reagents say of a reaction', () => {
  const mcpba = reagentKindsOf(['O=C(OO)c1cccc(Cl)c1']);
  const carbonate = reagentKindsOf(['O=C([O-])[O-]', '[K+]']);

  it('counts the decisive ones that are there for nothing, and those that go with it', () => {
    const both = reagentKindsOf(['B', 'OO', '[OH-]']);
    expect(idleReagents(both, ['prilezhaev-epoxidation'])).toBe(1);
    expect(idleReagents(both, ['brown-hydroboration-oxidation'])).toBe(0);
    expect(isSupported(both, ['aldol-condensation'])).toBe(true);
    expect(isSupported(both, ['prilezhaev-epoxidation'])).toBe(false);
  });

  it('is that electrons are lacking, where nothing written brings or takes them', () => {
    const [ethoxide, hydride] = [reagentKindsOf(['CC[O-]', '[Na+]']), reagentKindsOf(['[BH4-]', '[Na+]'])];
    expect(lacksElectrons(ethoxide, ['ketone-to-alcohol-reduction'])).toBe(true);
    expect(lacksElectrons(hydride, ['ketone-to-alcohol-reduction'])).toBe(false);
    expect(lacksElectrons(hydride, ['alcohol-to-ketone-oxidation'])).toBe(true);
    expect(lacksElectrons(ethoxide, ['aldol-condensation'])).toBe(false);
    expect(lacksElectrons([], ['ketone-to-alcohol-reduction'])).toBe(false);
    // Hydroxide takes the sulfonyl group off an indole.
    expect(lacksElectrons(reagentKindsOf(['[OH-]', '[K+]']), ['n-sulfonyl-deprotection'])).toBe(false);
  });

  it('is that a decisive one makes it, or that it needs another', () => {
    expect(reagentVerdict(mcpba, ['prilezhaev-epoxidation'])).toBe('made');
    expect(reagentVerdict(mcpba, ['heck-reaction'])).toBe('needs-another');
    expect(reagentVerdict(mcpba, [])).toBe('not-said');
    expect(reagentVerdict(mcpba, ['diels-alder-reaction', 'prilezhaev-epoxidation'])).toBe('made');
  });

  it('is support from a base, which forbids nothing', () => {
    expect(reagentVerdict(carbonate, ['williamson-ether-synthesis'])).toBe('supported');
    expect(reagentVerdict(carbonate, ['heck-reaction'])).toBe('silent');
    expect(reagentVerdict([...carbonate, ...mcpba], ['heck-reaction'])).toBe('needs-another');
  });

  it('is that electrons are missing where the reagents that are written bring none', () => {
    expect(reagentVerdict(carbonate, ['ketone-to-alcohol-reduction'], true)).toBe('needs-another');
    expect(reagentVerdict(carbonate, ['ketone-to-alcohol-reduction'])).toBe('silent');
    expect(reagentVerdict(reagentKindsOf(['[OH-]']), ['wolff-kishner-or-clemmensen-reduction'], true)).toBe('needs-another');
    expect(reagentVerdict(reagentKindsOf(['O=CO']), ['eschweiler-clarke-methylation'], true)).toBe('supported');
    expect(reagentVerdict(carbonate, ['amide-schotten-baumann'], true)).toBe('supported');
  });

  it('is nothing without reagents', () => {
    expect(reagentVerdict([], ['heck-reaction'])).toBe('silent');
  });

  it('is that an oxidant reduces nothing, where nothing else is there that does', () => {
    const seleniumDioxide = reagentKindsOf(['O=[Se]=O']);
    const iodineThree = reagentKindsOf(['CC(=O)OI(OC(C)=O)c1ccccc1', '[Pd+2]']);
    expect(reagentVerdict(seleniumDioxide, ['ketone-to-alcohol-reduction'], true)).toBe('needs-another');
    expect(lacksElectrons(iodineThree, ['sulfoxide-to-sulfide-reduction'])).toBe(true);
    expect(lacksElectrons(iodineThree, ['alcohol-to-ketone-oxidation'])).toBe(false);
    const peroxideAndBorane = reagentKindsOf(['OO', 'B']);
    expect(lacksElectrons(peroxideAndBorane, ['ketone-to-alcohol-reduction'])).toBe(false);
  });

  it('knows the metal of a complex from the metal itself', () => {
    const ids = (parts: readonly string[]) => reagentKindsOf(parts).map(({ id }) => id);
    expect(ids(['C1=CCCC=CCC1', '[Ni]'])).toEqual(['nickel-zero']);
    expect(ids(['[Ni]'])).toEqual(['hydrogen']);
    expect(ids(['O=C(/C=C/c1ccccc1)/C=C/c1ccccc1', '[Pd]'])).toEqual(['palladium-complex']);
    expect(ids(['[Pd]', '[H][H]'])).toEqual(['hydrogen', 'palladium']);
  });
});

/** Labelled compounds by the ways in which they are written above an arrow; SMILES as the toolkit writes them. */
export const LABELLED_COMPOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['[2H][B-]([2H])([2H])[2H].[Na+]', 'NaBD4', 'sodium borodeuteride', 'sodium borohydride-d4', 'sodium tetradeuteroborate'],
      ['[2H][B-]([2H])([2H])[2H].[Li+]', 'LiBD4', 'lithium borodeuteride'],
      ['[2H][B-]([2H])([2H])C#N.[Na+]', 'NaBD3CN', 'sodium cyanoborodeuteride'],
      [
        '[2H][Al-]([2H])([2H])[2H].[Li+]',
        ...['LiAlD4', 'LAD', 'lithium aluminium deuteride', 'lithium aluminum deuteride', 'lithium aluminium hydride-d4'],
      ],
      ['[2H][2H]', 'D2', 'deuterium', 'deuterium gas', '2H2'],
      ['[3H][3H]', 'T2', 'tritium', 'tritium gas'],
      ['[2H]O[2H]', 'D2O', 'deuterium oxide', 'heavy water', 'water-d2'],
      ['[2H][O-].[Na+]', 'NaOD', 'sodium deuteroxide'],
      ['[2H]Cl', 'DCl', 'deuterium chloride'],
      ['[2H]C([2H])([2H])I', 'CD3I', 'iodomethane-d3', 'methyl iodide-d3', 'trideuteromethyl iodide', 'deuterated methyl iodide'],
      ['[2H]OC([2H])([2H])[2H]', 'CD3OD', 'methanol-d4', 'MeOH-d4', 'deuterated methanol'],
      ['[2H]C([2H])([2H])O', 'CD3OH', 'methanol-d3'],
      ['[2H]OC', 'CH3OD', 'MeOD', 'methanol-d1'],
      ['[2H]OCC', 'EtOD', 'CH3CH2OD'],
      ['[2H]OC(C)=O', 'AcOD', 'CH3CO2D'],
      ['[2H]OC(=O)C([2H])([2H])[2H]', 'CD3CO2D', 'CD3COOD', 'acetic acid-d4'],
      ['[2H][C]([2H])([2H])[Mg][I]', 'CD3MgI'],
      ['[2H]C([2H])([2H])C(=O)C([2H])([2H])[2H]', 'acetone-d6', '(CD3)2CO'],
      ['[2H]C([2H])([2H])S(=O)C([2H])([2H])[2H]', 'DMSO-d6', 'd6-DMSO', '(CD3)2SO'],
      ['[2H]C(Cl)(Cl)Cl', 'CDCl3', 'chloroform-d'],
      ['[2H]C(=O)N(C([2H])([2H])[2H])C([2H])([2H])[2H]', 'DMF-d7', 'd7-DMF'],
    ] as const
  ).flatMap(([smiles, ...names]) => names.map((name) => [name, smiles] as const)),
);

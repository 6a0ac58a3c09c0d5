/**
 * What some sources draw otherwise than the tables of names do: with a hydrogen on the phosphorus of a complex, as the isomer that a
 * program makes of a name without numbers, without the anion, with a bond where others have ions. By canonical SMILES of one molecule or
 * ion, what it is called; only where nothing else is meant.
 */
export const OTHER_DRAWINGS: Readonly<Record<string, string>> = {
  'c1ccc([PH](c2ccccc2)(c2ccccc2)[Pd]([PH](c2ccccc2)(c2ccccc2)c2ccccc2)([PH](c2ccccc2)(c2ccccc2)c2ccccc2)[PH](c2ccccc2)(c2ccccc2)c2ccccc2)cc1':
    'tetrakis(triphenylphosphine)palladium(0)',
  '[Cl][Pd]([Cl])([PH](c1ccccc1)(c1ccccc1)c1ccccc1)[PH](c1ccccc1)(c1ccccc1)c1ccccc1': 'bis(triphenylphosphine)palladium(II) chloride',
  'Oc1cccc2[nH]nnc12': 'HOBt',
  'O=C(c1ncc[nH]1)c1ncc[nH]1': 'CDI',
  'CCOC(=O)/N=N/C(=O)OCC': 'DEAD',
  'CC(C)OC(=O)/N=N/C(=O)OC(C)C': 'DIAD',
  'CN(C)C(On1nnc2cccnc21)=[N+](C)C': 'HATU',
  'CN(C)C(On1nnc2ccccc21)=[N+](C)C': 'HBTU or TBTU',
  'CN(C)[P+](On1nnc2ccccc21)(N(C)C)N(C)C': 'BOP',
  'c1ccc2c(c1)nnn2O[P+](N1CCCC1)(N1CCCC1)N1CCCC1': 'PyBOP',
  '[I][Cu][I]': 'copper(I) iodide',
  '[Cl][Al]([Cl])[Cl]': 'aluminium chloride',
  '[Li][OH]': 'lithium hydroxide',
  'CC(C)(C)[O][Na]': 'sodium tert-butoxide',
  'CC(C)(C)[O][K]': 'potassium tert-butoxide',
};

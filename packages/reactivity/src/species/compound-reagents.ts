/**
 * Catalysts that sources record in parts: metal, ligand and ions each for itself. Parts are canonical SMILES, as many kinds as the
 * compound has; how often each stands in it is not recorded. A compound is put together where all its parts are there, those of more
 * parts first.
 */
export interface CompoundReagent {
  readonly name: string;
  readonly parts: readonly string[];
}

const DBA = ['O=C(C=Cc1ccccc1)C=Cc1ccccc1', 'O=C(/C=C/c1ccccc1)/C=C/c1ccccc1'] as const;
/** A half of dppf and of dtbpf, as a cyclopentadienide. */
const DPPF_HALF = ['c1ccc(P(c2ccccc2)[c-]2cccc2)cc1', 'c1ccc(P(c2ccccc2)c2ccc[cH-]2)cc1'] as const;
const DTBPF_HALF = ['CC(C)(C)P([c-]1cccc1)C(C)(C)C', 'CC(C)(C)P(c1ccc[cH-]1)C(C)(C)C'] as const;
/** Methane is how programs that read names draw "carbon". */
const CARBON = ['[C]', 'C'] as const;

const FERROCENES = [
  ...DPPF_HALF.map((half) => ({ complex: 'Pd(dppf)Cl2', ligand: 'dppf', half })),
  ...DTBPF_HALF.map((half) => ({ complex: 'Pd(dtbpf)Cl2', ligand: 'dtbpf', half })),
];

export const COMPOUND_REAGENTS: readonly CompoundReagent[] = [
  ...FERROCENES.flatMap(({ complex, ligand, half }) => [
    { name: complex, parts: ['[Pd+2]', '[Cl-]', '[Fe+2]', half] },
    { name: complex, parts: ['[Cl][Pd][Cl]', '[Fe+2]', half] },
    { name: ligand, parts: ['[Fe+2]', half] },
  ]),
  // The ligand is often lost; of palladium chlorides with iron the one with dppf alone is usual.
  { name: 'Pd(dppf)Cl2', parts: ['[Cl][Pd][Cl]', '[Fe+2]'] },
  // Its hydrogens without their charges.
  { name: 'lithium aluminium hydride', parts: ['[Al+3]', '[Li+]', '[HH]'] },
  ...DBA.map((dba) => ({ name: 'Pd2(dba)3', parts: ['[Pd]', dba] })),
  ...CARBON.flatMap((carbon) => [
    { name: 'palladium on carbon', parts: ['[Pd]', carbon] },
    { name: 'platinum on carbon', parts: ['[Pt]', carbon] },
    { name: 'rhodium on carbon', parts: ['[Rh]', carbon] },
  ]),
];

/** What the palladacycles of Buchwald bring beside their ligand, by generation: an aminobiphenyl with chloride, with mesylate, and methylated. */
const PALLADACYCLES: Readonly<Record<string, string>> = {
  2: 'Nc1ccccc1-c1cccc[c]1[Pd][Cl]',
  3: 'CS(=O)(=O)[O][Pd][c]1ccccc1-c1ccccc1N',
  4: 'CNc1ccccc1-c1cccc[c]1[Pd][O]S(C)(=O)=O',
};

const WRITTEN = /^(.+?)[\s-]+(?:Pd|palladacycle)[\s-]*(?:G|gen(?:eration)?\.?\s*)([234])$/i;

/**
 * SMILES of a precatalyst by the name of its ligand and its generation: `P(t-Bu)3 Pd G2`, `t-BuBrettPhos Pd G3`; `null` for any other text.
 *
 * @param ligandByName - SMILES of a ligand by its name
 */
export function palladacycleByName(text: string, ligandByName: (name: string) => string | null): string | null {
  const [, ligand, generation] = WRITTEN.exec(text.trim()) ?? [];
  if (ligand === undefined) return null;
  const smiles = ligandByName(ligand);
  return smiles === null ? null : `${smiles}.${PALLADACYCLES[generation]}`;
}

export const savedInMolecules = (saved: string) => `${saved} saved in Molecules`;
export const useAsTarget = 'Use as target';
export const moleculeName = 'Molecule name';

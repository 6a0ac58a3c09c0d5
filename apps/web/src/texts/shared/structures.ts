export const rxnFile = 'RXN file';
export const molfile = 'molfile';
export const copiedAs = (name: string, what: string) => `${name} copied as ${what}`;
export const downloadedAs = (name: string, what: string) => `${name} downloaded as ${what}`;
export const copyAs = 'Copy as …';
export const copyNamed = (name: string) => `Copy ${name}`;
export const copyAsSmiles = 'Copy as SMILES';
export const copyAsFile = (file: string) => `Copy as ${file}`;
export const copyAsSvg = 'Copy as SVG';
export const copyAsPngPicture = 'Copy as PNG picture';
export const downloadSvg = 'Download SVG';

export const moleculeEditor = 'Molecule editor';
export const loadingEditor = 'Loading the editor';

export const drawingNotLoaded = (alt: string) => `${alt}: the drawing could not be loaded`;

export const cdxNotRead = 'The ChemDraw file (CDX) cannot be read. Please save it as CDXML.';
export const inchiNotRead = (line: number | null) =>
  `The InChI${line === null ? '' : ` of line ${line}`} cannot be read. Please check that it is complete.`;

export const escAgainCloses = 'Esc again closes without what you drew';

export const editStructure = 'Edit structure';
export const takeStructure = 'Use structure';

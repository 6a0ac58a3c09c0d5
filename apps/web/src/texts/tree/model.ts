export const notWhileFiltered = 'Not while only selected or filtered nodes are shown.';

export const acrylicAcid = 'acrylic acid';

export const madeByRuleForSample = 'Made by rule for this sample';
export const sampleOfWarning = 'Sample of a warning';

export const changeOfFunctionalGroups = 'Change of functional groups';
export const bondFormation = (bonds: string) => `Bond formation: ${bonds}`;

export const productsMade = (count: number, made: string) => `${count === 1 ? 'product' : 'products'} ${made}`;
export const givesProducts = (products: string) => `Gives ${products}`;
export const withPartnersGives = (partners: string, products: string) => `With ${partners} · gives ${products}`;
export const changesGroups = (made: string) => `Changes functional groups · from ${made}`;
export const breaksAndMakes = (bonds: string, made: string) => `Breaks ${bonds} · from ${made}`;
export const structureTimes = (no: string, count: number) => (count === 1 ? no : `${no} (${count === 2 ? 'twice' : `${count} times`})`);
export const noBondMade = 'No bond made';
export const atomNumber = (atom: number) => `atom ${atom}`;

export const competingSites = 'Competing sites:';
export const competingSitesShort = 'Competing sites';
export const unstablePrecursor = 'Unstable precursor:';
export const unstablePrecursorShort = 'Unstable precursor';
export const configurationNotSet = 'Configuration not set:';
export const configurationNotSetShort = 'Configuration not set';
export const precedentsOfAnotherKind = 'Precedents of another kind:';
export const otherKind = 'Other kind';
export const notReproduced = 'Not reproduced:';
export const notReproducedShort = 'Not reproduced';
export const unprecedented = 'Unprecedented';
export const otherReagents = 'Other reagents:';
export const otherReagentsShort = 'Other reagents';
export const nobodySaysHow = 'No recorded reaction says how';
export const stereoNotControlled = 'Stereo not controlled';
export const onlyConfigurationDiffers = 'The precursor differs in its configuration only';
export const onlyStereoDiffers = 'Only stereo differs';
export const precursorHasOpenValence = 'A precursor has an open valence';
export const openValence = 'Open valence';
export const productHasOpenValence = 'A product has an open valence';
export const twoAlike = 'Two alike';
export const amine = 'Amine';
export const heteroarylamine = 'Heteroarylamine';
export const boronate = 'Boronate';
export const nitro = 'Nitro';

/** Known: a known starting material, or one in a catalogue. What is neither has to be made; where nobody looked, nothing is said. */
export const STOCK_WORDS = { in: 'Known', out: 'To be made', unknown: 'Not known' } as const;
export const unnamedReaction = 'Unnamed reaction';
export const reactionNumber = (no: string) => `Reaction ${no}`;
export const forwardStructureNumber = (level: number, no: string) => `${level === 0 ? 'Starting material' : 'Product'} ${no}`;
export const structureNumber = (no: string) => `Structure ${no}`;
export const structureNamed = (no: string | number, name: string | undefined) =>
  name === undefined ? `Structure ${no}` : `Structure ${no}, ${name}`;
export const priceUnknown = 'price unknown';
export const priceCategoryOf = (price: number) => `price category ${price}`;
export const listAndLast = (items: string, value: string | undefined) => `${items} and ${value}`;

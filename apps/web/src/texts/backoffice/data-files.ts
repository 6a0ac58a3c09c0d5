export const readAndUsed = (read: string, what: string, used: string) => `${read} ${what} read, ${used} used.`;
export const leftOut = 'Left out';
export const besides = 'Besides';
export const fieldsThatWereNotUsed = 'Fields that were not used';

export const buildOrigin = (filename: string, username: string, created: string) => `from ${filename}, ${username}, ${created}`;
export const hideReport = 'Hide report';
export const report = 'Report';
export const stopBuild = (name: string) => `Stop ${name}`;
export const progressOf = (name: string) => `How far ${name} is`;
export const reportOn = (name: string) => `Report on ${name}`;
export const reactions = 'reactions';
export const rows = 'rows';

export const holds = 'Holds';
export const reactionsKeptAsExamples = (precedents: string) => `${precedents} reactions kept as examples`;
export const direction = 'For';
export const from = 'From';
export const team = 'the team';
export const comesWithRetron = 'comes with Retron';
export const licence = 'Licence';
export const sha256 = 'SHA-256';
export const builder = 'Builder';
export const uploadedBy = (username: string, created: string, filename: string) => `Uploaded by ${username} on ${created}: ${filename}`;
export const builtFrom = 'Built from';
export const sourceReadAndUsed = (licence: string, read: string, used: string) => `${licence}; ${read} read, ${used} used`;
export const usedBy = 'Used by';
export const usedByNone = 'No query was planned with it yet.';
export const andHiddenQueries = (hidden: string) => `; ${hidden} in projects of others, or older`;
export const deleteKind = (kind: string) => `Delete ${kind}`;
export const deletedWhenOff = 'It can be deleted when it is off.';

export const on = 'On';
export const isBeingRead = 'is being read by the planners';
export const isOn = (name: string) => `${name} is on`;

export const askToDelete = (name: string) => `Delete ${name}?`;
export const whatDeletingMeans = (kind: string, isKind: boolean) =>
  `The file is removed from this machine for ever. Queries that were planned with this ${kind} stay${isKind ? ', but the precedents behind their suggestions can be shown no more.' : '.'}`;
export const typeToDeleteIt = (name: string) => `Type ${name} to delete it`;
export const deleteForEver = 'Delete for ever';

export const librariesAndCatalogues = 'Libraries and catalogues';
export const upload = 'Upload';
export const loadingLibraries = 'Loading libraries';
export const librariesNotLoaded = 'Unable to load libraries.';
export const uploads = 'Uploads';
export const transformLibraries = 'Transform libraries';
export const librariesIntroduction = 'A library that is off is not offered for new queries. What was planned with it keeps its precedents.';
export const cataloguesIntroduction = 'A catalogue that is off counts for nothing: its compounds are not available by it.';

export const FILES_READ = {
  library:
    'Reactions: RDfile (.rdf), .rsmi table, or a table with a column “reaction” (.tsv, .csv). Its other columns are used where they are called id, patent, year, reagents, solvents, yield_percent, temperature_c, time_h or other_products.',
  catalog: 'A list: CSV, TSV or SD file whose first row or tags name structure, id, name, price, amount, unit, currency.',
} as const;
export const uploadIntroduction = 'A file becomes a library or catalogue; it is off until you switch it on.';
export const whatItBecomes = 'What it becomes';
export const library = 'Library';
export const catalogue = 'Catalogue';
export const file = 'File';
export const fileHint = (read: string, mostBytes: string) => `${read} At most ${mostBytes}, not zipped.`;
export const chooseFile = 'Choose a file';
export const fileTooLarge = (count: string, mostBytes: string) => `The file has ${count}; at most ${mostBytes} are taken.`;
export const fileRequired = 'Please choose a file.';
export const nameHint = 'Small letters, digits and underscores.';
export const displayName = 'Display name';
export const displayNameHint = 'What users see.';
export const unknown = 'unknown';
export const products = 'Products that show a transform';
export const productsHint = 'Transforms of uncurated maps that fewer products show are left out. 1 believes every map of the file.';
export const defaultCurrency = 'Currency of prices that name none';
export const rates = 'Rates';
export const ratesHint = 'US dollars for one unit of other currencies, such as EUR=1.08 GBP=1.27.';
export const ratesWrong = 'Please write CODE=DOLLARS, with spaces between.';
export const decimals = 'Decimals';
export const decimalPoint = 'Point: 1,234.50';
export const decimalComma = 'Comma: 1.234,50';
export const websiteOfSupplier = 'Website of the supplier';
export const compoundAddress = 'Address of a compound';
export const compoundAddressHint = '{id} stands for its number.';
export const howMuchIsSent = 'How much is sent';

export const BUILD_STAGES: Readonly<Record<string, string>> = {
  reading: 'Reading',
  mapping: 'Mapping reactions',
  naming: 'Naming reactions',
  examples: 'Storing examples',
  indexing: 'Indexing',
  packing: 'Packing',
};

export const aLibrary = 'library';
export const aCatalogue = 'catalogue';
export const nobodyKnowsWhy = 'nobody knows why.';

/** Why something was left out, in words; others are their own word. */
export const LEFT_OUT_REASONS: Readonly<Record<string, string>> = {
  'recorded-elsewhere': 'the same reaction stands elsewhere in the file',
  'too-little-support': 'only one product shows this transform',
  'no-transform-fits': 'has no atom map, and no known transform explains it',
  'several-maps-fit': 'has no atom map, and known transforms explain it in several ways',
  'unmapped-product-atom': 'an atom of the product has no map',
  'product-atom-without-source': 'an atom of the product comes from no reactant',
  'product-among-reactants': 'the product is among the reactants',
  'too-few-reactants': 'too few reactants',
  'several-steps': 'several steps in one',
  'not-a-reaction': 'is no reaction',
  'no-reaction-block': 'holds no reaction',
  'broken-reaction-block': 'its reaction cannot be read',
  'reactant-unreadable': 'a reactant cannot be read',
  'product-unreadable': 'the product cannot be read',
  'agent-unreadable': 'an agent cannot be read',
  'unparsable-molecule': 'a molecule cannot be read',
  'reactant-refused-by-toolkit': 'a reactant is no possible molecule',
  'product-refused-by-toolkit': 'the product is no possible molecule',
  'template-unusable': 'gives no transform that can be used',
  'broken-row': 'the row has more cells than columns',
  'structure-unreadable': 'the structure cannot be read',
  'no-structure': 'there is no structure',
  mixture: 'is a mixture',
  'no-price': 'the row has none',
  'price-unreadable': 'it cannot be read',
  'currency-without-rate': 'no rate is known for its currency',
  'no-amount': 'the row has no amount',
  'amount-unreadable': 'the amount cannot be read',
  'unit-unknown': 'the unit is unknown',
};
export const kilobytes = (bytes: string) => `${bytes} kB`;
export const megabytes = (bytes: string) => `${bytes} MB`;
export const withPrice = (priced: string) => `${priced} with a price`;
export const noPrices = 'no prices';
export const uploading = (received: string, size: string) => `Uploading, ${received} of ${size}`;
export const waitsForItsTurn = 'Waits for its turn';
export const starting = 'Starting';
export const failed = (message: string) => `Failed: ${message}`;
export const stopped = 'Stopped';

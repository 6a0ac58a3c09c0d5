/**
 * What a reagent does in a reaction. `reagent` is known and none of the others: it gives a part of itself, or activates (thionyl
 * chloride, N-bromosuccinimide). `work-up` is what stops the reaction, extracts and dries.
 */
export type ReagentRole =
  | 'solvent'
  | 'base'
  | 'acid'
  | 'catalyst'
  | 'ligand'
  | 'oxidant'
  | 'reductant'
  | 'coupling reagent'
  | 'reagent'
  | 'work-up';

/**
 * Names (of `reagent-names.ts`, `solvent-names.ts`, `compound-reagents.ts`, or of salts) by what they do where nothing beside them says
 * otherwise; `roles.ts` says what does. Solvents that are nothing else are not named here. After the tables of reagents in J. Clayden,
 * N. Greeves, S. Warren, Organic Chemistry, 2nd edition, and M. B. Smith, March's Advanced Organic Chemistry, 7th edition.
 */
export const ROLE_NAMES: Readonly<Record<Exclude<ReagentRole, 'solvent'>, readonly string[]>> = {
  base: [
    ...['triethylamine', 'DIPEA', 'pyridine', '2,6-lutidine', '2,4,6-collidine', 'DMAP', 'DBU', 'DBN', 'DABCO'],
    ...['N-methylmorpholine', 'N-ethylmorpholine', 'N-methylpyrrolidine', 'N-methylpiperidine', 'tributylamine', 'diisopropylamine'],
    ...['trimethylamine', 'diethylamine', 'dicyclohexylamine', 'piperidine', 'pyrrolidine', 'morpholine', '4-pyrrolidinopyridine'],
    ...['1,1,3,3-tetramethylguanidine', 'imidazole', 'N-methylimidazole', 'N,N-dimethylaniline', 'quinoline', 'ammonia'],
    ...['n-butyllithium', 'sec-butyllithium', 'tert-butyllithium', 'methyllithium', 'hexamethyldisilazane'],
    ...['sodium carbonate or hydrogen carbonate', 'calcium carbonate', 'barium hydroxide', 'ammonium hydroxide'],
  ],
  acid: [
    ...['hydrogen chloride', 'hydrogen bromide', 'hydrogen iodide', 'hydrogen fluoride', 'nitric acid', 'phosphoric acid'],
    ...['methanesulfonic acid', 'p-toluenesulfonic acid', '10-camphorsulfonic acid', 'triflic acid', 'oxalic acid', 'benzoic acid'],
    ...['perchloric acid', 'sulfuric acid', 'TFA', 'acetic acid', 'formic acid', 'propionic acid', 'pyridinium p-toluenesulfonate'],
    ...['boron trifluoride', 'boron trichloride', 'boron tribromide', 'titanium tetrachloride', 'tin(IV) chloride'],
    ...['iron(III) chloride', 'aluminium chloride', 'aluminium bromide', 'zinc chloride', 'zinc bromide', 'titanium(IV) chloride'],
    ...['magnesium chloride', 'magnesium bromide', 'titanium(IV) isopropoxide', 'pyridinium chloride'],
  ],
  catalyst: [
    ...['palladium', 'platinum', 'nickel', 'rhodium', 'ruthenium', 'copper', 'palladium(II) chloride', 'palladium(II) acetate'],
    ...['palladium(II) hydroxide', 'palladium(II) trifluoroacetate', 'tetrakis(triphenylphosphine)palladium(0)'],
    ...['bis(triphenylphosphine)palladium(II) chloride', 'Pd2(dba)3', 'Pd(dppf)Cl2', 'Pd(dtbpf)Cl2', 'palladium on carbon'],
    ...['platinum on carbon', 'rhodium on carbon', 'platinum(IV) oxide', 'platinum(II) oxide', 'nickel(II) chloride'],
    ...['copper(I) iodide', 'copper(I) bromide', 'copper(I) chloride', 'copper(II) chloride', 'copper(II) acetate'],
    ...['osmium tetroxide', '18-crown-6', 'AIBN', 'dibenzoyl peroxide', 'TEMPO', 'proline'],
    ...['tetrabutylammonium bromide', 'tetrabutylammonium iodide', 'tetrabutylammonium hydrogen sulfate', 'tetrabutylammonium chloride'],
    ...['benzyltriethylammonium chloride'],
  ],
  ligand: [
    ...['triphenylphosphine', 'tri-o-tolylphosphine', 'tri(2-furyl)phosphine', 'XPhos', 'tBuXPhos', 'SPhos', 'DavePhos', 'JohnPhos'],
    ...['CyJohnPhos', 'RuPhos', 'Amphos', 'BINAP', '1,3-bis(diphenylphosphino)propane', 'tricyclohexylphosphine'],
    ...['tri-tert-butylphosphine', 'tributylphosphine', 'trimethylphosphine', 'Xantphos', 'dppf', 'dtbpf', 'dibenzylideneacetone'],
    ...['1,10-phenanthroline', '8-hydroxyquinoline', '1,2-diaminocyclohexane', "N,N'-dimethylcyclohexane-1,2-diamine"],
    ...["N,N'-dimethylethylenediamine", 'TMEDA', 'N,N-dimethylglycine'],
  ],
  oxidant: [
    ...['hydrogen peroxide', 'oxygen', 'ozone', 'mCPBA', 'DDQ', 'chromium(VI) oxide', 'manganese dioxide', 'manganese(IV) oxide'],
    ...['silver(II) oxide', 'Dess-Martin periodinane', '2-iodoxybenzoic acid', 'N-methylmorpholine N-oxide'],
    ...['pyridinium chlorochromate', 'pyridinium dichromate', 'TPAP', 'potassium permanganate', 'sodium hypochlorite'],
  ],
  reductant: [
    ...['hydrogen', 'borane', '9-BBN', 'DIBAL', 'triethylsilane', 'tributyltin hydride', 'hydrazine', 'cyclohexene'],
    ...['lithium', 'sodium', 'potassium', 'magnesium', 'zinc', 'iron', 'tin', 'aluminium', 'tin(II) chloride'],
    ...['lithium aluminium hydride', 'Red-Al', 'sodium borohydride', 'lithium borohydride', 'potassium borohydride'],
    ...['sodium triacetoxyborohydride', 'sodium cyanoborohydride', 'lithium tri-sec-butylborohydride', 'sodium dithionite'],
    ...['ammonium formate', 'sodium formate', 'potassium formate'],
  ],
  'coupling reagent': [
    ...['EDC', 'DCC', 'DIC', 'HOBt', 'HOAt', 'CDI', 'DEAD', 'DIAD', 'di-tert-butyl azodicarboxylate'],
    ...["1,1'-(azodicarbonyl)dipiperidine", '(cyanomethylene)tributylphosphorane', 'N-hydroxysuccinimide'],
    ...['diethyl cyanophosphonate', 'diphenylphosphoryl azide', 'isobutyl chloroformate', 'T3P', 'EEDQ', 'BOP-Cl'],
    ...['HATU', 'HBTU', 'TBTU', 'HBTU or TBTU', 'TSTU', 'BOP', 'PyBOP', 'PyBroP', 'DMTMM', '2-chloro-1-methylpyridinium iodide'],
  ],
  reagent: [
    ...['oxalyl chloride', 'thionyl chloride', 'sulfuryl chloride', 'phosphoryl chloride', 'phosphorus pentachloride'],
    ...['phosphorus trichloride', 'phosphorus tribromide', 'phosphorus pentoxide', 'bromine', 'iodine', 'chlorine'],
    ...['N-bromosuccinimide', 'N-chlorosuccinimide', 'N-iodosuccinimide', 'carbon tetrabromide', 'methanesulfonyl chloride'],
    ...['p-toluenesulfonyl chloride', 'triflic anhydride', 'trifluoroacetic anhydride', 'acetic anhydride', 'acetyl chloride'],
    ...['pivaloyl chloride', 'ethyl chloroformate', 'methyl chloroformate', 'di-tert-butyl dicarbonate', 'chlorotrimethylsilane'],
    ...['iodotrimethylsilane', 'bromotrimethylsilane', '(trimethylsilyl)diazomethane', 'isoamyl nitrite', 'tert-butyl nitrite'],
    ...['iodomethane', 'iodoethane', 'dimethyl sulfate', '1,2-dibromoethane', 'formaldehyde', 'hydroxylamine', 'urea'],
    ...['dimethyl sulfide', 'trimethylaluminium', 'isopropylmagnesium chloride', 'hexamethylenetetramine', 'carbon dioxide'],
    ...['2-methyl-2-butene', 'potassium cyanide', 'sodium cyanide', 'copper(I) cyanide', 'zinc cyanide', 'sodium azide'],
    ...['sodium nitrite', 'tetrabutylammonium fluoride', 'sodium iodide', 'potassium iodide', 'lithium iodide', 'lithium chloride'],
    ...['lithium bromide', 'sodium bromide', 'potassium bromide', 'ammonium acetate', 'sodium sulfide', 'sodium methanethiolate'],
    ...['1-chloro-N,N,2-trimethylpropenylamine', 'methylamine', 'dimethylamine', 'anisole', 'phenol'],
  ],
  'work-up': [
    ...['nitrogen', 'carbon', 'citric acid', 'ammonium chloride', 'sodium chloride', 'potassium chloride', 'calcium chloride'],
    ...['sodium sulfate', 'magnesium sulfate', 'sodium thiosulfate', 'sodium sulfite', 'sodium hydrogen sulfite'],
    ...['potassium hydrogen sulfate', 'sodium hydrogen sulfate', 'potassium dihydrogen phosphate', 'sodium dihydrogen phosphate'],
    ...['sodium tartrate', 'potassium tartrate', 'ammonium sulfate'],
  ],
};

/** Anions whose salts with an alkali or alkaline earth metal are bases. */
export const BASIC_ANIONS: readonly string[] = [
  ...['carbonate', 'hydrogen carbonate', 'hydroxide', 'phosphate', 'hydrogen phosphate', 'hydride', 'amide', 'methoxide', 'ethoxide'],
  ...[
    'isopropoxide',
    'tert-butoxide',
    'diisopropylamide',
    'bis(trimethylsilyl)amide',
    'acetate',
    'fluoride',
    'trimethylsilanolate',
    'oxide',
  ],
];

/** Metals of such salts. */
export const BASIC_CATIONS: readonly string[] = ['lithium', 'sodium', 'potassium', 'caesium', 'calcium', 'barium', 'magnesium'];

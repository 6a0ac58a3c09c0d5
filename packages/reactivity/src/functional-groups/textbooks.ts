import type { TextbookSource } from './functional-group.ts';

const GREENE = "Wuts, Greene's Protective Groups in Organic Synthesis, 5th ed., Wiley 2014";
const CLAYDEN = 'Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., Oxford 2012';
const MARCH = "Smith, March's Advanced Organic Chemistry, 7th ed., Wiley 2013";

/** The chapters that the tables of incompatible groups rest on. */
export const TEXTBOOKS = {
  reactivityCharts: { book: GREENE, chapter: '10, Reactivities, Reagents, and Reactivity Charts' },
  hydroxylProtection: { book: GREENE, chapter: '2, Protection for the Hydroxyl Group' },
  phenolProtection: { book: GREENE, chapter: '3, Protection for Phenols and Catechols' },
  carboxylProtection: { book: GREENE, chapter: '5, Protection for the Carboxyl Group' },
  aminoProtection: { book: GREENE, chapter: '7, Protection for the Amino Group' },
  carbonylAddition: { book: CLAYDEN, chapter: '6, Nucleophilic addition to the carbonyl group' },
  organometallics: { book: CLAYDEN, chapter: '9, Using organometallic reagents to make C–C bonds' },
  carbonylSubstitution: { book: CLAYDEN, chapter: '10, Nucleophilic substitution at the carbonyl group' },
  carbonylCondensation: { book: CLAYDEN, chapter: '11, Nucleophilic substitution at C=O with loss of carbonyl oxygen' },
  saturatedSubstitution: { book: CLAYDEN, chapter: '15, Nucleophilic substitution at saturated carbon' },
  elimination: { book: CLAYDEN, chapter: '17, Elimination reactions' },
  enols: { book: CLAYDEN, chapter: '20, Formation and reactions of enols and enolates' },
  aromaticSubstitution: { book: CLAYDEN, chapter: '21, Electrophilic aromatic substitution' },
  conjugateAddition: { book: CLAYDEN, chapter: '22, Conjugate addition and nucleophilic aromatic substitution' },
  chemoselectivity: { book: CLAYDEN, chapter: '23, Chemoselectivity and protecting groups' },
  alkenes: { book: CLAYDEN, chapter: '19, Electrophilic addition to alkenes' },
  alkeneGeometry: { book: CLAYDEN, chapter: '27, Sulfur, silicon, and phosphorus in organic chemistry' },
  diastereoselectivity: { book: CLAYDEN, chapter: '33, Diastereoselectivity' },
  pericyclic: { book: CLAYDEN, chapter: '34, Pericyclic reactions 1: cycloadditions' },
  rearrangements: { book: CLAYDEN, chapter: '36, Participation, rearrangement, and fragmentation' },
  radicals: { book: CLAYDEN, chapter: '37, Radical reactions' },
  asymmetricSynthesis: { book: CLAYDEN, chapter: '41, Asymmetric synthesis' },
  regioselectivity: { book: CLAYDEN, chapter: '24, Regioselectivity' },
  heterocycleSynthesis: { book: CLAYDEN, chapter: '30, Aromatic heterocycles 2: synthesis' },
  heteroaromatics: { book: CLAYDEN, chapter: '29, Aromatic heterocycles 1: reactions' },
  couplings: { book: CLAYDEN, chapter: '40, Organometallic chemistry' },
  strain: { book: MARCH, chapter: '4, Stereochemistry and Conformation' },
  aromaticity: { book: MARCH, chapter: '2, Delocalized Chemical Bonding' },
  redox: { book: MARCH, chapter: '19, Oxidations and Reductions' },
} as const satisfies Record<string, TextbookSource>;

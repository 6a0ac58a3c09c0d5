/** Books that textbook transforms are taken from; a source names the chapter or the entry. */
const CLAYDEN_CHAPTERS = {
  6: 'Nucleophilic addition to the carbonyl group',
  9: 'Using organometallic reagents to make C–C bonds',
  10: 'Nucleophilic substitution at the carbonyl group',
  11: 'Nucleophilic substitution at C=O with loss of carbonyl oxygen',
  15: 'Nucleophilic substitution at saturated carbon',
  19: 'Electrophilic addition to alkenes',
  21: 'Electrophilic aromatic substitution',
  22: 'Conjugate addition and nucleophilic aromatic substitution',
  23: 'Chemoselectivity and protecting groups',
  24: 'Regioselectivity',
  25: 'Alkylation of enolates',
  26: 'Reactions of enolates with carbonyl compounds: the aldol and Claisen reactions',
  29: 'Aromatic heterocycles 1: reactions',
  30: 'Aromatic heterocycles 2: synthesis',
  34: 'Pericyclic reactions 1: cycloadditions',
  35: 'Pericyclic reactions 2: sigmatropic and electrocyclic reactions',
  36: 'Participation, rearrangement, and fragmentation',
  37: 'Radical reactions',
  38: 'Synthesis and reactions of carbenes',
  40: 'Organometallic chemistry',
} as const;

/** A chapter of Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., Oxford 2012. */
export function clayden(chapter: keyof typeof CLAYDEN_CHAPTERS): string {
  return `Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., chapter ${chapter}, ${CLAYDEN_CHAPTERS[chapter]}`;
}

/** An entry of Kürti and Czakó, Strategic Applications of Named Reactions in Organic Synthesis, Elsevier 2005. */
export function kurti(entry: string): string {
  return `Kürti, Czakó, Strategic Applications of Named Reactions in Organic Synthesis: ${entry}`;
}

/** An entry of Li, Name Reactions, Springer. */
export function li(entry: string): string {
  return `Li, Name Reactions: ${entry}`;
}

/** What Joule and Mills, Heterocyclic Chemistry, 5th ed., Wiley 2010 say under the synthesis of a ring. */
export function joule(ring: string): string {
  return `Joule, Mills, Heterocyclic Chemistry, 5th ed., synthesis of ${ring}`;
}

/** What Warren and Wyatt, Organic Synthesis: The Disconnection Approach, 2nd ed., Wiley 2008 say of a disconnection. */
export function warren(disconnection: string): string {
  return `Warren, Wyatt, Organic Synthesis: The Disconnection Approach, 2nd ed., ${disconnection}`;
}

/** A chapter of Smith, March's Advanced Organic Chemistry, 7th ed., Wiley 2013. */
export function march(chapter: string): string {
  return `Smith, March's Advanced Organic Chemistry, 7th ed., ${chapter}`;
}

/** What Vardanyan and Hruby, Synthesis of Essential Drugs, Elsevier 2006 tell of a group of drugs. */
export function vardanyan(drugs: string): string {
  return `Vardanyan, Hruby, Synthesis of Essential Drugs, ${drugs}`;
}

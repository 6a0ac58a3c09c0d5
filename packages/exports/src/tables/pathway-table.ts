import type { ExportStructure } from '../content.ts';
import { calledReaction, doiUrl, type Facts, priceSign, type RouteStep, reactionSmiles, stepsOf, yieldBasis } from '../facts.ts';
import { charactersOf, REACTION_WIDTH, reactionPicture } from './picture-sizes.ts';
import { type ColumnOf, lines, percent, type Table, tableOf } from './table.ts';

/** Columns for a reactant at least; more where a reaction has more. */
const USUAL_REACTANTS = 2;

/** One row for each step of each route. */
export function pathwayTable(facts: Facts): Table {
  const steps = stepsOf(facts);
  const reactantCount = steps.reduce(
    (most, { reaction }) => Math.max(most, reaction.reactants.length + reaction.partners.length),
    USUAL_REACTANTS,
  );
  return tableOf('Pathway', 3, pathwayColumns(facts, reactantCount), steps);
}

function pathwayColumns(facts: Facts, reactantCount: number): readonly ColumnOf<RouteStep>[] {
  return [
    { header: 'Route', width: 8, cell: ({ route }) => route?.label ?? null },
    { header: 'Step', width: 9, cell: ({ route, step, of }) => (route === null ? null : `${step} of ${of}`) },
    { header: 'Reaction No', width: 12, cell: ({ reaction }) => reaction.no },
    {
      header: 'Reaction',
      width: charactersOf(REACTION_WIDTH),
      cell: ({ reaction }) => pictureOf(facts.reactantSmiles(reaction), facts.productSmiles(reaction)),
    },
    { header: 'Name reactions', width: 26, cell: ({ reaction }) => lines(namesOf(reaction)) },
    { header: 'Rating', width: 9, cell: ({ reaction }) => reaction.ratingWord },
    { header: 'Rating (1-4)', width: 12, numbers: '0', cell: ({ reaction }) => reaction.rating },
    { header: 'Number of precedents', width: 13, numbers: '0', cell: ({ reaction }) => reaction.precedentCount },
    { header: 'Conditions', width: 36, cell: ({ reaction }) => reaction.conditions[0]?.text ?? null },
    { header: 'Yield from (%)', width: 10, numbers: '0.#', cell: ({ reaction }) => reaction.yield?.from ?? null },
    { header: 'Yield to (%)', width: 10, numbers: '0.#', cell: ({ reaction }) => reaction.yield?.to ?? null },
    {
      header: 'Yield basis',
      width: 18,
      cell: ({ reaction }) => (reaction.yield === null ? null : `precedents, ${yieldBasis(reaction.yield.isCalculated)}`),
    },
    { header: 'Choice (%)', width: 10, numbers: '0.0', cell: ({ reaction }) => percent(reaction.choice) },
    { header: 'Feasibility (%)', width: 11, numbers: '0.0', cell: ({ reaction }) => percent(reaction.feasibility) },
    { header: 'Warnings', width: 36, cell: ({ reaction }) => lines(reaction.warnings) },
    { header: 'Best precedent', width: 26, cell: ({ reaction }) => bestCitation(facts, reaction.no) },
    {
      header: 'DOI',
      width: 24,
      cell: ({ reaction }) => {
        const doi = facts.precedents(reaction.no)[0]?.doi ?? null;
        return doi === null ? null : { text: doi, url: doiUrl(doi) };
      },
    },
    ...Array.from({ length: reactantCount }, (_, index) => reactantColumns(facts, index)).flat(),
    { header: 'Product No', width: 11, cell: ({ reaction }) => reaction.product },
    { header: 'Product SMILES', width: 40, cell: ({ reaction }) => facts.productSmiles(reaction) || null },
    {
      header: 'Reaction SMILES',
      width: 40,
      cell: ({ reaction }) => reactionSmiles(facts.reactantSmiles(reaction), facts.productSmiles(reaction)) || null,
    },
    { header: 'Bonds made', width: 14, cell: ({ reaction }) => reaction.bonds.join(', ') || null },
    { header: 'Variant of', width: 10, cell: ({ reaction }) => reaction.variantOf },
    { header: 'Left open', width: 12, cell: ({ route }) => route?.open.join(', ') || null },
    { header: 'Comments', width: 36, cell: ({ reaction }) => lines(reaction.comments.map(({ author, text }) => `${author}: ${text}`)) },
  ];
}

/** Number, name, SMILES, price and order numbers of the reactant in this place, from 0. */
function reactantColumns(facts: Facts, index: number): readonly ColumnOf<RouteStep>[] {
  const structureOf = ({ reaction }: RouteStep): ExportStructure | undefined => facts.structure(reaction.reactants[index] ?? '');
  const place = index + 1;
  return [
    { header: `Reactant ${place} No`, width: 12, cell: ({ reaction }) => reaction.reactants[index] ?? null },
    { header: `Reactant ${place} name`, width: 22, cell: (step) => structureOf(step)?.name ?? null },
    {
      header: `Reactant ${place} SMILES`,
      width: 32,
      cell: (step) => structureOf(step)?.smiles ?? step.reaction.partners[index - step.reaction.reactants.length] ?? null,
    },
    { header: `Reactant ${place} price`, width: 10, cell: (step) => priceSign(structureOf(step)?.priceCategory ?? null) },
    {
      header: `Reactant ${place} catalog`,
      width: 24,
      cell: (step) => lines((structureOf(step)?.offers ?? []).map(({ catalog, id }) => `${catalog} ${id}`)),
    },
  ];
}

function namesOf(reaction: RouteStep['reaction']): readonly string[] {
  const { nameReactions } = reaction;
  return nameReactions.length === 0 ? [calledReaction(reaction)] : nameReactions.map((each) => `${each.name} (${each.count})`);
}

/** Citation of the best precedent, a link where it has a page. */
function bestCitation(facts: Facts, reaction: string) {
  const best = facts.precedents(reaction).find(({ citation }) => citation !== null);
  if (best === undefined || best.citation === null) return null;
  return best.citationUrl === null ? best.citation : { text: best.citation, url: best.citationUrl };
}

export function pictureOf(reactants: readonly string[], product: string) {
  return reactants.length === 0 || product === '' ? null : { picture: reactionPicture(reactants, product) };
}

import type { ExportGrouping } from '@retron/tree';
import type { ExportPrecedent, ExportReaction } from '../content.ts';
import { type Facts, type RouteStep, stepsOf, yieldBasis } from '../facts.ts';
import { fieldLines } from './rdfile-lines.ts';
import { agentLines, type Molfiles, rangeText, reactionLines } from './reaction-record.ts';

const VARIATION = 'RXN:VARIATION(1)';

/** A record for each step, in the order of synthesis. By citation it names every citation of its precedents, else the best. */
export async function* pathwayRecords(facts: Facts, grouping: ExportGrouping, molfiles: Molfiles): AsyncGenerator<readonly string[]> {
  let no = 0;
  for (const step of stepsOf(facts)) yield await pathwayRecord(++no, step, facts, grouping, molfiles);
}

async function pathwayRecord(no: number, step: RouteStep, facts: Facts, grouping: ExportGrouping, molfiles: Molfiles) {
  const { reaction, route } = step;
  const conditions = reaction.conditions[0];
  return [
    `$RFMT $RIREG ${no}`,
    ...(await suggestionLines(reaction, facts, molfiles)),
    ...fieldLines('Name', nameOf(reaction)),
    ...fieldLines('Reaction Conditions', conditions?.text ?? null),
    ...fieldLines('RXN:RXNREGNO', no),
    ...fieldLines(`${VARIATION}:RXNREF(1):EXTREG`, reaction.ensid),
    ...fieldLines(`${VARIATION}:RXNREF(1):PATH`, route?.label ?? null),
    ...fieldLines(`${VARIATION}:RXNREF(1):STEP`, route === null ? null : `${step.step} of ${step.of}`),
    ...fieldLines(`${VARIATION}:RXNTEXT(1):RXNTEXT`, conditions?.text ?? null),
    ...(await agentLines(
      VARIATION,
      (conditions?.reagents ?? []).map(({ name, smiles, role }) => ({ name, smiles, isSolvent: role === 'solvent' })),
      molfiles,
    )),
    ...fieldLines(`${VARIATION}:STEPNO(1):CONDITIONS(1):TEMP`, conditions?.temperature ? rangeText(conditions.temperature) : null),
    ...fieldLines(`${VARIATION}:STEPNO(1):CONDITIONS(1):TIME`, conditions?.time ? rangeText(conditions.time) : null),
    ...fieldLines(`${VARIATION}:PRODUCT(1):YIELD`, reaction.yield === null ? null : rangeText([reaction.yield.from, reaction.yield.to])),
    ...fieldLines(
      `${VARIATION}:PRODUCT(1):YIELD_BASIS`,
      reaction.yield === null ? null : `precedents, ${yieldBasis(reaction.yield.isCalculated)}`,
    ),
    ...citationLines(facts.precedents(reaction.no), grouping),
    ...suggestionFields(reaction, facts),
  ];
}

/** The reaction of a suggestion, named by its number and name. */
export function suggestionLines(reaction: ExportReaction, facts: Facts, molfiles: Molfiles): Promise<readonly string[]> {
  const structureNos = reaction.reactants.filter((each) => facts.structure(each) !== undefined);
  const names = [...structureNos, ...reaction.partners.map(() => '')];
  const reactants = facts.reactantSmiles(reaction).map((smiles, index) => ({ smiles, name: names[index] ?? '' }));
  const product = { smiles: facts.productSmiles(reaction), name: reaction.product };
  return reactionLines(`${reaction.no} ${nameOf(reaction)}`, reactants, product, molfiles);
}

function nameOf({ name, nameReactions }: ExportReaction): string {
  return nameReactions[0]?.name ?? name;
}

function citationLines(precedents: readonly ExportPrecedent[], grouping: ExportGrouping): readonly string[] {
  const cited = [...new Map(precedents.filter(({ citation }) => citation !== null).map((each) => [each.citation, each])).values()];
  return (grouping === 'None' ? cited.slice(0, 1) : cited).flatMap(({ citation, doi }, index) => [
    ...fieldLines(`${VARIATION}:LITREF(${index + 1}):FULL_CITATION`, citation),
    ...fieldLines(`${VARIATION}:LITREF(${index + 1}):DOI`, doi),
    ...fieldLines(`${VARIATION}:LITTEXT(${index + 1}):LITTEXT`, citation),
  ]);
}

/** What the product says of a suggestion, in fields of its own. */
export function suggestionFields(reaction: ExportReaction, facts: Facts): readonly string[] {
  const { rating, ratingWord, precedentCount, nameReactions, warnings, comments, variantOf, choice, feasibility, bonds } = reaction;
  return [
    ...fieldLines('RXN:REACTION_NO', reaction.no),
    ...fieldLines('RXN:RATING', `${rating} ${ratingWord}`),
    ...fieldLines('RXN:CHOICE', share(choice)),
    ...fieldLines('RXN:FEASIBILITY', share(feasibility)),
    ...fieldLines('RXN:NUM_PRECEDENTS', precedentCount),
    ...fieldLines('RXN:BONDS', bonds.join(', ')),
    ...fieldLines('RXN:VARIANT_OF', variantOf),
    ...nameReactions.flatMap(({ name, count }, index) => [
      ...fieldLines(`RXN:NAME_REACTION(${index + 1}):NAME`, name),
      ...fieldLines(`RXN:NAME_REACTION(${index + 1}):COUNT`, count),
    ]),
    ...reaction.reactants.flatMap((no, index) => {
      const structure = facts.structure(no);
      return structure === undefined
        ? []
        : [
            ...fieldLines(`RXN:REACTANT_LINK(${index + 1}):NAME`, structure.name),
            ...fieldLines(`RXN:REACTANT_LINK(${index + 1}):PRICE_CATEGORY`, structure.priceCategory),
            ...fieldLines(
              `RXN:REACTANT_LINK(${index + 1}):CATALOG_ID`,
              structure.offers.map(({ catalog, id }) => `${catalog} ${id}`).join('; '),
            ),
            ...fieldLines(`RXN:REACTANT_LINK(${index + 1}):ROSDAL`, structure.rosdal),
          ];
    }),
    ...fieldLines('RXN:PRODUCT_LINK(1):NAME', facts.structure(reaction.product)?.name ?? null),
    ...fieldLines('RXN:PRODUCT_LINK(1):ROSDAL', facts.structure(reaction.product)?.rosdal ?? null),
    ...warnings.flatMap((warning, index) => fieldLines(`RXN:WARNING(${index + 1}):TEXT`, warning)),
    ...fieldLines('RXN:COMMENTS', comments.map(({ author, text }) => `${author}: ${text}`).join('\n')),
  ];
}

/** With four places: estimates say no more. */
function share(estimate: number | null): number | null {
  return estimate === null ? null : Number(estimate.toFixed(4));
}

import type { ExportGrouping } from '@retron/tree';
import type { ExportPrecedent } from '../content.ts';
import { reactionSmiles } from '../facts.ts';
import { groupBy } from '../group-by.ts';
import { byCitation } from '../tables/precedents-table.ts';
import { fieldLines } from './rdfile-lines.ts';
import { agentLines, type Molfiles, reactionLines } from './reaction-record.ts';

/** A record for each precedent; by citation one for each reaction, with a variation for each precedent, by citation. */
export async function* precedentRecords(
  precedents: readonly ExportPrecedent[],
  grouping: ExportGrouping,
  molfiles: Molfiles,
): AsyncGenerator<readonly string[]> {
  const groups =
    grouping === 'None'
      ? precedents.map((each) => [each])
      : [...groupBy(precedents, ({ reactants, product }) => reactionSmiles(reactants, product)).values()];
  let no = 0;
  for (const group of groups) {
    const ordered = byCitation(group).flatMap(({ members }) => members);
    yield await precedentRecord(++no, ordered, molfiles);
  }
}

async function precedentRecord(no: number, variations: readonly ExportPrecedent[], molfiles: Molfiles) {
  const [first] = variations;
  const lines = [
    `$RFMT $RIREG ${no}`,
    ...(await reactionLines(
      first.name,
      first.reactants.map((smiles) => ({ smiles, name: '' })),
      { smiles: first.product, name: '' },
      molfiles,
    )),
    ...fieldLines('Name', first.name),
    ...fieldLines('Reaction Conditions', first.conditions),
    ...fieldLines('RXN:RXNREGNO', no),
  ];
  for (const [index, precedent] of variations.entries())
    lines.push(...(await variationLines(`RXN:VARIATION(${index + 1})`, precedent, molfiles)));
  return lines;
}

async function variationLines(path: string, precedent: ExportPrecedent, molfiles: Molfiles): Promise<readonly string[]> {
  const { prkey, source, conditions, reagents, citation, doi, nameReactions } = precedent;
  return [
    ...fieldLines(`${path}:RXNREF(1):EXTREG`, prkey),
    ...fieldLines(`${path}:RXNREF(1):SOURCE`, source),
    ...fieldLines(`${path}:REACTION_NO`, precedent.reaction),
    ...fieldLines(`${path}:RXNTEXT(1):RXNTEXT`, conditions),
    ...(await agentLines(
      path,
      reagents.map(({ name, smiles, role }) => ({ name, smiles, isSolvent: role === 'solvent' })),
      molfiles,
    )),
    ...fieldLines(`${path}:PRODUCT(1):YIELD`, precedent.yield),
    ...fieldLines(
      `${path}:PRODUCT(1):YIELD_BASIS`,
      precedent.yield === null || precedent.isCalculated === null ? null : precedent.isCalculated ? 'calculated' : 'recorded',
    ),
    ...fieldLines(`${path}:SIMILARITY`, precedent.similarity),
    ...fieldLines(`${path}:CENTRE_SIMILARITY`, precedent.centreSimilarity),
    ...nameReactions.flatMap((name, index) => fieldLines(`${path}:NAME_REACTION(${index + 1}):NAME`, name)),
    ...fieldLines(`${path}:LITREF(1):FULL_CITATION`, citation),
    ...fieldLines(`${path}:LITREF(1):DOI`, doi),
    ...fieldLines(`${path}:LITTEXT(1):LITTEXT`, citation),
  ];
}

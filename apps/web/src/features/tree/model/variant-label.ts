import type { EnsembleNode } from '@retron/contract';
import { elementCounts, formulaText } from './formula.ts';
import { SHORT_NAMES } from './short-names.ts';

/** What is written in a row or over an arrow in the place of a drawing: `EtI`, `CH₂O`; `null` for what has to be drawn. */
export function reagentWord(smiles: string): string | null {
  return SHORT_NAMES.get(smiles) ?? null;
}

/**
 * What makes each variant different from the others of its disconnection, by `ensid`: the precursor that fewest of them need, as chemists
 * write it (`EtI`); where it has no such word, what the step loses (`−HCl`, `−MeOH`) if no other variant loses the same, else its formula.
 * @param target - SMILES of what the variants make
 */
export function variantLabels(variants: readonly EnsembleNode[], target: string): ReadonlyMap<number, string> {
  const needs = new Map<number, number>();
  for (const { children } of variants)
    for (const sid of new Set(children.map((child) => child.sid))) needs.set(sid, (needs.get(sid) ?? 0) + 1);
  const losses = variants.map((variant) => lossOf(variant, target));
  return new Map(
    variants.map((variant, index) => {
      const [rarest] = variant.children
        .map(({ sid, smiles }) => ({ smiles, needs: needs.get(sid) ?? 0, length: wordOf(smiles).length }))
        .sort((a, b) => a.needs - b.needs || a.length - b.length);
      const lost = losses[index] ?? null;
      const isOwnLoss = lost !== null && losses.filter((each) => each === lost).length === 1;
      const isNamed = rarest !== undefined && SHORT_NAMES.has(rarest.smiles);
      return [variant.ensid, isOwnLoss && !isNamed ? `−${LOSSES.get(lost) ?? lost}` : rarest === undefined ? '' : wordOf(rarest.smiles)];
    }),
  );
}

/** As chemists write it, else what they call it, else its formula. */
export function materialWord(material: { readonly smiles: string; readonly name?: string | undefined } | undefined): string {
  if (material === undefined) return '';
  return reagentWord(material.smiles) ?? material.name ?? wordOf(material.smiles);
}

/** As chemists write it, else its formula. */
export function wordOf(smiles: string): string {
  const known = SHORT_NAMES.get(smiles);
  if (known !== undefined) return known;
  const counts = elementCounts([smiles]);
  return counts === null ? smiles : formulaText(counts);
}

/** How chemists write what a step loses, by its formula, where the formula leaves no doubt. */
const LOSSES: ReadonlyMap<string, string> = new Map([
  ['BrH', 'HBr'],
  ['ClH', 'HCl'],
  ['FH', 'HF'],
  ['CH₄O', 'MeOH'],
  ['C₂H₆O', 'EtOH'],
  ['H₃N', 'NH₃'],
  ['CH₄O₃S', 'MsOH'],
  ['C₇H₈O₃S', 'TsOH'],
  ['CHF₃O₃S', 'TfOH'],
  ['BBrH₂O₂', 'BrB(OH)₂'],
  ['BClH₂O₂', 'ClB(OH)₂'],
  ['BH₂IO₂', 'IB(OH)₂'],
  ['C₆H₁₂BBrO₂', 'BrBpin'],
  ['C₆H₁₂BClO₂', 'ClBpin'],
  ['C₆H₁₂BIO₂', 'IBpin'],
]);

/** The formula of what the precursors have beyond the target; null where they lack something (an oxidant gave it) or nothing is left. */
function lossOf(variant: EnsembleNode, target: string): string | null {
  const given = elementCounts(variant.children.map(({ smiles }) => smiles));
  const made = elementCounts([target]);
  if (given === null || made === null) return null;
  for (const [symbol, count] of made) {
    const left = (given.get(symbol) ?? 0) - count;
    if (left < 0) return null;
    if (left === 0) given.delete(symbol);
    else given.set(symbol, left);
  }
  return given.size === 0 ? null : formulaText(given);
}

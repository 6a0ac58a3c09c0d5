import type { EnsembleNode } from '@retron/contract';
import { parseSmiles } from '@retron/molecule';
import { chargeText, elementCounts, formulaText } from './formula.ts';
import { SHORT_NAMES } from './short-names.ts';

/** What is written in a row or over an arrow in the place of a drawing: `EtI`, `CH₂O`; `null` for what has to be drawn. */
export function reagentWord(smiles: string): string | null {
  return SHORT_NAMES.get(smiles) ?? null;
}

/** Longer names of precursors are no labels. */
const LONGEST_NAME = 20;

/**
 * What makes each variant different from the others of its disconnection, by `ensid`: the precursor that fewest of them need, as chemists
 * write it (`EtI`); the protecting group that is taken off (`Boc`); what the step loses where that has a usual word (`−HCl`, `−MeOH`) and no
 * other variant loses the same; the name of the precursor where it is short; else the formula of what is lost, or of the precursor.
 * @param target - SMILES of what the variants make
 */
export function variantLabels(variants: readonly EnsembleNode[], target: string): ReadonlyMap<number, string> {
  const needs = new Map<number, number>();
  for (const { children } of variants)
    for (const sid of new Set(children.map((child) => child.sid))) needs.set(sid, (needs.get(sid) ?? 0) + 1);
  const losses = variants.map((variant) => lossOf(variant, target));
  const formulas = losses.map((loss) => loss && formulaText(loss));
  const groups = variants.map(protectingGroupOf);
  return new Map(
    variants.map((variant, index) => {
      const [rarest] = variant.children
        .map(({ sid, smiles, name }) => ({ smiles, name, needs: needs.get(sid) ?? 0, length: wordOf(smiles).length }))
        .sort((a, b) => a.needs - b.needs || a.length - b.length);
      const group = ownOf(groups, index);
      const lost = ownOf(formulas, index);
      const loss = lost === null ? null : losses[index];
      const usualLoss = loss ? usualLossOf(loss) : undefined;
      const name = rarest?.name === undefined || rarest.name.length > LONGEST_NAME ? undefined : rarest.name;
      const label =
        (rarest && SHORT_NAMES.get(rarest.smiles)) ??
        group ??
        (usualLoss && `−${usualLoss}`) ??
        name ??
        (lost === null ? wordOf(rarest?.smiles ?? '') : `−${lost}`);
      return [variant.ensid, label];
    }),
  );
}

/** What one variant has alone; null where another has the same, or it has nothing. */
function ownOf(values: readonly (string | null)[], index: number): string | null {
  const own = values[index] ?? null;
  return values.filter((each) => each === own).length === 1 ? own : null;
}

/** Molecules of one kind that a step loses at most: one at each equal end (docs/chemistry/equal-ends.md). */
const MOST_LOST = 4;

/** As chemists write it: `HCl`, `2 HCl`; the formula of what has no carbon; undefined for what has no usual word. */
function usualLossOf(loss: ReadonlyMap<string, number>): string | undefined {
  for (let times = 1; times <= MOST_LOST; times += 1) {
    if ([...loss.values()].some((count) => count % times !== 0)) continue;
    const word = LOSSES.get(formulaText(new Map([...loss].map(([symbol, count]) => [symbol, count / times]))));
    if (word !== undefined) return times === 1 ? word : `${times} ${word}`;
  }
  return loss.has('C') ? undefined : formulaText(loss);
}

/** `Boc` of an N-Boc deprotection; a class of groups, such as acyl, is none. */
function protectingGroupOf({ name, children }: EnsembleNode): string | null {
  if (children.length !== 1) return null;
  return /^(?:CO2H|[NOS])-(?!Acyl|Silyl|Sulfonyl)(\S+) deprotection$/.exec(name)?.[1] ?? null;
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
  return counts === null ? smiles : `${formulaText(counts)}${chargeOf(smiles)}`;
}

function chargeOf(smiles: string): string {
  const molecule = parseSmiles(smiles);
  return molecule.ok ? chargeText(molecule.value) : '';
}

/** How chemists write what a step loses, by its formula, where the formula leaves no doubt. */
const LOSSES: ReadonlyMap<string, string> = new Map([
  ['H₂', 'H₂'],
  ['H₂O', 'H₂O'],
  ['BrH', 'HBr'],
  ['ClH', 'HCl'],
  ['FH', 'HF'],
  ['CH₄O', 'MeOH'],
  ['C₂H₆O', 'EtOH'],
  ['H₃N', 'NH₃'],
  ['CH₄O₃S', 'MsOH'],
  ['C₇H₈O₃S', 'TsOH'],
  ['C₂H₄O₂', 'AcOH'],
  ['CHF₃O₃S', 'TfOH'],
  ['BBrH₂O₂', 'BrB(OH)₂'],
  ['BClH₂O₂', 'ClB(OH)₂'],
  ['BH₂IO₂', 'IB(OH)₂'],
  ['C₆H₁₂BBrO₂', 'BrBpin'],
  ['C₆H₁₂BClO₂', 'ClBpin'],
  ['C₆H₁₂BIO₂', 'IBpin'],
]);

/** Atoms, by symbol, of what the precursors have beyond the target; null where they lack something (an oxidant gave it), are ions or nothing is left. */
function lossOf(variant: EnsembleNode, target: string): ReadonlyMap<string, number> | null {
  if (variant.children.some(({ smiles }) => chargeOf(smiles) !== '')) return null;
  const given = elementCounts(variant.children.map(({ smiles }) => smiles));
  const made = elementCounts([target]);
  if (given === null || made === null) return null;
  for (const [symbol, count] of made) {
    const left = (given.get(symbol) ?? 0) - count;
    if (left < 0) return null;
    if (left === 0) given.delete(symbol);
    else given.set(symbol, left);
  }
  return given.size === 0 ? null : given;
}

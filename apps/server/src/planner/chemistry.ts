import type { DrawMoleculeRequest, DrawReactionRequest, LayoutRequest, Rdkit } from '@retron/rdkit';
import type { NotationName } from './notation.ts';
import { checkStructure } from './structure-check.ts';

/** What the chemistry thread of the web process can be asked. */
export function chemistryFunctions(rdkit: Rdkit) {
  return {
    checkStructure: (text: string, format: NotationName | 'auto') => checkStructure(rdkit, text, format),
    drawMolecule: (request: DrawMoleculeRequest) => rdkit.drawMolecule(request),
    drawReaction: (request: DrawReactionRequest) => rdkit.drawReaction(request),
    layout: (request: LayoutRequest) => rdkit.layout(request),
  };
}

export type ChemistryFunctions = ReturnType<typeof chemistryFunctions>;

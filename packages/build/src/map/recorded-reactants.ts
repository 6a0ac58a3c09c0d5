import { parseSmiles, writeSmiles } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';

/** The recorded reactants of one reaction, to look precursors up in. */
export interface RecordedReactants {
  /** Canonical SMILES, in the order of the record. */
  readonly smiles: readonly string[];
  /**
   * The reactants that the precursors are, each used once; `null` when one is none of them.
   *
   * @param precursors - SMILES of drafts, not canonical
   */
  find(precursors: readonly string[]): { readonly reactants: readonly number[]; readonly isStereoIgnored: boolean } | null;
}

/** The SMILES without stereo, canonical; `null` when it cannot be read. */
function flatSmiles(smiles: string, rdkit: Rdkit): string | null {
  const molecule = parseSmiles(smiles);
  const flat = molecule.ok ? rdkit.canonicalSmiles(writeSmiles(molecule.value, { stereo: false }).smiles) : molecule;
  return flat.ok ? flat.value : null;
}

/** Which heavy atoms a molecule has: cheap to make, and enough to tell most molecules apart. */
function composition(smiles: string): string {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) return '';
  return Array.from(molecule.value.atomicNumber)
    .filter((atomicNumber) => atomicNumber !== 1)
    .sort((a, b) => a - b)
    .join();
}

/** A place for each precursor among the reactants of equal text, none twice; `null` when one finds none. */
function assign(precursors: readonly string[], reactants: readonly string[]): number[] | null {
  const isTaken = reactants.map(() => false);
  const places: number[] = [];
  for (const precursor of precursors) {
    const place = reactants.findIndex((reactant, i) => !isTaken[i] && reactant === precursor);
    if (place < 0) return null;
    isTaken[place] = true;
    places.push(place);
  }
  return places;
}

/** @returns `null` when the toolkit refuses a reactant */
export function recordReactants(reactants: readonly string[], rdkit: Rdkit): RecordedReactants | null {
  const smiles: string[] = [];
  const flat: string[] = [];
  for (const reactant of reactants) {
    const canonical = rdkit.canonicalSmiles(reactant);
    const withoutStereo = canonical.ok ? flatSmiles(canonical.value, rdkit) : null;
    if (!canonical.ok || withoutStereo === null) return null;
    smiles.push(canonical.value);
    flat.push(withoutStereo);
  }
  const compositions = new Set(smiles.map(composition));
  const forms = new Map<string, { readonly exact: string; readonly flat: string } | null>();
  const formsOf = (draft: string) => {
    const known = forms.get(draft);
    if (known !== undefined) return known;
    const exact = compositions.has(composition(draft)) ? rdkit.canonicalSmiles(draft) : null;
    const withoutStereo = exact?.ok ? flatSmiles(exact.value, rdkit) : null;
    const made = exact?.ok && withoutStereo !== null ? { exact: exact.value, flat: withoutStereo } : null;
    forms.set(draft, made);
    return made;
  };
  return {
    smiles,
    find: (precursors) => {
      if (precursors.length > smiles.length) return null;
      const drafts = [];
      for (const precursor of precursors) {
        const known = formsOf(precursor);
        if (known === null) return null;
        drafts.push(known);
      }
      const exact = assign(
        drafts.map((draft) => draft.exact),
        smiles,
      );
      if (exact) return { reactants: exact, isStereoIgnored: false };
      const withoutStereo = assign(
        drafts.map((draft) => draft.flat),
        flat,
      );
      return withoutStereo && { reactants: withoutStereo, isStereoIgnored: true };
    },
  };
}

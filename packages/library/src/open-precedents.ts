import { unescapeText } from './container/escaped-text.ts';
import { openLists } from './container/lists.ts';
import type { Container } from './container/read-container.ts';
import { openTextPool } from './container/text-pool.ts';
import type { Precedent, PrecedentId, PrecedentMolecule } from './library.ts';
import { type LibraryTables, SECTION } from './library-sections.ts';

/** Gives the precedents of an opened library, each made when it is asked for. */
export function openPrecedents(container: Container, tables: LibraryTables): (id: PrecedentId) => Precedent {
  const molecules = openTextPool(container, SECTION.molecules);
  const product = container.section(SECTION.product, Uint32Array);
  const reactants = openLists(container, SECTION.reactants);
  const agents = openLists(container, SECTION.agents);
  const solvents = openLists(container, SECTION.solvents);
  const centres = openLists(container, SECTION.centres);
  const keys = openTextPool(container, SECTION.key);
  const patents = openTextPool(container, SECTION.patent);
  const source = container.section(SECTION.source, Uint8Array);
  const year = container.section(SECTION.year, Int16Array);
  const yieldPercent = container.section(SECTION.yieldPercent, Float32Array);
  const temperatureCelsius = container.section(SECTION.temperatureCelsius, Float32Array);
  const timeHours = container.section(SECTION.timeHours, Float32Array);
  const names = openLists(container, SECTION.precedentNames);

  // Single precision holds what sources say, which is never finer than a thousandth; the rounding takes its noise away.
  const known = (value: number) => (Number.isNaN(value) ? null : Math.round(value * 1000) / 1000);
  const smilesList = (numbers: Uint32Array) => Array.from(numbers, (number) => molecules.text(number));

  return (id) => {
    const centre = centres.list(id);
    let at = 0;
    const withCentre = (number: number): PrecedentMolecule => {
      const first = at + 1;
      at = first + centre[at];
      return { smiles: molecules.text(number), centre: Array.from(centre.subarray(first, at)) };
    };
    return {
      id,
      source: tables.precedentSources[source[id]],
      key: unescapeText(keys.text(id)),
      reactants: Array.from(reactants.list(id), withCentre),
      product: withCentre(product[id]),
      agents: smilesList(agents.list(id)),
      solvents: smilesList(solvents.list(id)),
      patent: unescapeText(patents.text(id)) || null,
      year: year[id] || null,
      yieldPercent: known(yieldPercent[id]),
      temperatureCelsius: known(temperatureCelsius[id]),
      timeHours: known(timeHours[id]),
      nameReactions: Array.from(names.list(id), (name) => tables.nameReactions[name]),
    };
  };
}

import { readFileSync } from 'node:fs';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { BUILDING_BLOCKS } from './building-blocks.ts';
import { nameOfCompound } from './compound-name.ts';
import { compoundByName } from './compound-names.ts';
import { DRUGS } from './drug-names.ts';
import { EVERYDAY_PARTNERS } from './everyday-partners.ts';
import { LABORATORY_COMPOUNDS } from './laboratory-compounds.ts';
import { MARKETED_DRUGS } from './marketed-drugs.ts';
import { TEXTBOOK_COMPOUNDS } from './textbook-compounds.ts';

const KNOWN_COMPOUNDS: Readonly<Record<string, string>> = { ...TEXTBOOK_COMPOUNDS, ...DRUGS, ...MARKETED_DRUGS };

const rdkit = await createRdkit();
const inchiKey = (smiles: string | null) => {
  const key = rdkit.inchiKey(smiles ?? '');
  return key.ok ? key.value : key.error.message;
};

describe('a compound by its name', () => {
  // InChIKeys as published, not made here.
  it.each([
    ['aspirin', 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N'],
    ['caffeine', 'RYYVLZVUVIJVGH-UHFFFAOYSA-N'],
    ['Paracetamol', 'RZVAJINKPMORJF-UHFFFAOYSA-N'],
    ['  IMATINIB ', 'KTUFNOKKBVMGRW-UHFFFAOYSA-N'],
    ['penicillin  g', 'JGSARLDLIJGVTE-MBNYWOFBSA-N'],
    ['l\u2011alanine', 'QNAYBMKLOCPYGJ-REOHCLBHSA-N'],
    ['toluene', 'YXFVVABEGXRONW-UHFFFAOYSA-N'],
    ['DBU', 'GQHTUMJGOHRCHB-UHFFFAOYSA-N'],
    ['Benzaldehyde', 'HUMNYLRZRPPJDN-UHFFFAOYSA-N'],
    ['aniline', 'PAYRUJLWNCNPSJ-UHFFFAOYSA-N'],
    ['L-Proline', 'ONIBWKKTOPOVIA-BYPYZUCNSA-N'],
    ['ethyl trifluoroacetate', 'STSCVKRWJPWALQ-UHFFFAOYSA-N'],
    ['4-chlorobenzenesulfonamide', 'HHHDJHHNEURCNV-UHFFFAOYSA-N'],
    ['2-piperidone', 'XUWHAWMETYGRKB-UHFFFAOYSA-N'],
    ['bis(pinacolato)diboron', 'IPWKHHSGDUIRAH-UHFFFAOYSA-N'],
    ['3-chloro-4-fluoroaniline', 'YSEMCVGMNUUNRK-UHFFFAOYSA-N'],
  ])('%j is found', (name, key) => {
    expect(inchiKey(compoundByName(name))).toBe(key);
  });

  it('that the product does not know is not guessed at', () => {
    expect(['aspirine', 'unobtainium', '', 'constructor', 'CCO'].map(compoundByName)).toEqual([null, null, null, null, null]);
  });

  it('that routes begin from is called by its name wherever it is shown', () => {
    const shown = Object.entries(BUILDING_BLOCKS).map(([name, smiles]) => {
      const canonical = rdkit.canonicalSmiles(smiles);
      return [name, canonical.ok ? nameOfCompound(canonical.value) : canonical.error.message];
    });
    expect(shown.filter(([name, told]) => name !== told)).toEqual([]);
  });

  it('is a structure that can be read, for every name', () => {
    const unread = Object.entries(KNOWN_COMPOUNDS).filter(([, smiles]) => !rdkit.canonicalSmiles(smiles).ok);
    expect(unread).toEqual([]);
  });

  it.each([
    ['laboratory-compounds', LABORATORY_COMPOUNDS],
    ['building-blocks', BUILDING_BLOCKS],
    ['everyday-partners', EVERYDAY_PARTNERS],
    ['marketed-drugs', MARKETED_DRUGS],
  ])('has the formula that the name says, written apart from the structures: %s', (file, compounds) => {
    const formulas = readFileSync(new URL(`../../../../fixtures/${file}.tsv`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    const differing = formulas.slice(1).filter((row) => {
      const [name, formula] = row.split('\t');
      const facts = rdkit.facts({ smiles: compounds[name] });
      return !facts.ok || facts.value.formula !== formula || compoundByName(name) === null;
    });
    expect(differing).toEqual([]);
    expect(formulas).toHaveLength(1 + Object.keys(compounds).length);
  });

  it('is the published stereoisomer, wherever an InChIKey stands beside its formula', () => {
    const rows = readFileSync(new URL('../../../../fixtures/marketed-drugs.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t'))
      .filter(([, , key]) => Boolean(key));
    expect(rows.filter(([name, , key]) => inchiKey(compoundByName(name)) !== key)).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  it('of one table stands in no other', () => {
    const names = [TEXTBOOK_COMPOUNDS, DRUGS, MARKETED_DRUGS, LABORATORY_COMPOUNDS, BUILDING_BLOCKS].flatMap((table) => Object.keys(table));
    expect(Object.keys(MARKETED_DRUGS).filter((name) => names.filter((other) => other === name).length > 1)).toEqual([]);
  });

  it('is what this project\u2019s other tables draw under the name', () => {
    const rows = ['chemistry/last-steps.tsv', 'well-known-molecules.tsv'].flatMap((file) =>
      readFileSync(new URL(`../../../../fixtures/${file}`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t')),
    );
    const differing = rows.filter(([name, smiles]) => {
      const known = Object.hasOwn(KNOWN_COMPOUNDS, name) ? KNOWN_COMPOUNDS[name] : null;
      return known !== null && inchiKey(known).slice(0, 14) !== inchiKey(smiles).slice(0, 14);
    });
    expect(differing).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { textbookLibrary } from '@retron/build/testing';
import { createRdkit } from '@retron/rdkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { Workbench } from '../ports/workbench.ts';
import type { PlanRequest } from '../request/plan-request.ts';

let ports: PlanningPorts;

beforeAll(async () => {
  const rdkit = await createRdkit();
  const library = await textbookLibrary(rdkit, (bytes) => createHash('sha256').update(bytes).digest('hex'));
  const stock = { availability: () => ({ isInStock: true, catalogId: null, priceCategory: null }) };
  ports = { libraries: [library], stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
});

function react(target: string, request: Partial<PlanRequest> = {}) {
  const reports = [
    ...plan(ports, {
      target,
      direction: 'forward',
      algorithm: 'brute-force',
      strategy: 'FG Library Design 1.0',
      precision: 2,
      maxSuggestions: 100,
      maxSteps: 1,
      ...request,
    }),
  ];
  const structures = new Map(reports.flatMap((report) => report.structures.map(({ id, smiles }) => [id, smiles])));
  const suggestions = reports.flatMap((report) => report.suggestions);
  const lines = suggestions.map(({ partners, precursors, structureId }) => {
    const products = precursors.map((precursor) => structures.get(precursor.structureId));
    return `${[structures.get(structureId), ...partners].join(' + ')} > ${products.join(' + ')}`;
  });
  return { reports, suggestions, lines };
}

describe('what textbook reactions make of aniline', () => {
  it('is its amides, with the acid chlorides of the examples', () => {
    const { lines } = react('Nc1ccccc1');
    expect(lines).toContain('Nc1ccccc1 + CC(=O)Cl > CC(=O)Nc1ccccc1');
    expect(lines).toContain('Nc1ccccc1 + O=C(Cl)c1ccccc1 > O=C(Nc1ccccc1)c1ccccc1');
  });

  it('carries the atoms of the structure into the product', () => {
    const { suggestions } = react('Nc1ccccc1');
    const acetanilide = suggestions.find(({ partners }) => partners[0] === 'CC(=O)Cl');
    // CC(=O)Nc1ccccc1: three atoms of the partner, then aniline
    expect(acetanilide?.precursors[0].parentAtom.slice(0, 4)).toEqual([-1, -1, -1, 0]);
    expect(acetanilide?.precursors[0].parentAtom.slice(4).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(acetanilide?.centre).toEqual([0]);
  });

  it('has precedents, a rating and reasons like any suggestion', () => {
    for (const { precedentCount, reasons, limits, rating } of react('Nc1ccccc1').suggestions) {
      expect(precedentCount).toBeGreaterThan(0);
      expect(reasons.length).toBeGreaterThan(0);
      expect(limits.length === 0).toBe(rating === 4);
    }
  });
});

describe('the forward direction', () => {
  it('needs no partner where the reaction has none', () => {
    expect(react('CC(C)O', { precision: 1 }).lines).toContain('CC(C)O > CC(C)=O');
  });

  it('lets a group leave, but not out of a ring that stays', () => {
    const settings = { precision: 1, strategy: 'All Reactions 1.0' } as const;
    expect(react('CCC(=O)OC', settings).lines).toContain('CCC(=O)OC > CCC(=O)O');
    // Without its methylene at the oxygen the lactone would be propionic acid too.
    const { lines, reports } = react('O=C1CCCO1', settings);
    expect(lines.filter((line) => line.includes('> CCC(=O)O'))).toEqual([]);
    expect(reports[0].leftOut['tears-ring']).toBeGreaterThan(0);
  });

  it('goes on from products, in stock or not', () => {
    const { reports, lines } = react('Nc1ccc(Br)cc1', { maxSteps: 2 });
    expect(reports.length).toBeGreaterThan(1);
    expect(lines).toContain('CC(=O)Nc1ccc(Br)cc1 + OB(O)c1ccccc1 > CC(=O)Nc1ccc(-c2ccccc2)cc1');
  });

  it('gives the same answer a second time', () => {
    expect(react('Nc1ccccc1')).toEqual(react('Nc1ccccc1'));
  });
});

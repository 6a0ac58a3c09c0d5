import { describe, expect, it } from 'vitest';
import { readTemplate } from './template.ts';
import { turnsCentreInPassing } from './turned-centre.ts';

function verdict(text: string): boolean {
  const template = readTemplate(text);
  if (!template.ok) throw new Error(template.error.message);
  return turnsCentreInPassing(template.value);
}

describe('a template that turns a centre over in passing', () => {
  it.each([
    ['acylation of the other amine', '[C:1](=[O:2])[NH:3][C@H:4]([CH3:5])[C:6]>>[C:1](=[O:2])O.[NH2:3][C@@H:4]([CH3:5])[C:6]'],
    ['reduction of the other azide', '[NH2:1][C@H:2]([C:3])[C:4]>>[N-]=[N+]=[N:1][C@@H:2]([C:3])[C:4]'],
    ['loss of a group two atoms away', '[OH:1][C:2][C@@:3]([C:4])([F:5])[C:6]>>C[O:1][C:2][C@:3]([C:4])([F:5])[C:6]'],
  ])('is seen: %s', (_, text) => {
    expect(verdict(text)).toBe(true);
  });

  it.each([
    ['acylation', '[C:1](=[O:2])[NH:3][C@H:4]([CH3:5])[C:6]>>[C:1](=[O:2])O.[NH2:3][C@H:4]([CH3:5])[C:6]'],
    ['the same, neighbours in another order', '[C:1](=[O:2])[NH:3][C@H:4]([CH3:5])[C:6]>>[C:1](=[O:2])O.[CH3:5][C@@H:4]([NH2:3])[C:6]'],
    ['inversion at the atom that reacts', '[C:1][C@H:2]([CH3:3])Cl>>[C:1][C@@H:2]([CH3:3])O'],
    ['a centre that is made', '[C:1][C@H:2]([CH3:3])[OH:4]>>[C:1][C:2]([CH3:3])=[O:4]'],
    ['a centre that the other side leaves open', '[C:1](=[O:2])[NH:3][C@H:4]([CH3:5])[C:6]>>[C:1](=[O:2])O.[NH2:3][CH:4]([CH3:5])[C:6]'],
    ['epimerisation', '[C:1][C@H:2]([CH3:3])[OH:4]>>[C:1][C@@H:2]([CH3:3])[OH:4]'],
  ])('is not: %s', (_, text) => {
    expect(verdict(text)).toBe(false);
  });
});

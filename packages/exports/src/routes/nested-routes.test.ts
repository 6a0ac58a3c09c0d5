import { expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { nestedRoutes } from './nested-routes.ts';

const content = sampleContent();

it('nests the steps below the target, reactants in the order of the reaction', () => {
  const routes = nestedRoutes(factsOf(content));
  expect(routes).toHaveLength(1);
  expect(routes[0]).toMatchObject({
    type: 'mol',
    smiles: 'C[C@H](N)C(=O)NCc1ccc(-c2ccccc2)cc1',
    in_stock: false,
    children: [
      {
        type: 'reaction',
        smiles: 'C[C@H](N)C(=O)NCc1ccc(-c2ccccc2)cc1>>C[C@H](N)C(=O)Cl.NCc1ccc(-c2ccccc2)cc1',
        metadata: { reaction_no: 'R1', ensid: 1, rating: 4, library_occurence: 12 },
        children: [
          { type: 'mol', smiles: 'C[C@H](N)C(=O)Cl', children: [{ children: [{ smiles: 'C[C@H](N)C(=O)O', in_stock: true }] }] },
          {
            type: 'mol',
            smiles: 'NCc1ccc(-c2ccccc2)cc1',
            children: [{ children: [{ smiles: 'N#Cc1ccc(-c2ccccc2)cc1', in_stock: true }] }],
          },
        ],
      },
    ],
  });
});

it('gives leaves no children, as readers look for them', () => {
  const text = JSON.stringify(nestedRoutes(factsOf(content)));
  expect(text).not.toContain('"children":[]');
});

it('ends where a structure would be made from itself', () => {
  const circle = { ...content, reactions: content.reactions.map((each) => (each.no === 'R2' ? { ...each, reactants: ['S1'] } : each)) };
  const inner = nestedRoutes(factsOf(circle))[0].children?.[0].children[1].children?.[0].children[0];
  expect(inner).toEqual({ type: 'mol', hide: false, smiles: 'C[C@H](N)C(=O)NCc1ccc(-c2ccccc2)cc1', is_chemical: true, in_stock: false });
});

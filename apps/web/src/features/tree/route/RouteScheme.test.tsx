import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import type { SchemeLine, SchemeMaterial } from '../model/route-scheme.ts';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { RouteScheme } from './RouteScheme.tsx';

const target = { ...sildenafilTarget(), name: 'sildenafil' };
const piperazine = { ...target, sid: 2, no: '2', level: 1, smiles: 'CCCCc1ccccc1', name: '1-methylpiperazine', instock: true };
const chloride = { ...piperazine, sid: 3, no: '3', smiles: 'CCCCc1ccccc1Cl', name: undefined };
const material = (structure: typeof piperazine | typeof chloride) =>
  ({ place: `m${structure.sid}`, structure, origin: 'start' }) as unknown as SchemeMaterial;
const LINE = [
  {
    place: '1-1',
    product: target,
    materials: [material(piperazine), material(chloride)],
    suggestion: target.children[0],
  },
] as unknown as SchemeLine;

describe('the scheme of a route', () => {
  it('calls materials by name below their numbers, the whole in reach, and the target by its own word', async () => {
    await renderPage(
      <RouteScheme
        lines={[LINE]}
        ends={{ gaps: [], leaves: [] } as never}
        factsOf={new Map()}
        openPlace={null}
        pictureOf={() => 'data:,'}
        onOpen={() => undefined}
        onComplete={null}
      />,
    );
    expect((await screen.findByTitle('1-methylpiperazine')).textContent).toBe('1-methylpiperazine');
    expect(screen.getAllByRole('figure').map((figure) => figure.textContent)).toEqual(['2known 1-methylpiperazine', '3known ', '1target']);
  });
});

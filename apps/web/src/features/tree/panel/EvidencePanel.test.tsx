import type { EnsembleNode, WireDirection } from '@retron/contract';
import { suggestionPlace, targetPlace } from '@retron/tree';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { loadTree } from '../model/loaded-tree.ts';
import { atomNamer } from '../model/suggestion-facts.ts';
import { variantsOf } from '../model/variants.ts';
import { PRECEDENTS, sildenafilTarget } from '../testing/fixtures.ts';
import { EvidencePanel, type EvidencePanelProps } from './EvidencePanel.tsx';

afterEach(() => vi.unstubAllGlobals());

const target = sildenafilTarget();
const ethers = target.children[2]!;

const JUDGED: Partial<EnsembleNode> = {
  rating: 3,
  feasibility: 0.88,
  contributions: [
    { text: '95 precedents share the surroundings', weight: 1.2 },
    { text: 'Primary iodide: no elimination', weight: 0.4 },
    { text: 'Ring N–H competes', weight: -0.6 },
  ],
  choice: { disconnection: 0.11, variant: 0.6 },
  mechanism: [
    {
      rule: 'C1',
      verdict: 'risk',
      chip: 'N–H competes',
      text: 'The base frees the ring N–H as well as the phenol.',
      wanted: [{ structure: 0, atom: 4 }],
      rivals: [{ structure: 0, atom: 9 }],
    },
  ],
};

/** Keeps which warning is ringed, as the workspace does. */
function WithRings(props: Omit<EvidencePanelProps, 'ringed' | 'onRing' | 'onStepVariant'>) {
  const [ringed, setRinged] = useState<number | null>(null);
  return <EvidencePanel {...props} ringed={ringed} onRing={setRinged} onStepVariant={(by) => props.onOpenVariant(by)} />;
}

/** The panel of the third suggestion of the fixture, with the fourth as its variant. */
async function show(change: Partial<EnsembleNode>, direction: WireDirection = 'synthesis') {
  answerCalls({ 'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS } });
  const children = target.children.map((child, index) =>
    index === 2 ? { ...child, ...change } : index === 3 ? { ...child, variantOf: ethers.ensid } : child,
  );
  const tree = loadTree({ ...target, children }, []);
  const suggestion = tree.suggestionsOf(target.sid)![2]!;
  const onOpenVariant = vi.fn();
  const structurePlace = targetPlace(target.sid);
  await renderPage(
    <WithRings
      queryId={1}
      direction={direction}
      open={{
        place: suggestionPlace(structurePlace, suggestion.id),
        structurePlace,
        suggestion,
        position: 3,
        total: 7,
        variant: null,
        previous: null,
        next: null,
      }}
      structure={target}
      pictureOf={(sid, centre, _w, _h, rings = []) => `/picture/${sid}/${centre.join('-')}/${JSON.stringify(rings)}`}
      width={440}
      canStep
      arePrecedentsShown={false}
      onTogglePrecedents={() => undefined}
      variants={variantsOf(tree, suggestion)}
      onOpenVariant={onOpenVariant}
      onStep={() => undefined}
      onSelectRoute={() => undefined}
      onHide={() => undefined}
      onCluster={() => undefined}
      onComment={() => undefined}
      onExport={() => undefined}
      onClose={() => undefined}
    />,
  );
  return { onOpenVariant };
}

describe('the evidence panel', () => {
  it('names a precursor that is needed twice once', async () => {
    const [first, ...others] = ethers.children;
    await show({ ...JUDGED, children: [first!, first!, ...others] });
    const items = within(screen.getByRole('list', { name: 'Stock and price' })).getAllByRole('listitem');
    expect(items.map((item) => item.firstElementChild?.textContent)).toEqual([
      `Structure ${first!.no} (twice)`,
      ...others.map(({ no }) => `Structure ${no}`),
    ]);
  });

  it('calls precursors by name where that is known, the whole of it in reach where there is no room', async () => {
    const [first, ...rest] = ethers.children;
    await show({ children: [{ ...first!, name: '4-(4-nitrophenyl)morpholine' }, ...rest] });
    const [named, ...unnamed] = within(screen.getByRole('list', { name: 'Stock and price' })).getAllByRole('listitem');
    expect(within(named!).getByTitle('4-(4-nitrophenyl)morpholine').textContent).toBe('4-(4-nitrophenyl)morpholine');
    expect(unnamed.some((each) => each.querySelector('[title]') !== null)).toBe(false);
  });

  it('does not call held what a risk only keeps from being lifted', async () => {
    await show({ ...JUDGED, rating: 2, feasibility: 0.52, choice: { disconnection: 0.34, variant: 0.8 } });
    expect(within(screen.getByRole('region', { name: 'Would it work' })).getByText('bad · 0.23 below good')).toBeDefined();
  });

  it('calls good what is in doubt and chosen often, and says from where', async () => {
    await show({ ...JUDGED, rating: 3, feasibility: 0.52, choice: { disconnection: 0.34, variant: 0.8 } });
    const works = within(screen.getByRole('region', { name: 'Would it work' }));
    expect(works.getByText('good · 0.45 below great')).toBeDefined();
    expect(works.getByRole('img', { name: '0.52 of 1; bad from 0.10, good from 0.40, great from 0.97' })).toBeDefined();
  });

  it('measures a product by its share among what the same starting materials give', async () => {
    await show({ ...JUDGED, rating: 3, feasibility: 0.32, choice: null, contributions: [] }, 'reaction');
    const works = within(screen.getByRole('region', { name: 'Would it work' }));
    expect(works.getByText('good · 0.43 below great')).toBeDefined();
    expect(works.getByRole('img', { name: '0.32 of 1; bad from 0.03, good from 0.25, great from 0.75' })).toBeDefined();
  });

  it('says whether the step would work, and what speaks for and against it, signed', async () => {
    await show(JUDGED);
    const works = within(screen.getByRole('region', { name: 'Would it work' }));
    expect(works.getByText('0.88')).toBeDefined();
    expect(works.getByText('good · 0.09 below great')).toBeDefined();
    expect(works.getByRole('img', { name: '0.88 of 1; bad from 0.10, good from 0.75, great from 0.97' })).toBeDefined();
    expect(works.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '+95 precedents share the surroundings+1.20',
      '+Primary iodide: no elimination+0.40',
      '−Ring N–H competes−0.60',
    ]);
  });

  it('says that something holds the word below its number', async () => {
    await show({ ...JUDGED, rating: 2 });
    expect(within(screen.getByRole('region', { name: 'Would it work' })).getByText('held at bad')).toBeDefined();
  });

  it('says whether a chemist would choose it, and opens its variants', async () => {
    const { onOpenVariant } = await show(JUDGED);
    const chosen = within(screen.getByRole('region', { name: 'Would a chemist choose it' }));
    expect(chosen.getByText('11 %')).toBeDefined();
    expect(chosen.getByText('Variant 1 of 2: 6.6 % of the 11 %')).toBeDefined();
    const [own, other] = within(chosen.getByRole('group', { name: 'Variants' })).getAllByRole('button');
    expect(own?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(other!);
    expect(onOpenVariant).toHaveBeenCalledWith(target.children[3]!.ensid);
  });

  it('names a warning, and rings its atoms while it is pressed', async () => {
    await show(JUDGED);
    const chip = screen.getByRole('button', { name: 'N–H competes' });
    expect(screen.queryByText('The base frees the ring N–H as well as the phenol.')).toBeNull();
    fireEvent.click(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('The base frees the ring N–H as well as the phenol.')).toBeDefined();
    const nameOf = atomNamer(ethers.children[0]!.smiles);
    const ringed = screen.getByAltText(`Structure ${ethers.children[0]!.no}, wanted site 1: ${nameOf(4)}, rival site 2: ${nameOf(9)}`);
    expect(ringed.getAttribute('src')).toContain('"tag":2,"isRival":true');
    fireEvent.click(chip);
    expect(screen.queryByText('The base frees the ring N–H as well as the phenol.')).toBeNull();
  });

  it('rings the atoms of a sentence on the structure that is made, and puts the tag in the place of the number', async () => {
    const warning = 'Incompatible group: a free N-H of an azole (atom 4) is alkylated as readily.';
    await show({ ...JUDGED, mechanism: [], messages: { info: [], warning: [warning] } });
    fireEvent.click(screen.getByRole('button', { name: 'N–H competes' }));
    const block = screen.getByRole('region', { name: 'N–H competes' });
    expect(block.textContent).toContain('Incompatible group: a free N-H of an azole 2 is alkylated as readily.');
    expect(screen.getByAltText(`Structure ${target.no}, rival site 2: ${atomNamer(target.smiles)(4)}`)).toBeDefined();
    expect(screen.queryByText(/1 warning/)).toBeNull();
  });

  it('says what a level is on focus', async () => {
    await show(JUDGED);
    fireEvent.focus(screen.getByText(/^Level \d of 3$/));
    expect(await screen.findByText(/^Precedents share the atoms that change/)).toBeDefined();
  });

  it('steps through the variants by comma and full stop', async () => {
    const { onOpenVariant } = await show(JUDGED);
    fireEvent.keyDown(screen.getByRole('complementary'), { key: '.' });
    expect(onOpenVariant).toHaveBeenCalledWith(1);
  });

  it('keeps the reasons of a suggestion that was planned before the numbers were', async () => {
    await show({});
    expect(screen.queryByText('Would it work')).toBeNull();
    expect(screen.getByText('Why bad')).toBeDefined();
  });
});

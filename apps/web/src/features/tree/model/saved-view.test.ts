import { describe, expect, it } from 'vitest';
import { readSavedView } from './saved-view.ts';

/** As it stands in the database of a running installation: a new version must read it. */
const SAVED = {
  places: { '1-2-3': { isExpanded: true, visibleAlternative: 12, visibleVariant: 14, isSelected: true, isHidden: false, tag: 'blue' } },
  isAllExpanded: false,
  isGrouped: false,
  route: ['1-2'],
  show: 'selected',
  filter: { nameReactions: ['Suzuki coupling'], cluster: { name: 'C–N, amide', suggestions: [2, 3] } },
} as const;

describe('a saved view', () => {
  it('keeps of each place contraction, tag, selection and visibility, and the filter', () => {
    expect(readSavedView(SAVED)).toEqual(SAVED);
  });

  it('saved before there were clusters has none', () => {
    expect(readSavedView({ ...SAVED, filter: { nameReactions: [] } })?.filter).toEqual({ nameReactions: [], cluster: null });
  });

  it('saved before there were variants is grouped, each disconnection by its first', () => {
    const { isGrouped: _, ...old } = SAVED;
    const { visibleVariant: _2, ...place } = SAVED.places['1-2-3'];
    const read = readSavedView({ ...old, places: { '1-2-3': place } });
    expect(read?.isGrouped).toBe(true);
    expect(read?.places['1-2-3'].visibleVariant).toBeNull();
  });

  it.each([
    ['without places', { ...SAVED, places: undefined }],
    ['with a place of another shape', { ...SAVED, places: { '1': { isSelected: true } } }],
    ['with an unknown way to show it', { ...SAVED, show: 'some' }],
    ['that is empty', {}],
  ])('%s cannot be read and is as if never saved', (_what, state) => {
    expect(readSavedView(state)).toBeNull();
  });
});

import { INITIAL_TREE_VIEW, type TreeView } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { beginHistory, changed, followed, MOST_STEPS, redone, takenBack, undone } from './view-history.ts';

const view = (...route: string[]): TreeView => ({ ...INITIAL_TREE_VIEW, route });

describe('the history of a view', () => {
  it('goes back step by step, and forward again', () => {
    const history = changed(changed(beginHistory(view()), view('1-1')), view('1-2'));
    expect(undone(history).present.route).toEqual(['1-1']);
    expect(undone(undone(history)).present.route).toEqual([]);
    expect(redone(undone(undone(history))).present.route).toEqual(['1-1']);
    expect(redone(redone(undone(undone(history)))).present.route).toEqual(['1-2']);
  });

  it('stays where it is at either end', () => {
    const history = changed(beginHistory(view()), view('1-1'));
    expect(undone(undone(history)).present.route).toEqual([]);
    expect(redone(history).present.route).toEqual(['1-1']);
  });

  it('forgets what was undone once something else is done', () => {
    const history = changed(undone(changed(beginHistory(view()), view('1-1'))), view('1-3'));
    expect(redone(history).present.route).toEqual(['1-3']);
    expect(undone(history).present.route).toEqual([]);
  });

  it('takes a step back as an undo, and one that others followed by a step of its own', () => {
    const first = changed(beginHistory(view()), view('1-1'));
    const [before = view()] = first.past;
    const back = takenBack(first, before, () => view('never'));
    expect(back.present).toBe(before);
    expect(redone(back).present.route).toEqual(['1-1']);
    const later = takenBack(changed(first, view('1-1', '1-2')), before, () => view('1-2'));
    expect(later.present.route).toEqual(['1-2']);
    expect(undone(later).present.route).toEqual(['1-1', '1-2']);
  });

  it('takes no step for what changes nothing, or only follows', () => {
    const history = beginHistory(view());
    expect(changed(history, history.present).past).toEqual([]);
    expect(followed(history, view('1-1'))).toMatchObject({ past: [], present: { route: ['1-1'] } });
  });

  it('keeps a hundred steps', () => {
    let history = beginHistory(view());
    for (let step = 0; step < 150; step += 1) history = changed(history, view(`1-${step}`));
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]?.route).toEqual(['1-49']);
  });
});

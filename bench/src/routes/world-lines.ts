import type { ExcludedSteps, TrainedOn } from './route-world.ts';

/** Lines for people: what routes were searched with, and what of it was left out. */
export function worldLines(trained: TrainedOn | null, excluded: ExcludedSteps | null): readonly string[] {
  return [...(trained === null ? [] : [trainedLine(trained)]), ...(excluded === null ? [] : excludedLines(excluded))];
}

function trainedLine({ files, split, reactions, transforms, reactionsLearnt, seconds }: TrainedOn): string {
  const made = transforms.reduce((sum, each) => sum + each, 0);
  const ranking = reactionsLearnt === null ? 'ranked by precedents alone' : `ranker learnt from ${reactionsLearnt}`;
  return `trained in ${seconds} s on ${reactions} reactions of ${files.join(', ')}${split === null ? '' : `, split ${split}`}: ${made} transforms, ${ranking}`;
}

function excludedLines({ listed, unread, withoutStereo, ...left }: ExcludedSteps): readonly string[] {
  const lines = `excluded steps: ${listed} listed${unread === 0 ? '' : `, ${unread} lines not read`}, ${withoutStereo} also without configurations; `;
  if (left.recordsLeftOut !== null) return [`${lines}${left.recordsLeftOut} records not learnt from`];
  return [
    `${lines}${left.precedentsLeftOut} precedents and ${left.transformsLeftOut} transforms of the library not used`,
    'The library shows five reactions of a transform at most, and its ranker may have learnt from the steps that are left out: only --train leaves them out altogether.',
  ];
}

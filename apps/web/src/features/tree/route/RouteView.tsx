import type { QueryAnswer, StructureNode } from '@retron/contract';
import { leavesOf, type Place, type Route, routeCost, routeFromChoices, stepCount, type TreeView } from '@retron/tree';
import { StockBadge } from '../../../components/chemistry/StockBadge.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { counted } from '../../../components/text/counts.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import { routeSteps } from '../model/route-steps.ts';
import { priceCategoryOf, ratingOf, suggestionTitle } from '../model/words.ts';
import { Scheme } from '../panel/Scheme.tsx';
import { RatingDiscIcon } from '../parts/RatingDisc.tsx';
import classes from './RouteView.module.css';

export interface RouteViewProps {
  readonly tree: LoadedTree;
  readonly view: TreeView;
  readonly direction: QueryAnswer['direction'];
  readonly openPlace: Place | null;
  readonly pictureOf: PictureSource;
  readonly onOpen: (place: Place) => void;
}

const SCHEME = { width: 620, height: 96 } as const;

/** The selected route, one row a step, target first; totals above. */
export function RouteView({ tree, view, direction, openPlace, pictureOf, onOpen }: RouteViewProps) {
  const steps = routeSteps(tree, view.route);
  if (steps.length === 0) return <EmptyState sentence="No route is selected. Choose Select route at a suggestion." />;
  const route = routeFromChoices(tree, new Set(view.route));
  return (
    <div className={classes.scroll}>
      <p className={classes.totals}>{direction === 'synthesis' ? totals(tree, route) : counted(stepCount(route), 'step', 'steps')}</p>
      <ol className={classes.steps} aria-label="Steps of the route">
        {steps.map(({ place, structure, suggestion }) => (
          <li key={place} className={classes.step} data-open={place === openPlace || undefined}>
            <button type="button" className={classes.head} onClick={() => onOpen(place)}>
              <RatingDiscIcon rating={ratingOf(suggestion)} label={suggestion.no} size={30} />
              <b>{suggestionTitle(suggestion)}</b>
              <span>{counted(suggestion.numPrecedents, 'precedent', 'precedents')}</span>
            </button>
            <Scheme suggestion={suggestion} structure={structure} pictureOf={pictureOf} {...SCHEME} isForward={direction === 'reaction'} />
            {direction === 'synthesis' && <Precursors structures={suggestion.children} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Precursors({ structures }: { readonly structures: readonly StructureNode[] }) {
  return (
    <ul className={classes.precursors}>
      {structures.map((precursor, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion may need the same structure twice
        <li key={`${precursor.sid}-${index}`}>
          Structure {precursor.no}
          <StockBadge isInStock={precursor.instock} priceCategory={priceCategoryOf(precursor)} />
        </li>
      ))}
    </ul>
  );
}

/** `3 steps · 4 starting materials, 3 in stock · cost 27`. */
function totals(tree: LoadedTree, route: Route): string {
  const leaves = [...new Set(leavesOf(route))].map((leaf) => tree.structureOf(leaf));
  const cost = routeCost(route, (structure) => ({ priceCategory: priceCategoryOf(tree.structureOf(structure)) }));
  return [
    counted(stepCount(route), 'step', 'steps'),
    `${counted(leaves.length, 'starting material', 'starting materials')}, ${leaves.filter(({ instock }) => instock === true).length} in stock`,
    `cost ${cost}`,
  ].join(' · ');
}

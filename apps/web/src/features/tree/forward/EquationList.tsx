import type { EnsembleNode, QueryAnswer } from '@retron/contract';
import type { Place, TreeView } from '@retron/tree';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/forward.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { useUnfolded } from '../list/use-unfolded.ts';
import type { RingedWarning } from '../list/workbench.ts';
import { listRows } from '../model/list-rows.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import { EquationTable } from './EquationTable.tsx';
import { equationRows } from './equation-rows.ts';
import classes from './forward.module.css';
import { SiteMap } from './SiteMap.tsx';
import { sitesOf } from './sites.ts';

export interface EquationListProps {
  readonly query: QueryAnswer;
  readonly tree: LoadedTree;
  readonly view: TreeView;
  readonly openPlace: Place | null;
  readonly pictureOf: PictureSource;
  readonly onOpen: (place: Place) => void;
  /** The warning whose atoms are ringed in the panel. */
  readonly ringed: RingedWarning | null;
  readonly onRing: (ringed: RingedWarning | null) => void;
}

/** Share outside what is known from which it heads the list. */
const MOSTLY_OUTSIDE = 0.5;

/** What becomes of the starting material, as equations with all partners, beside the map of its sites. */
export function EquationList({ query, tree, view, openPlace, pictureOf, onOpen, ringed, onRing }: EquationListProps) {
  const target = useMemo(() => ({ ...tree.structureOf(tree.target), children: firstLevel(tree) }), [tree]);
  const outside = target.outside ?? null;
  const sites = useMemo(() => sitesOf(target), [target]);
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = sites.find(({ no }) => no === wanted) ?? null;
  const [unfolded, handleUnfold] = useUnfolded();
  const rows = useMemo(
    () =>
      equationRows(
        listRows(tree, view, ({ id, structureId }) => structureId === tree.target && (chosen === null || chosen.ensids.includes(id))),
        view.isGrouped,
        unfolded,
      ),
    [tree, view, chosen, unfolded],
  );
  return (
    <div className={classes.frame}>
      <div className={classes.view}>
        <SiteMap
          query={query}
          target={target}
          sites={sites}
          outside={outside}
          chosen={chosen?.no ?? null}
          pictureOf={pictureOf}
          onChoose={setWanted}
        />
        <section className={classes.list} aria-label={texts.equations}>
          <header>
            <h2>{counts.products(rows.length)}</h2>
            <span className={classes.dim}>{chosen === null ? texts.ofStartingMaterial : texts.atSite(chosen.no, chosen.label)}</span>
          </header>
          {outside !== null && outside > MOSTLY_OUTSIDE && (
            <p className={classes.warning} role="alert">
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              {texts.mostIsNotRecorded}
            </p>
          )}
          {rows.length === 0 ? (
            <EmptyState sentence={texts.noProductMatches} />
          ) : (
            <EquationTable
              rows={rows}
              unfolded={unfolded}
              onUnfold={handleUnfold}
              target={target}
              sites={sites}
              reagents={query.reagents ?? []}
              openPlace={openPlace}
              pictureOf={pictureOf}
              onOpen={onOpen}
              ringed={ringed}
              onRing={onRing}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function firstLevel(tree: LoadedTree): EnsembleNode[] {
  return (tree.suggestionsOf(tree.target) ?? []).map(({ wire }) => wire);
}

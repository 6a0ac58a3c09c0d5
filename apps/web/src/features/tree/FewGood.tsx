import { Button } from '@mantine/core';
import type { QueryAnswer, StructureNode } from '@retron/contract';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import * as texts from '../../texts/tree/page.ts';
import classes from './FewGood.module.css';
import { broaderSearches } from './model/broader-searches.ts';
import { goodDisconnections } from './model/few-good.ts';

export interface FewGoodProps {
  readonly query: QueryAnswer;
  /** With its suggestions: the target, or a structure that the query went on from. */
  readonly structure: StructureNode;
}

/** Above a tree, route or list with few good suggestions of a structure: what would bring more. A press opens a copy of the query with that change. */
export function FewGood({ query, structure }: FewGoodProps) {
  const { openNewQuery } = useShellActions();
  const goodShown = goodDisconnections(structure);
  const searches = broaderSearches(query, goodShown, structure);
  if (searches.length === 0) return null;
  return (
    <div className={classes.banner} role="status">
      <span>{texts.fewGood(goodShown, structure.level, structure.no)}</span>
      {searches.map(({ change, why, settings }) => (
        <Button
          key={change}
          size="compact-xs"
          variant="light"
          onClick={() => openNewQuery({ projectId: query.projectid, initial: settings, earlier: query })}
        >
          {texts.tryChange(change)} <span className={classes.why}>{why}</span>
        </Button>
      ))}
    </div>
  );
}

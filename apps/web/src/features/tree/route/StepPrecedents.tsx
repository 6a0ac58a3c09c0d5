import { useElementSize } from '@mantine/hooks';
import type { EnsembleNode } from '@retron/contract';
import { useState } from 'react';
import { PrecedentList } from '../panel/PrecedentList.tsx';
import classes from './RouteView.module.css';

export interface StepPrecedentsProps {
  readonly queryId: number;
  readonly suggestion: EnsembleNode;
}

/** Below a route of one step, which leaves the room: how others ran it. */
export function StepPrecedents({ queryId, suggestion }: StepPrecedentsProps) {
  const { ref, width } = useElementSize();
  const [isShown, setShown] = useState(true);
  return (
    <div ref={ref} className={classes.precedents}>
      {width > 0 && (
        <PrecedentList
          queryId={queryId}
          suggestion={suggestion}
          direction="synthesis"
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
          width={width}
        />
      )}
    </div>
  );
}

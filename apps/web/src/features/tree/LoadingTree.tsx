import { Skeleton } from '@mantine/core';
import * as texts from '../../texts/tree/page.ts';
import classes from './LoadingTree.module.css';

/** Structures of the fan that stand for the tree. */
const FAN = ['first', 'second', 'third'];

/** In the place of a tree that is not there yet, while its query and its canvas are on the way: a target and what it may be made of. */
export function LoadingTree() {
  return (
    <div className={classes.canvas} role="status" aria-label={texts.loadingTree}>
      <Skeleton className={classes.structure ?? ''} />
      <div className={classes.fan}>
        {FAN.map((each) => (
          <div key={each} className={classes.branch}>
            <Skeleton circle height={30} />
            <Skeleton className={classes.structure ?? ''} />
          </div>
        ))}
      </div>
    </div>
  );
}

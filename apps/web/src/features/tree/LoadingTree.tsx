import { Skeleton } from '@mantine/core';
import classes from './TreePage.module.css';

/** In the place of a tree that is not there yet: the same while its query and while its canvas is on the way. */
export function LoadingTree() {
  return (
    <div className={classes.centre}>
      <Skeleton height="100%" radius={0} role="status" aria-label="Loading the tree" />
    </div>
  );
}

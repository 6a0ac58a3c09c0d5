import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import * as texts from '../../texts/app/frame.ts';
import classes from './pages.module.css';

/** Keeps the place of a page whose code is on its way. */
export function PageLoading() {
  return (
    <div className={classes.loading}>
      <LoadingRows count={3} height={120} gap={16} label={texts.loadingPage} />
    </div>
  );
}

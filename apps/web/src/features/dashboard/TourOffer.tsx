import { Button } from '@mantine/core';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import type { Sample } from '../../shared/queries/sample.ts';
import { useTourMemory } from '../../shared/tour/tour-memory.ts';
import * as texts from '../../texts/dashboard.ts';
import classes from './DashboardPage.module.css';

/** Offers the tour of the sample to who has not seen it; once taken or declined it is offered by the support card alone. */
export function TourOffer({
  withSample,
  isCopying,
}: {
  readonly withSample: NonNullable<Sample['withSample']>;
  readonly isCopying: boolean;
}) {
  const { startTour } = useShellActions();
  const [isSeen, remember] = useTourMemory();
  if (isSeen) return null;
  return (
    <p className={classes.offer}>
      <span>{texts.firstTimeHere}</span>
      <Button variant="subtle" size="xs" loading={isCopying} onClick={() => withSample(startTour)}>
        {texts.takeTour}
      </Button>
      <Button variant="subtle" size="xs" color="gray" onClick={remember}>
        {texts.notNow}
      </Button>
    </p>
  );
}

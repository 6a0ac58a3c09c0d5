import { Button, Switch } from '@mantine/core';
import type { Place } from '@retron/tree';
import { IconAlertTriangle, IconCircleCheck, IconRoute } from '@tabler/icons-react';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/routes.ts';
import type { RouteEnds, RouteGap } from '../model/route-gaps.ts';
import classes from './RouteBar.module.css';

/** Gaps offered by name; the route view has all of them. */
const MOST_OFFERED = 3;

export interface RouteBarProps {
  readonly steps: number;
  readonly ends: RouteEnds;
  readonly isRestShown: boolean;
  readonly isBusy: boolean;
  readonly onRest: (isShown: boolean) => void;
  /** Opens the suggestions of a structure at which the route ends. */
  readonly onChoose: (place: Place) => void;
  /** Has such a structure looked for. */
  readonly onSearch: (place: Place) => void;
  readonly onScheme: () => void;
}

/** Over the tree while a route is selected: whether it is complete, and where to go on. */
export function RouteBar({ steps, ends, isRestShown, isBusy, onRest, onChoose, onSearch, onScheme }: RouteBarProps) {
  const { gaps, materials } = ends;
  const more = gaps.length - MOST_OFFERED;
  return (
    <section className={classes.bar} aria-label={texts.selectedRoute}>
      <IconRoute size={16} stroke={1.75} aria-hidden className={classes.mark} />
      <b>{counts.steps(steps)}</b>
      {gaps.length === 0 ? (
        <span className={classes.complete}>
          <IconCircleCheck size={15} stroke={1.75} aria-hidden />
          {materials === 1 ? texts.startingMaterialIsKnown : texts.allMaterialsKnown(materials)}
        </span>
      ) : (
        <>
          <span className={classes.gap}>
            <IconAlertTriangle size={15} stroke={1.75} aria-hidden />
            {texts.notComplete}
          </span>
          {gaps.slice(0, MOST_OFFERED).map((gap) => (
            <GapButton
              key={gap.place}
              gap={gap}
              isBusy={isBusy}
              onClick={() => (gap.next === 'choose' ? onChoose(gap.place) : onSearch(gap.place))}
            />
          ))}
          {more > 0 && <span className={classes.dim}>{texts.andMoreNeeded(more)}</span>}
        </>
      )}
      <span className={classes.grow} />
      <Switch size="xs" label={texts.showRest} checked={isRestShown} onChange={(event) => onRest(event.currentTarget.checked)} />
      <Button size="xs" variant="default" onClick={onScheme}>
        {texts.scheme}
      </Button>
    </section>
  );
}

function GapButton({
  gap: { structure, next },
  isBusy,
  onClick,
}: {
  readonly gap: RouteGap;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}) {
  if (next === 'none') return <span className={classes.dim}>{texts.nothingFoundFor(structure.no)}</span>;
  const word = next === 'choose' ? texts.chooseOfAlternatives(structure.no, structure.childCount) : texts.searchFrom(structure.no);
  return (
    <Button
      size="xs"
      variant="light"
      disabled={next === 'search' && isBusy}
      aria-label={next === 'choose' ? texts.chooseStepFor(structure.no) : texts.continueFrom(structure.no)}
      onClick={onClick}
    >
      {word}
    </Button>
  );
}

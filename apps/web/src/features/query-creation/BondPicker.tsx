import { useComputedColorScheme } from '@mantine/core';
import type { RouteWishes } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { atomPlacesOptions } from '../../api/atom-places.ts';
import { pictureUrl } from '../../api/picture-url.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/query-creation/target.ts';
import { BOND_WISH_WORDS } from '../../texts/query-creation/target.ts';
import classes from './BondPicker.module.css';
import { afterPress, type BondWish, bondsOfTarget, lineOf, type TargetBond, wishOfBond } from './bond-wishes.ts';
import type { Target } from './draft.ts';

export interface BondPickerProps {
  readonly target: Pick<Target, 'smiles'>;
  readonly wishes: Pick<RouteWishes, 'break' | 'keep'>;
  readonly onChange: (wishes: Pick<RouteWishes, 'break' | 'keep'>) => void;
}

/** Shown larger than that: bonds are to be hit. */
const SIZE = { width: 480, height: 270 } as const;
/** Where an arrow key goes among the bonds, in the order of their atoms. */
const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The target, drawn. A press on a bond asks for it to be broken, another one to be kept, a third for nothing; arrow keys go from bond to bond. */
export function BondPicker({ target, wishes, onChange }: BondPickerProps) {
  const places = useQuery(atomPlacesOptions(target.smiles, SIZE.width, SIZE.height));
  const bonds = useMemo(() => bondsOfTarget(target.smiles), [target.smiles]);
  const [current, setCurrent] = useState(0);
  const group = useRef<SVGGElement>(null);
  const theme = useComputedColorScheme('light');
  const { data } = places;
  const handleKey = (event: KeyboardEvent, bond: TargetBond, index: number) => {
    const move = MOVES[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChange(afterPress(wishes, bond.name));
    else if (move !== undefined) focus((index + move + bonds.length) % bonds.length);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(bonds.length - 1);
    else return;
    event.preventDefault();
  };
  const focus = (index: number) => {
    setCurrent(index);
    group.current?.querySelector<SVGGElement>(`[data-bond="${bonds[index]?.name}"]`)?.focus();
  };
  return (
    <div className={classes.picker}>
      {places.isError ? <ErrorState message={reasonOf(places.error)} error={places.error} onRetry={() => void places.refetch()} /> : null}
      {places.isPending ? <LoadingRows count={1} height={SIZE.height} label={texts.drawingTarget} /> : null}
      {data === undefined ? null : (
        <div className={classes.map}>
          {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
          <svg viewBox={`0 0 ${data.width} ${data.height}`} className={classes.overlay} role="group" aria-label={texts.bondsOfTarget}>
            <image href={pictureUrl({ smiles: target.smiles, ...SIZE, theme })} {...SIZE} aria-hidden />
            <g ref={group}>
              {bonds.map((bond, index) => {
                const line = lineOf(data, bond);
                const wish = wishOfBond(wishes, bond.name);
                return line === null ? null : (
                  // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
                  <g
                    key={bond.name}
                    role="button"
                    tabIndex={index === current ? 0 : -1}
                    data-bond={bond.name}
                    data-wish={wish}
                    aria-label={texts.bondWithWish(bond.text, BOND_WISH_WORDS[wish])}
                    className={classes.bond}
                    onClick={() => {
                      setCurrent(index);
                      onChange(afterPress(wishes, bond.name));
                    }}
                    onKeyDown={(event) => handleKey(event, bond, index)}
                  >
                    <line {...line} className={classes.mark} />
                    <Sign wish={wish} x={(line.x1 + line.x2) / 2} y={(line.y1 + line.y2) / 2} />
                    <line {...line} className={classes.hit} />
                  </g>
                );
              })}
            </g>
          </svg>
        </div>
      )}
    </div>
  );
}

interface SignProps {
  readonly wish: BondWish;
  readonly x: number;
  readonly y: number;
}

/** What tells broken from kept bonds without their colours: a cross, and a lock. */
function Sign({ wish, x, y }: SignProps) {
  if (wish === 'free') return null;
  return (
    <g transform={`translate(${x} ${y})`} className={classes.sign} aria-hidden>
      <circle r="7" />
      <path
        d={
          wish === 'break'
            ? 'M-2.7 -2.7 L2.7 2.7 M2.7 -2.7 L-2.7 2.7'
            : 'M-3 -0.4 H3 V3.4 H-3 Z M-1.7 -0.4 V-1.9 A1.7 1.7 0 0 1 1.7 -1.9 V-0.4'
        }
      />
    </g>
  );
}

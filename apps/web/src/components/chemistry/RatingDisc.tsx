import type { Rating } from '@retron/tree';
import classes from './RatingDisc.module.css';

export interface RatingDiscProps {
  readonly rating: Rating;
  /** Such as `R2`; empty in a legend. */
  readonly label: string;
}

/** Four arcs of a ring at radius 13.4, clockwise from the top, with gaps of 18 degrees. */
const SEGMENTS = [
  'M2.1 -13.24A13.4 13.4 0 0 1 13.24 -2.1',
  'M13.24 2.1A13.4 13.4 0 0 1 2.1 13.24',
  'M-2.1 13.24A13.4 13.4 0 0 1 -13.24 2.1',
  'M-13.24 -2.1A13.4 13.4 0 0 1 -2.1 -13.24',
] as const;

const NAMES = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' } as const satisfies Record<Rating, string>;

/** Type that fits the disc for labels of two, three, four and more characters. */
const FONT_SIZES = [10, 10, 10, 8.6, 7] as const;

/** A reaction: a disc in its rating's colour with as many ring segments as the rating. SVG content around the origin, 30 wide. */
export function RatingDisc({ rating, label }: RatingDiscProps) {
  return (
    <g className={classes[NAMES[rating]]}>
      <circle r="15" className={classes.back} />
      {SEGMENTS.map((segment, index) => (
        <path key={segment} d={segment} className={index < rating ? classes.on : classes.off} />
      ))}
      <circle r="10.3" className={classes.disc} />
      {label !== '' && (
        <text y="3.6" className={classes.label} fontSize={FONT_SIZES[label.length] ?? 6}>
          {label}
        </text>
      )}
    </g>
  );
}

export interface RatingDiscIconProps extends RatingDiscProps {
  /** Pixels. */
  readonly size: number;
}

/** The same as a picture of its own, for legends, heads and tables; what stands beside it says the rating in words. */
export function RatingDiscIcon({ size, ...disc }: RatingDiscIconProps) {
  return (
    <svg width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true" className={classes.icon}>
      <RatingDisc {...disc} />
    </svg>
  );
}

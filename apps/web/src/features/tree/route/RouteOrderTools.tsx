import { NativeSelect, Switch } from '@mantine/core';
import { counted } from '../../../texts/counts.ts';
import { ROUTE_MEASURES, ROUTE_ORDER_WORDS, ROUTE_ORDERS, type RouteMeasure, type RouteOrder } from '../model/route-order.ts';
import classes from './FoundRoutes.module.css';

export interface RouteOrderToolsProps {
  readonly order: RouteOrder;
  /** Weighed against the first; null for none. */
  readonly second: RouteMeasure | null;
  readonly isBestOnly: boolean;
  /** Routes that are left, and of how many. */
  readonly shown: number;
  readonly of: number;
  /** Of the routes, those of which the order is not known. */
  readonly unknown: number;
  readonly onOrder: (order: RouteOrder) => void;
  readonly onSecond: (second: RouteMeasure | null) => void;
  readonly onBestOnly: (isOn: boolean) => void;
}

const ORDERS = ROUTE_ORDERS.map((value) => ({ value, label: ROUTE_ORDER_WORDS[value] }));
const ALONE = { value: '', label: 'and nothing else' };

/** What the routes are sorted by; by two at once, only those stay than which none is better in one without being worse in the other. */
export function RouteOrderTools({ order, second, isBestOnly, shown, of, unknown, onOrder, onSecond, onBestOnly }: RouteOrderToolsProps) {
  const seconds = ROUTE_MEASURES.filter((measure) => measure !== order).map((value) => ({
    value,
    label: `and ${ROUTE_ORDER_WORDS[value].toLowerCase()}`,
  }));
  return (
    <div className={classes.tools}>
      <NativeSelect
        size="xs"
        aria-label="Order of the routes"
        data={ORDERS}
        value={order}
        onChange={({ currentTarget }) => onOrder(currentTarget.value as RouteOrder)}
      />
      {order === 'ideas' ? null : (
        <NativeSelect
          size="xs"
          aria-label="Weighed against"
          title="Leaves the routes than which no other is better in one of the two without being worse in the other (Pareto)"
          data={[ALONE, ...seconds]}
          value={second ?? ''}
          onChange={({ currentTarget: { value } }) => onSecond(value === '' ? null : (value as RouteMeasure))}
        />
      )}
      <Switch
        size="xs"
        label="No open points"
        title="Every material known, every step good or great and precedented, no warning"
        checked={isBestOnly}
        onChange={({ currentTarget }) => onBestOnly(currentTarget.checked)}
      />
      {unknown === 0 ? null : (
        <p className={classes.weighed}>
          {unknown === of ? 'Not known of any of these routes' : `Not known of ${counted(unknown, 'route', 'routes')}, which come last`}.
        </p>
      )}
      {second === null ? null : (
        <p className={classes.weighed} role="status">
          {shown} of {of}: no other is better in one without being worse in the other.
        </p>
      )}
    </div>
  );
}

import { NativeSelect, Switch } from '@mantine/core';
import * as texts from '../../../texts/tree/routes.ts';
import { ROUTE_ORDER_WORDS } from '../../../texts/tree/routes.ts';
import { ROUTE_MEASURES, ROUTE_ORDERS, type RouteMeasure, type RouteOrder } from '../model/route-order.ts';
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
const ALONE = { value: '', label: texts.andNothingElse };

/** What the routes are sorted by; by two at once, only those stay than which none is better in one without being worse in the other. */
export function RouteOrderTools({ order, second, isBestOnly, shown, of, unknown, onOrder, onSecond, onBestOnly }: RouteOrderToolsProps) {
  const seconds = ROUTE_MEASURES.filter((measure) => measure !== order).map((value) => ({
    value,
    label: texts.andOrder(ROUTE_ORDER_WORDS[value].toLowerCase()),
  }));
  return (
    <div className={classes.tools}>
      <NativeSelect
        size="xs"
        aria-label={texts.orderOfRoutes}
        data={ORDERS}
        value={order}
        onChange={({ currentTarget }) => onOrder(currentTarget.value as RouteOrder)}
      />
      {order === 'ideas' ? null : (
        <NativeSelect
          size="xs"
          aria-label={texts.weighedAgainst}
          title={texts.paretoHint}
          data={[ALONE, ...seconds]}
          value={second ?? ''}
          onChange={({ currentTarget: { value } }) => onSecond(value === '' ? null : (value as RouteMeasure))}
        />
      )}
      <Switch
        size="xs"
        label={texts.noOpenPoints}
        title={texts.nothingOpen}
        checked={isBestOnly}
        onChange={({ currentTarget }) => onBestOnly(currentTarget.checked)}
      />
      {unknown === 0 ? null : <p className={classes.weighed}>{unknown === of ? texts.knownOfNone : texts.notKnownOf(unknown)}.</p>}
      {second === null ? null : (
        <p className={classes.weighed} role="status">
          {texts.paretoShown(shown, of)}
        </p>
      )}
    </div>
  );
}

import { IconAlertTriangle } from '@tabler/icons-react';
import * as texts from '../../../texts/tree/routes.ts';
import type { RouteFault } from '../model/found-routes.ts';
import classes from './RouteFaults.module.css';

export interface RouteFaultsProps {
  readonly faults: readonly RouteFault[];
  /** The one whose atoms are ringed in the scheme. */
  readonly ringed: RouteFault | null;
  readonly onRing: (fault: RouteFault | null) => void;
}

/** What is wrong with how the steps follow each other; a press rings the group in every structure that has it free. */
export function RouteFaults({ faults, ringed, onRing }: RouteFaultsProps) {
  return (
    <ul className={classes.faults} aria-label={texts.orderOfSteps}>
      {faults.map((fault) => (
        <li key={fault.text}>
          {fault.rings.size === 0 ? (
            <span className={classes.fault}>
              <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
              {fault.text}
            </span>
          ) : (
            <button
              type="button"
              className={classes.fault}
              aria-pressed={fault === ringed}
              title={texts.ringTheGroup}
              onClick={() => onRing(fault === ringed ? null : fault)}
            >
              <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
              {fault.text}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

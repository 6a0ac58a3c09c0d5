import { Button, CloseButton } from '@mantine/core';
import type { RouteWishes } from '@retron/contract';
import { IconLock, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { wishErrorsOptions, wishErrorText } from '../../api/check-wishes.ts';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import * as common from '../../texts/common.ts';
import * as said from '../../texts/query-creation/settings.ts';
import { BOND_WISH_WORDS } from '../../texts/query-creation/target.ts';
import { BondPicker } from './BondPicker.tsx';
import { bondsOfTarget, withWish } from './bond-wishes.ts';
import type { Target } from './draft.ts';
import { WishedTextsField } from './WishedTextsField.tsx';
import classes from './WishesDialog.module.css';

export interface WishesDialogProps {
  /** Null while there is none: then no bonds can be chosen. */
  readonly target: Target | null;
  /** There are other targets, which have other bonds. */
  readonly isFirstOfMany: boolean;
  readonly wishes: RouteWishes;
  readonly onChange: (wishes: RouteWishes) => void;
  readonly onClose: () => void;
}

/** What is asked of the ways to the target, with every algorithm: bonds to break and to keep, what to avoid and what to have. */
export function WishesDialog({ target, isFirstOfMany, wishes, onChange, onClose }: WishesDialogProps) {
  const { data: errors = [] } = useQuery(wishErrorsOptions({ avoid: wishes.avoid, require: wishes.require }));
  const set = (values: Partial<RouteWishes>) => onChange({ ...wishes, ...values });
  return (
    <CentreDialog isOpen title={said.bondsAndWishes} width={760} onClose={onClose}>
      <div className={classes.body}>
        {target === null ? (
          <p className={classes.dim}>{said.targetFirst}</p>
        ) : (
          <>
            <p className={classes.dim}>{said.bondsHint(isFirstOfMany)}</p>
            <BondPicker target={target} wishes={wishes} onChange={set} />
            <BondList smiles={target.smiles} wishes={wishes} onChange={set} />
          </>
        )}
        <WishedTextsField
          label={said.avoid}
          description={said.avoidHint}
          withReactions
          error={wishErrorText(errors, 'avoid', wishes.avoid)}
          value={wishes.avoid}
          onChange={(avoid) => set({ avoid })}
        />
        <WishedTextsField
          label={said.mustHave}
          description={said.needHint}
          withReactions={false}
          error={wishErrorText(errors, 'require', wishes.require)}
          value={wishes.require}
          onChange={(require) => set({ require })}
        />
        <div className={classes.foot}>
          <Button onClick={onClose}>{common.done}</Button>
        </div>
      </div>
    </CentreDialog>
  );
}

interface BondListProps {
  readonly smiles: string;
  readonly wishes: RouteWishes;
  readonly onChange: (wishes: Pick<RouteWishes, 'break' | 'keep'>) => void;
}

/** The same in words. */
function BondList({ smiles, wishes, onChange }: BondListProps) {
  const texts = new Map(bondsOfTarget(smiles).map(({ name, text }) => [name, text]));
  const entries = (['break', 'keep'] as const).flatMap((wish) => wishes[wish].map((name) => ({ wish, name })));
  return (
    <div role="status" className={classes.bonds}>
      {entries.length === 0 ? <span className={classes.dim}>{said.noBondAsked}</span> : null}
      <ul aria-label={said.bondsAskedFor} hidden={entries.length === 0}>
        {entries.map(({ wish, name }) => (
          <li key={name} data-wish={wish}>
            {wish === 'break' ? <IconX size={14} stroke={2} aria-hidden /> : <IconLock size={14} stroke={1.75} aria-hidden />}
            {texts.get(name) ?? name} {BOND_WISH_WORDS[wish]}
            <CloseButton
              size="xs"
              aria-label={said.askNothingOf(texts.get(name) ?? name)}
              onClick={() => onChange(withWish(wishes, name, 'free'))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

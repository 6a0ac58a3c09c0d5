import { Button, CloseButton } from '@mantine/core';
import type { RouteWishes } from '@retron/contract';
import { IconLock, IconX } from '@tabler/icons-react';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import { BOND_WISH_WORDS, BondPicker } from './BondPicker.tsx';
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
  const set = (values: Partial<RouteWishes>) => onChange({ ...wishes, ...values });
  return (
    <CentreDialog isOpen title="Bonds and wishes" width={760} onClose={onClose}>
      <div className={classes.body}>
        {target === null ? (
          <p className={classes.dim}>Draw or paste the target first, to choose bonds of it.</p>
        ) : (
          <>
            <p className={classes.dim}>
              Press a bond once to break it, twice to keep it. Routes break each of the first; in lists what breaks one comes first among
              equals. Nothing breaks a bond to keep, on any level.
              {isFirstOfMany ? ' Bonds are asked of the first target only.' : ''}
            </p>
            <BondPicker target={target} wishes={wishes} onChange={set} />
            <BondList smiles={target.smiles} wishes={wishes} onChange={set} />
          </>
        )}
        <WishedTextsField
          label="Avoid"
          description="Structures that nothing is made from, and name reactions that no step is. Names or SMILES, each ended by Enter."
          withReactions
          value={wishes.avoid}
          onChange={(avoid) => set({ avoid })}
        />
        <WishedTextsField
          label="Must have"
          description="Structures that every route makes or starts from; in lists what needs one comes first. Names or SMILES."
          withReactions={false}
          value={wishes.require}
          onChange={(require) => set({ require })}
        />
        <div className={classes.foot}>
          <Button onClick={onClose}>Done</Button>
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
      {entries.length === 0 ? <span className={classes.dim}>No bond is asked for.</span> : null}
      <ul aria-label="Bonds asked for" hidden={entries.length === 0}>
        {entries.map(({ wish, name }) => (
          <li key={name} data-wish={wish}>
            {wish === 'break' ? <IconX size={14} stroke={2} aria-hidden /> : <IconLock size={14} stroke={1.75} aria-hidden />}
            {texts.get(name) ?? name} {BOND_WISH_WORDS[wish]}
            <CloseButton
              size="xs"
              aria-label={`Ask nothing of ${texts.get(name) ?? name}`}
              onClick={() => onChange(withWish(wishes, name, 'free'))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

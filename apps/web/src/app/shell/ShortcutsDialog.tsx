import { useMemo } from 'react';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import * as texts from '../../texts/app/shortcuts.ts';
import * as common from '../../texts/common.ts';
import classes from './ShortcutsDialog.module.css';
import { presentShortcuts, type ShortcutGroup } from './shortcut-groups.ts';

export interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keys that work on the present page; those of other places are folded. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <CentreDialog isOpen={isOpen} onClose={onClose} title={common.keyboardShortcuts} width={640}>
      <ShortcutLists />
    </CentreDialog>
  );
}

function ShortcutLists() {
  // As the page was when the list was opened: what opens with the list is not part of it.
  const { here, elsewhere } = useMemo(() => presentShortcuts(document), []);
  return (
    <>
      <Groups groups={here} />
      {elsewhere.length === 0 ? null : (
        <details className={classes.elsewhere}>
          <summary>{texts.keysOfOtherPlaces}</summary>
          <Groups groups={elsewhere} />
        </details>
      )}
    </>
  );
}

function Groups({ groups }: { readonly groups: readonly ShortcutGroup[] }) {
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h3>{group.name}</h3>
          <dl>
            {group.shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import classes from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of keys. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <CentreDialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" width={640}>
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3>{group.name}</h3>
            <dl>
              {group.keys.map(({ keys, does }) => (
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
    </CentreDialog>
  );
}

const GROUPS = [
  {
    name: 'Everywhere',
    keys: [
      { keys: ['Ctrl K'], does: 'Search or jump to' },
      { keys: ['/'], does: 'Go to the filter field' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Ctrl Z'], does: 'Undo what the message offers' },
      { keys: ['Ctrl Enter'], does: 'Start or save' },
      { keys: ['Esc'], does: 'Close the topmost' },
      { keys: ['Alt ←', 'Alt →'], does: 'Previous or next step of the stepper' },
    ],
  },
  {
    name: 'In the tree',
    keys: [
      { keys: ['←'], does: 'Parent, or collapse' },
      { keys: ['→'], does: 'Expand, or first child' },
      { keys: ['↑', '↓'], does: 'Sibling' },
      { keys: ['Enter'], does: 'Evidence; structure: details' },
      { keys: ['Space'], does: 'Select' },
      { keys: [',', '.'], does: 'Previous or next alternative' },
      { keys: ['H'], does: 'Hide' },
      { keys: ['R'], does: 'Select route to here' },
      { keys: ['M'], does: 'Magnify' },
      { keys: ['C'], does: 'Comment' },
      { keys: ['+', '-', '0', 'F'], does: 'Zoom in, out, 100 %, fit' },
      { keys: ['Shift F10'], does: 'Menu of the node' },
    ],
  },
] as const;

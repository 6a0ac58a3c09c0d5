import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconCursorText, IconDots, IconTarget, IconTrash } from '@tabler/icons-react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import type { MoleculeActions } from './use-molecule-actions.ts';

export interface MoleculeMenuProps {
  readonly name: string;
  readonly actions: MoleculeActions;
}

/** What can be done with one molecule of the library, with the keys that do the same. */
export function MoleculeMenu({ name, actions }: MoleculeMenuProps) {
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={texts.menuOf(name)}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconTarget size={16} stroke={1.75} />} rightSection={<kbd>T</kbd>} onClick={actions.useAsTarget}>
          {texts.useAsTarget}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCursorText size={16} stroke={1.75} />}
          rightSection={<kbd>F2</kbd>}
          onClick={() => actions.setIsRenaming(true)}
        >
          {texts.rename}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} stroke={1.75} />}
          rightSection={<small>{`${name}-copy`.slice(0, 24)}</small>}
          onClick={() => actions.copy()}
        >
          {common.copy}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          rightSection={<kbd>{texts.del}</kbd>}
          onClick={() => actions.remove()}
        >
          {common.deleteIt}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

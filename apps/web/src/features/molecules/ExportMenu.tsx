import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import * as texts from '../../texts/molecules.ts';
import { MOLECULE_FILES, type MoleculeFile } from './molecule-files.ts';

export interface ExportMenuProps {
  /** What is exported, for readers that do not see what is beside it. */
  readonly what: string;
  readonly isCompact?: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (file: MoleculeFile) => void;
}

/** The files that molecules can be taken away in. */
export function ExportMenu({ what, isCompact = false, isDisabled, onChoose }: ExportMenuProps) {
  const iconSize = isCompact ? 14 : 16;
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          size={isCompact ? 'compact-sm' : 'sm'}
          aria-label={texts.exportWhat(what)}
          disabled={isDisabled}
          leftSection={<IconDownload size={iconSize} stroke={1.75} />}
          rightSection={<IconChevronDown size={iconSize} stroke={1.75} />}
        >
          {texts.exportThem}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {MOLECULE_FILES.map((file) => (
          <Menu.Item key={file.format} rightSection={<small>{file.hint}</small>} onClick={() => onChoose(file)}>
            {file.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

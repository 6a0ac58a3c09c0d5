import { Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import classes from './StructureMenu.module.css';

export interface StructureMenuProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly className?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Above the structures; what is typed into keeps the focus. */
  readonly search?: ReactNode;
  /** What the structures are, or why there are none. */
  readonly label: string;
  readonly structures: readonly MenuStructure[];
  readonly onUse: (structure: MenuStructure) => void;
}

export interface MenuStructure {
  readonly id: number;
  readonly name: string;
  /** What a reader who cannot see it is told; its name where absent. */
  readonly spoken?: string;
  readonly smiles: string;
  readonly rosdal: string;
}

/** Structures to choose from, below a button of the form. */
export function StructureMenu({ title, icon, className = '', isOpen, onToggle, search, label, structures, onUse }: StructureMenuProps) {
  return (
    <Menu opened={isOpen} onChange={onToggle} position="bottom-end" width={340} trapFocus={search === undefined}>
      <Menu.Target>
        <Button
          className={className}
          size="xs"
          variant="default"
          leftSection={icon}
          // While the list is open Esc closes it, not the dialog around it.
          data-mantine-stop-propagation={isOpen || undefined}
          onKeyDown={(event) => event.key === 'Escape' && onToggle(false)}
        >
          {title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.list ?? ''} data-mantine-stop-propagation>
        {search}
        <Menu.Label role="status">{label}</Menu.Label>
        {structures.map((structure) => (
          <Menu.Item
            key={structure.id}
            aria-label={structure.spoken ?? structure.name}
            leftSection={<StructurePicture smiles={structure.smiles} width={92} height={64} alt="" />}
            onClick={() => onUse(structure)}
          >
            <span className={classes.name}>{structure.name}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

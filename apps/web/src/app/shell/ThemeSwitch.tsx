import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun, IconSunMoon } from '@tabler/icons-react';
import * as texts from '../../texts/app/frame.ts';

/** Light, dark, or what the system says. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={texts.colourScheme}>
          <IconSunMoon size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown miw={150}>
        {SCHEMES.map(({ value, label, Icon }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={colorScheme === value}
            leftSection={<Icon size={16} stroke={1.75} />}
            rightSection={colorScheme === value ? <IconCheck size={14} stroke={1.75} /> : null}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const SCHEMES: readonly { readonly value: MantineColorScheme; readonly label: string; readonly Icon: typeof IconSun }[] = [
  { value: 'light', label: texts.light, Icon: IconSun },
  { value: 'dark', label: texts.dark, Icon: IconMoon },
  { value: 'auto', label: texts.system, Icon: IconDeviceDesktop },
];

import type {
  ActionIcon,
  Badge,
  Button,
  Checkbox,
  Input,
  MantineThemeComponent,
  MantineThemeComponents,
  Menu,
  Modal,
  Popover,
  Progress,
  SegmentedControl,
  Skeleton,
  Table,
  Tooltip,
} from '@mantine/core';
import classes from './component-defaults.module.css';

interface ButtonMeasure {
  readonly height: string;
  readonly fontSize: string;
  readonly padding: string;
}

const BUTTON_MEASURES: Readonly<Record<string, ButtonMeasure>> = {
  xs: { height: '26px', fontSize: '12px', padding: '9px' },
  sm: { height: '30px', fontSize: '13px', padding: '12px' },
  lg: { height: '36px', fontSize: '14px', padding: '18px' },
};

/** Sizes of an icon button: in rows, usual, in dialogs' heads. */
const ACTION_ICON_SIZES: Readonly<Record<string, string>> = { xs: '22px', sm: '24px', md: '30px', lg: '34px' };

/** As `Part.extend` of Mantine, by its type alone: the part itself loads with the page that uses it. */
function of<Part extends { readonly extend: (defaults: never) => MantineThemeComponent }>(
  defaults: Parameters<Part['extend']>[0],
): MantineThemeComponent {
  return defaults;
}

/** Measures of Mantine's parts, so that a screen states only what differs. */
export const COMPONENTS: MantineThemeComponents = {
  Button: of<typeof Button>({
    defaultProps: { size: 'sm' },
    classNames: { root: classes.button ?? '', section: classes.buttonSection ?? '' },
    vars: (_theme, props) => {
      const measure = BUTTON_MEASURES[String(props.size ?? 'sm')];
      if (!measure) return { root: {} };
      return { root: { '--button-height': measure.height, '--button-fz': measure.fontSize, '--button-padding-x': measure.padding } };
    },
  }),
  ActionIcon: of<typeof ActionIcon>({
    defaultProps: { variant: 'subtle', color: 'gray', size: 'md' },
    vars: (_theme, props) => ({ root: { '--ai-size': ACTION_ICON_SIZES[String(props.size ?? 'md')] ?? String(props.size) } }),
  }),
  Input: of<typeof Input>({
    classNames: { wrapper: classes.inputWrapper ?? '', input: classes.input ?? '' },
    vars: (_theme, props) => ({
      wrapper: {
        '--input-height': props.size === 'xs' ? '26px' : '34px',
        '--input-fz': props.size === 'xs' ? '12px' : '13px',
      },
    }),
  }),
  InputWrapper: of<typeof Input.Wrapper>({
    classNames: { label: classes.inputLabel ?? '', description: classes.inputDescription ?? '', error: classes.inputError ?? '' },
  }),
  Checkbox: of<typeof Checkbox>({
    classNames: { root: classes.checkboxRoot ?? '', input: classes.checkbox ?? '', label: classes.checkboxLabel ?? '' },
  }),
  Badge: of<typeof Badge>({ defaultProps: { radius: 'sm', tt: 'none', variant: 'light' }, classNames: { root: classes.badge ?? '' } }),
  Table: of<typeof Table>({
    defaultProps: { verticalSpacing: 0, borderColor: 'var(--retron-line)', fz: 'md' },
    classNames: { thead: classes.tableHeads ?? '', th: classes.tableHead ?? '', td: classes.tableCell ?? '' },
  }),
  Menu: of<typeof Menu>({
    defaultProps: { shadow: 'sm', transitionProps: { duration: 120 }, withInitialFocusPlaceholder: false },
    classNames: {
      dropdown: classes.raised ?? '',
      item: classes.menuItem ?? '',
      itemSection: classes.menuItemSection ?? '',
      divider: classes.menuDivider ?? '',
    },
  }),
  Popover: of<typeof Popover>({
    defaultProps: { shadow: 'sm', transitionProps: { duration: 120 } },
    classNames: { dropdown: classes.raised ?? '' },
  }),
  Tooltip: of<typeof Tooltip>({
    defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: true }, transitionProps: { duration: 120 } },
    classNames: { tooltip: classes.tooltip ?? '' },
  }),
  Modal: of<typeof Modal>({
    defaultProps: { transitionProps: { duration: 120 }, overlayProps: { backgroundOpacity: 0.35 } },
    classNames: { title: classes.modalTitle ?? '' },
  }),
  ProgressRoot: of<typeof Progress.Root>({ defaultProps: { size: '4px', radius: '4px' }, classNames: { root: classes.progress ?? '' } }),
  SegmentedControl: of<typeof SegmentedControl>({
    defaultProps: { size: 'sm' },
    classNames: { root: classes.segments ?? '', indicator: classes.segmentIndicator ?? '', label: classes.segmentLabel ?? '' },
  }),
  Skeleton: of<typeof Skeleton>({ classNames: { root: classes.skeleton ?? '' } }),
};

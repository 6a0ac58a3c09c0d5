import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { LONGEST } from '@retron/contract';
import { IconPlus } from '@tabler/icons-react';
import { tooLong } from '../../components/text/too-long.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/project/project.ts';
import { LONGEST_DETAIL, type QueryDetail } from './query-details.ts';

export interface DetailFieldsProps {
  /** Those that stand there already, in their order. */
  readonly known: readonly QueryDetail[];
  /** Further ones, which may still change their names. */
  readonly added: readonly QueryDetail[];
  readonly onKnown: (known: readonly QueryDetail[]) => void;
  readonly onAdded: (added: readonly QueryDetail[]) => void;
}

/** What a chemist or a program notes with a query: a field each, and more of them on demand. */
export function DetailFields({ known, added, onKnown, onAdded }: DetailFieldsProps) {
  const changed = (list: readonly QueryDetail[], index: number, change: Partial<QueryDetail>) =>
    list.map((detail, place) => (place === index ? { ...detail, ...change } : detail));
  return (
    <Stack gap="xs" role="group" aria-label={texts.details}>
      <div>
        <Text size="sm" fw={500}>
          {texts.details}
        </Text>
        <Text size="xs" c="dimmed">
          {texts.detailsHint}
        </Text>
      </div>
      {known.map((detail, index) => (
        <TextInput
          key={detail.name}
          label={detail.name}
          value={detail.value}
          error={detail.isOfProgram ? null : tooLong(detail.value, LONGEST_DETAIL)}
          readOnly={detail.isOfProgram}
          description={detail.isOfProgram ? texts.writtenByProgram : undefined}
          onChange={(event) => onKnown(changed(known, index, { value: event.currentTarget.value }))}
        />
      ))}
      {added.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells a new detail from another
        <Group key={index} gap="xs" grow align="end">
          <TextInput
            label={common.name}
            aria-label={texts.nameOfDetail(index + 1)}
            placeholder={texts.detailExample}
            value={detail.name}
            error={tooLong(detail.name, LONGEST.detailName)}
            onChange={(event) => onAdded(changed(added, index, { name: event.currentTarget.value }))}
          />
          <TextInput
            label={texts.valueOfDetail}
            aria-label={texts.valueOfDetailNumber(index + 1)}
            value={detail.value}
            error={tooLong(detail.value, LONGEST_DETAIL)}
            onChange={(event) => onAdded(changed(added, index, { value: event.currentTarget.value }))}
          />
        </Group>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => onAdded([...added, { name: '', value: '', isOfProgram: false }])}
        >
          {texts.addDetail}
        </Button>
      </div>
    </Stack>
  );
}

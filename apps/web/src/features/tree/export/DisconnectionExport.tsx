import { Button, Menu } from '@mantine/core';
import { EXPORT_ENDINGS, EXPORT_FORMATS, EXPORT_POLL_MS, exportFileName, FORMATS_OF_KIND, type QueryAnswer } from '@retron/contract';
import type { ExportFormat } from '@retron/tree';
import { IconAlertCircle, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { disconnectionFileAddress } from '../../../api/exports.ts';
import { DownloadLink } from '../../../shared/exports/DownloadLink.tsx';
import { useExport } from '../../../shared/exports/use-export.ts';
import * as texts from '../../../texts/tree/export.ts';
import classes from './export.module.css';

/** Exports the disconnection summary as it is filtered: the format, then the link to the file. */
export function DisconnectionExport({ query }: { readonly query: QueryAnswer }) {
  const { state, begin } = useExport(EXPORT_POLL_MS.disconnections, null);
  const { id, sessionid, targethash } = query;
  const [format, setFormat] = useState<ExportFormat>('XLS');
  const handleExport = (format: ExportFormat) => {
    setFormat(format);
    void begin({ kind: 'disconnections', body: { id, sessionid, targethash, queryGroup: 'BONDSET', objectType: 'ICEDIT', format } });
  };
  const isBusy = state.kind === 'starting' || state.kind === 'busy';
  return (
    <>
      {state.kind === 'error' ? (
        <span role="alert" className={classes.exportFailure} title={state.reason ?? undefined}>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden />
          {state.message}
        </span>
      ) : null}
      {state.kind === 'ready' ? (
        <DownloadLink
          key={state.jobid}
          address={disconnectionFileAddress(
            state.jobid,
            `${exportFileName({ query: sessionid, kind: 'disconnections', format, day: new Date().toISOString().slice(0, 10) })}${EXPORT_ENDINGS[format]}`,
          )}
          filename={texts.disconnectionSummary}
          isNewest
        />
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="default" loading={isBusy} leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}>
            {texts.exportIt}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATS_OF_KIND.disconnections.map((format) => (
            <Menu.Item key={format} onClick={() => handleExport(format)}>
              {EXPORT_FORMATS[format]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

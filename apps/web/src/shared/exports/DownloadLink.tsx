import { Button } from '@mantine/core';
import { EXPORT_LINK_MS } from '@retron/contract';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import * as texts from '../../texts/shared/exports.ts';
import classes from './exports.module.css';

export interface DownloadLinkProps {
  readonly address: string;
  readonly filename: string;
  /** Tinted, as the newest is. */
  readonly isNewest?: boolean;
}

/** The link to a file: it goes a second after it was clicked. */
export function DownloadLink({ address, filename, isNewest = false }: DownloadLinkProps) {
  const [state, setState] = useState<'new' | 'clicked' | 'gone'>('new');
  useEffect(() => {
    if (state !== 'clicked') return;
    const timer = setTimeout(() => setState('gone'), EXPORT_LINK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'gone') {
    return (
      <span className={classes.done} role="status">
        <IconCheck size={14} stroke={1.75} aria-hidden />
        {texts.downloaded}
      </span>
    );
  }
  return (
    <Button
      component="a"
      size="xs"
      variant={isNewest ? 'light' : 'default'}
      href={address}
      download={filename}
      aria-label={texts.downloadFile(filename)}
      leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
      onClick={() => setState('clicked')}
    >
      {texts.download}
    </Button>
  );
}

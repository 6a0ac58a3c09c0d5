import { Button, Menu } from '@mantine/core';
import { IconCopy, IconDownload, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { reasonOf } from '../../../api/api-error.ts';
import { downloadBlob, downloadFile } from '../../../components/text/download-text.ts';
import { toasts } from '../../../components/toast/toast-store.ts';
import * as texts from '../../../texts/tree/routes.ts';
import type { SchemeOnPage } from './draw-scheme.ts';
import { copyPicture, pngOf } from './scheme-files.ts';

export interface SchemeMenuProps extends SchemeOnPage {
  /** Of the files, without the ending. */
  readonly fileName: string;
  /** What stands at the arrows is still on its way. */
  readonly isWaiting: boolean;
}

/** The scheme as a picture for slides and papers: copied, or saved. */
export function SchemeMenu({ fileName, lines, ends, factsOf, pictureOf, isWaiting }: SchemeMenuProps) {
  const [isMaking, setIsMaking] = useState(false);
  const make = async () => (await import('./draw-scheme.ts')).drawScheme({ lines, ends, factsOf, pictureOf });
  const during = async (work: () => Promise<void>) => {
    setIsMaking(true);
    try {
      await work();
    } catch (error) {
      toasts.error(reasonOf(error));
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconPhoto size={14} stroke={1.75} aria-hidden />} loading={isWaiting || isMaking}>
          {texts.picture}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={15} stroke={1.75} />}
          onClick={() =>
            void during(async () => {
              await copyPicture(make().then(pngOf));
              toasts.message(texts.pictureCopied);
            })
          }
        >
          {texts.copyForSlide}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={15} stroke={1.75} />}
          onClick={() => void during(async () => downloadBlob(`${fileName}.png`, await pngOf(await make())))}
        >
          {texts.saveAsPng}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={15} stroke={1.75} />}
          onClick={() => void during(async () => downloadFile(`${fileName}.svg`, [await make()], 'image/svg+xml'))}
        >
          {texts.saveAsSvg}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

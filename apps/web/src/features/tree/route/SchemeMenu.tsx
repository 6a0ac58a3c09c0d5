import { Button, Menu } from '@mantine/core';
import type { Place } from '@retron/tree';
import { IconCopy, IconDownload, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { reasonOf } from '../../../api/api-error.ts';
import { downloadBlob, downloadFile } from '../../../components/text/download-text.ts';
import { toasts } from '../../../components/toast/toast-store.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { RouteEnds } from '../model/route-gaps.ts';
import type { SchemeLine, StepFacts } from '../model/route-scheme.ts';
import { drawnStructures, SCHEME_DRAWING, schemePicture } from '../model/scheme-picture.ts';
import { copyPicture, pngOf } from './scheme-files.ts';

export interface SchemeMenuProps {
  readonly lines: readonly SchemeLine[];
  readonly ends: RouteEnds;
  readonly factsOf: ReadonlyMap<Place, StepFacts>;
  readonly pictureOf: PictureSource;
  /** What stands at the arrows is still on its way. */
  readonly isWaiting: boolean;
}

/** The scheme as a picture for slides and papers: copied, or saved. */
export function SchemeMenu({ lines, ends, factsOf, pictureOf, isWaiting }: SchemeMenuProps) {
  const [isMaking, setIsMaking] = useState(false);
  const make = async () => {
    const sids = drawnStructures(lines);
    const { width, height } = SCHEME_DRAWING;
    const drawings = await Promise.all(sids.map((sid) => drawingAt(pictureOf(sid, [], width, height))));
    const drawn = new Map(sids.map((sid, index) => [sid, drawings[index] ?? '']));
    const unresolved = new Set(ends.gaps.map(({ structure }) => structure.sid));
    return schemePicture(lines, { factsOf, unresolved, drawingOf: (sid) => drawn.get(sid) ?? '' });
  };
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
          Picture
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={15} stroke={1.75} />}
          onClick={() =>
            void during(async () => {
              await copyPicture(make().then(pngOf));
              toasts.message('Picture copied');
            })
          }
        >
          Copy for a slide
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={15} stroke={1.75} />}
          onClick={() => void during(async () => downloadBlob('route.png', await pngOf(await make())))}
        >
          Save as PNG
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={15} stroke={1.75} />}
          onClick={() => void during(async () => downloadFile('route.svg', [await make()], 'image/svg+xml'))}
        >
          Save as SVG
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A drawing in the colours of paper, whatever the page has. */
async function drawingAt(address: string): Promise<string> {
  const answer = await fetch(address.replace('theme=dark', 'theme=light'));
  if (!answer.ok) throw new Error('A drawing could not be loaded. Please try again.');
  return (await answer.text()).replace(/^<\?xml[^>]*\?>\s*/, '');
}

import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { reasonOf } from '../../api/api-error.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/shared/structures.ts';
import { molfileOf, pngOf, svgOf } from './structure-files.ts';

export interface CopyStructureMenuProps {
  /** Of a structure, or of a reaction as `reactants>agents>product`. */
  readonly smiles: string;
  /** What is copied, such as `Structure 4`. */
  readonly name: string;
}

/** Takes a structure or a reaction elsewhere: as SMILES, molfile or RXN file, or as a picture. What the clipboard does not take is downloaded. */
export function CopyStructureMenu({ smiles, name }: CopyStructureMenuProps) {
  const drawn = { smiles, isReaction: smiles.includes('>') };
  const file = drawn.isReaction ? texts.rxnFile : texts.molfile;
  const copy = async (what: string, type: string, ending: string, content: () => Promise<Blob>) => {
    try {
      if (await toClipboard(type, content)) toasts.message(texts.copiedAs(name, what));
      else {
        download(await content(), `${name}.${ending}`);
        toasts.message(texts.downloadedAs(name, what));
      }
    } catch (error) {
      toasts.error(reasonOf(error));
    }
  };
  const text = (content: Promise<string> | string) => async () => new Blob([await content], { type: 'text/plain' });
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Tooltip label={texts.copyAs}>
          <ActionIcon size="sm" aria-label={texts.copyNamed(name)}>
            <IconCopy size={15} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown data-mantine-stop-propagation>
        <Menu.Item onClick={() => void copy('SMILES', 'text/plain', 'smi', text(smiles))}>{texts.copyAsSmiles}</Menu.Item>
        <Menu.Item onClick={() => void copy(file, 'text/plain', drawn.isReaction ? 'rxn' : 'mol', () => text(molfileOf(drawn))())}>
          {texts.copyAsFile(file)}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => void copy('SVG', 'text/plain', 'svg', () => text(svgOf(drawn))())}>{texts.copyAsSvg}</Menu.Item>
        <Menu.Item onClick={() => void copy('PNG', 'image/png', 'png', () => pngOf(drawn))}>{texts.copyAsPngPicture}</Menu.Item>
        <Menu.Item
          onClick={() =>
            void svgOf(drawn).then(
              (svg) => download(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`),
              (error) => toasts.error(reasonOf(error)),
            )
          }
        >
          {texts.downloadSvg}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** @returns whether the clipboard took it; a page that is not served over TLS, or a browser that is asked not to, has none */
async function toClipboard(type: string, content: () => Promise<Blob>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined' || navigator.clipboard?.write === undefined) return false;
  // The promise is handed over, not waited for: some browsers forget the click meanwhile.
  const promised = content();
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: promised })]);
    return true;
  } catch {
    // A failure of the content is told by whoever asks for it next.
    await promised;
    return false;
  }
}

function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

import { useComputedColorScheme } from '@mantine/core';
import type { Place } from '@retron/tree';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { pictureUrl } from '../../api/picture-url.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import * as texts from '../../texts/tree/page.ts';
import type { PictureSource } from './canvas/picture-source.ts';
import { TreeCanvas } from './canvas/TreeCanvas.tsx';
import type { CanvasStructure } from './model/canvas-tree.ts';
import type { NodeCommand } from './model/commands.ts';
import { openPart, sampleTree } from './model/sample-tree.ts';
import classes from './TreePage.module.css';

const USUAL_NODES = 1000;
const MOST_NODES = 100_000;

/** A development page: the canvas with a tree made by rule, open at its target; `?nodes=10000` says how large it is, with all of it open. */
export function SampleTreePage() {
  const search = useLocation({ select: (location) => location.searchStr });
  const asked = new URLSearchParams(search).get('nodes');
  const wanted = Number(asked ?? USUAL_NODES);
  const whole = useMemo(() => sampleTree(Math.min(MOST_NODES, Math.max(1, Math.floor(wanted) || USUAL_NODES))), [wanted]);
  const smiles = useMemo(() => smilesBySid(whole), [whole]);
  const [opened, setOpened] = useState<ReadonlySet<Place>>(() => new Set([whole.key]));
  const root = useMemo(() => (asked === null ? openPart(whole, opened) : whole), [asked, whole, opened]);
  const theme = useComputedColorScheme('light');
  const [focused, setFocused] = useState<Place>(root.key);
  const [open, setOpen] = useState<Place | null>(null);
  const pictureOf = useCallback<PictureSource>(
    (sid, _centre, width, height) => pictureUrl({ smiles: smiles.get(sid) ?? '', width, height, theme }),
    [smiles, theme],
  );
  const handleCommand = (command: NodeCommand) => {
    if (command.kind === 'focus') setFocused(command.key);
    if (command.kind === 'set-expanded') {
      const next = new Set(opened);
      if (command.isExpanded) next.add(command.key);
      else next.delete(command.key);
      setOpened(next);
    }
    if (command.kind === 'open') setOpen(command.key === open ? null : command.key);
  };
  return (
    <div className={classes.stage} style={{ height: '100%' }}>
      <ShellHeader crumbs={[{ label: texts.client }]} isHeading />
      <TreeCanvas
        root={root}
        pictureOf={pictureOf}
        focusedKey={focused}
        openKey={open}
        canStep
        isBusy={false}
        mayContinue={false}
        onCommand={handleCommand}
      />
    </div>
  );
}

function smilesBySid(root: CanvasStructure): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const collect = (structure: CanvasStructure) => {
    found.set(structure.structure.sid, structure.structure.smiles);
    for (const child of structure.children) if (child.kind === 'suggestion') child.children.forEach(collect);
  };
  collect(root);
  return found;
}

import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { MESSAGES } from '@retron/contract';
import { IconAlertTriangle, IconCircleCheck, IconClipboard, IconPackage, IconPencil, IconScissors } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { takesText } from '../../components/takes-text.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { materialsText } from '../../shared/queries/materials-text.ts';
import { wishesText } from '../../shared/queries/wishes-text.ts';
import { CopyStructureMenu } from '../../shared/structures/CopyStructureMenu.tsx';
import { EditorDialog } from '../../shared/structures/EditorDialog.tsx';
import { givenText } from '../../shared/structures/given-structures.ts';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as texts from '../../texts/query-creation/target.ts';
import * as structures from '../../texts/shared/structures.ts';
import type { Target } from './draft.ts';
import { MaterialsDialog } from './MaterialsDialog.tsx';
import { OwnMolecules } from './OwnMolecules.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import classes from './QueryCreation.module.css';
import { ReagentsField } from './ReagentsField.tsx';
import { RecentTargets } from './RecentTargets.tsx';
import type { useQueryDraft } from './use-query-draft.ts';
import { WishesDialog } from './WishesDialog.tsx';
import { askedOf } from './wishes-of-draft.ts';

export interface TargetCardProps {
  readonly form: ReturnType<typeof useQueryDraft>;
  /** Whether its lack is an error already. */
  readonly isMissing: boolean;
  /** What the server found wrong with the reagents. */
  readonly reagentsError?: string | undefined;
}

/** The target molecule: drawn, pasted, and what is known of it. */
export function TargetCard({ form, isMissing, reagentsError }: TargetCardProps) {
  const { draft, change, targetErrors } = form;
  const { target } = draft;
  const direction = draft.direction ?? 'synthesis';
  const asked = askedOf(draft.routes);
  const title = direction === 'synthesis' ? texts.targetMolecule : texts.startingMaterials;
  const hint = direction === 'synthesis' ? texts.emptyTarget : texts.emptyStartingMaterial;
  const [open, setOpen] = useState<
    { readonly kind: 'editor' | 'wishes' | 'materials' } | { readonly kind: 'paste'; readonly text?: string } | null
  >(null);
  const [isOver, setIsOver] = useState(false);
  const { ref, width, height } = useElementSize();
  const close = () => setOpen(null);
  const use = (structure: Target, more: readonly Target[] = []) => {
    change({ kind: 'set', values: { target: structure, moreTargets: more } });
    close();
  };
  const take = (data: DataTransfer) => {
    givenText(data).then(
      (text) => text !== null && setOpen({ kind: 'paste', text }),
      (error) => toasts.error(reasonOf(error)),
    );
  };
  const takeLatest = useRef(take);
  takeLatest.current = take;
  const isDialogOpen = open !== null;
  useEffect(() => {
    if (isDialogOpen) return;
    const handlePaste = (event: ClipboardEvent) => {
      const { target: at, clipboardData } = event;
      if (clipboardData === null || takesText(at)) return;
      event.preventDefault();
      takeLatest.current(clipboardData);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isDialogOpen]);
  return (
    <section
      className={classes.target}
      aria-label={title}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer);
      }}
    >
      <header>
        <h2 className={classes.targetTitle}>{title}</h2>
        <div className={classes.targetButtons}>
          <Button
            className={classes.targetButton}
            size="xs"
            variant="default"
            leftSection={<IconClipboard size={14} stroke={1.75} />}
            onClick={() => setOpen({ kind: 'paste' })}
          >
            {texts.paste}
          </Button>
          <RecentTargets direction={direction} className={classes.targetButton} onUse={(structure) => use(structure)} />
          <OwnMolecules direction={direction} className={classes.targetButton} onUse={(structure) => use(structure)} />
          <Button
            className={classes.targetButton}
            size="xs"
            variant="light"
            leftSection={<IconPencil size={14} stroke={1.75} />}
            onClick={() => setOpen({ kind: 'editor' })}
          >
            {structures.editStructure}
          </Button>
        </div>
      </header>
      <div className={classes.targetPicture} ref={ref}>
        {target && width > 0 ? (
          <StructurePicture
            smiles={target.smiles}
            width={Math.max(120, Math.floor(width / 20) * 20 - 20)}
            height={Math.max(120, Math.floor(height / 20) * 20 - 20)}
            alt={`${title} ${target.formula}`}
          />
        ) : null}
        {target ? null : (
          <button
            type="button"
            className={classes.noTarget}
            // What it does; the other ways have buttons of their own.
            aria-label={direction === 'synthesis' ? texts.drawTheTarget : texts.drawIt}
            aria-description={hint}
            onClick={() => setOpen({ kind: 'editor' })}
          >
            {hint}
          </button>
        )}
      </div>
      <footer>
        {target ? (
          <>
            <span>
              <Formula formula={target.formula} /> {texts.molarMass(target.weight.toFixed(2))}
            </span>
            {target.redrawn ? <span>{texts.drawnUsually}</span> : null}
            {target.reagents ? <span>{texts.takenAsReagents(target.reagents)}</span> : null}
            {draft.moreTargets.length > 0 ? (
              <span className={classes.more}>
                {texts.andOtherTargets(draft.moreTargets.length)}{' '}
                <Button size="compact-xs" variant="subtle" onClick={() => change({ kind: 'set', values: { moreTargets: [] } })}>
                  {texts.onlyThisOne}
                </Button>
              </span>
            ) : null}
            <span className={classes.grow} />
            <CopyStructureMenu smiles={target.smiles} name={title} />
            <span className={classes.valid}>
              <IconCircleCheck size={16} stroke={1.75} aria-hidden /> {texts.structureIsValid}
            </span>
          </>
        ) : (
          <span className={isMissing || targetErrors.length > 0 ? classes.error : classes.dim} role={isMissing ? 'alert' : undefined}>
            {isMissing || targetErrors.length > 0 ? <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> : null}{' '}
            {targetErrors.length > 0 ? targetErrors.join(' ') : MESSAGES.targetRequired}
          </span>
        )}
      </footer>
      {direction === 'synthesis' ? (
        <div className={classes.asked}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconScissors size={14} stroke={1.75} />}
            onClick={() => setOpen({ kind: 'wishes' })}
          >
            {texts.bondsAndWishes}
          </Button>
          <span className={classes.askedText}>{wishesText({ ...asked, materials: undefined }) || texts.wishesHint}</span>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPackage size={14} stroke={1.75} />}
            onClick={() => setOpen({ kind: 'materials' })}
          >
            {texts.knownMaterials}
          </Button>
          <span className={classes.askedText}>{materialsText(asked.materials) || texts.everythingThatCataloguesList}</span>
        </div>
      ) : null}
      {direction === 'reaction' ? (
        <div className={classes.reagents}>
          <ReagentsField draft={draft} change={change} error={reagentsError} />
        </div>
      ) : null}
      {open?.kind === 'paste' ? <PasteDialog direction={direction} initial={open.text} onClose={close} onUse={use} /> : null}
      {open?.kind === 'wishes' ? (
        <WishesDialog
          target={target}
          isFirstOfMany={draft.moreTargets.length > 0}
          wishes={draft.routes}
          onChange={(routes) => change({ kind: 'set', values: { routes } })}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'materials' ? (
        <MaterialsDialog
          materials={draft.routes.materials}
          onChange={(materials) => {
            const { materials: _, ...routes } = draft.routes;
            change({ kind: 'set', values: { routes: materials === undefined ? routes : { ...routes, materials } } });
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'editor' ? (
        <EditorDialog direction={direction} structure={target?.molfile ?? ''} onClose={close} onUse={(structure) => use(structure)} />
      ) : null}
    </section>
  );
}

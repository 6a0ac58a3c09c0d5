import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { takesText } from '../../components/takes-text.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { givenText } from '../../shared/structures/given-structures.ts';

export interface GivenStructure {
  /** Something is held over the search. */
  readonly isOver: boolean;
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * Takes a structure that is pasted anywhere on the page, but into other fields and dialogs, or dropped on the search.
 *
 * @param input - the field of the search, which takes what is typed: of it only what has several lines, as a molfile, is taken
 */
export function useGivenStructure(input: RefObject<HTMLInputElement | null>, onGiven: (text: string) => void): GivenStructure {
  const [isOver, setIsOver] = useState(false);
  const take = (data: DataTransfer) =>
    givenText(data).then(
      (text) => text !== null && onGiven(text),
      (error) => toasts.error(reasonOf(error)),
    );
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const isForSearch = ({ target, clipboardData }: ClipboardEvent): boolean => {
      if (target === input.current) return /\n\s*\S/.test(clipboardData?.getData('text/plain') ?? '');
      return !takesText(target) && !(target instanceof Element && target.closest('[role="dialog"]') !== null);
    };
    const handlePaste = (event: ClipboardEvent) => {
      if (event.clipboardData === null || !isForSearch(event)) return;
      event.preventDefault();
      void latest.current(event.clipboardData);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [input]);
  return {
    isOver,
    dropProps: {
      onDragOver: (event) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setIsOver(false);
        void take(event.dataTransfer);
      },
    },
  };
}

import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/components/frame.ts';
import { takesText } from '../takes-text.ts';
import classes from './ToastHost.module.css';
import { type Toast, toasts } from './toast-store.ts';

/** Where toasts appear; stands once in the app. `Ctrl Z` outside of text fields undoes what the toast offers to undo. */
export function ToastHost() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || takesText(event.target)) return;
      if (!toasts.current()?.onUndo) return;
      event.preventDefault();
      toasts.undo();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <div className={classes.place}>
      <div role="status">{toast?.kind === 'message' ? <ToastCard key={toast.id} toast={toast} /> : null}</div>
      <div role="alert">{toast?.kind === 'error' ? <ToastCard key={toast.id} toast={toast} /> : null}</div>
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (toast.lifeMs === null || isHeld) return;
    const timer = setTimeout(toasts.close, toast.lifeMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const Icon = toast.kind === 'error' ? IconAlertTriangle : IconCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or focusing within only holds it open
    <div
      className={classes.toast}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className={classes.text}>{toast.text}</span>
      {toast.onUndo ? (
        <button type="button" className={classes.undo} onClick={toasts.undo}>
          {common.undo}
        </button>
      ) : null}
      {toast.offer ? (
        <button
          type="button"
          className={classes.undo}
          onClick={() => {
            toasts.close();
            toast.offer?.onChoose();
          }}
        >
          {toast.offer.label}
        </button>
      ) : null}
      <button type="button" className={classes.close} aria-label={texts.closeMessage} onClick={toasts.close}>
        <IconX size={15} stroke={1.75} />
      </button>
    </div>
  );
}

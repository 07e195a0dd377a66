import { Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyView } from '../../lazyView.ts';
import type { ShownToast, ToastStore } from './createToasts.ts';

export interface ToastsProps {
  /** The toasts of the application, made by `createToasts`. */
  toasts: ToastStore;
  /** The name of the region; `{hotkey}` in it becomes the key that leads there, F8. */
  label: string;
  /** The name of a toast's close control. */
  closeLabel: string;
}

const Region = lazyView(() => import('./ToastRegion.tsx'));
const none: readonly ShownToast[] = [];

/**
 * Draws the notices of the store at the lower edge, above modals and alive beneath none of them. What stands on Radix is
 * loaded with the first toast.
 */
export function Toasts({ toasts, label, closeLabel }: ToastsProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => none);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (shown.length > 0 && !wasNeeded) setWasNeeded(true);

  if (!wasNeeded) return null;
  return createPortal(
    <div data-toasts="">
      <Suspense fallback={null}>
        <Region shown={shown} label={label} closeLabel={closeLabel} onGone={toasts.dismiss} />
      </Suspense>
    </div>,
    document.body,
  );
}

import * as Radix from '@radix-ui/react-toast';
import { useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { Announcer } from './Announcer.tsx';
import type { ShownToast } from './createToasts.ts';
import * as styles from './Toasts.css.ts';

interface ToastRegionProps {
  shown: readonly ShownToast[];
  label: string;
  closeLabel: string;
  onGone: (id: string) => void;
}

/** The region of toasts on Radix: time, what makes it wait, F8, swipes. */
export default function ToastRegion({ shown, label, closeLabel, onGone }: ToastRegionProps) {
  // Radix says every toast as a status, with a word of its own before it: it says so outside the page instead.
  const [nowhere] = useState(() => document.createElement('div'));

  return (
    <>
      <Announcer shown={shown} />
      <Radix.Provider label={label} swipeDirection="down" announcerContainer={nowhere}>
        {shown.map((toast) => (
          <Radix.Root
            key={toast.id}
            className={styles.toast[toast.colour]}
            aria-label={toast.message}
            duration={toast.duration}
            onOpenChange={() => onGone(toast.id)}
          >
            <Radix.Description className={styles.message}>{toast.message}</Radix.Description>
            {toast.action && (
              <Radix.Action
                className={styles.action}
                altText={toast.action.hint ?? toast.action.label}
                onClick={toast.action.onPress}
              >
                {toast.action.label}
              </Radix.Action>
            )}
            <Radix.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" size="small" />
            </Radix.Close>
          </Radix.Root>
        ))}
        {/* A list without an item is not one that a reader should come upon. */}
        <Radix.Viewport className={styles.viewport} label={label} hidden={shown.length === 0} />
      </Radix.Provider>
    </>
  );
}

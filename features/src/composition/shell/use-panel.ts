import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * A panel of links below a button (APG disclosure navigation). It closes by Escape, which gives the button the focus back,
 * by a press elsewhere, when the focus leaves, and once a link in it was followed.
 */
export function usePanel() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && root.current?.contains(target) && target.closest('a')) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('click', follow);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('click', follow);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen]);

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return { root, button, isOpen, setOpen, onBlur };
}

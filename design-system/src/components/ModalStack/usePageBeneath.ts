import { useEffect, type RefObject } from 'react';
import { oncePainted } from '../../painted.ts';
import { scrollbarWidth } from './scrollbarWidth.ts';

/**
 * Keeps the page from scrolling and makes inert what lies beside the modals in the body, except toasts: once the modal is
 * painted, or when the next press comes before that, since every element of the page gets its style anew by it. What a
 * modal itself puts into the body later (a list of options) stays alive.
 */
export function usePageBeneath(host: RefObject<HTMLElement | null>, isCovered: boolean) {
  useEffect(() => {
    if (!isCovered) return undefined;
    const beneath = [...document.body.children].filter(
      (element) => element !== host.current && !element.hasAttribute('inert') && !isAlive(element),
    );
    const stopWaiting = oncePainted(() => {
      for (const element of beneath) element.setAttribute('inert', '');
    });
    const { documentElement: root } = document;
    // The veil covers the scrollbar's place too, and the page does not move into it.
    root.style.paddingInlineEnd = `${scrollbarWidth()}px`;
    root.dataset.modalOpen = '';
    return () => {
      stopWaiting();
      for (const element of beneath) element.removeAttribute('inert');
      root.style.paddingInlineEnd = '';
      delete root.dataset.modalOpen;
    };
  }, [host, isCovered]);
}

const isAlive = (element: Element) =>
  element.matches('[data-toasts], [data-radix-focus-guard], script, style, link');

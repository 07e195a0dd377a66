import { useEffect, type RefObject } from 'react';
import { scrollbarWidth } from './scrollbarWidth.ts';

/**
 * Makes inert what lies beside the modals in the body, except toasts, and keeps the page from scrolling. What a modal
 * itself puts into the body later (a list of options) stays alive.
 */
export function usePageBeneath(host: RefObject<HTMLElement | null>, isCovered: boolean) {
  useEffect(() => {
    if (!isCovered) return undefined;
    const beneath = [...document.body.children].filter(
      (element) => element !== host.current && !element.hasAttribute('inert') && !isAlive(element),
    );
    for (const element of beneath) element.setAttribute('inert', '');
    const { documentElement: root } = document;
    // The veil covers the scrollbar's place too, and the page does not move into it.
    root.style.paddingInlineEnd = `${scrollbarWidth()}px`;
    root.dataset.modalOpen = '';
    return () => {
      for (const element of beneath) element.removeAttribute('inert');
      root.style.paddingInlineEnd = '';
      delete root.dataset.modalOpen;
    };
  }, [host, isCovered]);
}

const isAlive = (element: Element) =>
  element.matches('[data-toasts], [data-radix-focus-guard], script, style, link');

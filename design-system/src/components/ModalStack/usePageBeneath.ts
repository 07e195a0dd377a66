import { useEffect, type RefObject } from 'react';

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
    document.documentElement.dataset.modalOpen = '';
    return () => {
      for (const element of beneath) element.removeAttribute('inert');
      delete document.documentElement.dataset.modalOpen;
    };
  }, [host, isCovered]);
}

const isAlive = (element: Element) =>
  element.matches('[data-toasts], [data-radix-focus-guard], script, style, link');

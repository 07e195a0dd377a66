import { scopeBind } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect } from 'react';
import { useFirstInteraction } from '../../platform/interaction/view.ts';

/** Products that were on screen before anything could be remembered, latest last. */
const waiting: string[] = [];

/**
 * Remembers that a product was looked at, once the shopper has touched a page: what remembers it is loaded then. Draws
 * nothing.
 */
export function RememberViewed({ id }: { id: string }) {
  const scope = useProvidedScope();
  const isTouched = useFirstInteraction();

  useEffect(() => void waiting.push(id), [id]);
  useEffect(() => {
    if (!isTouched || !scope) return;
    void import('./viewed.ts').then(({ productViewed }) => {
      for (const one of waiting.splice(0)) scopeBind(productViewed, { scope })(one);
    });
  }, [isTouched, scope, id]);

  return null;
}

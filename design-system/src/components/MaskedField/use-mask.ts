import { Maskito, type MaskitoElement, type MaskitoOptions } from '@maskito/core';
import { useEffect, type RefObject } from 'react';

/**
 * React notes every value that is set through the element, and then takes the input event for one that changed nothing.
 * Setting it past React's setter keeps `onChange` alive.
 */
const pastReact = (element: HTMLInputElement): MaskitoElement =>
  new Proxy(element, {
    get(target, property) {
      const found: unknown = Reflect.get(target, property);
      return typeof found === 'function' ? found.bind(target) : found;
    },
    set(target, property, value) {
      const owner = property === 'value' ? HTMLInputElement.prototype : target;
      return Reflect.set(owner, property, value, target);
    },
  });

/** Keeps what is typed, pasted or filled in within a mask. Give options that stay the same between renders. */
export function useMask(ref: RefObject<HTMLInputElement | null>, options: MaskitoOptions) {
  useEffect(() => {
    if (!ref.current) return undefined;
    const mask = new Maskito(pastReact(ref.current), options);
    return () => mask.destroy();
  }, [ref, options]);
}

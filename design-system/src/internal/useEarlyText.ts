import { useEffectEvent, useLayoutEffect } from 'react';
import type { TextValue } from './field-props.ts';

/**
 * Tells a field's caller, once, of what was written in it before the page's scripts ran, or was put back by the browser after a
 * reload. No event has told of that, and the next time the field is drawn it would be lost.
 */
export function useEarlyText(id: string, { value, defaultValue = '', onChange }: TextValue): void {
  const tell = useEffectEvent(() => {
    const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    if (field && field.value !== (value ?? defaultValue)) onChange?.(field.value.normalize('NFC'));
  });
  useLayoutEffect(() => tell(), []);
}

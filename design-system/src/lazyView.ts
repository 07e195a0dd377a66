import { lazy, type ComponentType, type ReactNode } from 'react';
import { loadCode } from './lostCode.ts';

const Nothing = () => null;

/**
 * React's `lazy` for a part of a page. A part whose code does not come because there is no connection draws nothing, and the page
 * around it stays; any other failure is thrown to the nearest boundary.
 */
export const lazyView = <Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
) =>
  lazy<ComponentType<Props>>(() =>
    loadCode(load).catch((error: unknown) => {
      if (navigator.onLine !== false) throw error;
      return { default: Nothing };
    }),
  );

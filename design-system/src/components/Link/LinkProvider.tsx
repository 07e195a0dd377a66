import type { ComponentType, ReactNode } from 'react';
import { LinkContext, type AnchorProps } from '../../internal/Anchor.tsx';

export interface LinkProviderProps {
  /**
   * Draws an anchor from `href` and an anchor's other attributes, all of which it must pass on. Give a component that is
   * declared outside render: a new one each time throws the page's links away.
   */
  component: ComponentType<AnchorProps>;
  /** The application: every link and button with an address within. */
  children: ReactNode;
}

/** Makes every link within, also those that buttons and tiles draw, go through the application's router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

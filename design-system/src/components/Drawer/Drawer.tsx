import type { ReactNode } from 'react';
import type { Dismissal } from '../ModalStack/layer.ts';
import { ModalFrame } from '../ModalStack/ModalFrame.tsx';

export interface DrawerProps extends Dismissal {
  /** Seen at the top, and the name of the dialog. */
  title: string;
  /** What stands between the title and the actions; it scrolls where there is no room. */
  children: ReactNode;
  /** Actions, kept in sight beneath what scrolls. */
  footer?: ReactNode;
  /** The edge it slides in from. */
  side: 'left' | 'right' | 'bottom';
  /** The close control's name, where it should differ from that of the other modals. */
  closeLabel?: string;
  /**
   * `title` – the dialog itself, so that its title is read; `field` – the first field.
   *
   * @default 'title'
   */
  initialFocus?: 'title' | 'field';
}

/**
 * A modal along an edge: menu, filters, cart. On a phone a tall sheet from the lower edge, whatever the side. It is in the
 * stack like any `Modal`.
 */
export const Drawer = ({ side, ...props }: DrawerProps) => <ModalFrame {...props} shape={side} />;

import type { ReactNode } from 'react';
import type { Dismissal } from '../ModalStack/layer.ts';
import { ModalFrame } from '../ModalStack/ModalFrame.tsx';

export interface ModalProps extends Dismissal {
  /** Seen at the top, and the name of the dialog. */
  title: string;
  /** What stands between the title and the actions; it scrolls where there is no room. */
  children: ReactNode;
  /** Actions, kept in sight beneath what scrolls. */
  footer?: ReactNode;
  /**
   * `small` – a question; `medium` – a form; `large` – a table or a map; `full` – photographs, as large as the window and
   * with a title that is only heard. On a phone the first three are sheets from the lower edge.
   *
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** The close control's name, where it should differ from that of the other modals. */
  closeLabel?: string;
  /**
   * `title` – the dialog itself, so that its title is read; `field` – the first field, for a modal that is a form.
   *
   * @default 'title'
   */
  initialFocus?: 'title' | 'field';
}

/**
 * A dialog above the page, drawn by a component named in `ModalStack`. Always has its close control. For a question with
 * two answers use `ConfirmModal`, for what slides in from an edge `Drawer`.
 */
export const Modal = ({ size = 'medium', ...props }: ModalProps) => <ModalFrame {...props} shape={size} />;

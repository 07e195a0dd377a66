import type { IconName } from '../Icon/index.ts';

/** One thing that can be done, or one place to go. */
export interface MenuItem {
  id: string;
  /** A verb and what it acts on, or the name of a page. */
  label: string;
  /** A sign before the words. */
  icon?: IconName;
  /**
   * `danger` – takes something away for good. Ask once more before it does.
   *
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Makes it a link; `onAction` is called all the same, before the router follows it. */
  href?: string;
  /** It is read out as dimmed, and the arrows pass it by. Leave out what will never be possible. */
  isDisabled?: boolean;
}

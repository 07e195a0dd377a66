import { useRef, type HTMLAttributes, type Ref } from 'react';
import { useMenu, useMenuItem } from 'react-aria/useMenu';
import type { Node } from 'react-stately';
import { Item } from 'react-stately/Item';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { Anchor } from '../../internal/Anchor.tsx';
import '../../internal/react-aria-words.ts';
import { Icon } from '../Icon/index.ts';
import type { MenuItem } from './item.ts';
import * as styles from './Menu.css.ts';

interface MenuItemsProps {
  /** Id of the button that names the menu. */
  labelledBy: string;
  items: readonly MenuItem[];
  /** Where the focus lands. */
  focusAt: 'first' | 'last';
  onAction: (id: string) => void;
}

/** The open list of a `Menu`, with the keys of the APG's menu: arrows, Home, End, letters, Enter and Space. */
export default function MenuItems({ labelledBy, items, focusAt, onAction }: MenuItemsProps) {
  const list = useRef<HTMLDivElement>(null);
  const state = useTreeState<MenuItem>({
    items,
    disabledKeys: items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
    selectionMode: 'none',
    children: (item) => (
      <Item textValue={item.label} href={item.href}>
        {item.label}
      </Item>
    ),
  });
  const { menuProps } = useMenu(
    {
      'aria-labelledby': labelledBy,
      autoFocus: focusAt,
      onAction: (key) => onAction(String(key)),
    },
    state,
    list,
  );

  return (
    <div {...menuProps} ref={list} className={styles.list}>
      {[...state.collection].map((node) => (
        <Line key={node.key} node={node} state={state} />
      ))}
    </div>
  );
}

function Line({ node, state }: { node: Node<MenuItem>; state: TreeState<MenuItem> }) {
  const ref = useRef<HTMLElement>(null);
  const { menuItemProps, labelProps } = useMenuItem(
    { key: node.key, shouldCloseOnSelect: false },
    state,
    ref,
  );
  const item = node.value;
  if (!item) return null;
  const props = {
    ...(menuItemProps as HTMLAttributes<HTMLElement>),
    className: styles.tone[item.tone ?? 'neutral'],
  };
  const face = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span {...labelProps}>{item.label}</span>
    </>
  );

  return item.href !== undefined && !item.isDisabled ? (
    <Anchor {...props} href={item.href} ref={ref as Ref<HTMLAnchorElement>}>
      {face}
    </Anchor>
  ) : (
    <div {...props} ref={ref as Ref<HTMLDivElement>}>
      {face}
    </div>
  );
}

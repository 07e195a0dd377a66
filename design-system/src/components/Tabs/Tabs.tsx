import { useId, useRef, type ReactNode } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import type { Node } from 'react-stately';
import { Item } from 'react-stately/Item';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import * as styles from './Tabs.css.ts';

interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  /** The tabs with what each shows, in the order in which they stand. */
  tabs: readonly TabItem[];
  /** The tab that is open first. Without it, the first one. */
  initialTab?: string;
  /** Called with the id of the tab that was opened. */
  onChange?: (id: string) => void;
}

/**
 * Several views of one place (APG tabs, opened as they are reached). Where each has an address, use links. It brings React
 * Aria's collections with it: on a first view, links or headings cost a page nothing.
 */
export function Tabs({ label, tabs, initialTab, onChange }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const opened = tabs.find(({ id }) => id === initialTab) ?? tabs[0];
  const aria = {
    'aria-label': label,
    items: tabs,
    children: ({ label: name }: TabItem) => <Item>{name}</Item>,
    ...(opened && { defaultSelectedKey: opened.id }),
    onSelectionChange: (key: unknown) => onChange?.(String(key)),
  };
  const state = useTabListState<TabItem>(aria);
  const { tabListProps } = useTabList(aria, state, list);
  const nodes = [...state.collection];

  return (
    <div>
      <div {...tabListProps} aria-orientation={undefined} ref={list} className={styles.list}>
        {nodes.map((node) => (
          <Tab key={node.key} node={node} state={state} panelId={`${prefix}${node.key}`} />
        ))}
      </div>
      {nodes.map((node) => (
        <Panel key={node.key} node={node} state={state} panelId={`${prefix}${node.key}`} />
      ))}
    </div>
  );
}

interface PartProps {
  node: Node<TabItem>;
  state: TabListState<TabItem>;
  panelId: string;
}

function Tab({ node, state, panelId }: PartProps) {
  const ref = useRef<HTMLButtonElement>(null);
  // React Aria knows the stop of Tab from its first effect on: the server's html and a quick key have it too.
  const stop = state.selectionManager.focusedKey ?? state.selectedKey;
  // A press that is taken back opens nothing (WCAG 2.5.2).
  const { tabProps } = useTab({ key: node.key, shouldSelectOnPressUp: true }, state, ref);

  return (
    <button
      {...tabProps}
      ref={ref}
      type="button"
      tabIndex={stop === node.key ? 0 : -1}
      aria-controls={panelId}
      className={styles.tab}
    >
      {node.rendered}
    </button>
  );
}

/** All are drawn, so that the browser's search and a robot find what is in them. */
function Panel({ node, state, panelId }: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id: node.key }, state, ref);

  return (
    <div
      {...tabPanelProps}
      ref={ref}
      id={panelId}
      className={styles.panel}
      hidden={node.key !== state.selectedKey}
    >
      {node.value?.content}
    </div>
  );
}

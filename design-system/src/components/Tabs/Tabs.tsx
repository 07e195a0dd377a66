import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  /** The tabs with what each shows, in the order in which they stand. */
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  /** The tab that is open first. Without it, the first one. */
  initialTab?: string;
  /** Called with the id of the tab that was opened. */
  onChange?: (id: string) => void;
}

/** Several views of one place (APG tabs, opened as they are reached). Where each has an address, use links. */
export function Tabs({ label, tabs, initialTab, onChange }: TabsProps) {
  const prefix = useId();
  const [opened, setOpened] = useState(initialTab);
  const current = Math.max(
    0,
    tabs.findIndex(({ id }) => id === opened),
  );

  const open = (index: number) => {
    const id = tabs[index]?.id;
    if (id === undefined || index === current) return;
    setOpened(id);
    onChange?.(id);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const last = tabs.length - 1;
    const goals: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[goal]?.focus();
    open(goal);
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}tab-${id}`}
            className={styles.tab}
            aria-selected={index === current}
            aria-controls={`${prefix}panel-${id}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => open(index)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}panel-${id}`}
          className={styles.panel}
          aria-labelledby={`${prefix}tab-${id}`}
          tabIndex={0}
          hidden={index !== current}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

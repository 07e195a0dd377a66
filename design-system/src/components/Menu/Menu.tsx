import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { lazyView } from '../../lazyView.ts';
import { Ring } from '../../internal/Ring.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { usePlace } from '../Popover/usePlace.ts';
import type { MenuItem } from './item.ts';
import * as styles from './Menu.css.ts';

export interface MenuProps {
  /** The button's words, and the name of the menu: “Действия с заказом 1024”. */
  label: string;
  /** What it is about, where many such buttons say the same: read out after the words, and not shown. */
  about?: string;
  /** Shows this sign in place of the words, which a screen reader still has. */
  icon?: IconName;
  /** In the order of use, what is dangerous last. Two to ten. */
  items: readonly MenuItem[];
  /** Called with the id of the item that was pressed, once the menu has closed and the focus is back on the button. */
  onAction: (id: string) => void;
}

const loadItems = () => import('./MenuItems.tsx');
const MenuItems = lazyView(loadItems);

/**
 * A button that opens a list of things to do with what it stands beside. The list, with React Aria's keys, is loaded when
 * the button is first touched. To choose a value use `Select`; for a note use `Popover`; one or two actions are better
 * as buttons in sight.
 */
export function Menu({ label, about, icon, items, onAction }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [focusAt, setFocusAt] = useState<'first' | 'last'>();
  const isOpen = focusAt !== undefined;
  usePlace(button, box, isOpen, 'below');

  const open = (end: 'first' | 'last') => {
    setFocusAt(end);
    box.current?.showPopover();
  };
  const close = () => {
    box.current?.hidePopover();
    button.current?.focus();
  };
  const closeAndStay = () => {
    // The button must say that it is closed by the time the focus comes to it.
    flushSync(() => setFocusAt(undefined));
    close();
  };
  const buttonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const leave = (event: KeyboardEvent) => {
    if (!isOpen || (event.key !== 'Tab' && event.key !== 'Escape')) return;
    // A modal beneath would hear the same Escape; and Tab goes on from the button, wherever the list is drawn.
    event.stopPropagation();
    if (event.key === 'Tab') return close();
    event.preventDefault();
    closeAndStay();
  };

  return (
    <span role="presentation" className={styles.root} onKeyDownCapture={leave}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={icon ? styles.sign : styles.words}
        aria-label={icon && (about === undefined ? label : `${label} ${about}`)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        popoverTarget={id}
        onPointerEnter={() => void loadItems()}
        onFocus={() => void loadItems()}
        onKeyDown={buttonKey}
      >
        {icon ? <Icon name={icon} /> : <Words label={label} about={about} />}
        {!icon && <Icon name="chevron-down" size="small" />}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className={styles.box}
        onToggle={(event) => setFocusAt((end) => (event.newState === 'open' ? (end ?? 'first') : undefined))}
      >
        {isOpen && (
          <Suspense fallback={<Ring />}>
            <MenuItems
              labelledBy={`${id}-button`}
              items={items}
              focusAt={focusAt}
              onAction={(item) => {
                closeAndStay();
                onAction(item);
              }}
            />
          </Suspense>
        )}
      </div>
    </span>
  );
}

const Words = ({ label, about }: { label: string; about: string | undefined }) =>
  about === undefined ? (
    label
  ) : (
    <span>
      {label}
      <span className={visuallyHidden}> {about}</span>
    </span>
  );

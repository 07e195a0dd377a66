import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import { pointsFor } from '../obtaining/index.ts';
import { PointList } from '../obtaining/view.ts';
import * as styles from './Checkout.css.ts';
import { $nameOfLine } from './model.ts';

export interface ShopChoiceProps {
  /** Shops of ours, or points of partners. */
  of: 'shops' | 'partners';
  /** The id that an error summary links to. */
  id: string;
  /** What a screen reader calls it. */
  label: string;
  chosenId: string | null;
  /** The shops to choose from; null for all of the city, while their list is on its way too. */
  stores: readonly StoreWithCommunication[] | null;
  onChoose: (pickupId: string) => void;
  error?: string;
}

/** A point: first the list, and once one is chosen that one alone, with a way back to the list. */
export function ShopChoice({ of, id, label, chosenId, stores, onChoose, error }: ShopChoiceProps) {
  const nameOf = useUnit($nameOfLine);
  const [isChoosing, setChoosing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const chosen = stores?.find(({ point }) => point.id === chosenId);
  const [card] = chosen ? pointsFor([chosen], { text: '', filters: [], here: null }) : [];
  // One that cannot be chosen any more stands among the others.
  const isFolded = card?.canBeChosen === true && !isChoosing;

  useEffect(() => {
    // The answer may come late: who has gone on to another field meanwhile stays there.
    if (isMoved.current && document.activeElement === document.body) box.current?.focus();
    isMoved.current = false;
  }, [isFolded]);
  const choose = (isOpen: boolean) => {
    isMoved.current = true;
    setChoosing(isOpen);
  };

  const press = (pointId: string) => {
    // A focused button that is removed has the browser lay out the page twice.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && box.current?.contains(focused)) focused.blur();
    choose(false);
    onChoose(pointId);
  };

  return (
    <div
      id={id}
      ref={box}
      role="group"
      tabIndex={-1}
      className={styles.target}
      aria-label={card && isFolded ? `${label}: ${card.point.name}` : label}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.fault}>
          {error}
        </p>
      )}
      <Suspense fallback={<Skeleton shape="wide" />}>
        <PointList
          of={of}
          stores={stores}
          chosenId={chosenId}
          nameOf={nameOf}
          alone={card && isFolded ? { choice: card, onChange: () => choose(true) } : null}
          onChoose={press}
        />
      </Suspense>
    </div>
  );
}

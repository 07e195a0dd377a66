import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import { Tabs } from '@rukav/design-system/Tabs';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import type { ChosenGroupType } from '@rukav/contract/cart/methods.ts';
import { channels } from '../obtaining/index.ts';
import * as styles from './Checkout.css.ts';
import { wayLookedAt } from './choice-copy.ts';
import { $draft } from './model.ts';
import { offeredWays, type OfferedWay } from './offered-ways.ts';
import { useWayTexts } from './useWayTexts.ts';
import { WayPart } from './WayPart.tsx';

/** The ways of getting things as tabs; the one that is open is the one that is saved. */
export function WayTabs({ cart, method }: { cart: Cart; method: ChosenGroupType }) {
  const { formatMessage } = useIntl();
  const { entry, look } = useUnit({ entry: channels.$current, look: wayLookedAt });
  const ways = offeredWays(entry.answer?.channels ?? null);
  // Tabs keep by themselves which is open: where another way is chosen outside of them, they begin anew.
  const [opened, setOpened] = useState({ method, round: 0 });
  if (opened.method !== method) setOpened({ method, round: opened.round + 1 });

  const open = (id: string) => {
    const next = ways.find((way) => way.method === id)?.method;
    if (!next) return;
    setOpened({ ...opened, method: next });
    look(next);
  };
  return (
    <Tabs
      key={`${opened.round} ${ways.length}`}
      label={formatMessage({ id: 'checkout.method' })}
      initialTab={opened.method}
      onChange={open}
      tabs={ways.map((way) => ({
        id: way.method,
        label: formatMessage({ id: `checkout.tab.${way.method}` }),
        content: way.method === method && <Panel cart={cart} way={way} />,
      }))}
    />
  );
}

function Panel({ cart, way }: { cart: Cart; way: OfferedWay }) {
  const draft = useUnit($draft);
  const texts = useWayTexts(cart.currency);
  const about = [texts.when(way), texts.price(way)].filter(Boolean).join(', ');

  if (!way.isAvailable) {
    return (
      <Notice tone="warning" isLive>
        {about}
      </Notice>
    );
  }
  return (
    <div className={styles.part}>
      {about !== '' && <p className={styles.quiet}>{about}</p>}
      {draft.method === way.method && <WayPart cart={cart} method={way.method} />}
    </div>
  );
}

import { useUnit } from 'effector-react';
import { Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Barcode } from '@rukav/design-system/Barcode';
import { ClubCard, type ClubCardProps } from '@rukav/design-system/ClubCard';
import { lazyView } from '@rukav/design-system/lazyView';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { CardLevel } from '@rukav/contract/loyalty/levels.ts';
import type { Bonuses } from '@rukav/contract/loyalty/schemas.ts';
import { formatDate, formatNumber } from '../../platform/locale/index.ts';
import { CardKeeper } from './CardKeeper.tsx';
import * as styles from './Club.css.ts';
import { cardCode } from './model.ts';

/** What draws a code is large, and is loaded when there is one. */
const QrCode = lazyView(async () => ({ default: (await import('@rukav/design-system/QrCode')).QrCode }));

const tones: Record<CardLevel, ClubCardProps['tone']> = {
  bonus: 'quiet',
  bonus_plus: 'strong',
  bonus_super: 'accent',
  employee: 'outlined',
};

/** The number in groups of four, as it is written on plastic. */
const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The card to hold out to a till: level, balance, what burns soon, and the number as a QR code and as a barcode. */
export function Card({ bonuses }: { bonuses: Bonuses }) {
  const { formatMessage } = useIntl();
  const { entry } = useUnit({ entry: cardCode.$current });
  const drawn = useRef<HTMLDivElement>(null);
  const { level, balance, nearestExpiry } = bonuses;
  const number = entry.answer?.value;
  const note = nearestExpiry
    ? formatMessage(
        { id: 'club.expires' },
        {
          count: nearestExpiry.bonuses,
          shown: formatNumber(nearestExpiry.bonuses),
          date: formatDate(nearestExpiry.date),
        },
      )
    : undefined;

  return (
    <div ref={drawn}>
      <ClubCard
        title={formatMessage({ id: 'club.card' })}
        level={formatMessage({ id: `club.level.${level}` })}
        tone={tones[level] ?? 'quiet'}
        balance={{ label: formatMessage({ id: 'club.balance' }), value: formatNumber(balance) }}
        number={{ label: formatMessage({ id: 'club.number' }), value: number ? grouped(number) : '—' }}
        {...(note !== undefined && { note })}
        code={
          number ? (
            <Suspense fallback={<Skeleton shape="wide" />}>
              <div className={styles.codes}>
                <QrCode value={number} label={formatMessage({ id: 'club.qr' })} />
                <Barcode
                  value={number}
                  text={grouped(number)}
                  label={formatMessage({ id: 'club.barcode' })}
                />
                <CardKeeper card={drawn} bonuses={bonuses} />
              </div>
            </Suspense>
          ) : (
            <Skeleton shape="wide" />
          )
        }
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Badge, type BadgeProps } from '../Badge/index.ts';
import * as styles from './PointTile.css.ts';

export interface PointTileProps {
  /** “Рукав, ТРЦ Mega Silk Way”. */
  name: string;
  /** The shop's own page. */
  href?: string;
  /** Where it is, as on a parcel. */
  address: string;
  /** Opening hours in a line or two: “ежедневно 10:00–22:00”. */
  hours?: readonly string[];
  /** “1,2 км”. */
  distance?: string;
  /** What can be done there, and how the list is called aloud. */
  services?: { label: string; names: readonly string[] };
  /** What is known of the thing one looks for: “Сегодня после 14:00”. */
  availability?: { label: string; tone: BadgeProps['tone'] };
  /** The point that is chosen, here or on the map. */
  isCurrent?: boolean;
  /** A button, such as “Забрать здесь”. */
  action?: ReactNode;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** A shop or a pickup point in a list. */
export function PointTile(props: PointTileProps) {
  const { name, href, address, hours = [], distance, services, availability, isCurrent, action } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;

  return (
    <div className={styles.root} data-current={isCurrent || undefined} aria-current={isCurrent || undefined}>
      <div className={styles.top}>
        <Heading className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <Anchor href={href} className={styles.link}>
              {name}
            </Anchor>
          )}
        </Heading>
        {distance !== undefined && <span className={styles.distance}>{distance}</span>}
      </div>
      <address className={styles.address}>{address}</address>
      {hours.map((line) => (
        <p key={line} className={styles.hours}>
          {line}
        </p>
      ))}
      {services && (
        <ul className={styles.services} aria-label={services.label}>
          {services.names.map((service) => (
            <li key={service} className={styles.service}>
              {service}
            </li>
          ))}
        </ul>
      )}
      {(availability || action) && (
        <div className={styles.bottom}>
          {availability && <Badge tone={availability.tone}>{availability.label}</Badge>}
          {action}
        </div>
      )}
    </div>
  );
}

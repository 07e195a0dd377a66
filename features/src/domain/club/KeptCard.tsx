import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Notice } from '@rukav/design-system/Notice';
import * as styles from './KeptCard.css.ts';
import type { ShownCard } from './kept-card.ts';

/** The page of the club without network: the card for the till, when it was kept, and a link that tries again. Needs no scripts. */
export function KeptCard({ card, title, note, again }: ShownCard) {
  return (
    <main className={styles.page}>
      <Heading level={1}>{title}</Heading>
      <div dangerouslySetInnerHTML={{ __html: card }} />
      <Notice
        action={
          <Link href="/personal/club" isStandalone>
            {again}
          </Link>
        }
      >
        {note}
      </Notice>
    </main>
  );
}

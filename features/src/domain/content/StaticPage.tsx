import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { RichText } from '@rukav/design-system/RichText';
import { formatDate } from '../../platform/locale/index.ts';
import { Canonical } from '../../platform/navigation/view.ts';
import * as styles from './Content.css.ts';
import { staticPage } from './index.ts';

/** A page of text: offer, privacy, delivery and the like, as the database holds it. */
export function StaticPage() {
  const { formatMessage } = useIntl();
  const { answer } = useUnit(staticPage.$current);
  if (!answer) return null;

  return (
    <article className={styles.article}>
      <title>{formatMessage({ id: 'content.documentTitle' }, { title: answer.title })}</title>
      <meta name="description" content={answer.title} />
      <Canonical path={`/${answer.url}`} />
      <Heading level={1}>{answer.title}</Heading>
      <RichText html={answer.html} />
      <p className={styles.updated}>
        {formatMessage({ id: 'content.updated' }, { date: formatDate(answer.updated) })}
      </p>
    </article>
  );
}

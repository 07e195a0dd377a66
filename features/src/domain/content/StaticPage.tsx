import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { NavList } from '@rukav/design-system/NavList';
import { RichText } from '@rukav/design-system/RichText';
import { formatDate } from '../../platform/locale/index.ts';
import { Canonical, SharedPicture } from '../../platform/navigation/view.ts';
import { Block } from './Block.tsx';
import * as styles from './Content.css.ts';
import { staticPage } from './index.ts';

/** A page of text: offer, privacy, delivery and the like, as the database holds it, with the other ones beside it. */
export function StaticPage() {
  const { formatMessage } = useIntl();
  const { answer } = useUnit(staticPage.$current);
  if (!answer) return null;

  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <title>{formatMessage({ id: 'content.documentTitle' }, { title: answer.title })}</title>
        <meta name="description" content={answer.title} />
        <Canonical path={`/${answer.url}`} />
        <SharedPicture />
        <Heading level={1}>{answer.title}</Heading>
        {answer.html !== '' && <RichText html={answer.html} />}
        {answer.blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
        <p className={styles.updated}>
          {formatMessage({ id: 'content.updated' }, { date: formatDate(answer.updated) })}
        </p>
      </article>
      <div className={styles.navigation}>
        {answer.navigation.map(({ section, pages }) => (
          <NavList
            key={section}
            isLabelShown
            label={formatMessage({ id: `content.section.${section}` })}
            items={pages.map(({ url, title }) => ({
              href: `/${url}`,
              label: title,
              isCurrent: url === answer.url,
            }))}
          />
        ))}
      </div>
    </div>
  );
}

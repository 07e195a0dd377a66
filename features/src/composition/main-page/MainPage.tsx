import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { MainPageBlock } from '@rukav/contract/content/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { CategoryTile } from '@rukav/design-system/CategoryTile';
import { Heading } from '@rukav/design-system/Heading';
import { Hidden } from '@rukav/design-system/Hidden';
import { Link } from '@rukav/design-system/Link';
import { Banner, ProductRow } from '../../domain/catalogue/view.ts';
import { LateShelves } from '../../domain/recommendations/view.ts';
import { SubscribeBlock } from '../../domain/subscriptions/view.ts';
import { $publicUrl } from '../../platform/navigation/index.ts';
import { Canonical, SharedPicture, StructuredData } from '../../platform/navigation/view.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import { $session } from '../../platform/session/index.ts';
import { addressOf, mainPage } from './index.ts';
import * as styles from './MainPage.css.ts';
import { organization } from './organization.ts';
import { UnconfirmedMailbox } from './UnconfirmedMailbox.tsx';

/** The banner that stands first. */
const bannerOf = (blocks: readonly MainPageBlock[]) =>
  blocks.flatMap((block) => {
    if (block.type === 'banner') return [block.banner];
    return block.type === 'two_banners' ? block.banners : [];
  })[0];

/** The main page of a gender: its blocks in the order in which the server sent them. */
export function MainPage() {
  const { formatMessage } = useIntl();
  const { page, origin, session, open } = useUnit({
    page: mainPage.$current,
    origin: $publicUrl,
    session: $session,
    open: openModalFx,
  });
  const { answer } = page;
  if (!answer) return null;

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'main.documentTitle' })}</title>
      <meta name="description" content={formatMessage({ id: 'main.description' })} />
      <Canonical path={addressOf(answer.gender)} />
      <SharedPicture code={bannerOf(answer.blocks)?.contentImage.desktop_site.code} shape="banner" />
      <StructuredData value={import.meta.env.SSR ? organization(origin, session) : null} />
      <Hidden on="sight">
        <Heading level={1}>{answer.title}</Heading>
      </Hidden>
      <div className={styles.audience}>
        <Button
          emphasis="plain"
          size="small"
          opens="dialog"
          onPress={() => void open({ id: 'gender', props: {} })}
        >
          {formatMessage({ id: `main.for.${answer.gender}` })}
        </Button>
      </div>
      {answer.blocks.map((block, index) => (
        <div key={`${block.type}${index}`} className={index < 2 ? styles.block : styles.far}>
          <Block block={block} />
        </div>
      ))}
      <LateShelves
        key={answer.gender}
        pattern="main"
        ids={answer.blocks.flatMap((block) =>
          block.type === 'products' ? block.products.map(({ id }) => id) : [],
        )}
      />
      <SubscribeBlock />
      <UnconfirmedMailbox />
    </div>
  );
}

function Block({ block }: { block: MainPageBlock }) {
  const { formatMessage } = useIntl();

  switch (block.type) {
    case 'banner':
      return <Banner banner={block.banner} size="hero" />;
    case 'two_banners':
      return (
        <div className={styles.pair}>
          {block.banners.map((banner) => (
            <Banner key={banner.slot} banner={banner} size="half" />
          ))}
        </div>
      );
    case 'categories':
      return (
        <section className={styles.section} aria-label={block.title}>
          <Heading level={2}>{block.title}</Heading>
          <ul role="list" className={styles.grid}>
            {block.tiles.map((tile) => (
              <li key={tile.url}>
                <CategoryTile
                  name={tile.name}
                  href={`/catalog/${tile.url}`}
                  picture={portraitSource(tile.picture)}
                  sizes="(min-width: 992px) 16vw, (min-width: 768px) 32vw, 48vw"
                />
              </li>
            ))}
          </ul>
        </section>
      );
    case 'products':
      return (
        <div className={styles.section}>
          <ProductRow title={block.title} products={block.products} />
          <Link href={block.url} isStandalone>
            {formatMessage({ id: 'main.all' })}
          </Link>
        </div>
      );
  }
}

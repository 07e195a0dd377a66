import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Link } from '@rukav/design-system/Link';
import { Modal } from '@rukav/design-system/Modal';
import * as styles from './GenderModal.css.ts';
import { addressOf, genders, mainPage } from './index.ts';

/** Whom the main page is for. Each choice is a link, so the address remembers it and Back leads to the one before. */
export default function GenderModal() {
  const { formatMessage } = useIntl();
  const { answer } = useUnit(mainPage.$current);

  return (
    <Modal
      size="small"
      title={formatMessage({ id: 'main.gender.title' })}
      closeLabel={formatMessage({ id: 'main.gender.close' })}
    >
      <ul role="list" className={styles.list}>
        {genders.map((gender) => (
          <li key={gender} className={styles.item}>
            <Link
              href={addressOf(gender)}
              emphasis="plain"
              isStandalone
              current={gender === answer?.gender ? 'page' : undefined}
            >
              {formatMessage({ id: `main.gender.${gender}` })}
            </Link>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

import { Icon, iconNames } from '@rukav/design-system/Icon';
import { SearchField } from '@rukav/design-system/SearchField';
import { useState } from 'react';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';
import { iconWords } from './icon-words.ts';

/** Every icon with its name and the words it is found by. */
export function Icons() {
  const [asked, setAsked] = useState('');
  const found = iconNames.filter((name) => `${name} ${iconWords[name]}`.includes(asked.trim().toLowerCase()));

  return (
    <Figure caption={`${found.length} of ${iconNames.length}.`}>
      <div className={styles.list}>
        <SearchField
          label="Find an icon"
          clearLabel="Clear"
          value={asked}
          onChange={setAsked}
          onSubmit={setAsked}
        />
        <ul role="list" className={styles.smallTiles}>
          {found.map((name) => (
            <li key={name} className={styles.iconTile}>
              <Icon name={name} />
              <span className={styles.name}>{name}</span>
              <span className={styles.quiet}>{iconWords[name]}</span>
            </li>
          ))}
        </ul>
      </div>
    </Figure>
  );
}

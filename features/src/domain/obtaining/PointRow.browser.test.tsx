import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import * as styles from './Obtaining.css.ts';
import { aPoint, aStore } from './obtaining-builders.ts';
import { PointRow } from './PointRow.tsx';
import { pointsFor } from './points.ts';
import words from './messages.ru.json' with { type: 'json' };

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
// The words of this feature alone are needed.
const messages = words as unknown as ComponentProps<typeof IntlProvider>['messages'];

test('a point that is pressed stands alone at once, with a way back, before it is told that it is chosen', async () => {
  const names = ['Ближняя', 'Дальняя'];
  const stores = names.map((name) =>
    aStore({ point: aPoint({ id: name, name }), unavailableLineIds: ['l2'] }),
  );
  const choices = pointsFor(stores, { text: '', filters: [], here: null });
  const choose = vi.fn();
  const drawn = () => place.innerText.replaceAll(/\s/g, ' ');
  flushSync(() =>
    root.render(
      <Provider value={fork()}>
        <IntlProvider locale="ru" messages={messages}>
          <div className={styles.tools}>
            <p>Найдено: 2</p>
            <ul className={styles.points}>
              {choices.map((choice) => (
                <PointRow
                  key={choice.point.id}
                  choice={choice}
                  isChosen={false}
                  nameOf={() => 'Платье'}
                  currency="RUB"
                  onChoose={() => choose(choice.point.id)}
                />
              ))}
            </ul>
          </div>
        </IntlProvider>
      </Provider>,
    ),
  );
  expect(drawn()).toMatch(/Найдено: 2.*Ближняя.*Здесь нет.*Дальняя/);

  place.querySelector('button')?.click();
  flushSync(() => undefined);

  expect(drawn()).toContain('Ближняя');
  expect(drawn()).toContain('Изменить');
  expect(drawn()).not.toMatch(/Найдено|Дальняя|Здесь нет/);
  expect(choose).not.toHaveBeenCalled();

  await expect.poll(() => choose.mock.calls).toEqual([['Ближняя']]);
  expect(drawn()).toMatch(/Найдено: 2.*Дальняя/);
  flushSync(() => root.unmount());
});

import { fork } from 'effector';
import { Provider } from 'effector-react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aStore } from './obtaining-builders.ts';
import { PointCard } from './PointCard.tsx';
import { pointsFor } from './points.ts';

/** The card's other words are of no interest here. */
const texts = createIntl({ locale: 'ru', onError: () => undefined });
const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
const [choice] = pointsFor([aStore()], { text: '', filters: [], here: null });
const button = () => place.querySelector('button') ?? place;

/** Draws the card of a point that is not chosen. */
function draw(onPress: () => void | Promise<void>) {
  if (!choice) throw new Error('There is one point.');
  const action = { label: 'Забрать здесь', pressed: 'Выбран', onPress };
  flushSync(() =>
    root.render(
      <RawIntlProvider value={texts}>
        <Provider value={fork()}>
          <PointCard choice={choice} isChosen={false} nameOf={String} currency="RUB" action={action} />
        </Provider>
      </RawIntlProvider>,
    ),
  );
}

/** Whether a frame has been drawn since a press. */
function framesAfterPress() {
  let count = 0;
  const watch = () => {
    count += 1;
    requestAnimationFrame(watch);
  };
  place.addEventListener('click', () => requestAnimationFrame(watch), { capture: true, once: true });
  return () => count;
}

test('a press is seen on its button before what it asks for begins, by mouse and by keyboard, and the focus stays there', async () => {
  const seen: unknown[] = [];
  const presses = [() => userEvent.click(button()), () => userEvent.keyboard('{Enter}')];
  for (const [before, press] of presses.entries()) {
    const done = Promise.withResolvers<void>();
    const frames = framesAfterPress();
    draw(() => {
      seen.push([button().textContent, frames() > 0, document.activeElement === button()]);
      return done.promise;
    });
    button().focus();

    await press();
    await expect.poll(() => button().textContent).toBe('Выбран');
    await expect.poll(() => seen.length).toBe(before + 1);
    done.resolve();
    await expect.poll(() => button().textContent).toBe('Забрать здесь');
  }

  expect(seen).toEqual([
    ['Выбран', true, true],
    ['Выбран', true, true],
  ]);
});

test('of two presses one counts, and where nothing is chosen after all the button says what it said', async () => {
  const refused = vi.fn(() => Promise.resolve());
  draw(refused);

  flushSync(() => (button() as HTMLButtonElement).click());
  (button() as HTMLButtonElement).click();

  expect(button().textContent).toBe('Выбран');
  await expect.poll(() => button().textContent).toBe('Забрать здесь');
  expect(refused).toHaveBeenCalledTimes(1);
});

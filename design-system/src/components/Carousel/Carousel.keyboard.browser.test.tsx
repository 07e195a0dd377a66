import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { Carousel } from './index.ts';

// A plain list that scrolls: nothing turns by itself, so there is no pause, and off-screen items stay within reach.
const names = Array.from({ length: 12 }, (_, index) => `Товар ${index + 1}`);
const arrow = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const row = () => page.getByRole('list').element();
const isInView = (name: string) => {
  const [item, list] = [link(name).element().getBoundingClientRect(), row().getBoundingClientRect()];
  return item.left >= list.left - 2 && item.right <= list.right + 2;
};

async function enter() {
  show(
    <Carousel
      title="С этим носят"
      previousLabel="Предыдущие"
      nextLabel="Следующие"
      items={names.map((name) => ({ id: name, content: <a href="#product">{name}</a> }))}
    />,
  );
  await expect.element(arrow('Предыдущие')).toHaveAttribute('aria-disabled', 'true');
}
beforeEach(enter);

test('Carousel, Tab: leads to its two buttons, then through the items [A51]', async () => {
  for (const stop of [arrow('Предыдущие'), arrow('Следующие'), link('Товар 1'), link('Товар 2')]) {
    await userEvent.keyboard('{Tab}');
    await expect.element(stop).toHaveFocus();
  }
});

test.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('Carousel, %s on a button: turns the row and keeps the focus [A51]', async (_, key) => {
  await userEvent.keyboard('{Tab}{Tab}');

  await userEvent.keyboard(key);

  await expect.poll(() => row().scrollLeft).toBeGreaterThan(0);
  await expect.element(arrow('Следующие')).toHaveFocus();
  await expect.element(arrow('Предыдущие')).not.toHaveAttribute('aria-disabled');
});

test('Carousel, Enter at its end: a button that turns no more says so and keeps the focus [A51]', async () => {
  await userEvent.keyboard('{Tab}{Tab}');

  for (const list = row(); list.scrollLeft + list.clientWidth < list.scrollWidth - 2;) {
    const before = list.scrollLeft;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(before);
  }
  await expect.element(arrow('Следующие')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');

  await expect.element(arrow('Следующие')).toHaveFocus();
  expect(isInView('Товар 12')).toBe(true);
});

test('Carousel, Tab: brings an item beyond the edge into view [A52]', async () => {
  expect(isInView('Товар 12')).toBe(false);

  await userEvent.keyboard('{Tab>14/}');

  await expect.element(link('Товар 12')).toHaveFocus();
  await expect.poll(() => isInView('Товар 12')).toBe(true);
});

test('Carousel: it is a region of its heading’s name, with the number of its items [A51]', async () => {
  await expect.element(page.getByRole('region', { name: 'С этим носят' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'С этим носят' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(names.length);
});

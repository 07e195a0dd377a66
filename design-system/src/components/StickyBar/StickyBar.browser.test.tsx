import { useRef } from 'react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { StickyBar } from './index.ts';

const before = [innerWidth, innerHeight] as const;
afterAll(() => page.viewport(...before));
beforeEach(() => page.viewport(360, 640));

const bar = page.getByRole('region', { name: 'Покупка' });
const inBar = bar.getByRole('button', { name: 'В корзину' });
const covered = () => document.documentElement.style.getPropertyValue('--sticky-bar');
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

function Product() {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <main>
      <div style={{ blockSize: '150vh' }} />
      <div data-testid="own">
        <Button ref={add}>В корзину</Button>
      </div>
      <div style={{ blockSize: '150vh' }} />
      <a href="#end" data-testid="last">
        Условия
      </a>
      <StickyBar label="Покупка" standsInFor={add} action={<Button isFullWidth>В корзину</Button>}>
        5 990 ₽
      </StickyBar>
    </main>
  );
}
const own = page.getByTestId('own').getByRole('button');

test('the bar is there while the button is out of sight, above it or below', async () => {
  show(<Product />);
  await expect.element(bar).toBeInTheDocument();
  await expect.poll(() => bottomOf(bar.element())).toBe(640);

  own.element().scrollIntoView({ block: 'center' });
  await expect.element(bar).not.toBeInTheDocument();
  expect(covered()).toBe('');

  window.scrollTo({ top: document.documentElement.scrollHeight });
  await expect.element(bar).toBeInTheDocument();
});

test('the focus goes from the bar to the button when that comes into sight', async () => {
  show(<Product />);
  await expect.element(bar).toBeInTheDocument();
  (inBar.element() as HTMLElement).focus();

  own.element().scrollIntoView({ block: 'center' });

  await expect.element(own).toHaveFocus();
});

test('what takes the focus and the end of the page stand above the bar', async () => {
  show(<Product />);
  const last = page.getByTestId('last').element();
  const isClear = () => bottomOf(last) <= bottomOf(bar.element()) - bar.element().clientHeight;
  await expect.element(bar).toBeInTheDocument();
  own.element().scrollIntoView({ block: 'center' });
  await expect.element(bar).not.toBeInTheDocument();
  (own.element() as HTMLElement).focus();

  await userEvent.keyboard('{Tab}');

  await expect.element(page.getByTestId('last')).toHaveFocus();
  await expect.element(bar).toBeInTheDocument();
  await expect.poll(isClear).toBe(true);
  window.scrollTo({ top: document.documentElement.scrollHeight });
  expect(isClear()).toBe(true);
});

test('a desktop and a low window have no bar at their edge', async () => {
  show(
    <StickyBar label="Покупка" action={<Button>Оформить</Button>}>
      5 990 ₽
    </StickyBar>,
  );
  await expect.poll(covered).toMatch(/^[1-9]\d*px$/);

  await page.viewport(1280, 800);
  await expect.poll(covered).toBe('0px');
  expect(getComputedStyle(document.querySelector('section') as Element).display).toBe('none');

  await page.viewport(640, 360);
  await expect.element(bar).toBeVisible();
  expect(getComputedStyle(bar.element()).position).toBe('static');
  expect(covered()).toBe('0px');
});

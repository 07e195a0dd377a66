import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { Accordion } from './index.ts';

const items = [
  { id: 'care', title: 'Уход', content: <a href="#wash">Стирка</a> },
  { id: 'return', title: 'Возврат', content: 'Четырнадцать дней.' },
];
/** The native element that is pressed: a browser says of it by itself whether it is open. */
const sign = (title: string) =>
  page.getByRole('heading', { name: title }).element().closest('summary') as HTMLElement;
const isOpen = (title: string) => sign(title).closest('details')?.open;
const focused = () => document.activeElement?.textContent;

test.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('Disclosure, %s: opens what is closed and closes what is open [A46]', async (_, key) => {
  show(<Accordion items={items} />);
  sign('Уход').focus();

  await userEvent.keyboard(key);
  expect(isOpen('Уход')).toBe(true);

  await userEvent.keyboard(key);
  expect(isOpen('Уход')).toBe(false);
  expect(focused()).toBe('Уход');
});

test('Accordion, Tab: stops at every title and at what stands open [A46]', async () => {
  show(<Accordion items={items} />);

  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Уход');

  await userEvent.keyboard('{Enter}{Tab}');
  expect(focused()).toBe('Стирка');

  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Возврат');
});

test('Accordion, Shift + Tab: goes back the same way [A46]', async () => {
  show(<Accordion items={items} />);
  sign('Возврат').focus();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');

  expect(focused()).toBe('Уход');
});

test('Accordion that is exclusive, Enter: opening one closes the other [A46]', async () => {
  show(<Accordion items={items} isExclusive />);
  sign('Уход').focus();

  await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');

  expect([isOpen('Уход'), isOpen('Возврат')]).toEqual([false, true]);
});

test('Accordion: titles are headings of the level that the page gives them [A46]', async () => {
  show(<Accordion items={items} headingLevel={4} />);

  await expect.element(page.getByRole('heading', { level: 4, name: 'Возврат' })).toBeVisible();
});

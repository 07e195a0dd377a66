import { afterAll, afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { pageWithModals } from '../ModalStack/modalBench.tsx';
import { Modal, type ModalProps } from './index.ts';

type Modals = { modal: Pick<ModalProps, 'size'>; drawer: { side: 'left' | 'right' | 'bottom' } };

const footer = (
  <>
    <Button>Сохранить</Button>
    <Button emphasis="quiet">Не сейчас</Button>
  </>
);
const modals = {
  modal: ({ size }: Modals['modal']) => (
    <Modal title="Почта для чека" size={size} footer={footer}>
      Чек придёт письмом.
    </Modal>
  ),
  drawer: ({ side }: Modals['drawer']) => (
    <Drawer title="Почта для чека" side={side} footer={footer}>
      Чек придёт письмом.
    </Drawer>
  ),
};

const before = [innerWidth, innerHeight] as const;
let visit: ReturnType<typeof pageWithModals<Modals>>;
afterEach(() => visit.clear());
afterAll(() => page.viewport(...before));

const boxOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
const dialog = () => page.getByRole('dialog').element().getBoundingClientRect();

test.each<[string, (stack: typeof visit.stack) => void]>([
  ['a small modal', (stack) => stack.open('modal', { size: 'small' })],
  ['a medium modal', (stack) => stack.open('modal', { size: 'medium' })],
  ['a large modal', (stack) => stack.open('modal', { size: 'large' })],
  ['a drawer from the left', (stack) => stack.open('drawer', { side: 'left' })],
  ['a drawer from the right', (stack) => stack.open('drawer', { side: 'right' })],
  ['a drawer from below', (stack) => stack.open('drawer', { side: 'bottom' })],
])('on a phone %s is a sheet with equal actions, the main one last', async (_, open) => {
  await page.viewport(360, 640);
  visit = pageWithModals<Modals>(modals);
  open(visit.stack);
  await expect.element(page.getByRole('dialog')).toBeVisible();

  await expect.poll(() => dialog().bottom).toBe(640);
  expect([dialog().left, dialog().right]).toEqual([0, document.documentElement.clientWidth]);
  expect(dialog().top).toBeGreaterThanOrEqual(40);
  const [main, other] = [boxOf('Сохранить'), boxOf('Не сейчас')];
  expect([main.width, main.height]).toEqual([other.width, other.height]);
  expect(main.top).toBeGreaterThan(other.bottom);
});

test('on a desktop the actions of a modal stand in one row, the main one first', async () => {
  await page.viewport(1280, 800);
  visit = pageWithModals<Modals>(modals);
  visit.stack.open('modal', {});
  await expect.element(page.getByRole('dialog')).toBeVisible();

  await expect.poll(() => boxOf('Сохранить').top).toBe(boxOf('Не сейчас').top);
  expect(boxOf('Сохранить').right).toBeLessThan(boxOf('Не сейчас').left);
});

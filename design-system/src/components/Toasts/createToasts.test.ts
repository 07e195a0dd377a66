import { expect, test, vi } from 'vitest';
import { createToasts, toastLevels } from './createToasts.ts';

test('a toast has an id, a colour and a duration: dark and 5000 ms unless told otherwise [TOAST-01 TOAST-02 TOAST-04]', () => {
  const toasts = createToasts();

  toasts.show({ id: 'saved', message: 'Сохранено' });
  toasts.show({ id: 'limit', message: 'Превышен предел', colour: 'red', level: 'errors', duration: 8000 });

  expect(toasts.getSnapshot()).toEqual([
    { id: 'saved', message: 'Сохранено', colour: 'dark', level: 'info', duration: 5000 },
    { id: 'limit', message: 'Превышен предел', colour: 'red', level: 'errors', duration: 8000 },
  ]);
});

test('there are three levels: errors, info and success [TOAST-03]', () => {
  expect(toastLevels).toEqual(['errors', 'info', 'success']);
});

test('a toast whose id is there already is ignored until that one has gone [TOAST-05]', () => {
  const toasts = createToasts();
  const heard = vi.fn<() => void>();
  toasts.show({ id: 'saved', message: 'Сохранено' });
  toasts.subscribe(heard);

  toasts.show({ id: 'saved', message: 'Сохранено ещё раз' });
  expect(heard).not.toHaveBeenCalled();
  expect(toasts.getSnapshot()).toMatchObject([{ message: 'Сохранено' }]);

  toasts.dismiss('saved');
  toasts.show({ id: 'saved', message: 'Сохранено ещё раз' });
  expect(toasts.getSnapshot()).toMatchObject([{ message: 'Сохранено ещё раз' }]);
});

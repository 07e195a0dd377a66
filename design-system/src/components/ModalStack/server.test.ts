import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createToasts, Toasts } from '../Toasts/index.ts';
import { Popover } from '../Popover/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { createModalStack, memoryHistoryPort, ModalStack } from './index.ts';

test('the server draws no modal and no toast, even where one was opened', () => {
  const stack = createModalStack<{ sizes: object }>({ history: memoryHistoryPort('/platya') });
  const toasts = createToasts();
  stack.open('sizes', {});
  toasts.show({ id: 'saved', message: 'Сохранено' });

  const modals = createElement(ModalStack<{ sizes: object }>, {
    stack,
    modals: { sizes: () => null },
    closeLabel: 'Закрыть',
  });
  const notices = createElement(Toasts, { toasts, label: 'Уведомления ({hotkey})', closeLabel: 'Скрыть' });

  expect(renderToString(modals)).toBe('');
  expect(renderToString(notices)).toBe('');
});

test('the server draws the texts of notes and hints', () => {
  const noted = { label: 'Как считаются бонусы', children: 'По 5 за каждые 100 ₽' };
  const hinted = { text: 'Отложить', children: createElement('button') };

  const note = createElement(Popover, noted);
  const hint = createElement(Tooltip, hinted);

  expect(renderToString(note)).toContain('По 5 за каждые 100 ₽');
  expect(renderToString(hint)).toContain('Отложить');
});

import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { SearchForm } from './SearchForm.tsx';

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
const scope = fork();
const noWords = {
  'search.field': [],
  'search.placeholder': [],
  'search.submit': [],
} as unknown as ComponentProps<typeof IntlProvider>['messages'];

afterEach(() => flushSync(() => root.render(null)));

/** The field on a page whose address searches for a text. */
function fieldAt(searched: string): HTMLInputElement {
  flushSync(() =>
    root.render(
      <Provider value={scope}>
        <IntlProvider locale="ru" messages={noWords}>
          <SearchForm searched={searched} />
        </IntlProvider>
      </Provider>,
    ),
  );
  const field = place.querySelector('input');
  if (!field) throw new Error('There is no field.');
  return field;
}

const write = (field: HTMLInputElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

test('the field shows what the address searches for, and follows it', async () => {
  expect(fieldAt('платье').value).toBe('платье');

  const field = fieldAt('пальто');
  await expect.poll(() => field.value).toBe('пальто');

  fieldAt('');
  await expect.poll(() => field.value).toBe('');
});

test('what is being written stays when another page arrives, and goes with the next one once it was left', async () => {
  const field = fieldAt('платье');
  field.focus();
  write(field, 'платье л');
  fieldAt('платья');
  await new Promise(requestAnimationFrame);
  expect(field.value).toBe('платье л');

  field.blur();
  fieldAt('');

  await expect.poll(() => field.value).toBe('');
});

test('a page of the same search keeps what stands in the field', async () => {
  const field = fieldAt('платье');
  write(field, 'пальто');

  fieldAt('платье');
  await new Promise(requestAnimationFrame);

  expect(field.value).toBe('пальто');
});

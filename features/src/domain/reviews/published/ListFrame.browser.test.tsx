import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { ListFrame } from './ListFrame.tsx';

const place = document.body.appendChild(document.createElement('div'));
const onRetry = vi.fn();
let root: Root | undefined;

afterEach(() => {
  flushSync(() => root?.unmount());
  onRetry.mockReset();
});

const messages = { 'errors.retry': [{ type: 0, value: 'Повторить' }] } as ComponentProps<
  typeof IntlProvider
>['messages'];

const failed = (
  <IntlProvider locale="ru" messages={messages}>
    <ListFrame isShown={false} isFailed labels={{ failed: 'Не загрузились', loading: '' }} onRetry={onRetry}>
      {null}
    </ListFrame>
  </IntlProvider>
);

test('a list that the server could not read is asked for once by the browser', async () => {
  place.innerHTML = renderToString(failed);
  const hydrated = hydrateRoot(place, failed);
  root = hydrated;
  await expect.poll(() => onRetry.mock.calls.length).toBe(1);

  flushSync(() => hydrated.render(failed));

  expect(place.textContent).toContain('Не загрузились');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('what the browser itself could not read waits for a press', () => {
  const drawn = createRoot(place);
  root = drawn;
  flushSync(() => drawn.render(failed));
  expect(place.textContent).toContain('Не загрузились');
  expect(onRetry).not.toHaveBeenCalled();

  place.querySelector('button')?.click();

  expect(onRetry).toHaveBeenCalledOnce();
});

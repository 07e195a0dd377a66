import { fork } from 'effector';
import { Provider } from 'effector-react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { addressRequestedFx } from './index.ts';
import { useLastPage } from './useLastPage.ts';

test.each([
  ['that is not known yet', 5, undefined, []],
  ['that has the page', 2, 2, []],
  ['that has fewer pages', 5, 2, [[{ to: '/orders?page=2', replace: true }]]],
  ['that is empty', 2, 0, [[{ to: '/orders?page=1', replace: true }]]],
])('a list %s leads no page past its end', (_, page, pages, led) => {
  const went = vi.fn<(request: unknown) => void>();
  const scope = fork({ handlers: [[addressRequestedFx, went]] });
  function List() {
    useLastPage({ page, pages, hrefOf: (number) => `/orders?page=${number}` });
    return null;
  }
  const root = createRoot(document.createElement('div'));

  flushSync(() =>
    root.render(
      <Provider value={scope}>
        <List />
      </Provider>,
    ),
  );

  expect(went.mock.calls).toEqual(led);
  root.unmount();
});

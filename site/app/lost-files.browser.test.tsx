import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnLostFiles } from './lost-files';

const lose = () => window.dispatchEvent(new Event('vite:preloadError'));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test.each([
  {
    of: 'a build that is gone',
    answer: () => Promise.resolve(new Response(null, { status: 404 })),
    times: 1,
  },
  { of: 'the running build', answer: () => Promise.resolve(new Response(null)), times: 0 },
  { of: 'a build that does not answer', answer: () => Promise.reject(new TypeError('lost')), times: 0 },
])(
  'a lost file of $of loads the page again $times times, and the page stays as it is until that is known',
  async ({ of: build, answer, times }) => {
    const asked = vi.spyOn(window, 'fetch').mockImplementation(answer);
    const [reload, tellOffline, stays] = [vi.fn(), vi.fn(), vi.fn()];
    const decision = reloadOnLostFiles(build, { reload, tellOffline });

    for (let lost = 1; lost <= 2; lost += 1) {
      lose();
      void decision().then(stays);
      await vi.waitFor(() =>
        expect(asked.mock.calls.filter(([address]) => address === build)).toHaveLength(lost),
      );
      await Promise.allSettled(asked.mock.results.map(({ value }) => value as Promise<Response>));
    }

    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(stays).toHaveBeenCalledTimes(times === 0 ? 2 : 0));
    expect(tellOffline).not.toHaveBeenCalled();
  },
);

test('a file that is lost without a connection is told of, and loads the page again once the connection is back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const [reload, tellOffline] = [vi.fn(), vi.fn()];
  reloadOnLostFiles('any', { reload, tellOffline });

  lose();
  lose();
  expect([tellOffline.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);

  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { Countdown } from './index.ts';

const texts = {
  ru: {
    start: 'На оплату есть шесть минут',
    fiveMinutes: 'Осталось пять минут',
    oneMinute: 'Осталась одна минута',
    end: 'Время вышло. Заказ можно оформить ещё раз',
  },
  kk: {
    start: 'Төлеуге алты минут бар',
    fiveMinutes: 'Бес минут қалды',
    oneMinute: 'Бір минут қалды',
    end: 'Уақыт бітті. Тапсырысты қайта рәсімдеуге болады',
  },
};
const minute = 60_000;
const format = (ms: number) =>
  `${Math.floor(ms / minute)}:${String(Math.floor((ms % minute) / 1000)).padStart(2, '0')}`;

afterEach(() => vi.useRealTimers());

test.each(['ru', 'kk'] as const)(
  'a countdown is heard as in the transcript (%s) [A62 A64]',
  async (language) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    show(<Countdown remaining={6 * minute} format={format} announcements={texts[language]} />, language);
    const pass = (ms: number) => () => {
      vi.advanceTimersByTime(ms);
    };

    const heard = await listen(async ({ happens, readOn }) => {
      await happens('the first second', pass(1000));
      await happens('59 seconds more', pass(59_000));
      await happens('four minutes more', pass(4 * minute));
      await readOn(2);
      await happens('the last minute', pass(minute));
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/countdown.${language}.txt`);
  },
);

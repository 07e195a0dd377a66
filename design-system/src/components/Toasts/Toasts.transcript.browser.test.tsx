import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { createToasts, Toasts } from './index.ts';

const texts = {
  ru: {
    label: 'Уведомления ({hotkey})',
    close: 'Скрыть уведомление',
    gone: 'Платье «Нева» удалено из корзины.',
    back: 'Вернуть',
    failed: 'Не получилось сохранить. Попробуйте ещё раз.',
  },
  kk: {
    label: 'Хабарламалар ({hotkey})',
    close: 'Хабарламаны жасыру',
    gone: '«Нева» көйлегі себеттен жойылды.',
    back: 'Қайтару',
    failed: 'Сақталмады. Қайталап көріңіз.',
  },
};

test.each(['ru', 'kk'] as const)('toasts are heard as in the transcript (%s) [A8 A12]', async (language) => {
  const { label, close, gone, back, failed } = texts[language];
  const toasts = createToasts();
  show(<Toasts toasts={toasts} label={label} closeLabel={close} />, language);
  const items = page.getByRole('listitem');
  const spoken = async (role: 'alert' | 'status', text: string) => {
    await expect.poll(() => page.getByRole(role).element().textContent, { interval: 10 }).toContain(text);
  };

  const heard = await listen(async ({ happens, press, readOn }) => {
    await happens('something is taken away', async () => {
      toasts.show({ id: 'gone', message: gone, action: { label: back, onPress: () => {} } });
      await spoken('status', gone);
    });
    await happens('something fails', async () => {
      toasts.show({ id: 'failed', message: failed, level: 'errors', colour: 'red' });
      await spoken('alert', failed);
      await expect.poll(() => items.elements().length).toBe(2);
    });
    await press('{F8}');
    await press('{Tab}');
    await press('{Tab}');
    await press('{Tab}');
    await readOn();
  });

  await expect(heard).toMatchFileSnapshot(`transcripts/toasts.${language}.txt`);
});

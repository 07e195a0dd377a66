import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { Menu } from './index.ts';

const texts = {
  ru: { label: 'Действия с заказом', items: ['Повторить заказ', 'Скачать чек', 'Отменить заказ'] },
  kk: {
    label: 'Тапсырыспен әрекеттер',
    items: ['Тапсырысты қайталау', 'Чекті жүктеу', 'Тапсырыстан бас тарту'],
  },
};

test.each(['ru', 'kk'] as const)(
  'a menu is heard as in the transcript (%s) [APG menu button]',
  async (language) => {
    const { label, items } = texts[language];
    show(
      <Menu
        label={label}
        items={items.map((item, index) => ({ id: item, label: item, isDisabled: index === 1 }))}
        onAction={() => {}}
      />,
      language,
    );
    const isOpen = async () => {
      await expect.element(page.getByRole('menuitem', { name: items[0] })).toHaveFocus();
    };
    const isClosed = async () => {
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    };

    const heard = await listen(async ({ press, readOn }) => {
      await press('{Tab}');
      await press('{Enter}', isOpen);
      await readOn(2);
      await press('{ArrowDown}');
      await press('{Escape}', isClosed);
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/menu.${language}.txt`);
  },
);

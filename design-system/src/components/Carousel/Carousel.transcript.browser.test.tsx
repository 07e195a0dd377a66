import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { Carousel } from './index.ts';

const texts = {
  ru: {
    title: 'С этим носят',
    previous: 'Предыдущие товары',
    next: 'Следующие товары',
    names: ['Ремень', 'Туфли', 'Шарф', 'Пальто', 'Сумка', 'Серьги'],
  },
  kk: {
    title: 'Бірге киіледі',
    previous: 'Алдыңғы тауарлар',
    next: 'Келесі тауарлар',
    names: ['Белбеу', 'Туфли', 'Шарф', 'Пальто', 'Сөмке', 'Сырға'],
  },
};

test.each(['ru', 'kk'] as const)(
  'a carousel is heard as in the transcript (%s) [A51 A52]',
  async (language) => {
    const { title, previous, next, names } = texts[language];
    show(
      <Carousel
        title={title}
        previousLabel={previous}
        nextLabel={next}
        items={names.map((name) => ({ id: name, content: <a href="#product">{name}</a> }))}
      />,
      language,
    );
    const isTurned = async () => {
      await expect.element(page.getByRole('button', { name: previous })).not.toHaveAttribute('aria-disabled');
    };

    const heard = await listen(async ({ press, readOn }) => {
      await press('{Tab}');
      await press('{Tab}');
      await press('{Enter}', isTurned);
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/carousel.${language}.txt`);
  },
);

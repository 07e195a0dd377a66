import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { ToggleButton } from '../ToggleButton/index.ts';
import { ProductTile } from './index.ts';

const grey =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><path d="M0 0h3v4H0z"/></svg>';
const texts = {
  ru: {
    name: 'Платье «Нева» из шерсти',
    price: {
      current: '5 990 ₽',
      old: '8 990 ₽',
      labels: { current: 'цена', old: 'старая цена' },
      discount: '−33 %',
    },
    plate: 'Новинка',
    colours: 'цвета: чёрный, бордовый и ещё 2',
    sizes: 'Размеры в наличии:',
    favourite: 'Отложить платье «Нева» из шерсти',
  },
  kk: {
    name: 'Жүннен тігілген «Нева» көйлегі',
    price: {
      current: '35 990 ₸',
      old: '53 990 ₸',
      labels: { current: 'бағасы', old: 'ескі бағасы' },
      discount: '−33 %',
    },
    plate: 'Жаңа',
    colours: 'түстері: қара, қызыл күрең және тағы 2',
    sizes: 'Қолда бар өлшемдер:',
    favourite: 'Жүннен тігілген «Нева» көйлегін таңдаулыға қосу',
  },
};

test.each(['ru', 'kk'] as const)(
  'a tile of a product is heard as in the transcript (%s) [A20 A21 A23]',
  async (language) => {
    const { name, price, plate, colours, sizes, favourite } = texts[language];
    show(
      <ProductTile
        name={name}
        href="#product"
        picture={{ src: grey }}
        sizes="300px"
        price={price}
        plates={[{ id: 'new', label: plate }]}
        colours={{ samples: [{ hex: '#000000' }, { hex: '#660022' }], more: '+2', label: colours }}
        sizesInStock={{ label: sizes, sizes: ['42', '44', '46'] }}
        favourite={
          <ToggleButton icon="heart" isIconOnly isPressed={false} onChange={() => {}}>
            {favourite}
          </ToggleButton>
        }
      />,
      language,
    );

    const heard = await listen(async ({ press, readOn }) => {
      await readOn();
      await press('{Tab}');
      await press('{Tab}');
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/product-tile.${language}.txt`);
  },
);

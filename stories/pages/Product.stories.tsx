import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { addProducts } from '@rukav/contract/cart/calls.ts';
import { AddProducts } from '@rukav/contract/cart/schemas.ts';
import { getDeliveryTerms, getDeliveryTermsOfCity } from '@rukav/contract/geography/calls.ts';
import { GetDeliveryTermsOfCity } from '@rukav/contract/geography/schemas.ts';
import { getAvailability, getProduct } from '@rukav/contract/product/calls.ts';
import { GetAvailability } from '@rukav/contract/product/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { ProductPage } from '@rukav/features/product/view';
import { inModes, looksAlike } from '../../.storybook/modes.ts';
import { sessionIn } from '../features/scope.tsx';
import { answer, fail, refuse } from './answers.ts';
import { arrive, atProduct, cartOf, withoutVoices } from './at-product.ts';
import { aProduct, aShop, aSku, aSoldOutSku } from './product.ts';
import { backToTop, onSite } from './site.tsx';

const meta = {
  component: ProductPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The terms of delivery come after the page. */
const theTerms = (canvas: { findByText: (text: RegExp) => Promise<HTMLElement> }) =>
  canvas.findByText(/Самовывоз из магазина|Дүкеннен/);

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: onSite(atProduct()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Пальто прямого кроя/, level: 1 })).toBeVisible();
    await expect(await canvas.findByText('Самовывоз из магазина')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^46/ })).toBeEnabled();
  },
};

export const InKazakh: Story = {
  decorators: onSite({ locale: 'kk-KZ', ...atProduct() }),
  play: async ({ canvas }) => {
    await theTerms(canvas);
    await expect(
      await canvas.findByRole('heading', { name: 'Жүннен тігілген тік пальто', level: 1 }),
    ).toBeVisible();
  },
};

/** No size can be had anywhere: what is left is to look at the similar ones. */
export const SoldOut: Story = {
  decorators: onSite(atProduct(() => ({ skus: ['42', '44', '46', '48'].map(aSoldOutSku), kits: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Эта вещь закончилась. Посмотрите похожие.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument();
  },
};

/** Of all sizes one is left, and of that one piece. */
export const OneSizeLeft: Story = {
  decorators: onSite(
    atProduct(() => ({
      skus: [aSoldOutSku('42'), aSku('44', { isLast: true, inStores: false }), aSoldOutSku('46')],
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await theTerms(canvas);

    const left = await canvas.findByRole('radio', { name: /^44.*осталась 1 шт\./ });

    await userEvent.click(left);

    await expect(left).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^46.*нет в наличии/ })).not.toBeChecked();
  },
};

/** A name of three lines, a long description, fourteen sizes, a colour with a long name. */
export const LongTexts: Story = {
  decorators: onSite(
    atProduct((market) => {
      const { description, models } = aProduct(market);
      return {
        name: 'Пальто демисезонное двубортное удлинённое из плотной шерсти со съёмным капюшоном и поясом',
        description: Array.from({ length: 5 }, () => description).join(' '),
        skus: Array.from({ length: 14 }, (_, place) => aSku(`${40 + place * 2}–${42 + place * 2}`)),
        models: models.map((model) => ({
          ...model,
          color: { ...model.color, name: 'верблюжий с отливом спелого каштана и медной нитью' },
        })),
      };
    }),
  ),
  play: async ({ canvas }) => {
    await theTerms(canvas);
    await expect(await canvas.findByRole('heading', { name: /съёмным капюшоном/, level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: /–/ })).toHaveLength(14);
  },
};

/** The shops of the city, and which of them has the chosen size. */
export const InShops: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: onSite(atProduct()),
  play: async ({ canvas, userEvent }) => {
    await theTerms(canvas);

    await userEvent.click(await canvas.findByRole('radio', { name: /^44/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить магазины: Москва' }));

    await expect(await canvas.findByText('Ваш размер, последний')).toBeVisible();
    backToTop();
  },
};

/** A shop that hands nothing over now says so, and nothing can be collected there. */
export const InAShopThatDoesNotSell: Story = {
  tags: ['SHIP-30'],
  parameters: looksAlike,
  decorators: onSite(
    atProduct(undefined, [
      answer(getAvailability, GetAvailability, {
        cityId: 524901,
        cityName: 'Москва',
        stores: [aShop({ shopNowStatus: 'NOT_SALE' })],
      }),
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    await theTerms(canvas);

    await userEvent.click(await canvas.findByRole('radio', { name: /^44/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить магазины: Москва' }));

    await expect(await canvas.findByText('Сейчас забрать нельзя')).toBeVisible();
    await expect(canvas.queryByText(/^Ваш размер/)).toBeNull();
    await expect(canvas.queryByText(/^сегодня/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Забрать здесь' })).toBeNull();
  },
};

/** Without a size the sizes say that one is needed. */
export const WithoutASizeNothingGoesIntoTheCart: Story = {
  decorators: onSite(atProduct()),
  play: async ({ canvas, userEvent }) => {
    await theTerms(canvas);

    await userEvent.click(await canvas.findByRole('button', { name: 'В корзину' }));

    await expect(await canvas.findByText('Выберите размер')).toBeVisible();
    backToTop();
  },
};

const put = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await theTerms(canvas);

  await userEvent.click(await canvas.findByRole('radio', { name: /^44/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));

  await waitFor(() => expect(canvas.getByText('Добавлено в корзину')).toBeVisible());
};

/** What was put into the cart is shown beside it, and counted in the header. */
export const PutIntoTheCart: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: onSite(atProduct()),
  play: async (context) => {
    await put(context);
    // The notice stays while it has the focus, and would go by itself before or after its picture is taken.
    context.canvas.getByRole('link', { name: 'Перейти в корзину' }).focus();
    backToTop();
  },
};

/** The header counts what the answer says is in the cart, a piece of another day too, and the notice names it. */
export const PutBesideAnEarlierPiece: Story = {
  parameters: looksAlike,
  tags: ['CART-43'],
  decorators: onSite(atProduct(undefined, [answer(addProducts, AddProducts, cartOf(2))])),
  play: async (context) => {
    await put(context);
    const { canvas } = context;
    await expect(canvas.getByText('верблюжий, размер 44')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Корзина, товаров: 2' })).toBeVisible();
  },
};

/** Nobody has written yet: the page asks for the first words. */
export const NobodyHasWritten: Story = {
  parameters: looksAlike,
  tags: ['FLAG-07'],
  decorators: onSite(withoutVoices(true)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Отзывы' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Вопросы и ответы' })).toBeVisible();
  },
};

/** The flag of reviews and questions is off: the page has no place for them. */
export const ReviewsSwitchedOff: Story = {
  parameters: looksAlike,
  tags: ['FLAG-07'],
  decorators: onSite(withoutVoices(false)),
  play: async ({ canvas }) => {
    await theTerms(canvas);
    await expect(canvas.queryByRole('region', { name: 'Отзывы' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Вопросы и ответы' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Написать отзыв' })).toBeNull();
  },
};

/** Where the newer terms are switched off, the older call tells what getting things costs in the city. */
export const TermsByTheOlderCall: Story = {
  tags: ['FLAG-18', 'API-041'],
  decorators: onSite(
    atProduct(undefined, [
      answer(getSession, GetSession, {
        ...sessionIn('ru-RU'),
        flags: { ...visibleFlags, newDeliveryCommunications: false },
      }),
      fail(getDeliveryTerms),
      answer(getDeliveryTermsOfCity, GetDeliveryTermsOfCity, {
        cityId: 524901,
        cityName: 'Москва',
        noWayBecause: null,
        terms: [
          {
            type: 'post',
            price: 19_900,
            currency: 'RUB',
            freeFrom: null,
            from: '2026-11-25',
            to: '2026-11-27',
            pointCount: 4,
          },
        ],
      }),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Почтой')).toBeVisible();
    await expect(canvas.getByText('25–27 ноября')).toBeVisible();
  },
};

export const NotFound: Story = {
  decorators: onSite({
    arrive,
    answers: () => [refuse(getProduct, 'product_not_found')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Перейти в каталог' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  },
};

export const LoadingFailed: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: onSite({ arrive, answers: () => [fail(getProduct)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

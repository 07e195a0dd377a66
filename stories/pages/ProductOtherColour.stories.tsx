import type { Meta, StoryObj } from '@storybook/react-vite';
import { scopeBind, type Scope } from 'effector';
import { expect } from 'storybook/test';
import { getProduct } from '@rukav/contract/product/calls.ts';
import { GetProduct } from '@rukav/contract/product/schemas.ts';
import { product, requestOf, sizeChosen } from '@rukav/features/product';
import { ProductPage } from '@rukav/features/product/view';
import { looksAlike } from '../../.storybook/modes.ts';
import { answer } from './answers.ts';
import { arrive, atProduct } from './at-product.ts';
import { marketOf } from './goods.ts';
import { aProduct, aSku, aSoldOutSku } from './product.ts';
import { onSite } from './site.tsx';

const meta = {
  component: ProductPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The coat in 44, and then its other colour, in which 44 is sold out. */
const inTheOtherColour = async (scope: Scope) => {
  await arrive(scope);
  scopeBind(sizeChosen, { scope })('w101-44');
  await scopeBind(product.openFx, { scope })(requestOf('w121'));
};

export const TheChosenSizeIsSoldOutInTheNextColour: Story = {
  tags: ['PDP-10'],
  decorators: onSite({
    ...atProduct(undefined, [
      answer(getProduct, GetProduct, ({ params }) =>
        params.id === 'w101'
          ? aProduct(marketOf('ru-RU'))
          : aProduct(marketOf('ru-RU'), { id: 'w121', skus: [aSku('42'), aSoldOutSku('44'), aSku('46')] }),
      ),
    ]),
    arrive: inTheOtherColour,
  }),
  play: async ({ canvas, userEvent }) => {
    const sizes = await canvas.findByRole('radiogroup', { name: 'Размер' });
    await expect(sizes).toHaveAccessibleDescription(
      'Размера 44 в этом цвете сейчас нет. Выберите другой размер или цвет.',
    );
    for (const size of canvas.getAllByRole('radio', { name: /^4[246]/ })) {
      await expect(size).not.toBeChecked();
    }

    // Each press for the cart leads to the sizes anew, and puts no other size into it.
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(sizes).toHaveFocus();
    sizes.blur();
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(sizes).toHaveFocus();
    await expect(canvas.queryByText('Добавлено в корзину')).toBeNull();

    await userEvent.click(canvas.getByRole('radio', { name: /^46/ }));
    await expect(sizes).toHaveAccessibleDescription('');
  },
};

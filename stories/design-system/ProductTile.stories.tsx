import { ProductTile } from '@rukav/design-system/ProductTile';
import { Stack } from '@rukav/design-system/Stack';
import { ToggleButton } from '@rukav/design-system/ToggleButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pictures } from './pictures/index.ts';
import { inModes, looksAlike } from '../../.storybook/modes.ts';

const labels = { current: 'цена', old: 'старая цена' };

const samples = [{ hex: '#b08a5c' }, { hex: '#3c3e43' }, { hex: '#242c42' }];

const meta = {
  component: ProductTile,
  // Photographs look the same by night; the first story shows what is around them.
  parameters: { chromatic: inModes('day') },
  args: {
    name: 'Пальто прямого кроя из шерсти',
    href: '#coat',
    picture: pictures.coat,
    secondPicture: pictures.coatBack,
    sizes: '(min-width: 992px) 25vw, 50vw',
    price: { current: '18 990 ₽', labels },
    colours: { samples, label: '3 цвета' },
    sizesInStock: { label: 'Размеры в наличии:', sizes: ['40', '42', '44', '48'] },
    favourite: (
      <ToggleButton icon="heart" isIconOnly isPressed={false} onChange={fn()}>
        В избранное: Пальто прямого кроя
      </ToggleButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const reduced = { current: '13 290 ₽', old: '18 990 ₽', discount: '−30 %', labels };

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Reduced: Story = {
  args: {
    price: reduced,
    plates: [
      { id: 'sale', label: '−30 %', tone: 'accent' },
      { id: 'new', label: 'Новинка' },
    ],
  },
};

export const Unavailable: Story = { args: { unavailable: 'Нет в наличии' } };
export const Bare: Story = { args: { colours: undefined, favourite: undefined, secondPicture: undefined } };

const sizesLabel = 'Размеры в наличии:';
const camel = { hex: '#b08a5c', label: 'кэмел' };
const navy = {
  hex: '#242c42',
  label: 'тёмно-синий',
  href: '#navy-coat',
  picture: pictures.coatNavy,
  sizesInStock: { label: sizesLabel, sizes: ['44', '46'] },
};

export const ColoursToChoose: Story = { args: { colours: { samples: [camel, navy], label: 'Цвет' } } };

export const AColourChangesThePhotographAndTheLink: Story = {
  args: ColoursToChoose.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const photograph = () => canvasElement.querySelector('img')?.getAttribute('src');
    const before = photograph();

    const navySample = canvas.getByRole('radio', { name: 'тёмно-синий' });
    await expect(canvas.queryByTitle('тёмно-синий')).toBeNull();
    await userEvent.click(navySample);

    await expect(navySample).toContainElement(canvas.getByTitle('тёмно-синий'));
    await expect(photograph()).not.toBe(before);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#navy-coat');
    await expect(canvas.getByText('44 46')).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('radio', { name: 'кэмел' }));
    await expect(photograph()).toBe(before);
    await expect(canvas.getByText('40 42 44 48')).toBeInTheDocument();
  },
};

export const ArrowsChooseAColourAndTheSamplesAreOneStop: Story = {
  args: { ...ColoursToChoose.args, favourite: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    // What a mouse sees the keyboard sees too.
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByText('40 42 44 48').parentElement).toHaveStyle({ opacity: '1' }));

    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'кэмел' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('radio', { name: 'тёмно-синий' })).toBeChecked();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#navy-coat');
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const OnANarrowTileOneMarkerIsSeenAndAllAreRead: Story = {
  args: Reduced.args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');

    await expect(first).toHaveTextContent('−30 %');
    await expect(second).toHaveTextContent('Новинка');
    await expect(first?.clientHeight).toBeLessThan(32);
    await expect(second).toHaveStyle({ clip: 'rect(0px, 0px, 0px, 0px)' });
  },
};

export const LongKazakhName: Story = {
  args: {
    name: 'Төменгі жағы кеңейтілген, белбеуі бар классикалық үлгідегі жүннен тігілген әйелдер пальтосы',
    lang: 'kk',
    price: { current: '129 990 ₸', old: '189 990 ₸', discount: '−30 %', labels },
    plates: [
      { id: 'a', label: 'Тек интернет-дүкенде' },
      { id: 'b', label: 'Жаңа топтама' },
    ],
    colours: { samples: [...samples, { hex: '#9b8a70' }], more: '+4', label: '8 түс' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const InAGrid: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(90vw, 80rem)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: '2.5rem 1rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(22%, min(9rem, 45%)), 1fr))',
      }}
    >
      <ProductTile {...args} />
      <ProductTile
        {...args}
        name="Рубашка в клетку"
        picture={pictures.shirt}
        secondPicture={pictures.shirtClose}
        price={reduced}
        plates={[{ id: 's', label: '−30 %', tone: 'accent' }]}
      />
      <ProductTile
        {...args}
        name="Джинсовая куртка"
        picture={pictures.jacket}
        secondPicture={pictures.jacketBack}
        price={{ current: '6 990 ₽', labels }}
      />
      <ProductTile
        {...args}
        name="Джемпер в полоску"
        picture={pictures.knit}
        price={{ current: '4 590 ₽', labels }}
        plates={[{ id: 'n', label: 'Новинка' }]}
      />
      <ProductTile
        {...args}
        name="Юбка миди"
        picture={pictures.skirt}
        price={{ current: '3 990 ₽', labels }}
      />
      <ProductTile
        {...args}
        name="Широкие брюки"
        picture={pictures.trousers}
        price={{ current: '5 490 ₽', labels }}
        unavailable="Нет в наличии"
      />
      <ProductTile
        {...args}
        name="Футболка в полоску"
        picture={pictures.tee}
        secondPicture={pictures.teeBack}
        price={{ current: '1 990 ₽', labels }}
      />
      <ProductTile
        {...args}
        name="Платье-рубашка"
        picture={pictures.shirtDress}
        price={{ current: '7 490 ₽', labels }}
      />
    </div>
  ),
};

export const ItHasOneLinkWithTheProductsName: Story = {
  args: { favourite: undefined },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');

    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName(/Пальто прямого кроя/);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const TheSecondPictureComesWithTheMouse: Story = {
  parameters: looksAlike,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);

    await userEvent.hover(canvas.getByRole('link'));

    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};

export const TheLinkComesBeforeTheHeart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /избранное.*Пальто/ })).toHaveFocus();
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <ProductTile key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};

export const TheFirstTilesAreFetchedFirst: Story = {
  parameters: looksAlike,
  args: { isPriority: true, secondPicture: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

import { Link } from '@rukav/design-system/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CatalogueMenu } from '../../../features/src/composition/shell/CatalogueMenu.tsx';
import { refused, withShop } from '../scope.tsx';

const roots = [
  { name: 'Женщинам', url: 'zhenschiny', gender: 'women', children: ['Платья', 'Джинсы', 'Верхняя одежда'] },
  { name: 'Мужчинам', url: 'muzhchiny', gender: 'men', children: ['Рубашки', 'Брюки'] },
  { name: 'Девочкам', url: 'devochki', gender: 'girls', children: ['Юбки', 'Худи'] },
  { name: 'Мальчикам', url: 'malchiki', gender: 'boys', children: ['Футболки', 'Шорты'] },
].map((root) => ({
  ...root,
  allUrl: `${root.url}/vse`,
  children: root.children.map((name, index) => ({
    name,
    url: `${root.url}/${index}`,
    picture: { code: 'coat', colour: '#ececec' },
  })),
}));

const meta = {
  component: CatalogueMenu,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '24rem' }}>
        <div style={{ position: 'relative' }}>
          <Story />
        </div>
        <Link href="#next" isStandalone>
          Дальше
        </Link>
      </div>
    ),
    withShop({ replies: { 'GET /catalogue/navigation': { roots } } }),
  ],
} satisfies Meta<typeof CatalogueMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Каталог' }));

    await expect(await canvas.findByRole('link', { name: 'Платья' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Каталог' })).toHaveAttribute('aria-expanded', 'true');
  },
};

const sections = fn();

/** The sections did not come: the panel says so, and they can be asked for again. */
export const TheSectionsDidNotCome: Story = {
  beforeEach: () => {
    sections.mockRejectedValueOnce(refused('upstream_unavailable', 502)).mockResolvedValue({ roots });
  },
  decorators: [withShop({ replies: { 'GET /catalogue/navigation': sections } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Каталог' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Разделы не загрузились.');

    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));

    await expect(await canvas.findByRole('link', { name: 'Платья' })).toBeVisible();
  },
};

export const EscapeClosesAndGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Каталог' });
    await userEvent.click(button);
    await canvas.findByRole('link', { name: 'Платья' });
    await userEvent.tab();

    await userEvent.keyboard('{Escape}');

    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Платья' })).toBeNull();
  },
};

export const APressOutsideCloses: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Каталог' }));
    await canvas.findByRole('link', { name: 'Платья' });

    await userEvent.click(canvasElement);

    await expect(canvas.queryByRole('link', { name: 'Платья' })).toBeNull();
  },
};

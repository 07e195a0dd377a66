import { Link } from '@rukav/design-system/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AudienceMenu } from '../../../features/src/composition/shell/AudienceMenu.tsx';
import { withShop } from '../scope.tsx';

const names = ['Платья', 'Блузки', 'Джинсы', 'Юбки', 'Джемперы', 'Верхняя одежда'];
const picture = { code: 'coat', colour: '#ececec' };
const roots = [
  {
    name: 'Женщинам',
    url: 'zhenschiny',
    gender: 'women',
    allUrl: 'zhenschiny/vse',
    children: [
      { name: 'Вся одежда', url: 'zhenschiny/vse', picture },
      ...names.map((name, index) => ({ name, url: `zhenschiny/${index}`, picture })),
    ],
  },
];

/** An audience of the desktop's header, with its panel of sections. */
const meta = {
  component: AudienceMenu,
  args: { label: 'Женщинам', url: 'zhenschiny' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '32rem' }}>
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
} satisfies Meta<typeof AudienceMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const AMouseThatRestsOnTheLinkOpensThePanel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Женщинам' }));

    await expect(await canvas.findByRole('link', { name: 'Новинки' })).toHaveAttribute(
      'href',
      '/catalog/zhenschiny/vse?sort=byNovelty',
    );
    await expect(canvas.getAllByRole('link', { name: 'Платья' })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Вся одежда' })).toBeNull();
  },
};

export const AMouseThatLeavesClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Женщинам' }));
    const link = await canvas.findByRole('link', { name: 'Новинки' });

    await userEvent.unhover(link);
    await userEvent.hover(canvas.getByRole('link', { name: 'Дальше' }));

    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Новинки' })).toBeNull());
  },
};

export const TheKeyboardOpensItWithAButtonAndEscapeGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Женщинам' })).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Разделы: Женщинам' });
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Новинки' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');

    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

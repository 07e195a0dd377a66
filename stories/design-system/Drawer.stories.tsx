import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { Drawer } from '@rukav/design-system/Drawer';
import { Link } from '@rukav/design-system/Link';
import { Stack } from '@rukav/design-system/Stack';
import { TextField } from '@rukav/design-system/TextField';
import { inModes } from '../../.storybook/modes.ts';
import { modalParameters, ModalScene } from './modals/ModalScene.tsx';

const menu = (
  <Stack space="medium">
    {['Женщинам', 'Мужчинам', 'Девочкам', 'Мальчикам'].map((name) => (
      <Link key={name} href="/">
        {name}
      </Link>
    ))}
  </Stack>
);

const meta = {
  component: Drawer,
  args: { title: 'Каталог', side: 'left', children: menu },
  parameters: modalParameters,
  render: (args) => <ModalScene modal={<Drawer {...args} />} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const RightWithActions: Story = {
  args: { title: 'Фильтры', side: 'right', footer: <Button isFullWidth>Показать 128 вещей</Button> },
};

export const Bottom: Story = { args: { title: 'Сортировка', side: 'bottom' } };

export const ItsCloseControlClosesIt: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Каталог' });

    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const TheFirstFieldHasTheFocus: Story = {
  args: { title: 'Город', initialFocus: 'field', children: <TextField label="Название города" /> },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Город' });

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Название города' })).toHaveFocus());
  },
};

export const OneThatEscapeDoesNotClose: Story = {
  args: { isEscapable: false, isDismissable: false },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Каталог' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

    await userEvent.keyboard('{Escape}');

    await expect(dialog).toBeVisible();
  },
};

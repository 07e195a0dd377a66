import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { Picture } from '@rukav/design-system/Picture';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { TextField } from '@rukav/design-system/TextField';
import { pictures } from './pictures/index.ts';
import { modalParameters, ModalScene } from './modals/ModalScene.tsx';
import { inModes } from '../../.storybook/modes.ts';

const measures = (
  <Stack space="medium">
    <Text>Измерьте обхват груди по самым выступающим точкам, лента лежит горизонтально и не стягивает.</Text>
    <Text>Обхват талии берут в самом узком месте, бёдер — в самом широком.</Text>
  </Stack>
);

const meta = {
  component: Modal,
  args: { title: 'Как снять мерки', children: measures },
  parameters: modalParameters,
  render: (args) => <ModalScene modal={<Modal {...args} />} />,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Full: Story = {
  args: {
    size: 'full',
    title: 'Пальто прямого кроя',
    children: <Picture {...pictures.coat} alt="Пальто спереди" fit="contain" ratio="fill" />,
  },
};

export const WithActions: Story = {
  args: {
    title: 'Почта для чека',
    initialFocus: 'field',
    children: <TextField label="Электронная почта" name="email" />,
    footer: (
      <>
        <Button>Сохранить</Button>
        <Button emphasis="quiet">Не сейчас</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Условия возврата',
    children: (
      <Stack space="medium">
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>
            Вернуть вещь можно в течение 14 дней со дня получения, если сохранены ярлыки и вид.
          </Text>
        ))}
      </Stack>
    ),
    footer: <Button>Понятно</Button>,
  },
};

export const LongKazakhTitle: Story = {
  args: {
    title: 'Киім өлшемін қалай дұрыс анықтауға болатыны туралы нұсқаулық',
    children: <Text lang="kk">Кеуде айналымын ең шығыңқы нүктелер арқылы өлшеңіз.</Text>,
    size: 'small',
  },
};

export const EscapeClosesItAndTheFocusReturns: Story = {
  render: (args) => <ModalScene isClosed modal={<Modal {...args} />} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Как снять мерки' });
    await waitFor(() => expect(dialog).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const TabGoesRoundInside: Story = {
  args: { footer: <Button>Понятно</Button> },
  play: async ({ userEvent }) => {
    const close = await screen.findByRole('button', { name: 'Закрыть' });

    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Понятно' })).toHaveFocus();
    await userEvent.tab();

    await expect(close).toHaveFocus();
  },
};

export const OneThatEscapeDoesNotClose: Story = {
  args: { isEscapable: false, isDismissable: false },
  tags: ['MODAL-11'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** As wide as the sheet, and the main one last (`Modal.phone.browser.test.tsx`). */
export const ActionsOnAPhone: Story = {
  args: WithActions.args,
  globals: { viewport: { value: '375' } },
  parameters: { chromatic: inModes('phone') },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BackToTop } from '@rukav/design-system/BackToTop';
import { ChatLauncher } from '@rukav/design-system/ChatLauncher';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: ChatLauncher,
  args: { label: 'Чат с помощником', isOpen: false, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatLauncher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Unread: Story = { args: { unread: { count: '2', label: '2 новых сообщения' } } };
export const Many: Story = { args: { unread: { count: '99+', label: '99+ новых сообщений' } } };
export const Open: Story = { args: { isOpen: true } };

export const KazakhLabel: Story = {
  args: { label: 'Көмекшімен сөйлесу', unread: { count: '2', label: '2 жаңа хабарлама' } },
};

export const AboveTheWayToTheTop: Story = {
  parameters: { chromatic: { cropToViewport: true } },
  render: (args) => (
    <div style={{ blockSize: '400vh' }}>
      <h2 id="beginning" tabIndex={-1}>
        Новинки недели
      </h2>
      <BackToTop label="Наверх" targetId="beginning" />
      <ChatLauncher {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const back = await canvas.findByRole('link', { name: 'Наверх' });

    await expect(canvas.getByRole('button').getBoundingClientRect().bottom).toBeLessThan(
      back.getBoundingClientRect().top,
    );
  },
};

export const EnterOpensItAndWhatIsNewIsInItsName: Story = {
  args: { unread: { count: '2', label: '2 новых сообщения' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Чат с помощником, 2 новых сообщения' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    button.focus();
    await userEvent.keyboard('{Enter}');

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

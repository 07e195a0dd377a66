import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailurePage } from '@rukav/features/errors/view';
import { looksAlike } from '../../../.storybook/modes.ts';
import { withShop } from '../scope.tsx';

/** What stands in the place of a page whose data did not come. */
const meta = {
  component: FailurePage,
  args: { failure: null, onRetry: fn() },
  decorators: [withShop({})],
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof FailurePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Страница не открылась' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const incident = {
  phone: '8 800 000-00-00',
  incidentId: 'f3a1',
  code: '17',
  time: '12:00:05',
  ip: '203.0.113.7',
};

export const WhoIsTakenForAMachine: Story = {
  tags: ['ERR-083'],
  args: {
    failure: {
      kind: 'refused',
      status: 403,
      errors: [{ code: 'forbidden', message: '', params: incident }],
      requestId: 'story',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Внимание' })).toBeVisible();
    await expect(
      canvas.getByText(
        'Запрос похож на автоматический. Если это ошибка, позвоните нам: 8 800 000-00-00. Номер обращения: f3a1, код: 17, время: 12:00:05 UTC, адрес: 203.0.113.7.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

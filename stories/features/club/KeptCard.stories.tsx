import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Barcode } from '@rukav/design-system/Barcode';
import { ClubCard } from '@rukav/design-system/ClubCard';
import { QrCode } from '@rukav/design-system/QrCode';
import { KeptCard } from '@rukav/features/club/view';
import { inModes } from '../../../.storybook/modes.ts';

const number = '1000000042';

const meta = {
  component: KeptCard,
  parameters: { layout: 'fullscreen', chromatic: inModes('day', 'phone', 'night', 'contrast') },
} satisfies Meta<typeof KeptCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What she sees at a till without network: the card as it was shown last, and when that was. */
export const Default: Story = {
  args: {
    card: renderToStaticMarkup(
      <ClubCard
        title="Карта клуба"
        level="Бонус Плюс"
        tone="strong"
        balance={{ label: 'Бонусы', value: '1 250' }}
        number={{ label: 'Номер карты', value: '1000 0000 42' }}
        code={
          <>
            <QrCode value={number} label="QR-код карты клуба. Покажите его на кассе" />
            <Barcode value={number} text="1000 0000 42" label="Штрихкод карты клуба" />
          </>
        }
      />,
    ),
    title: 'Карта клуба',
    note: 'Нет связи с магазином. Карта сохранена 26.11.2026 в 18:40: на кассе она действует, а бонусов сейчас может быть больше или меньше.',
    again: 'Попробовать ещё раз',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR-код карты клуба/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Попробовать ещё раз' })).toHaveAttribute(
      'href',
      '/personal/club',
    );
  },
};

import { Badge } from '@rukav/design-system/Badge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes } from '../../.storybook/modes.ts';

const meta = { component: Badge, args: { children: 'Собираем' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Badge>Собираем</Badge>
      <Badge tone="accent">Скидка клуба</Badge>
      <Badge tone="success">Можно забирать</Badge>
      <Badge tone="danger">Не оплачен</Badge>
    </div>
  ),
};

export const LongText: Story = {
  args: { children: 'Тапсырыс берілген дүкенге жеткізілді' },
  decorators: [
    (Story) => (
      <div lang="kk" style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
};

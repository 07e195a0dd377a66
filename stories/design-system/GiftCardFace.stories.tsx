import { GiftCardFace } from '@rukav/design-system/GiftCardFace';
import { Grid } from '@rukav/design-system/Grid';
import { Stack } from '@rukav/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { pictures } from './pictures/index.ts';

const meta = {
  component: GiftCardFace,
  tags: ['GIFT-01', 'GIFT-06'],
  args: { title: 'Подарочная карта', brand: 'рукав', amount: '5 000 ₽' },
} satisfies Meta<typeof GiftCardFace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Designs: Story = {
  render: (args) => (
    <Grid columns={{ mobile: 1, tablet: 2 }} space="large">
      <GiftCardFace {...args} />
      <GiftCardFace {...args} design="ribbon" />
      <GiftCardFace {...args} design="weave" />
      <GiftCardFace {...args} picture={pictures.coat} />
    </Grid>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack space="large">
      <GiftCardFace {...args} size="small" design="ribbon" />
      <GiftCardFace {...args} size="medium" design="ribbon" />
      <GiftCardFace {...args} size="large" design="ribbon" />
    </Stack>
  ),
};

export const WithAGreeting: Story = {
  args: { greeting: 'Дорогая Айгерим, с днём рождения', design: 'weave', size: 'large' },
};

export const Bought: Story = { args: { number: '•••• 7781', design: 'ribbon' } };

export const BeforeASumIsChosen: Story = { args: { amount: 'от 500 до 30 000 ₽' } };

export const LongKazakhWords: Story = {
  args: {
    title: 'Электрондық сыйлық картасы',
    amount: '2 500 теңгеден 150 000 теңгеге дейін',
    greeting: 'Құрметті Айгерім Нұрсұлтанқызы, туған күніңізбен шын жүректен құттықтаймыз',
    number: '•••• 7781',
    size: 'large',
  },
  decorators: [
    (Story) => (
      <div lang="kk">
        <Story />
      </div>
    ),
  ],
};

export const WordsThatNeedMoreRoomMakeItHigher: Story = {
  args: { greeting: 'С днём рождения и новым шкафом '.repeat(6), size: 'medium' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const amount = canvas.getByText('5 000 ₽');
    const face = canvasElement.querySelector('[data-face]')!;

    await expect(amount.getBoundingClientRect().bottom).toBeLessThan(face.getBoundingClientRect().bottom);
  },
};

import { Button } from '@rukav/design-system/Button';
import { Price } from '@rukav/design-system/Price';
import { StickyBar, type StickyBarProps } from '@rukav/design-system/StickyBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const labels = { current: 'цена', old: 'старая цена' };
const onAdd = fn();

const meta = {
  component: StickyBar,
  // A desktop has none: the stories are drawn as wide as a phone.
  parameters: { layout: 'fullscreen', chromatic: { ...inModes('phone'), cropToViewport: true } },
  globals: { viewport: { value: '320' } },
  args: {
    label: 'Покупка',
    children: <Price current="5 990 ₽" labels={labels} />,
    action: (
      <Button emphasis="accent" isFullWidth onPress={onAdd}>
        В корзину
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '150vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhonesAlone: Story = { args: { below: 'tablet' } };
export const OnPhonesAndTablets: Story = { args: { below: 'desktop' } };

export const LongKazakhTexts: Story = {
  args: {
    label: 'Сатып алу',
    children: (
      <Price
        current="129 990 ₸"
        old="189 990 ₸"
        discount="−30 %"
        labels={{ current: 'бағасы', old: 'ескі бағасы' }}
      />
    ),
    action: (
      <Button emphasis="accent" isFullWidth>
        Тапсырысты рәсімдеу
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div lang="kk">
        <Story />
      </div>
    ),
  ],
};

/** A page whose own button scrolls out of sight. */
function WithButton(args: StickyBarProps) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p style={{ blockSize: '120vh', margin: '1rem' }}>Платье «Нева» из шерсти</p>
      <div style={{ margin: '1rem' }}>
        <Button ref={add} emphasis="accent" isFullWidth>
          Добавить в корзину
        </Button>
      </div>
      <StickyBar {...args} standsInFor={add} />
    </>
  );
}

export const ItStandsInForAButtonOutOfSight: Story = {
  render: (args) => <WithButton {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const bars = () => canvasElement.querySelectorAll('section').length;
    await waitFor(() => expect(bars()).toBe(1));

    canvas.getByRole('button', { name: 'Добавить в корзину' }).scrollIntoView({ block: 'center' });
    await waitFor(() => expect(bars()).toBe(0));

    window.scrollTo({ top: 0 });
    await waitFor(() => expect(bars()).toBe(1));
  },
};

import { Gallery } from '@rukav/design-system/Gallery';
import { Plate } from '@rukav/design-system/Plate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pictures } from './pictures/index.ts';
import { inModes, looksAlike } from '../../.storybook/modes.ts';

const meta = {
  component: Gallery,
  // Photographs look the same by night; the first story shows what is around them.
  parameters: { chromatic: inModes('day') },
  args: {
    label: 'Фотографии пальто',
    pictures: [
      { id: 'front', alt: 'Пальто спереди', ...pictures.coat },
      { id: 'back', alt: 'Пальто со спины', ...pictures.coatBack },
      { id: 'close', alt: 'Воротник и застёжка', ...pictures.coatClose },
      { id: 'navy', alt: 'Пальто в тёмно-синем цвете', ...pictures.coatNavy },
    ],
    positionLabel: (position) => `Фото ${position} из 4`,
    zoomLabel: 'Увеличить',
    onZoom: fn(),
    sizes: '(min-width: 768px) 30vw, 100vw',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '48rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const WithPlate: Story = { args: { plates: <Plate tone="accent">−30 %</Plate> } };

const inAll = (count: number): Story['args'] => ({
  pictures: ['coat', 'coatBack', 'coatClose', 'coatNavy', 'skirt'].slice(0, count).map((name) => ({
    id: name,
    alt: name,
    ...pictures[name as keyof typeof pictures],
  })),
  positionLabel: (position) => `Фото ${position} из ${count}`,
});

export const TwoPhotographs: Story = { args: inAll(2) };

export const ThreePhotographsLeaveNoPlaceEmpty: Story = {
  args: inAll(3),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('listitem')
      .map((picture) => picture.getBoundingClientRect());

    await expect(second?.left).toBe(third?.left);
    await expect(Math.abs((first?.bottom ?? 0) - (third?.bottom ?? 0))).toBeLessThan(1);
  },
};

export const FivePhotographs: Story = { args: inAll(5) };

export const OnePhotograph: Story = {
  args: {
    pictures: [{ id: 'front', alt: 'Юбка миди', ...pictures.skirt }],
    positionLabel: () => 'Фото 1 из 1',
  },
};

export const EachPhotographSaysWhichItIs: Story = {
  parameters: looksAlike,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

    await expect(names[2]).toBe('Фото 3 из 4. Воротник и застёжка. Увеличить');
    await expect(new Set(names).size).toBe(4);
  },
};

export const EnterOpensThePhotographInFull: Story = {
  parameters: looksAlike,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Пальто со\s+спины/ }).focus();

    await userEvent.keyboard('{Enter}');

    await expect(args.onZoom).toHaveBeenCalledWith(1);
  },
};

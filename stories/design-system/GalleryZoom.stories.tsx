import { Gallery } from '@rukav/design-system/Gallery';
import { GalleryZoom, type GalleryZoomProps } from '@rukav/design-system/GalleryZoom';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Modal } from '@rukav/design-system/Modal';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { modalParameters, ModalScene } from './modals/ModalScene.tsx';
import { pictures } from './pictures/index.ts';

function Turned({ index, onIndexChange, ...props }: GalleryZoomProps) {
  const [shown, setShown] = useState(index);
  const turn = (next: number) => {
    setShown(next);
    onIndexChange(next);
  };
  return <GalleryZoom {...props} index={shown} onIndexChange={turn} />;
}

const meta = {
  component: GalleryZoom,
  parameters: { layout: 'fullscreen' },
  args: {
    pictures: [
      { id: 'front', alt: 'Пальто спереди', ...pictures.coat },
      { id: 'back', alt: 'Пальто со спины', ...pictures.coatBack },
      { id: 'close', alt: 'Воротник и застёжка', ...pictures.coatClose },
    ],
    index: 0,
    onIndexChange: fn(),
    positionLabel: (position) => `Фото ${position} из 3`,
    labels: {
      previous: 'Предыдущее фото',
      next: 'Следующее фото',
      zoomIn: 'Увеличить',
      zoomOut: 'Уменьшить',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '90vh' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof GalleryZoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const ArrowsTurnThePhotographsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('status'));
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('status')).toHaveTextContent('Фото 2 из 3');
    await expect(canvas.getByRole('img', { name: /со\s+спины/ })).toBeVisible();
  },
};

export const PlusAndMinusZoom: Story = {
  play: async ({ canvas, userEvent }) => {
    const smaller = canvas.getByRole('button', { name: 'Уменьшить' });
    await expect(smaller).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(canvas.getByRole('status'));
    await userEvent.keyboard('+');
    await waitFor(() => expect(smaller).not.toHaveAttribute('aria-disabled'));

    await userEvent.click(smaller);
    await waitFor(() => expect(smaller).toHaveAttribute('aria-disabled', 'true'), { timeout: 3000 });
  },
};

export const AButtonEnlargesWithoutAGesture: Story = {
  play: async ({ canvas, userEvent }) => {
    const width = () => canvas.getByRole('img', { name: 'Пальто спереди' }).getBoundingClientRect().width;
    const whole = width();

    await userEvent.click(canvas.getByRole('button', { name: 'Увеличить' }));

    // To its end: a picture that is taken before shows it smaller.
    await waitFor(() => expect(width() / whole).toBeCloseTo(1.5, 4), { timeout: 3000 });
    await expect(canvas.getByRole('button', { name: 'Уменьшить' })).not.toHaveAttribute('aria-disabled');
  },
};

/** What opens it on a page, and the window that it fills. */
export const InAModalItIsLargerThanOnThePage: Story = {
  parameters: modalParameters,
  decorators: [(Story) => <Story />],
  render: (args) => (
    <>
      <div style={{ inlineSize: '477px', maxInlineSize: '100%' }}>
        <Gallery
          label="Фотографии пальто"
          pictures={args.pictures.slice(0, 1)}
          positionLabel={args.positionLabel}
          zoomLabel="Показать крупно"
          onZoom={fn()}
          sizes="477px"
        />
      </div>
      <ModalScene
        modal={
          <Modal size="full" title="Пальто прямого кроя">
            <Turned {...args} />
          </Modal>
        }
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const zoom = await screen.findByRole('dialog', { name: 'Пальто прямого кроя' });
    const whole = await waitFor(() => zoom.querySelector<HTMLElement>('[alt="Пальто спереди"]')!);

    // What is seen is as high as the window allows, at the ratio of the photograph.
    const { width, height } = whole.getBoundingClientRect();
    const seen = Math.min(width, (height * 3) / 4);
    const onPage = canvasElement.querySelector('li')?.clientWidth ?? 0;
    await expect(seen).toBeGreaterThan(Math.min(onPage, innerWidth - 32, innerHeight * 0.7));
    await expect(zoom.getBoundingClientRect().height).toBe(innerHeight);
  },
};

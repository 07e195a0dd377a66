import { Video } from '@rukav/design-system/Video';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictures } from './pictures/index.ts';
import { coatFilm } from './videos/index.ts';
import { inModes, looksAlike } from '../../.storybook/modes.ts';

const meta = {
  component: Video,
  // Photographs look the same by night; the first story shows what is around them.
  parameters: { chromatic: inModes('day') },
  args: {
    label: 'Пальто в движении',
    ...coatFilm,
    poster: pictures.coat.src,
    ratio: 'portrait',
    failedLabel: 'Видео не загрузилось. Обновите страницу',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

const film = (canvasElement: HTMLElement) => canvasElement.querySelector('video')!;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Wide: Story = { args: { ratio: 'wide' } };
export const Landscape: Story = { args: { ratio: 'landscape' } };
export const Square: Story = { args: { ratio: 'square' } };
export const Looped: Story = {
  parameters: looksAlike,
  args: { isLooped: true },
};

export const NothingPlaysUntilItIsAsked: Story = {
  parameters: looksAlike,
  play: async ({ canvasElement }) => {
    const video = film(canvasElement);

    await expect(video.paused).toBe(true);
    await expect(video.autoplay).toBe(false);
    await expect(video.controls).toBe(true);
    await waitFor(() => expect(video.networkState).toBe(HTMLMediaElement.NETWORK_IDLE));
    await expect(video).toHaveAccessibleName('Пальто в движении');
  },
};

export const RussianCaptionsAreOnAndKazakhOnesCanBeChosen: Story = {
  parameters: looksAlike,
  play: async ({ canvasElement }) => {
    const [first, second] = [...film(canvasElement).textTracks];

    await waitFor(() => expect(first?.cues).toHaveLength(3));
    await expect(first).toMatchObject({ kind: 'captions', language: 'ru', mode: 'showing' });
    await expect(second).toMatchObject({ kind: 'captions', language: 'kk', label: 'Қазақша' });
  },
};

export const AFilmThatCannotBePlayedSaysSo: Story = {
  args: {
    sources: [{ src: 'data:video/webm;base64,AAAA', type: 'video/webm' }],
    failedLabel: 'Бейнені жүктеу мүмкін болмады. Бетті жаңартып көріңіз',
  },
  play: async ({ canvas, canvasElement }) => {
    // What a press of “play” begins, where no press has been.
    film(canvasElement).preload = 'auto';
    film(canvasElement).load();

    await expect(await canvas.findByRole('status')).toHaveTextContent('Бейнені жүктеу мүмкін болмады');
  },
};

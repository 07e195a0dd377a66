import { Picture } from '@rukav/design-system/Picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from './pictures/index.ts';
import { inModes, looksAlike } from '../../.storybook/modes.ts';

const meta = {
  component: Picture,
  // Photographs look the same by night; the first story shows what is around them.
  parameters: { chromatic: inModes('day') },
  args: { ...pictures.coat, alt: 'Пальто прямого кроя', sizes: '320px' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 20rem)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['portrait', 'square', 'landscape', 'wide', 'banner'] as const).map((ratio) => (
        <Picture key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
};

export const AsHighAsItsNeighbour: Story = {
  args: { ratio: 'fill' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
      <Picture {...args} />
      <div style={{ blockSize: '16rem' }} />
    </div>
  ),
};

export const WhatStaysInSightWhereTheFrameCuts: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['centre', 'bottom', 'right'] as const).map((keeps) => (
        <Picture key={keeps} {...args} ratio="wide" keeps={keeps} />
      ))}
    </div>
  ),
};

export const SeenWhole: Story = { args: { fit: 'contain', ratio: 'square' } };

/** The average colour of a scene and then the tiny picture stand in the frame until it has come. */
export const NotYetLoaded: Story = {
  args: {
    kind: 'scene',
    src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    placeholderColor: '#b08a5c',
  },
};

export const NotFound: Story = { args: { src: 'data:image/webp;base64,', placeholderColor: undefined } };

export const AnotherCropForPhones: Story = {
  parameters: looksAlike,
  args: { onPhones: { picture: pictures.coatClose, sizes: '100vw', ratio: 'square' } },
  play: async ({ canvasElement }) => {
    const source = canvasElement.querySelector('picture > source');

    await expect(source).toHaveAttribute('srcset', pictures.coatClose.src);
  },
};

export const WhatIsSeenFirstIsFetchedFirst: Story = {
  parameters: looksAlike,
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Пальто прямого кроя' });

    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Shown as it is, by night too. */
export const Scene: Story = { args: { kind: 'scene' }, parameters: { chromatic: inModes('day', 'night') } };

const blank = 'data:image/webp;base64,';

export const UntilAThingHasComeTheGroundOfTheStudioIsSeen: Story = {
  render: (args) => (
    <>
      <Picture {...args} kind="studio" src={blank} srcSet={undefined} placeholderColor="#1b1c1e" />
      <Picture {...args} kind="studio" src={blank} srcSet={undefined} placeholderColor="#bbbbbb" />
    </>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByRole('img')
      .map((image) => getComputedStyle(image.parentElement ?? image).backgroundColor);

    await expect(grounds).toEqual(['rgb(236, 235, 233)', 'rgb(236, 235, 233)']);
  },
};

import { Skeleton } from '@rukav/design-system/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes } from '../../.storybook/modes.ts';

const meta = { component: Skeleton, args: { shape: 'text' } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '20rem' }}>
      {(['heading', 'text', 'control', 'square', 'wide'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
};

export const Widths: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '20rem' }}>
      {(['full', 'long', 'half', 'short'] as const).map((width) => (
        <Skeleton key={width} shape="text" width={width} />
      ))}
    </div>
  ),
};

export const RowOfTiles: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
    >
      {['a', 'b', 'c', 'd'].map((id) => (
        <div key={id}>
          <Skeleton shape="portrait" />
          <Skeleton shape="text" width="long" />
          <Skeleton shape="text" width="half" />
        </div>
      ))}
    </div>
  ),
};

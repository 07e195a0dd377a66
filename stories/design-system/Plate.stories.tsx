import { Picture } from '@rukav/design-system/Picture';
import { Plate } from '@rukav/design-system/Plate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes } from '../../.storybook/modes.ts';
import { pictures } from './pictures/index.ts';

const meta = { component: Plate, args: { children: 'Новинка' } } satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Sale: Story = { args: { children: '−30 %', tone: 'accent' } };

export const OnAPicture: Story = {
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: '12rem' }}>
      <Picture {...pictures.jacket} alt="Джинсовая куртка" sizes="192px" />
      <div style={{ position: 'absolute', inset: '0.5rem auto auto 0.5rem' }}>
        <Plate {...args} />
      </div>
    </div>
  ),
};

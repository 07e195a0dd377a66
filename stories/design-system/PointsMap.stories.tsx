import { PointsMap } from '@rukav/design-system/PointsMap';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { kazakh, russian } from './maps/labels.ts';
import { MapWithList } from './maps/MapWithList.tsx';
import { manyPoints, moscowPlan, moscowPoints } from './maps/moscow.ts';
import { tileStyle } from './maps/tile-style.ts';

const meta = {
  component: PointsMap,
  tags: ['SHIP-15', 'STORE-01'],
  args: {
    label: 'Магазины на карте',
    points: moscowPoints,
    labels: russian,
    plan: moscowPlan,
    onChoose: fn(),
    onLocate: fn(),
  },
} satisfies Meta<typeof PointsMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture shows a map once all of it is drawn. */
const drawn: Story['play'] = async ({ canvas }) =>
  waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'false'), { timeout: 15_000 });

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'forced') },
  play: drawn,
};
export const Chosen: Story = { args: { chosenId: 'taganka' }, play: drawn };
export const WithThePersonOnIt: Story = {
  args: { here: { latitude: 55.7558, longitude: 37.6401 } },
  play: drawn,
};
export const WithoutAPlan: Story = { args: { plan: undefined }, play: drawn };
export const OnePoint: Story = { args: { points: moscowPoints.slice(0, 1) }, play: drawn };
export const NoPoints: Story = { args: { points: [] }, play: drawn };
export const ManyPoints: Story = { args: { points: manyPoints }, play: drawn };

/** A style of one's own, such as one of OpenStreetMap's. */
export const WithAStyle: Story = { args: { mapStyle: tileStyle, credit: '© OpenStreetMap' }, play: drawn };

/** What stands in its place where there is no WebGL, or where it did not load. */
export const ThatDoesNotOpen: Story = {
  args: { mapStyle: 'data:application/json,{}' },
  parameters: { chromatic: inModes('day') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Карта не открылась. Все пункты есть в списке.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** As high as what stands around it. */
export const Filling: Story = {
  args: { size: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '24rem', maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: drawn,
};

export const LongKazakhNames: Story = {
  args: {
    labels: kazakh,
    label: 'Картадағы дүкендер',
    chosenId: 'mega',
    points: [
      {
        id: 'mega',
        name: '«Mega Silk Way» сауда-ойын-сауық орталығындағы «Рукав» дүкені',
        kind: 'shop',
        position: { latitude: 51.0891, longitude: 71.4108 },
      },
      {
        id: 'keruen',
        name: '«Керуен» сауда орталығындағы тапсырыс беру орны',
        kind: 'pickup',
        position: { latitude: 51.1283, longitude: 71.4246 },
      },
    ],
    plan: undefined,
  },
  play: drawn,
};

export const TheListStandsBeforeTheMapAndAgreesWithIt: Story = {
  tags: ['STORE-01'],
  render: (args) => <MapWithList {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Рукав на Таганке' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('taganka');
    await expect(canvas.getByRole('status')).toHaveTextContent('Выбрано: Рукав на Таганке');

    await userEvent.click(canvas.getByRole('button', { name: 'Показать на карте: Рукав на Арбате' }));

    const marker = await canvas.findByRole('button', { name: 'Рукав на Арбате' });
    await expect(marker).toHaveAttribute('aria-current', 'true');
  },
};

export const TheMapCanBePassedByWithOneKey: Story = {
  render: (args) => (
    <>
      <PointsMap {...args} />
      <button type="button">Дальше</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Рукав на Таганке' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Пропустить карту' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus();
  },
};

export const ArrowsWalkTheMarkersAndEnterChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /рядом|Тверской/ });
    first.focus();

    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('button', { name: 'Постамат на Кутузовском' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');

    await expect(args.onChoose.mock.calls).toEqual([['kutuzovsky']]);
  },
};

export const AMarkerOfSeveralPartsThem: Story = {
  args: { points: manyPoints },
  play: async ({ args, canvas, userEvent }) => {
    const groups = await canvas.findAllByRole('button', { name: /рядом/ });
    const before = groups[0]!.textContent;

    await userEvent.click(groups[0]!);

    await waitFor(() => expect(document.activeElement?.textContent).not.toBe(before));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const ABareWheelIsLeftToThePageAndSaysHowToComeNearer: Story = {
  // What it says goes away by itself.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const marker = await canvas.findByRole('button', { name: 'Рукав на Таганке' });
    const wheel = (ctrlKey: boolean) =>
      marker.dispatchEvent(
        new WheelEvent('wheel', { deltaY: -250, ctrlKey, bubbles: true, cancelable: true }),
      );

    await expect(wheel(false)).toBe(true);
    await expect(await canvas.findByText(/крутите колесо с\s+нажатой клавишей Ctrl/)).toBeVisible();

    await expect(wheel(true)).toBe(false);
  },
};

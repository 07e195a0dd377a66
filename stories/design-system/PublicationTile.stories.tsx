import { Grid } from '@rukav/design-system/Grid';
import { PublicationTile } from '@rukav/design-system/PublicationTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pictures } from './pictures/index.ts';
import { inModes, looksAlike } from '../../.storybook/modes.ts';

const meta = {
  component: PublicationTile,
  // Photographs look the same by night; the first story shows what is around them.
  parameters: { chromatic: inModes('day') },
  tags: ['CONT-31', 'CONT-32', 'CONT-33'],
  args: {
    title: 'Трикотаж, который не теряет форму',
    href: '#knit',
    type: { label: 'Новость' },
    date: { label: '12 ноября 2026', dateTime: '2026-11-12' },
    picture: pictures.knit,
    sizes: '24rem',
    onPress: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.isWide ? '60rem' : '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PublicationTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Promotion: Story = {
  args: {
    title: 'Вторая вещь за полцены',
    type: { label: 'Акция', tone: 'accent' },
    date: { label: '1–30 ноября' },
    picture: pictures.jacket,
  },
};

export const LargeWithAText: Story = {
  args: {
    size: 'large',
    text: 'Мериносовая шерсть мелкой вязки: как её стирать и сушить, чтобы она служила.',
  },
  parameters: { isWide: true },
};

export const PromotionThatIsOver: Story = {
  args: {
    title: 'Вторая вещь за полцены',
    type: { label: 'Акция', tone: 'accent' },
    date: { label: '1–31 октября' },
    over: 'Акция завершена',
  },
};

export const SeenFirst: Story = {
  parameters: looksAlike,
  args: { isPriority: true },
};
export const RightUnderTheTitleOfThePage: Story = {
  parameters: looksAlike,
  args: { headingLevel: 2 },
};
export const DeepWithinASection: Story = {
  parameters: looksAlike,
  args: { headingLevel: 4 },
};

export const WithoutAPicture: Story = { args: { picture: undefined } };

export const LongKazakhTitle: Story = {
  args: {
    title: 'Қысқы топтаманың сатылымы: пальтолар мен күртешелерге отыз пайызға дейін жеңілдік',
    type: { label: 'Науқан', tone: 'accent' },
    date: { label: '2026 жылғы 1–30 қараша аралығында' },
    lang: 'kk',
  },
};

/** The first of a list leads it and takes two columns. */
export const InAList: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <Grid columns={{ mobile: 1, tablet: 3 }} space="large">
      <PublicationTile {...args} size="large" text="Мериносовая шерсть мелкой вязки служит долго." />
      <PublicationTile {...args} title="Вторая вещь за полцены" type={{ label: 'Акция', tone: 'accent' }} />
      <PublicationTile {...args} title="Новый магазин в Казани" picture={pictures.trousers} />
      <PublicationTile {...args} title="Подшиваем брюки при вас" picture={pictures.shirtClose} />
    </Grid>
  ),
};

export const TheWholeTileIsOneLinkNamedByTheTitle: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Трикотаж, который не теряет форму' });
    const { left, top } = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);

    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.focus();
    await userEvent.keyboard('{Enter}');

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SuggestionList, type SuggestionGroup } from '@rukav/design-system/SuggestionList';
import { inModes } from '../../.storybook/modes.ts';
import { pictures } from './pictures/index.ts';

const groups: readonly SuggestionGroup[] = [
  {
    id: 'queries',
    label: 'Запросы',
    options: [
      { id: 'q1', label: 'платье', icon: 'clock', href: '/search?query=1' },
      { id: 'q2', label: 'платье в\u00A0горошек', icon: 'search', href: '/search?query=2' },
    ],
  },
  {
    id: 'categories',
    label: 'Разделы',
    options: [{ id: 'c1', label: 'Платья', description: 'Женщинам', href: '/catalog/platya' }],
  },
  {
    id: 'products',
    label: 'Товары',
    options: [
      {
        id: 'p1',
        label: 'Платье в\u00A0горошек из\u00A0вискозы',
        description: '4\u00A0990\u00A0₽',
        picture: pictures.shirtDress,
        href: '/product/1',
      },
    ],
  },
];

const meta = {
  component: SuggestionList,
  args: {
    field: { current: null },
    listId: 'suggestions',
    label: 'Подсказки',
    groups,
    status: '4\u00A0подсказки',
    onPick: fn(),
    onListChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '30rem', maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function Field(props) {
    const field = useRef<HTMLInputElement>(null);
    const [list, setList] = useState<{ isOpen: boolean; activeId?: string | undefined }>({ isOpen: false });
    const { onListChange } = props;
    const change = useCallback(
      (next: { isOpen: boolean; activeId: string | undefined }) => {
        setList(next);
        onListChange(next);
      },
      [onListChange],
    );
    return (
      <div style={{ position: 'relative' }}>
        <label>
          Поиск{' '}
          <input
            ref={field}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? 'suggestions' : undefined}
            aria-activedescendant={list.activeId}
          />
        </label>
        <SuggestionList {...props} field={field} onListChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof SuggestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const WithAnAction: Story = { args: { action: { label: 'Забыть мои запросы', onPress: fn() } } };

export const LongKazakhWords: Story = {
  args: {
    groups: [
      {
        id: 'products',
        label: 'Тауарлар',
        options: [
          {
            id: 'p1',
            label: 'Қайта өңделген мақта қосылған денимнен тігілген жартылай жанаспалы пішімді жейде-көйлек',
            description: '124\u00A0950\u00A0₸',
            picture: pictures.shirtDress,
            href: '/product/1',
          },
        ],
      },
    ],
  },
  parameters: { chromatic: inModes('phone') },
  decorators: [
    (Story) => (
      <div lang="kk">
        <Story />
      </div>
    ),
  ],
};

export const ArrowsMarkAndEnterTakesWhatIsMarked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');

    const second = canvas.getAllByRole('option')[1];
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p1' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const EscapeAndLeavingCloseIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('listbox', { name: 'Подсказки' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const LettersAndHomeLeadBackToTheText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');

    await userEvent.keyboard('{ArrowDown}п{Enter}');

    await expect(field).toHaveValue('п');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const APressTakesASuggestionAndTheFieldKeepsTheFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);

    await userEvent.click(canvas.getByRole('option', { name: /Платья/ }));

    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'c1' }));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

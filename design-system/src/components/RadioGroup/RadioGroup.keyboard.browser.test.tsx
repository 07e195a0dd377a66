import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { ColourPicker } from '../ColourPicker/index.ts';
import { RatingField } from '../RatingField/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { SizePicker } from '../SizePicker/index.ts';
import { RadioGroup } from './index.ts';

const [a, b, c] = ['Первый', 'Второй', 'Третий'];
const options = [a, b, c].map((label) => ({ value: label, label }));
const names = [a, b, c, 'Четвёртый', 'Пятый'] as const;
type Group = (props: { value: string | undefined; onChange: (value: string) => void }) => React.ReactNode;

/** Every component that is a radio group, with the same three choices. */
const groups: Record<string, Group> = {
  RadioGroup: (props) => <RadioGroup label="Группа" options={options} {...props} />,
  SegmentedControl: ({ value = '', onChange }) => (
    <SegmentedControl label="Группа" options={options} value={value} onChange={onChange} />
  ),
  RatingField: ({ value, onChange }) => (
    <RatingField
      label="Группа"
      names={names}
      value={names.findIndex((name) => name === value) + 1 || undefined}
      onChange={(star) => onChange(names[star - 1] ?? '')}
    />
  ),
  SizePicker: (props) => <SizePicker label="Группа" options={options} {...props} />,
  ColourPicker: ({ value = '', onChange }) => (
    <ColourPicker label="Группа" options={options} value={value} onChange={onChange} />
  ),
};

const onChange = vi.fn<(value: string) => void>();
const radio = (name: string) => page.getByRole('radio', { name });
const last = (name: string) => (name === 'RatingField' ? names[4] : c);

function Choice({ of: Choices, initial }: { of: Group; initial: string | undefined }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <button type="button">До</button>
      <Choices
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button">После</button>
    </>
  );
}

async function enter(group: Group, initial?: string) {
  onChange.mockClear();
  show(<Choice of={group} initial={initial} />);
  await userEvent.click(page.getByRole('button', { name: 'До' }));
  await userEvent.keyboard('{Tab}');
}
/** Those that are chosen, and only where it has the focus. */
const chosen = () =>
  page
    .getByRole('radio', { checked: true })
    .elements()
    .map((element) => (element === document.activeElement ? element : 'one without the focus'));

describe.each(Object.entries(groups))('%s', (component, group) => {
  test(`Radio group, Tab: leads to the chosen one and out of the group (${component}) [A24]`, async () => {
    await enter(group, b);
    await expect.element(radio(b)).toHaveFocus();

    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'После' })).toHaveFocus();

    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(radio(b)).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test(`Radio group, Tab: with none chosen leads to the first (${component}) [A24]`, async () => {
    await enter(group);

    await expect.element(radio(a)).toHaveFocus();
    await expect.element(radio(a)).not.toBeChecked();
  });

  test(`Radio group, Space: chooses the one in focus (${component}) [A24]`, async () => {
    await enter(group);

    await userEvent.keyboard(' ');

    await expect.poll(chosen).toEqual([radio(a).element()]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(a);
  });

  test.each(['{ArrowRight}', '{ArrowDown}'])(
    `Radio group, %s: chooses the next, and from the last the first (${component}) [A24]`,
    async (key) => {
      await enter(group, b);

      await userEvent.keyboard(key);
      await expect.poll(chosen).toEqual([radio(c).element()]);

      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect.poll(chosen).toEqual([radio(last(component)).element()]);
      await userEvent.keyboard(key);
      await expect.poll(chosen).toEqual([radio(a).element()]);
    },
  );

  test.each(['{ArrowLeft}', '{ArrowUp}'])(
    `Radio group, %s: chooses the one before, and from the first the last (${component}) [A24]`,
    async (key) => {
      await enter(group, b);

      await userEvent.keyboard(key);
      await expect.poll(chosen).toEqual([radio(a).element()]);

      await userEvent.keyboard(key);
      await expect.poll(chosen).toEqual([radio(last(component)).element()]);
    },
  );

  test(`Radio group: it is named as one question (${component}) [A24]`, async () => {
    await enter(group, b);

    await expect.element(page.getByRole('radiogroup', { name: 'Группа' })).toBeVisible();
  });
});

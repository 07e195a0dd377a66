import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { Button } from '../components/Button/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { ColourPicker } from '../components/ColourPicker/index.ts';
import { ColourSwatches } from '../components/ColourSwatches/index.ts';
import { FacetGroup } from '../components/FacetGroup/index.ts';
import { FacetToggle } from '../components/FacetToggle/index.ts';
import { Icon } from '../components/Icon/index.ts';
import { IconButton } from '../components/IconButton/index.ts';
import { QuantityStepper } from '../components/QuantityStepper/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { Select } from '../components/Select/index.ts';
import { SizeGrid } from '../components/SizeGrid/index.ts';
import { SizePicker } from '../components/SizePicker/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { ToggleButton } from '../components/ToggleButton/index.ts';
import { show } from './bench.tsx';

beforeAll(() => commands.forceColours(true));
afterAll(() => commands.forceColours(false));

const nothing = () => {};
const options = [
  { value: 'a', label: 'Первый' },
  { value: 'b', label: 'Второй' },
];
const values = [{ value: 'a', label: 'Первый', hex: '#aa3344', isSelected: false }];

const controls: Record<string, ReactNode> = {
  Button: <Button>Купить</Button>,
  'quiet Button': <Button emphasis="quiet">Отмена</Button>,
  IconButton: <IconButton icon="close" label="Закрыть" />,
  ToggleButton: (
    <ToggleButton isPressed={false} onChange={nothing}>
      Отложить
    </ToggleButton>
  ),
  TextField: <TextField label="Имя" />,
  TextArea: <TextArea label="Отзыв" />,
  Select: <Select label="Порядок" options={options} />,
  Checkbox: <Checkbox>Принимаю</Checkbox>,
  Switch: (
    <Switch isOn={false} onChange={nothing}>
      Письма
    </Switch>
  ),
  RadioGroup: <RadioGroup label="Группа" options={options} />,
  'RadioGroup of cards': <RadioGroup label="Группа" look="cards" options={options} />,
  SegmentedControl: <SegmentedControl label="Группа" options={options} value="a" onChange={nothing} />,
  SizePicker: <SizePicker label="Размер" options={options} onChange={nothing} />,
  ColourPicker: <ColourPicker label="Цвет" options={options} value="a" onChange={nothing} />,
  ColourSwatches: <ColourSwatches label="Цвет" values={values} onToggle={nothing} />,
  SizeGrid: <SizeGrid label="Размер" values={values} onToggle={nothing} />,
  FacetToggle: <FacetToggle label="Со скидкой" isSelected={false} onChange={nothing} />,
  FacetGroup: <FacetGroup label="Размер">44</FacetGroup>,
  QuantityStepper: (
    <QuantityStepper
      label="Количество"
      labels={{ decrease: 'Меньше', increase: 'Больше' }}
      value={1}
      maxValue={3}
      onChange={nothing}
    />
  ),
  Tabs: (
    <Tabs label="Способы" tabs={options.map(({ value, label }) => ({ id: value, label, content: label }))} />
  ),
};

/** The element in focus and what is drawn around it: a ring may be the label's or the frame's. */
function drawnAround(focused: Element) {
  const around = [
    focused,
    focused.parentElement,
    focused.parentElement?.parentElement,
    focused.nextElementSibling,
  ];
  return around.filter((element) => element instanceof Element).map((element) => getComputedStyle(element));
}
const hasRing = (styles: readonly CSSStyleDeclaration[]) =>
  styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
  );
const systemColour = (name: string) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

test('the colours are forced', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

test.each(Object.entries(controls))(
  '%s: the focus is seen in forced colours [A70 A75]',
  async (_, control) => {
    show(control);

    await userEvent.keyboard('{Tab}');

    const focused = document.activeElement ?? document.body;
    expect(focused).not.toBe(document.body);
    expect(hasRing(drawnAround(focused))).toBe(true);
  },
);

test.each([false, true])('a disabled switch (on: %s) is drawn in the system’s grey [A70]', (isOn) => {
  const host = show(
    <Switch isOn={isOn} onChange={nothing} isDisabled>
      Письма
    </Switch>,
  );

  const track = host.querySelector('input');
  expect(track && getComputedStyle(track).borderTopColor).toBe(systemColour('GrayText'));
});

test('an icon takes the colour of the words around it [A70]', () => {
  const host = show(<Icon name="close" />);

  const icon = host.querySelector('svg');
  expect(icon && getComputedStyle(icon).color).toBe(getComputedStyle(host).color);
  expect(host.innerHTML).not.toMatch(/(?:fill|stroke)="#/);
});

test('a sample keeps its colour and has a name [A14 A70]', () => {
  const host = show(<ColourSwatches label="Цвет" values={values} onToggle={nothing} />);

  const sample = [...host.querySelectorAll('span')].find(
    (element) => getComputedStyle(element).backgroundColor === 'rgb(170, 51, 68)',
  );
  expect(sample && getComputedStyle(sample).forcedColorAdjust).toBe('none');
  expect(host.querySelector('label')?.textContent).toContain('Первый');
});

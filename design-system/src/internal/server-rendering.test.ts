import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../components/Button/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { CodeField } from '../components/CodeField/index.ts';
import { ComboBox } from '../components/ComboBox/index.ts';
import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import { Form } from '../components/Form/index.ts';
import { IconButton } from '../components/IconButton/index.ts';
import { Link, LinkProvider, type AnchorProps } from '../components/Link/index.ts';
import { PhoneField } from '../components/PhoneField/index.ts';
import { Popover } from '../components/Popover/index.ts';
import { QuantityStepper } from '../components/QuantityStepper/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { Select } from '../components/Select/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { TextField } from '../components/TextField/index.ts';

const nothing = () => undefined;
const options = [{ value: 'a', label: 'А' }];
const error = 'Укажите телефон';

const everything: readonly (readonly [name: string, node: ReactNode])[] = [
  ['Button', h(Button, { children: 'Заказать' })],
  ['Checkbox', h(Checkbox, { children: 'Согласен' })],
  ['CodeField', h(CodeField, { label: 'Код', length: 4 })],
  [
    'ComboBox',
    h(ComboBox, {
      label: 'Город',
      inputValue: 'М',
      items: options,
      onInputChange: nothing,
      onSelect: nothing,
    }),
  ],
  ['ErrorSummary', h(ErrorSummary, { title: 'Проверьте', errors: [{ fieldId: 'phone', message: error }] })],
  ['Form', h(Form, { children: 'поля' })],
  ['IconButton', h(IconButton, { label: 'Поиск', icon: 'search' })],
  ['PhoneField', h(PhoneField, { label: 'Телефон', country: 'RU', value: '+79161234567', error })],
  [
    'QuantityStepper',
    h(QuantityStepper, {
      label: 'Количество',
      value: 1,
      maxValue: 5,
      onChange: nothing,
      labels: { decrease: '−', increase: '+' },
    }),
  ],
  ['RadioGroup', h(RadioGroup, { label: 'Оплата', options, defaultValue: 'a' })],
  ['SearchField', h(SearchField, { label: 'Поиск', value: '', clearLabel: 'Очистить', onSubmit: nothing })],
  ['Select', h(Select, { label: 'Сортировка', options })],
  ['TextField', h(TextField, { label: 'Имя', error })],
];

test.each(everything)('%s is whole in the html that the server sends', (_, node) => {
  expect(renderToString(node)).toMatch(/^<\w+[ >].*<\/\w+>$/s);
});

test('the tab that is open first stands in the html that the server sends, and the others behind it', () => {
  const tabs = ['Курьером', 'В магазине'].map((label) => ({
    id: label,
    label,
    content: `Получить: ${label}`,
  }));

  const html = renderToString(h(Tabs, { label: 'Способы получения', tabs }));

  const stops = html.match(/<button[^>]*>/g)?.filter((button) => button.includes('tabindex="0"'));
  expect(stops).toHaveLength(1);
  expect(stops?.[0]).toContain('aria-selected="true"');
  expect(html).toMatch(/role="tabpanel"[^>]*>Получить: Курьером/);
  expect(html).toMatch(/hidden=""[^>]*>Получить: В магазине/);
});

test('a popover is opened by the browser, before any script runs', () => {
  const html = renderToString(h(Popover, { label: 'Как считаются бонусы', children: '5 бонусов за 100 ₽' }));

  const [, id] = /popovertarget="([^"]+)"/i.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<dialog[^>]*id="${id}"[^>]*popover="auto"`));
});

test('a phone is set out before any script runs', () => {
  expect(renderToString(h(PhoneField, { label: 'Телефон', country: 'RU', value: '+79161234567' }))).toContain(
    'value="+7 (916) 123 45 67"',
  );
});

test('a link is drawn by the link of the router that the application gives', () => {
  const RouterLink = (anchor: AnchorProps) => h('a', { ...anchor, 'data-router': true });
  const link = h(Link, { href: '/cart', children: 'Корзина' });

  const html = renderToString(h(LinkProvider, { component: RouterLink, children: link }));

  expect(html).toMatch(/<a href="\/cart"[^>]*data-router="true"/);
});

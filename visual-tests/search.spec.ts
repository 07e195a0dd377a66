import { expect, test } from '@playwright/test';

/** What a designer would type, and the component that should come first or nearly so. */
const wanted = {
  кнопка: 'Button',
  попап: 'Modal',
  шторка: 'Drawer',
  тост: 'Toasts',
  снэкбар: 'Toasts',
  подсказка: 'Tooltip',
  тумблер: 'Switch',
  переключатель: 'Switch',
  чекбокс: 'Checkbox',
  'выпадающий список': 'Select',
  автодополнение: 'ComboBox',
  ползунок: 'RangeSlider',
  хлебные: 'Breadcrumbs',
  вкладки: 'Tabs',
  аккордеон: 'Accordion',
  карусель: 'Carousel',
  скелетон: 'Skeleton',
  крутилка: 'Spinner',
  шильдик: 'Plate',
  размер: 'SizePicker',
  'карточка товара': 'ProductTile',
  телефон: 'PhoneField',
  цена: 'Price',
  'пустое состояние': 'EmptyState',
  звёзды: 'RatingField',
  штрихкод: 'Barcode',
  карта: 'PointsMap',
  dropdown: 'Select',
  stepper: 'QuantityStepper',
  placeholder: 'Skeleton',
} as const;

test('a component is found by the words a designer would type', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('#storybook-explorer-searchfield');
  for (const [words, component] of Object.entries(wanted)) {
    await field.fill(words);
    const found = page.locator('[role="option"]', { hasText: component });
    await expect.soft(found.first(), `«${words}» finds ${component}`).toBeVisible();
  }
});

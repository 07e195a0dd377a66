/** What the whole catalogue is called. */
export const catalogueName = { ru: 'Каталог', kk: 'Каталог' } as const;

/** What can be ordered with delivery, as a value of the availability facet. */
export const deliverable = {
  ru: 'Можно заказать с доставкой',
  kk: 'Жеткізумен тапсырыс беруге болады',
} as const;

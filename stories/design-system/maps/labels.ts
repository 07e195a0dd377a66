import type { PointsMapLabels } from '@rukav/design-system/PointsMap';

const points = new Intl.PluralRules('ru');
const words = { one: 'пункт', few: 'пункта' };

/** What a map says in Russian. */
export const russian: PointsMapLabels = {
  skip: 'Пропустить карту',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  showAll: 'Показать все пункты',
  locate: 'Показать, где я',
  here: 'Вы здесь',
  group: (count) => {
    const form = points.select(count);
    return `${count} ${form === 'one' || form === 'few' ? words[form] : 'пунктов'} рядом. Приблизить`;
  },
  chosen: (name) => `Выбрано: ${name}`,
  wheelHint: 'Чтобы приблизить карту, крутите колесо с нажатой клавишей Ctrl',
  touchHint: 'Двигайте карту двумя пальцами',
  failed: 'Карта не открылась. Все пункты есть в списке.',
};

/** What a map says in Kazakh. */
export const kazakh: PointsMapLabels = {
  skip: 'Картаны өткізіп жіберу',
  zoomIn: 'Жақындату',
  zoomOut: 'Алыстату',
  showAll: 'Барлық орындарды көрсету',
  locate: 'Тұрған жерімді көрсету',
  here: 'Сіз осындасыз',
  group: (count) => `Қатар тұрған орындар: ${count}. Жақындату`,
  chosen: (name) => `Таңдалды: ${name}`,
  wheelHint: 'Картаны жақындату үшін Ctrl пернесін басып тұрып, дөңгелекшені айналдырыңыз',
  touchHint: 'Картаны екі саусақпен жылжытыңыз',
  failed: 'Карта ашылмады. Барлық орындар тізімде бар.',
};

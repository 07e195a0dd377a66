import { expect, test } from 'vitest';
import { mistyped } from './mistyped-cities.ts';

const cities = [
  ['Москва', 'Мәскеу'],
  ['Казань', 'Қазан'],
  ['Нижний Новгород', 'Нижний Новгород'],
  ['Орёл', 'Орёл'],
  ['Ростов-на-Дону', 'Дондағы Ростов'],
  ['Усть-Каменогорск', 'Өскемен'],
].map(([name_ru = '', name_kk = '']) => ({ name_ru, name_kk }));

test.each([
  ['казн', ['Казань']],
  ['масква', ['Москва']],
  ['мсоква', ['Москва']],
  ['осква', ['Москва']],
  ['москква', ['Москва']],
  ['новгорд', ['Нижний Новгород']],
  ['нижни новг', ['Нижний Новгород']],
  ['оррел', ['Орёл']],
  ['өскмен', ['Усть-Каменогорск']],
  ['каменогорк', ['Усть-Каменогорск']],
])('«%s» with one wrong letter means %j', (text, names) => {
  expect(mistyped(cities, text).map(({ name_ru }) => name_ru)).toEqual(names);
});

test.each(['кз', '', 'масскваа', 'лондон'])('«%s» means none', (text) => {
  expect(mistyped(cities, text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { emptyQuestion, emptyReview, questionFaults, reviewFaults, type ReviewFaults } from './faults.ts';

const codesOf = (faults: ReviewFaults) =>
  Object.fromEntries(Object.entries(faults).map(([field, { code }]) => [field, code]));

const filled = {
  ...emptyReview,
  rating: 3,
  sizeFit: 'small_size',
  text: 'Мало',
  author: 'Анна',
  city: 'Москва',
  cityId: 524901,
  rules: true,
  personalData: true,
} as const;
const asked = { ...emptyQuestion, text: 'Мнётся?', rules: true, personalData: true };
const limit = 'я'.repeat(1500);

test.each([
  ['all that is asked for', {}, {}, 'REV-12'],
  ['no name', { author: '  ' }, { author: 'required' }, 'REV-04'],
  ['a long name', { author: 'я'.repeat(65) }, { author: 'long' }, 'REV-04'],
  ['a name of two lines', { author: 'Анна\nБанк' }, { author: 'characters' }, 'REV-04'],
  ['no city', { city: '', cityId: null }, { city: 'required' }, 'REV-05'],
  ['a city that is none of the list', { city: 'Москв', cityId: null }, { city: 'unlisted' }, 'REV-05'],
  ['no rating', { rating: null }, { rating: 'required' }, 'REV-06'],
  ['no size fit', { sizeFit: null }, { sizeFit: 'required' }, 'REV-07'],
  ['no text', { text: '\n ' }, { text: 'required' }, 'REV-08'],
  ['1501 characters of advantages', { advantages: `${limit}я` }, { advantages: 'long' }, 'REV-09'],
  ['1501 characters of disadvantages', { disadvantages: `${limit}я` }, { disadvantages: 'long' }, 'REV-10'],
  ['1501 characters of text', { text: `${limit}я` }, { text: 'long' }, 'REV-11'],
  [
    '1500 characters of each',
    { text: limit, advantages: limit, disadvantages: limit },
    {},
    'REV-09 REV-10 REV-11',
  ],
  ['no agreement to the rules', { rules: false }, { rules: 'required' }, 'REV-13'],
  ['no agreement to the data', { personalData: false }, { personalData: 'required' }, 'REV-13'],
])('a review with %s has the faults %j %j [%s]', (_what, changes, problems, _rows) => {
  expect(codesOf(reviewFaults({ ...filled, ...changes }))).toEqual(problems);
});

test.each([
  ['its text alone', {}, {}, 'REV-14'],
  ['no text', { text: ' ' }, { text: 'required' }, 'REV-15'],
  ['1500 characters', { text: limit }, {}, 'REV-16'],
  ['1501 characters', { text: `${limit}я` }, { text: 'long' }, 'REV-16'],
  ['a name of two lines', { author: 'Анна\nБанк' }, { author: 'characters' }, 'REV-14'],
  ['an e-mail that is none', { email: 'почта' }, { email: 'form' }, 'REV-14'],
  ['an e-mail', { email: ' anna@example.test' }, {}, 'REV-14'],
  ['no agreement to the rules', { rules: false }, { rules: 'required' }, 'REV-17'],
])('a question with %s has the faults %j %j [%s]', (_what, changes, problems, _rows) => {
  expect(codesOf(questionFaults({ ...asked, ...changes }))).toEqual(problems);
});

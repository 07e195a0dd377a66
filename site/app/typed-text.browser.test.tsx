import { afterEach, beforeAll, expect, test } from 'vitest';
import { keepTextOnReload, restoreTypedText } from './typed-text';

/** Says that the page is loaded again, as the browser does. */
const reload = () =>
  window.navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'reload' }));
beforeAll(() => keepTextOnReload());

const draw = (html: string) => {
  document.body.innerHTML = html;
};
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
afterEach(() => {
  sessionStorage.clear();
  draw('');
});

const type = (id: string, text: string) => {
  field(id).value = text;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
};

test('what was typed is there again after a load, also in a field that appears later, but no secret and no figures', async () => {
  draw(`
    <input id="name" type="text" /><textarea id="comment"></textarea><input id="city" type="text" value="Казань" />
    <input id="secret" type="text" autocomplete="current-password" /><input id="card" type="text" autocomplete="cc-number" />
    <input id="pin" type="text" inputmode="numeric" />`);
  for (const id of ['name', 'comment', 'secret', 'card', 'pin']) type(id, `of ${id}`);
  reload();
  expect(JSON.stringify(sessionStorage)).not.toMatch(/of secret|of card|of pin/);

  draw('<input id="name" type="text" /><input id="city" type="text" value="Самара" />');
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLElement).id));
  restoreTypedText();
  expect([field('name').value, field('city').value]).toEqual(['of name', 'Самара']);
  document.body.insertAdjacentHTML('beforeend', '<textarea id="comment"></textarea>');
  await expect.poll(() => field('comment').value).toBe('of comment');
  expect(heard).toEqual(['name', 'comment']);
});

test('what was typed goes into no field of another label that has come by the same id', () => {
  draw('<label for="_r_1_">Комментарий</label><input id="_r_1_" type="text" />');
  type('_r_1_', 'Позвоните за час');
  reload();
  draw('<label for="_r_1_">Промокод</label><input id="_r_1_" type="text" />');

  restoreTypedText();

  expect(field('_r_1_').value).toBe('');
});

test('what was typed is written once, and on its own page alone', () => {
  draw('<input id="name" type="text" />');
  type('name', 'Anna');
  reload();
  const stored = sessionStorage.getItem('typed-text') ?? '';
  sessionStorage.setItem('typed-text', stored.replace(window.location.pathname, '/elsewhere'));
  draw('<input id="name" type="text" />');

  restoreTypedText();

  expect([field('name').value, sessionStorage.getItem('typed-text')]).toEqual(['', null]);
});

test('what was typed for a member who has signed out since is dropped', () => {
  document.cookie = 'session_token=of-the-member';
  keepTextOnReload();
  draw('<input id="name" type="text" />');
  type('name', 'Anna');
  reload();
  document.cookie = 'session_token=; max-age=0';
  draw('<input id="name" type="text" />');

  restoreTypedText();

  expect([field('name').value, sessionStorage.getItem('typed-text')]).toEqual(['', null]);
});

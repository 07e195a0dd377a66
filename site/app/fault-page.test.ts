import kk from '../../features/src/platform/errors/messages.kk.json' with { type: 'json' };
import ru from '../../features/src/platform/errors/messages.ru.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { faultPage } from './fault-page.ts';

test.each([
  ['ru', ru],
  ['kk', kk],
] as const)('a page that cannot be made says so in %s, and that nothing is lost', (lang, messages) => {
  const page = faultPage(lang, (id) => messages[id]);

  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain(`<h1>${messages['errors.page.title']}</h1>`);
  expect(page).toContain(messages['errors.page.text']);
  expect(page).toContain(`<a href="">${messages['errors.retry']}</a>`);
});

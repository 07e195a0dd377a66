import { expect, test } from 'vitest';
import { evaluatedInTurn } from './vite.evaluated-in-turn.ts';

const code = "import { createStore } from 'effector';\nexport const $a = createStore(0);";

function transformed(id: string): string | undefined {
  const { transform } = evaluatedInTurn([
    { name: 'cart', test: (file) => file.includes('cart-page'), priority: 1 },
    { name: 'everywhere', test: (file) => file.includes('session'), priority: 500 },
  ]);
  if (typeof transform !== 'object') throw new Error('The plugin transforms code.');
  return (transform.handler as (code: string, id: string) => { code: string } | undefined)(code, id)?.code;
}

test('what comes after the units that every page loads is left to the next task', () => {
  const [before, after] = transformed('features/src/platform/session/index.ts')?.split(code) ?? [];

  expect(before).toBe('');
  expect(after).toMatch(/^\nimport \{ nextTask \} from ".+\/app\/next-task\.ts";\nawait nextTask\(\);\n$/);
});

test('a page’s own modules are evaluated as they are', () => {
  expect(transformed('features/src/domain/cart/cart-page.ts')).toBeUndefined();
});

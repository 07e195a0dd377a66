import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { repeatEarlyInput, stopKeepingPresses } from './early-input';

const heard: string[] = [];

function buttonOf(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => heard.push(name));
  document.body.append(button);
  return button;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('a press that comes before the kept ones are repeated waits for its turn, and later ones are heard at once', async () => {
  const [size, add] = [buttonOf('42'), buttonOf('В корзину')];
  globalThis.earlyPresses = [size, size];
  stopKeepingPresses();
  await userEvent.click(add);
  expect(heard).toEqual([]);

  repeatEarlyInput();
  await expect.poll(() => heard).toEqual(['42', 'В корзину']);
  await userEvent.click(size);
  expect(heard).toEqual(['42', 'В корзину', '42']);
});

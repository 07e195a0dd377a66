import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { GalleryZoom } from '../GalleryZoom/index.ts';
import { Gallery } from './index.ts';

const grey =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><path d="M0 0h3v4H0z"/></svg>';
const pictures = ['Пальто спереди', 'Пальто со спины', 'Рукав пальто'].map((alt, index) => ({
  id: String(index),
  alt,
  src: grey,
}));
const positionLabel = (position: number) => `Фото ${position} из 3`;

describe('the photographs of a page', () => {
  const onZoom = vi.fn<(index: number) => void>();
  const photo = (position: number) =>
    page.getByRole('button', { name: new RegExp(`^${positionLabel(position)}`) });
  beforeEach(() => {
    vi.clearAllMocks();
    show(
      <Gallery
        label="Фотографии пальто"
        pictures={pictures}
        positionLabel={positionLabel}
        zoomLabel="Увеличить"
        onZoom={onZoom}
        sizes="300px"
      />,
    );
  });

  test('Gallery, Tab: leads through the photographs, each of its own name [A27]', async () => {
    for (const position of [1, 2, 3]) {
      await userEvent.keyboard('{Tab}');
      await expect.element(photo(position)).toHaveFocus();
    }
    await expect.element(page.getByRole('button', { name: /Рукав пальто.*Увеличить/ })).toHaveFocus();
  });

  test.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('Gallery, %s: shows the photograph in full [A28]', async (_, key) => {
    await userEvent.keyboard(`{Tab}{Tab}${key}`);

    expect(onZoom).toHaveBeenCalledExactlyOnceWith(1);
  });
});

describe('a photograph in full', () => {
  const button = (name: string) => page.getByRole('button', { name });
  const position = () => page.getByRole('status').element().textContent?.split('.')[0];
  function Zoom() {
    const [index, setIndex] = useState(0);
    const labels = {
      previous: 'Предыдущее фото',
      next: 'Следующее фото',
      zoomIn: 'Увеличить',
      zoomOut: 'Уменьшить',
    };
    return (
      <GalleryZoom
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        positionLabel={positionLabel}
        labels={labels}
      />
    );
  }
  beforeEach(() => {
    show(
      <div style={{ blockSize: '90vh' }}>
        <Zoom />
      </div>,
    );
  });

  test('Photograph, Right and Left Arrow: turn over and stop at the ends [A27]', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(position).toBe(positionLabel(2));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(position).toBe(positionLabel(3));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(position).toBe(positionLabel(3));

    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(position).toBe(positionLabel(2));
  });

  test('Photograph, + and −: enlarge and make smaller, without pinching [A28]', async () => {
    await expect.element(button('Уменьшить')).toHaveAttribute('aria-disabled', 'true');

    await userEvent.keyboard('+');
    await expect.element(button('Уменьшить')).not.toHaveAttribute('aria-disabled');

    await userEvent.keyboard('-');
    await expect.element(button('Уменьшить')).toHaveAttribute('aria-disabled', 'true');
  });

  test('Photograph, 0: shows the whole again [A28]', async () => {
    await userEvent.keyboard('+');
    await expect.element(button('Уменьшить')).not.toHaveAttribute('aria-disabled');

    await userEvent.keyboard('0');

    await expect.element(button('Уменьшить')).toHaveAttribute('aria-disabled', 'true');
  });

  test('Photograph, arrow keys: move what is enlarged and do not turn over [A28]', async () => {
    await userEvent.keyboard('+');
    const picture = page.getByRole('img', { name: 'Пальто спереди' }).element();
    await expect.element(button('Уменьшить')).not.toHaveAttribute('aria-disabled');
    await expect.poll(() => picture.getBoundingClientRect().width / picture.clientWidth).toBeCloseTo(1.5, 3);
    const before = picture.getBoundingClientRect();

    await userEvent.keyboard('{ArrowRight}');

    await expect.poll(() => picture.getBoundingClientRect().left).toBeLessThan(before.left - 60);
    expect(position()).toBe(positionLabel(1));
  });

  test('Photograph, a swipe: turns over, back, and not while it is enlarged [A27]', async () => {
    const picture = () => page.getByRole('img').element();
    const swipe = (from: number, to: number) => {
      const target = picture().parentElement as HTMLElement;
      const at = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 });
      const sent = (type: string, touch: Touch, touches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
      sent('touchstart', at(from), [at(from)]);
      sent('touchend', at(to), []);
    };

    swipe(300, 60);
    await expect.poll(position).toBe(positionLabel(2));
    swipe(60, 300);
    await expect.poll(position).toBe(positionLabel(1));

    await userEvent.keyboard('+');
    await expect.element(button('Уменьшить')).not.toHaveAttribute('aria-disabled');
    swipe(300, 60);
    expect(position()).toBe(positionLabel(1));
  });

  test('Photograph, Tab and Enter: every key has a button beside it [A28]', async () => {
    for (const name of ['Предыдущее фото', 'Следующее фото', 'Уменьшить', 'Увеличить']) {
      await userEvent.keyboard('{Tab}');
      await expect.element(button(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Уменьшить')).not.toHaveAttribute('aria-disabled');
  });
});

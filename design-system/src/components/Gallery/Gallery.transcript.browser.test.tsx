import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { GalleryZoom } from '../GalleryZoom/index.ts';
import { Gallery } from './index.ts';

const grey =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><path d="M0 0h3v4H0z"/></svg>';
const texts = {
  ru: {
    label: 'Фотографии пальто',
    alts: ['Пальто спереди', 'Пальто со спины'],
    position: (position: number) => `Фото ${position} из 2`,
    zoom: 'Показать крупно',
    labels: {
      previous: 'Предыдущее фото',
      next: 'Следующее фото',
      zoomIn: 'Увеличить',
      zoomOut: 'Уменьшить',
    },
  },
  kk: {
    label: 'Пальтоның суреттері',
    alts: ['Пальтоның алдыңғы жағы', 'Пальтоның арқа жағы'],
    position: (position: number) => `2 суреттің ${position}-і`,
    zoom: 'Үлкейтіп көрсету',
    labels: { previous: 'Алдыңғы сурет', next: 'Келесі сурет', zoomIn: 'Үлкейту', zoomOut: 'Кішірейту' },
  },
};

function Zoom({ words }: { words: (typeof texts)['ru'] }) {
  const [index, setIndex] = useState(0);
  return (
    <GalleryZoom
      pictures={picturesOf(words.alts)}
      index={index}
      onIndexChange={setIndex}
      positionLabel={words.position}
      labels={words.labels}
    />
  );
}

const picturesOf = (alts: readonly string[]) => alts.map((alt) => ({ id: alt, alt, src: grey }));

test.each(['ru', 'kk'] as const)('a gallery is heard as in the transcript (%s) [A27]', async (language) => {
  const { label, alts, position, zoom } = texts[language];
  show(
    <Gallery
      label={label}
      pictures={picturesOf(alts)}
      positionLabel={position}
      zoomLabel={zoom}
      onZoom={() => {}}
      sizes="300px"
    />,
    language,
  );

  const heard = await listen(async ({ press, readOn }) => {
    await readOn(3);
    await press('{Tab}');
    await press('{Tab}');
    await readOn();
  });

  await expect(heard).toMatchFileSnapshot(`transcripts/gallery.${language}.txt`);
});

test.each(['ru', 'kk'] as const)(
  'a photograph in full is heard as in the transcript (%s) [A27 A28]',
  async (language) => {
    const words = texts[language];
    show(<Zoom words={words} />, language);
    const isTurned = async () => {
      await expect.poll(() => page.getByRole('status').element().textContent).toContain(words.position(2));
    };

    const heard = await listen(async ({ press, readOn }) => {
      await readOn(2);
      await press('{ArrowRight}', isTurned);
      await press('{Tab}');
      await press('{Tab}');
      await press('{Tab}');
      await press('{Tab}');
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/photograph-in-full.${language}.txt`);
  },
);

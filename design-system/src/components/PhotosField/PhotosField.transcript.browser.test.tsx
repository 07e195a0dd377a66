import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { PhotosField, type ChosenPhoto } from './index.ts';

const grey =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><path d="M0 0h3v4H0z"/></svg>';
const texts = {
  ru: {
    label: 'Фотографии',
    description: 'До пяти фотографий, каждая не больше 10 МБ.',
    reason: 'Файл больше 10 МБ',
    names: ['платье', 'рукав', 'подол'],
    labels: {
      add: 'Выбрать фотографии',
      drop: 'или перетащите их сюда',
      list: 'Выбранные фотографии',
      remove: (name: string) => `Убрать фотографию «${name}»`,
      retry: (name: string) => `Отправить ещё раз «${name}»`,
      sending: (name: string) => `Отправляется «${name}»`,
    },
  },
  kk: {
    label: 'Суреттер',
    description: 'Бес суретке дейін, әрқайсысы 10 МБ-тан аспасын.',
    reason: 'Файл 10 МБ-тан үлкен',
    names: ['көйлек', 'жең', 'етек'],
    labels: {
      add: 'Суреттерді таңдау',
      drop: 'немесе оларды осында сүйреп әкеліңіз',
      list: 'Таңдалған суреттер',
      remove: (name: string) => `«${name}» суретін алып тастау`,
      retry: (name: string) => `«${name}» суретін қайта жіберу`,
      sending: (name: string) => `«${name}» жіберілуде`,
    },
  },
};

const chosenOf = ({ names, reason }: (typeof texts)['ru']): ChosenPhoto[] => [
  { id: '0', name: names[0] ?? '', src: grey, state: 'ready' },
  { id: '1', name: names[1] ?? '', src: grey, state: 'sending', progress: 0.4 },
  { id: '2', name: names[2] ?? '', state: 'refused', reason },
];

function Photos({ words }: { words: (typeof texts)['ru'] }) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  return (
    <>
      <button type="button" onClick={() => setPhotos(chosenOf(words))} tabIndex={-1} aria-hidden="true" />
      <PhotosField
        label={words.label}
        description={words.description}
        photos={photos}
        limits={{ types: ['image/jpeg'], count: 5, size: 10_000_000 }}
        labels={words.labels}
        onAdd={() => {}}
        onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
        onRetry={() => {}}
      />
    </>
  );
}

test.each(['ru', 'kk'] as const)(
  'a field of photographs is heard as in the transcript (%s) [A59]',
  async (language) => {
    const host = show(<Photos words={texts[language]} />, language);
    const isSaid = async () => {
      await expect.poll(() => page.getByRole('status').element().textContent).toBe('');
    };

    const heard = await listen(async ({ happens, press, readOn }) => {
      await readOn();
      await press('{Tab}');
      await happens('three files are chosen', () => host.querySelector('button')?.click());
      await press('{Tab}', isSaid);
      await press('{Enter}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/photos.${language}.txt`);
  },
);

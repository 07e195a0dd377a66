import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { SizePicker } from './index.ts';

const texts = {
  ru: { label: 'Размер', soldOut: 'нет в наличии', last: 'осталась одна вещь', error: 'Выберите размер' },
  kk: { label: 'Өлшемі', soldOut: 'қоймада жоқ', last: 'соңғы дана', error: 'Өлшемді таңдаңыз' },
};

function Sizes({ words: { label, soldOut, last, error } }: { words: (typeof texts)['ru'] }) {
  const [value, setValue] = useState<string>();
  return (
    <SizePicker
      label={label}
      options={[
        { value: '42', label: '42' },
        { value: '44', label: '44', isSoldOut: true, note: soldOut },
        { value: '46', label: '46', note: last },
      ]}
      value={value}
      onChange={setValue}
      error={value === undefined ? error : undefined}
    />
  );
}

test.each(['ru', 'kk'] as const)(
  'sizes, one of them sold out, are heard as in the transcript (%s) [A24 A26]',
  async (language) => {
    show(<Sizes words={texts[language]} />, language);
    const group = document.querySelector<HTMLElement>('[role="radiogroup"]');

    const heard = await listen(async ({ happens, press, readOn }) => {
      await happens('the purchase waits for a size', () => group?.focus());
      await press('{Tab}');
      await press('{ArrowRight}');
      await press('{ArrowRight}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/radio-group.${language}.txt`);
  },
);

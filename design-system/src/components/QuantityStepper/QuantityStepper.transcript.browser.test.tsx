import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { QuantityStepper } from './index.ts';

const texts = {
  ru: {
    label: 'Количество: платье «Нева», 44',
    labels: { decrease: 'Уменьшить количество', increase: 'Увеличить количество' },
    maxNote: 'Больше нет в наличии',
  },
  kk: {
    label: 'Саны: «Нева» көйлегі, 44',
    labels: { decrease: 'Санын азайту', increase: 'Санын көбейту' },
    maxNote: 'Қоймада бұдан артық жоқ',
  },
};

function Quantity({ words }: { words: (typeof texts)['ru'] }) {
  const [value, setValue] = useState(1);
  return <QuantityStepper {...words} maxValue={3} value={value} onChange={setValue} />;
}

test.each(['ru', 'kk'] as const)(
  'a spinbutton is heard as in the transcript (%s) [APG spinbutton]',
  async (language) => {
    show(<Quantity words={texts[language]} />, language);

    const heard = await listen(async ({ press, readOn }) => {
      await readOn();
      await press('{Tab}');
      await press('{ArrowUp}');
      await press('{ArrowUp}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/spinbutton.${language}.txt`);
  },
);

import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { RangeSlider } from './index.ts';

const texts = {
  ru: {
    label: 'Цена',
    endLabels: { from: 'от', to: 'до' },
    thumbLabels: { from: 'Цена от', to: 'Цена до' },
    faults: { notANumber: 'Введите число', wrongOrder: '«До» не может быть меньше «от»' },
    currency: '₽',
  },
  kk: {
    label: 'Бағасы',
    endLabels: { from: 'бастап', to: 'дейін' },
    thumbLabels: { from: 'Ең төмен баға', to: 'Ең жоғары баға' },
    faults: { notANumber: 'Сан енгізіңіз', wrongOrder: '«Дейін» мәні «бастап» мәнінен кем болмайды' },
    currency: '₸',
  },
};

function Price({ words: { currency, ...words } }: { words: (typeof texts)['ru'] }) {
  const [value, setValue] = useState({ from: 2000, to: 6000 });
  return (
    <RangeSlider
      {...words}
      min={1000}
      max={9000}
      step={100}
      value={value}
      onChangeEnd={setValue}
      format={(amount) => `${amount} ${currency}`}
    />
  );
}

test.each(['ru', 'kk'] as const)('a slider is heard as in the transcript (%s) [A17]', async (language) => {
  show(<Price words={texts[language]} />, language);

  const heard = await listen(async ({ press, readOn }) => {
    await readOn();
    await press('{Tab}');
    await press('{Tab}');
    await press('{Tab}');
    await press('{ArrowRight}');
    await press('{Tab}');
    await press('{PageDown}');
  });

  await expect(heard).toMatchFileSnapshot(`transcripts/slider.${language}.txt`);
});

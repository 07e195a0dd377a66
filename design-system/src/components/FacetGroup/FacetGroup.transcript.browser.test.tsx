import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { SizeGrid } from '../SizeGrid/index.ts';
import { FacetGroup } from './index.ts';

const texts = {
  ru: {
    label: 'Размер',
    selected: { count: '1', label: 'выбран 1' },
    reset: 'Сбросить размер',
    counts: ['12 товаров', '3 товара'],
    unavailable: 'с этими фильтрами нет',
  },
  kk: {
    label: 'Өлшемі',
    selected: { count: '1', label: '1 таңдалды' },
    reset: 'Өлшемді тазарту',
    counts: ['12 тауар', '3 тауар'],
    unavailable: 'осы сүзгілермен жоқ',
  },
};

test.each(['ru', 'kk'] as const)(
  'a disclosure is heard as in the transcript (%s) [A13 A46]',
  async (language) => {
    const { label, selected, reset, counts, unavailable } = texts[language];
    show(
      <FacetGroup label={label} selected={selected} reset={{ label: reset, onReset: () => {} }}>
        <SizeGrid
          label={label}
          onToggle={() => {}}
          values={[
            { value: '42', label: '42', count: counts[0], isSelected: true },
            { value: '44', label: '44', count: counts[1], isSelected: false },
            { value: '46', label: '46', unavailable, isSelected: false },
          ]}
        />
      </FacetGroup>,
      language,
    );

    const heard = await listen(async ({ press, readOn }) => {
      await press('{Tab}');
      await press('{Enter}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/disclosure.${language}.txt`);
  },
);

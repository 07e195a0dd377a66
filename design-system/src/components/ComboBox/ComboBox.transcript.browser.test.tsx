import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { ComboBox } from './index.ts';

const texts = {
  ru: {
    label: 'Город',
    found: (count: number) => `Найдено: ${count}`,
    none: 'Ничего не нашлось',
    error: 'Выберите город из списка',
    cities: [
      { value: '1', label: 'Алматы', description: 'Казахстан' },
      { value: '2', label: 'Астрахань', description: 'Астраханская область' },
    ],
  },
  kk: {
    label: 'Қала',
    found: (count: number) => `Табылды: ${count}`,
    none: 'Ештеңе табылмады',
    error: 'Қаланы тізімнен таңдаңыз',
    cities: [
      { value: '1', label: 'Алматы', description: 'Қазақстан' },
      { value: '2', label: 'Астрахан', description: 'Астрахан облысы' },
    ],
  },
};

function Cities({ words }: { words: (typeof texts)['ru'] }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const items = words.cities.filter(({ label }) => label.startsWith(text));
  return (
    <ComboBox
      label={words.label}
      inputValue={text}
      onInputChange={setText}
      items={items}
      onSelect={(option) => {
        setText(option.label);
        setError(undefined);
      }}
      onBlur={() => setError(items.length === 0 ? words.error : undefined)}
      status={items.length === 0 ? words.none : words.found(items.length)}
      error={error}
      isFromListOnly
    />
  );
}

test.each(['ru', 'kk'] as const)(
  'a combobox is heard as in the transcript (%s) [A30 A32 A33 A36]',
  async (language) => {
    show(<Cities words={texts[language]} />, language);

    const heard = await listen(async ({ press, readOn }) => {
      await press('{Tab}');
      await press('А');
      await press('{ArrowDown}');
      await press('{ArrowDown}');
      await press('{Enter}');
      await press('щ');
      await press('{Tab}');
      await press('{Shift>}{Tab}{/Shift}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/combobox.${language}.txt`);
  },
);

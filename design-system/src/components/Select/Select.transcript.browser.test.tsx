import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { Select } from './index.ts';

const texts = {
  ru: {
    label: 'Часовой пояс',
    prompt: 'Выберите пояс',
    requirement: 'обязательно',
    error: 'Выберите часовой пояс',
    zones: ['Москва', 'Алматы', 'Астана'],
  },
  kk: {
    label: 'Уақыт белдеуі',
    prompt: 'Белдеуді таңдаңыз',
    requirement: 'міндетті',
    error: 'Уақыт белдеуін таңдаңыз',
    zones: ['Мәскеу', 'Алматы', 'Астана'],
  },
};

test.each(['ru', 'kk'] as const)(
  'a native list is heard as in the transcript (%s) [A59 A60]',
  async (language) => {
    const { zones, ...props } = texts[language];
    show(
      <Select {...props} isRequired options={zones.map((label) => ({ value: label, label }))} />,
      language,
    );

    const heard = await listen(async ({ press, readOn }) => {
      await press('{Tab}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/listbox.${language}.txt`);
  },
);

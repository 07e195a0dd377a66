import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { Accordion } from './index.ts';

const texts = {
  ru: [
    ['Уход', 'Стирать при 30 градусах.'],
    ['Возврат', 'В течение четырнадцати дней.'],
  ],
  kk: [
    ['Күтімі', '30 градуста жуыңыз.'],
    ['Қайтару', 'Он төрт күн ішінде.'],
  ],
};

test.each(['ru', 'kk'] as const)(
  'an accordion is heard as in the transcript (%s) [A46]',
  async (language) => {
    show(
      <Accordion items={texts[language].map(([id = '', content]) => ({ id, title: id, content }))} />,
      language,
    );

    const heard = await listen(async ({ press, readOn }) => {
      await press('{Tab}');
      await press('{Enter}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/accordion.${language}.txt`);
  },
);

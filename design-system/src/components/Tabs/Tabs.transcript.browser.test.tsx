import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { Tabs } from './index.ts';

const texts = {
  ru: { label: 'Способы получения', tabs: ['Курьером', 'В магазине'], panel: 'Завтра с 10 до 14' },
  kk: { label: 'Алу тәсілдері', tabs: ['Курьермен', 'Дүкеннен'], panel: 'Ертең 10-нан 14-ке дейін' },
};

test.each(['ru', 'kk'] as const)('tabs are heard as in the transcript (%s) [A45]', async (language) => {
  const { label, tabs, panel } = texts[language];
  show(
    <Tabs label={label} tabs={tabs.map((name, id) => ({ id: `${id}`, label: name, content: panel }))} />,
    language,
  );

  const heard = await listen(async ({ press, readOn }) => {
    await press('{Tab}');
    await press('{ArrowRight}');
    await press('{Tab}');
    await readOn();
  });

  await expect(heard).toMatchFileSnapshot(`transcripts/tabs.${language}.txt`);
});

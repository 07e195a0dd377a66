import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { Steps } from './index.ts';

const texts = {
  ru: { label: 'Шаги оформления', done: 'пройден', steps: ['Получение', 'Оплата', 'Проверка'] },
  kk: { label: 'Рәсімдеу қадамдары', done: 'өтілді', steps: ['Алу', 'Төлем', 'Тексеру'] },
};

test.each(['ru', 'kk'] as const)('steps are heard as in the transcript (%s) [A60]', async (language) => {
  const { label, done, steps } = texts[language];
  const [first = '', second = '', third = ''] = steps;
  show(
    <Steps
      label={label}
      doneLabel={done}
      steps={[
        { id: '1', label: first, state: 'done', href: '#receiving' },
        { id: '2', label: second, state: 'current' },
        { id: '3', label: third, state: 'ahead' },
      ]}
    />,
    language,
  );

  const heard = await listen(async ({ press, readOn }) => {
    await readOn();
    await press('{Tab}');
  });

  await expect(heard).toMatchFileSnapshot(`transcripts/steps.${language}.txt`);
});

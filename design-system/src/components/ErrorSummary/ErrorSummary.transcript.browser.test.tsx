import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../internal/bench.tsx';
import { listen } from '../../internal/screen-reader.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary } from './index.ts';

const texts = {
  ru: {
    form: 'Регистрация',
    title: 'Проверьте два поля',
    name: 'Имя',
    required: 'обязательно',
    hint: 'Как в паспорте',
    nameError: 'Введите имя',
    rules: 'Принимаю правила',
    rulesError: 'Примите правила, чтобы продолжить',
    send: 'Зарегистрироваться',
  },
  kk: {
    form: 'Тіркелу',
    title: 'Екі өрісті тексеріңіз',
    name: 'Атыңыз',
    required: 'міндетті',
    hint: 'Төлқұжаттағыдай',
    nameError: 'Атыңызды енгізіңіз',
    rules: 'Ережелерді қабылдаймын',
    rulesError: 'Жалғастыру үшін ережелерді қабылдаңыз',
    send: 'Тіркелу',
  },
};

function SignUp({ words }: { words: (typeof texts)['ru'] }) {
  const [attempt, setAttempt] = useState(0);
  const errorOf = (message: string) => (attempt > 0 ? message : undefined);
  const errors = [
    { fieldId: 'name', message: words.nameError },
    { fieldId: 'rules', message: words.rulesError },
  ];
  return (
    <Form label={words.form} onSubmit={() => setAttempt(attempt + 1)}>
      <ErrorSummary title={words.title} errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextField
        id="name"
        label={words.name}
        requirement={words.required}
        isRequired
        description={words.hint}
        error={errorOf(words.nameError)}
        autoComplete="name"
      />
      <Checkbox id="rules" error={errorOf(words.rulesError)}>
        {words.rules}
      </Checkbox>
      <Button type="submit">{words.send}</Button>
    </Form>
  );
}

test.each(['ru', 'kk'] as const)(
  'a form with errors is heard as in the transcript (%s) [A58 A59 A60]',
  async (language) => {
    show(<SignUp words={texts[language]} />, language);

    const heard = await listen(async ({ press, readOn }) => {
      await press('{Tab}');
      await press('{Enter}');
      await readOn(9);
      await press('{Tab}');
      await press('{Enter}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/form-with-errors.${language}.txt`);
  },
);

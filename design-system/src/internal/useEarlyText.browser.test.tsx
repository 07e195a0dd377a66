import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';

function Form({ heard }: { heard: (value: string) => void }) {
  const [name, setName] = useState('Анна');
  const [message, setMessage] = useState('');
  const [times, setTimes] = useState(0);
  return (
    <>
      <TextField label="Имя" value={name} onChange={setName} />
      <TextArea
        label="Сообщение"
        value={message}
        onChange={(value) => {
          heard(value);
          setMessage(value);
        }}
      />
      <button onClick={() => setTimes(times + 1)}>{times}</button>
    </>
  );
}

test('what was written before the page woke is told once, and stays when the form is drawn anew', async () => {
  const heard: string[] = [];
  const form = <Form heard={(value) => heard.push(value)} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(form);
  const part = <Part extends Element>(selector: string) => {
    const found = place.querySelector<Part>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const [name, message] = [part<HTMLInputElement>('input'), part<HTMLTextAreaElement>('textarea')];
  message.value = 'Не подошёл размер';

  const root = hydrateRoot(place, form);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => heard).toEqual(['Не подошёл размер']);
  part<HTMLButtonElement>('button').click();

  await expect.poll(() => part('button').textContent).toBe('1');
  expect(message.value).toBe('Не подошёл размер');
  expect(name.value).toBe('Анна');
  expect(heard).toHaveLength(1);
});

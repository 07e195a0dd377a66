import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { InputField } from '../../internal/InputField.tsx';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Bubble, type ChatMessage } from './Bubble.tsx';
import * as styles from './Chat.css.ts';

export type { ChatMessage } from './Bubble.tsx';

export interface ChatProps {
  /** With whom: “Помощник магазина”. */
  title: string;
  /** What is known of the other side: “Отвечаем за пару минут”. */
  note?: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Called by that button and by Escape. Give the focus back to what opened the chat. */
  onClose: () => void;
  /** What a screen reader calls the list of messages. */
  logLabel: string;
  /** From the first to the last. A new one is read out. */
  messages: readonly ChatMessage[];
  /** That the other side is writing: “Помощник печатает”. */
  typing?: string;
  /** Label and button of the field in which a message is written. */
  field: { label: string; send: string };
  /** Called with what was written; the field is empty then. Nothing but spaces is not sent. */
  onSend: (text: string) => void;
}

/**
 * A talk in writing, in the corner of the page and on a phone over its width. The page beside it stays alive, so it is no
 * modal and makes no history entry. The focus goes to the field when it opens.
 */
export function Chat(props: ChatProps) {
  const { title, note, closeLabel, onClose, logLabel, messages, typing, field, onSend } = props;
  const id = useId();
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState('');

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    setDraft('');
    // The list grows upwards: its beginning is the last message.
    log.current?.scrollTo({ top: 0 });
    onSend(text);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <div role="dialog" aria-labelledby={id} className={styles.root} onKeyDown={keyDown}>
      <div className={styles.top}>
        <div className={styles.names}>
          <p id={id} className={styles.title}>
            {title}
          </p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
        <IconButton icon="close" label={closeLabel} onPress={onClose} />
      </div>
      <div ref={log} role="log" aria-label={logLabel} tabIndex={0} className={styles.log}>
        <div className={styles.said}>
          {messages.length > 0 && (
            <ol role="list" className={styles.messages}>
              {messages.map((message) => (
                <li key={message.id} className={styles.side[message.from]}>
                  <Bubble {...message} />
                </li>
              ))}
            </ol>
          )}
          {typing !== undefined && <p className={styles.typing}>{typing}</p>}
        </div>
      </div>
      <form className={styles.form} onSubmit={send}>
        <div className={styles.field}>
          <InputField
            ref={input}
            label={field.label}
            isLabelHidden
            value={draft}
            onChange={setDraft}
            input={{ placeholder: field.label, autoComplete: 'off', enterKeyHint: 'send' }}
          />
        </div>
        <Button type="submit" emphasis="quiet">
          {field.send}
        </Button>
      </form>
    </div>
  );
}

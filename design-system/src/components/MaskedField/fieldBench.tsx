import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import type { TextValue } from '../../internal/field-props.ts';

/** Draws a field around a value, as the feature that keeps it would. */
export type DrawnField = (value: Required<Pick<TextValue, 'value' | 'onChange'>>) => ReactNode;

function Kept({ draw, first, heard }: { draw: DrawnField; first: string; heard: string[] }) {
  const [value, setValue] = useState(first);
  const onChange = (next: string) => {
    setValue(next);
    heard.push(next);
  };
  return draw({ value, onChange });
}

/** A page with one field, for tests that go through it key by key. */
export function fieldPage(draw: DrawnField) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const board = document.body.appendChild(document.createElement('textarea'));
  let drawn = 0;
  let heard: string[] = [];
  const input = () => container.querySelector('input') ?? document.createElement('input');

  return {
    input,
    /** Everything that `onChange` was called with since the field was begun. */
    heard: () => heard,
    /** Draws the field anew with a value, the caret at a place or around a part. */
    begin(value: string, from: number, to = from) {
      drawn += 1;
      heard = [];
      flushSync(() => root.render(<Kept key={drawn} first={value} {...{ draw, heard }} />));
      input().focus();
      // A day has no caret that could be put.
      if (input().type !== 'date') input().setSelectionRange(from, to);
    },
    /** What is in the field, with the caret in it as a bar. */
    look() {
      const { value, selectionStart, selectionEnd } = input();
      const caret = selectionStart ?? 0;
      return selectionEnd === caret
        ? `${value.slice(0, caret)}|${value.slice(caret)}`
        : `${value} is chosen in part`;
    },
    press: (keys: string) => userEvent.keyboard(keys),
    /** The browser's own paste, of the browser's own clipboard. */
    async paste(text: string) {
      const { selectionStart, selectionEnd } = input();
      board.value = text;
      board.select();
      await userEvent.copy();
      input().focus();
      input().setSelectionRange(selectionStart, selectionEnd);
      await userEvent.paste();
    },
    clear() {
      root.unmount();
      container.remove();
      board.remove();
    },
  };
}

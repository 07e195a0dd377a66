import { useEffect, useRef } from 'react';
import { Button } from '@rukav/design-system/Button';
import { useModal } from '@rukav/design-system/ModalStack';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';

interface SentProps {
  title: string;
  /** What happens next. */
  text: string;
  closeLabel: string;
}

/** That a text has arrived, and what becomes of it. Takes the focus, which the form has taken with it. */
export function Sent({ title, text, closeLabel }: SentProps) {
  const { close } = useModal();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => button.current?.focus(), []);

  return (
    <Stack>
      <Notice tone="success" title={title} isLive>
        {text}
      </Notice>
      <Button ref={button} isFullWidth onPress={close}>
        {closeLabel}
      </Button>
    </Stack>
  );
}

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '@rukav/design-system/Button';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';

type Modals = { scene: { modal: ReactNode } };

const modals = { scene: ({ modal }: Modals['scene']) => modal };

/** A page with one modal on it, open from the start unless set otherwise. Its history is not the browser's. */
export function ModalScene({ modal, isClosed = false }: { modal: ReactNode; isClosed?: boolean }) {
  const [stack] = useState(() => createModalStack<Modals>({ history: memoryHistoryPort() }));
  const open = () => void stack.open('scene', { modal });
  const openAtFirst = useEffectEvent(open);
  useEffect(() => {
    if (!isClosed) openAtFirst();
    return stack.closeAll;
  }, [stack, isClosed]);

  return (
    <main>
      <Stack space="medium">
        <Text>Платье-рубашка из вискозы с поясом, подол чуть ниже колена.</Text>
        <Button emphasis="quiet" onPress={open}>
          Открыть
        </Button>
      </Stack>
      <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />
    </main>
  );
}

/** A story of an open modal stands in a frame of its own: on one page they would cover each other. */
export const modalParameters = { docs: { story: { inline: false, iframeHeight: 640 } } };

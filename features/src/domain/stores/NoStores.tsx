import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { setCityFx } from '../../platform/session/index.ts';
import { $session } from '../../platform/session/index.ts';
import { cluster } from './model.ts';

/** A city without shops: what is around it that has some, each a press away. */
export function NoStores() {
  const { formatMessage } = useIntl();
  const { session, around, choose } = useUnit({
    session: $session,
    around: cluster.$current,
    choose: setCityFx,
  });
  const isMine = around.request?.query.cityId === session.cityId;
  const cities = isMine ? (around.answer?.cities ?? []) : [];

  return (
    <EmptyState
      title={formatMessage({ id: 'stores.empty.title' }, { city: session.cityName })}
      text={formatMessage({ id: cities.length > 0 ? 'stores.empty.around' : 'stores.empty.text' })}
      actions={cities.map(({ id, name }) => (
        <Button key={id} emphasis="quiet" onPress={() => void choose({ body: { cityId: id } })}>
          {name}
        </Button>
      ))}
    />
  );
}

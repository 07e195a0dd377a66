import { scopeBind } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ToggleButton } from '@rukav/design-system/ToggleButton';
import { $isMember } from '../../platform/session/index.ts';
import { wished } from '../../platform/wish/index.ts';
import { $favourites, marked } from '../marks/index.ts';

export interface HeartProps {
  productId: string;
  /** The product's name, for the heart's own. */
  name: string;
}

/**
 * Puts a product among the favourites or takes it out, at once; a guest is asked to sign in, and then it is put there. In a cached
 * page it is empty: `paintHearts` fills it where it sleeps.
 */
export function Heart({ productId, name }: HeartProps) {
  const { formatMessage } = useIntl();
  const scope = useProvidedScope();
  const { isMember, favourites, mark, wish } = useUnit({
    isMember: $isMember,
    favourites: $favourites,
    mark: marked,
    wish: wished,
  });

  const press = (isFavourite: boolean) => {
    if (!isMember) return wish({ kind: 'favourite', about: { productId } });
    mark({ productId, isFavourite });
    return void import('./toggle.ts').then(({ heartPressed }) =>
      scopeBind(heartPressed, scope ? { scope } : {})({ productId, isFavourite }),
    );
  };

  return (
    <span data-favourite={productId}>
      <ToggleButton icon="heart" isIconOnly isPressed={favourites?.has(productId) ?? false} onChange={press}>
        {formatMessage({ id: 'favourites.heart' }, { name })}
      </ToggleButton>
    </span>
  );
}

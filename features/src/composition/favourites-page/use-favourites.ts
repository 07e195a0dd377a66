import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { favourites, favouritesLeft } from './model.ts';

/** What the member likes, asked for when the component is drawn first, and `load`, which asks again. */
export function useFavourites() {
  const { own, load, leave } = useUnit({
    own: favourites.$own,
    load: favourites.opened,
    leave: favouritesLeft,
  });
  useEffect(() => {
    load({});
    return leave;
  }, [load, leave]);
  return { own, load: () => load({}) };
}

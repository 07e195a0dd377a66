import { catalogueNavigation } from '@rukav/features/catalogue';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useBoot } from './boot';
import { likelyModals } from './page-handle';
import { useRest } from './use-rest';

/** Loads what the next press may ask for: one thing after another, each when nobody types. Draws nothing. */
export default function Foresight() {
  const { messages, overlays } = useBoot();
  const prefetchMenu = useUnit(catalogueNavigation.prefetchFx);
  const matches = useMatches();
  const rest = useRest();

  useEffect(() => {
    const load = async () => {
      await rest();
      await prefetchMenu({}).catch(() => undefined);
      await rest();
      await messages.loadAll();
    };
    load().catch(() => undefined);
  }, [messages, prefetchMenu, rest]);
  useEffect(() => {
    const load = async () => {
      await rest();
      const { preload } = await overlays.load();
      for (const modal of likelyModals(matches)) {
        await rest();
        await preload(modal).catch(() => undefined);
      }
    };
    load().catch(() => undefined);
  }, [matches, overlays, rest]);

  return null;
}

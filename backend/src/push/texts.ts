import type { Language } from '@rukav/contract';

const texts = {
  push_unavailable: {
    ru: 'Уведомления в браузере сейчас не отправляются',
    kk: 'Браузердегі хабарландырулар қазір жіберілмейді',
  },
  push_service_unknown: {
    ru: 'Этому браузеру уведомления пока не отправляются',
    kk: 'Бұл браузерге хабарландырулар әзірге жіберілмейді',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The shopper's text of a refusal that concerns notifications in the browser. */
export const pushText = (code: keyof typeof texts, language: Language): string => texts[code][language];

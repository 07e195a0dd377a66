import { DocsContainer } from '@storybook/addon-docs/blocks';
import { vars } from '@rukav/design-system/theme';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import { ThemeOfBook } from '../stories/blocks/theme-of-book.ts';
import { valueOf } from '../stories/blocks/tokens.ts';
import './book-page.css.ts';
import { followToolbar, initialGlobals } from './toolbar.ts';

type Channel = ComponentProps<typeof DocsContainer>['context']['channel'];

/** The families of a face, which is written as CSS `font`. */
const familiesOf = (face: string) => face.replace(/^.*\/\S+\s+/, '');

/** The page's own text in the letters and colours of the theme of the page. */
const drawnAs = (theme: string) =>
  create({
    base: theme === 'rukav-night' ? 'dark' : 'light',
    fontBase: familiesOf(valueOf(vars.text.body)),
    appBg: valueOf(vars.color.ground),
    appContentBg: valueOf(vars.color.ground),
    appPreviewBg: valueOf(vars.color.ground),
    appBorderColor: valueOf(vars.color.line),
    appBorderRadius: 4,
    textColor: valueOf(vars.color.ink),
    textMutedColor: valueOf(vars.color.inkQuiet),
    colorPrimary: valueOf(vars.color.accent),
    colorSecondary: valueOf(vars.color.accent),
    barBg: valueOf(vars.color.ground),
    barTextColor: valueOf(vars.color.inkQuiet),
  });

interface Drawn {
  globals: Record<string, unknown>;
  theme: string;
  look: ReturnType<typeof drawnAs>;
}

let drawn: Drawn | undefined;

/** What the toolbar says, put on the page before anything reads values off it. */
function drawnBy(channel: Channel): Drawn {
  const globals: Drawn['globals'] =
    (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals ?? initialGlobals;
  if (drawn?.globals !== globals) {
    const theme = String(globals['theme']);
    followToolbar(globals);
    drawn = { globals, theme, look: drawnAs(theme) };
  }
  return drawn;
}

/** A page of Storybook. It takes the theme of the toolbar, also where no story stands on it that would put it on. */
export function BookPage(props: ComponentProps<typeof DocsContainer>) {
  const { channel } = props.context;
  const subscribe = (changed: () => void) => {
    channel.on(GLOBALS_UPDATED, changed);
    return () => channel.off(GLOBALS_UPDATED, changed);
  };
  const { theme, look } = useSyncExternalStore(subscribe, () => drawnBy(channel));

  return (
    <ThemeOfBook value={theme}>
      <DocsContainer {...props} theme={look} />
    </ThemeOfBook>
  );
}

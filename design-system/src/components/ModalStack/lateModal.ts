import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadCode } from '../../lostCode.ts';

/** A component whose code is loaded when it is first drawn, or ahead of that. */
export type LateModal<Props extends object> = ComponentType<Props> & {
  /** Loads the code. Once that is done the component is drawn at once, without a frame that only says that it waits. */
  preload: () => Promise<void>;
};

type Module<Props extends object> = { default: ComponentType<Props> };

/**
 * What draws a modal, kept out of the first load. Unlike `React.lazy` alone it draws code that has been loaded ahead in the
 * frame that asks for it, and asks for code that did not come again when the modal is opened next.
 */
export function lateModal<Props extends object>(load: () => Promise<Module<Props>>): LateModal<Props> {
  let loading: Promise<Module<Props>> | undefined;
  let loaded: Module<Props> | undefined;
  let hasFailed = false;
  const begin = () => {
    if (loading) return loading;
    loading = loadCode(load);
    loading.then(
      (module) => (loaded = module),
      () => (hasFailed = true),
    );
    return loading;
  };
  const waitFor = () => lazy(begin) as ComponentType<Props>;
  let Awaited = waitFor();

  const Late = (props: Props) => {
    // One kind for as long as the modal is open: another one would begin anew.
    const [kind] = useState(() => ({ drawn: loaded?.default ?? Awaited }));
    return createElement(kind.drawn, props);
  };
  const preload = async () => {
    if (hasFailed) {
      loading = undefined;
      Awaited = waitFor();
    }
    hasFailed = false;
    await begin();
  };
  return Object.assign(Late, { preload });
}

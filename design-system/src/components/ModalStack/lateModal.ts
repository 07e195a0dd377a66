import { createElement, use, type ComponentType } from 'react';

/** A component whose code is loaded when it is first drawn, or ahead of that. */
export type LateModal<Props extends object> = ComponentType<Props> & {
  /** Loads the code. Once that is done the component is drawn at once, without a frame that only says that it waits. */
  preload: () => Promise<void>;
};

/**
 * What draws a modal, kept out of the first load. Unlike `React.lazy` it draws code that has been loaded ahead in the frame
 * that asks for it, and asks for code that did not come again when the modal is opened next.
 */
export function lateModal<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LateModal<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const begin = () => {
    if (loading) return loading;
    const begun = load().then((module) => module.default);
    begun.then(
      // React reads the state of a promise from it, and need not wait to learn that it is fulfilled.
      (value) => Object.assign(begun, { status: 'fulfilled', value }),
      () => (hasFailed = true),
    );
    return (loading = begun);
  };

  const Late = (props: Props) => createElement(use(begin()), props);
  const preload = async () => {
    if (hasFailed) loading = undefined;
    hasFailed = false;
    await begin();
  };
  return Object.assign(Late, { preload });
}

import { createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createElement } from 'react';
import { useButton, useComboBox, useDialog } from 'react-aria';
import { hydrateRoot } from 'react-dom/client';
import { createIntl } from 'react-intl';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { array, number, object, optional, string, union } from 'zod/mini';
import { Tiles, type TileData } from './Tiles.ts';

declare global {
  interface Window {
    tiles: readonly TileData[];
    /** What a page of this kind loads and evaluates beside React, so that scripts weigh alike. */
    libraries: unknown;
  }
}

window.libraries = [
  useButton,
  useComboBox,
  useDialog,
  createStore,
  fork,
  Provider,
  useUnit,
  createIntl,
  createBrowserRouter,
  RouterProvider,
  array,
  number,
  object,
  optional,
  string,
  union,
];
hydrateRoot(document.getElementById('root') as HTMLElement, createElement(Tiles, { tiles: window.tiles }));

import { expect } from 'vitest';
import { markOf } from '../mark.ts';
import type { Frame } from './frame.ts';
import { pageOf, placeOf, type Entry, type Model } from './model.ts';

/** Everything that must be right after each step, as it is. */
export function seenIn({ window, document, visit }: Frame) {
  const { navigation, location } = window;
  const root = document.documentElement;
  const layers = [...document.querySelectorAll<HTMLElement>('[role="presentation"]')];
  const isFree = visit.stack.getSnapshot().length === 0;

  return {
    page: document.querySelector('#page-title')?.textContent,
    address: location.search,
    router: visit.routerAddress(),
    loads: visit.loads(),
    shown: visit.shown(),
    entries: navigation.entries().map(({ url }) => new URL(url ?? '').search),
    at: navigation.currentEntry?.index,
    depth: markOf({ url: location.href, state: window.history.state })?.depth ?? 0,
    open: visit.stack.getSnapshot().map(({ props }) => props.name),
    dialogs: layers.map((layer) => layer.querySelector('[role="dialog"] h2')?.textContent),
    layers: layers.map((layer) => Number(window.getComputedStyle(layer).zIndex)),
    tally: { ...visit.tally },
    inert: document.querySelectorAll('[inert]').length,
    isHiddenFromReaders: isFree && document.querySelector('[aria-hidden="true"]:not(svg)') !== null,
    isLocked: window.getComputedStyle(root).overflowY === 'hidden',
    isPadded: isFree && (root.style.paddingInlineEnd || document.body.style.cssText) !== '',
    focus: spotOf(document.activeElement),
  };
}

function spotOf(element: Element | null) {
  if (element?.id && !element.matches('[role="dialog"]')) return element.id;
  const dialog = element?.closest('[role="dialog"]');
  return dialog ? `${dialog.querySelector('h2')?.textContent}-dialog` : element?.localName;
}

/** The same, as it should be. */
export function dueOf(model: Model): ReturnType<typeof seenIn> {
  const page = pageOf(model);
  const names = model.open.map(({ name }) => name);
  return {
    page: `Страница ${page.page}`,
    address: searchOf(page),
    router: searchOf(page),
    loads: model.loads,
    shown: page.page,
    entries: model.entries.map((entry, index) => addressIn(model, entry, index)),
    at: model.at,
    depth: names.length,
    open: names,
    dialogs: names,
    layers: names.map((_name, index) => 5000 + index),
    tally: { opened: model.opened, closed: model.closed },
    inert: names.length,
    isHiddenFromReaders: false,
    isLocked: names.length > 0,
    isPadded: false,
    focus: model.focus,
  };
}

const searchOf = ({ page, size }: { page: number; size: number }) =>
  `?page=${page}${size > 0 ? `&size=${size}` : ''}`;

/** Entries of modals, and that of the page beneath one, get their address when the shopper comes to them. */
function addressIn(model: Model, entry: Entry, index: number): string {
  const isBeneath = placeOf(model) !== 'page' && index === model.at - model.open.length;
  return entry === 'modal' || isBeneath ? expect.any(String) : searchOf(entry);
}

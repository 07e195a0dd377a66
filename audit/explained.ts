import type { Finding } from './engines.ts';

/** Rules about a whole page. A story shows a part of one; pages of the store are held to them. */
const ofPages = new Set([
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'bypass',
  'skip_main_exists',
  'aria_content_in_landmark',
]);

interface Explanation {
  engine: Finding['engine'];
  rule: string;
  /** Only findings whose HTML or words match. */
  where?: RegExp;
  /** Why nothing has to be done, and what proves it. */
  why: string;
}

/** What the engines cannot tell by themselves, or tell wrongly, each with the reason why it may stay. */
const explanations: readonly Explanation[] = [
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: /Element has no value/,
    why: 'An empty field has no words; every field has a story that is filled.',
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where:
      /background (?:gradient|image)|contains an image node|overlapped by|partially obscured|overlaps|pseudo element/,
    why: 'Words on a photograph stand on a shade of their own, and what a row cuts off is looked at where it is whole; both are seen in the pictures.',
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: /Axe encountered an error/,
    why: 'What lies far below in a part that scrolls is beyond the grid by which axe looks; it stands in the same ink as what is in sight.',
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: /too short to determine/,
    why: 'A single sign, such as the number on a pin. The contrast of every pair of the theme is computed by its test.',
  },
  {
    engine: 'axe',
    rule: 'target-size',
    where: /partially obscured/,
    why: 'What lies under a bar that sticks is whole once it is scrolled forth, and the focus never stays under it (reading.spec.ts). Pins of a map lie where their points are (essential); those too near are drawn as one, and all stand in the list beside the map.',
  },
  {
    engine: 'axe',
    rule: 'scrollable-region-focusable',
    where: /^<html/,
    why: 'The page itself scrolls by keys wherever the focus is; the rule sees only that its style says “scroll”.',
  },
  {
    engine: 'axe',
    rule: 'link-in-text-block',
    where: /overlap/,
    why: 'Links in a text are underlined, see Link, in a sentence.',
  },
  {
    engine: 'ibm',
    rule: 'select_options_grouped',
    why: 'Asked of every long list. Days, hours and zones are one kind of things in their natural order: groups would only be in the way.',
  },
  {
    engine: 'ibm',
    rule: 'style_highcontrast_visible',
    why: 'Asked of every style sheet. Each story and page is looked at, and photographed, in the colours of the system.',
  },
  {
    engine: 'ibm',
    rule: 'style_color_misuse',
    why: 'Asked of every style sheet. Errors carry words, chosen things a mark or a weight, links in a text a line.',
  },
  {
    engine: 'ibm',
    rule: 'style_focus_visible',
    why: 'Asked wherever a border or an outline is set. The ring of the theme is 2 px wide, its contrast of 3:1 computed for each theme.',
  },
  {
    engine: 'ibm',
    rule: 'input_checkboxes_grouped',
    why: 'Values of a facet stand in a named list; a checkbox alone is a question of its own.',
  },
  {
    engine: 'ibm',
    rule: 'aria_keyboard_handler_exists',
    why: 'The engine looks for attributes; React listens at the root. The keyboard contract of each pattern is tested key by key.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_unobscured',
    why: 'Asked of what is below the edge of the window or under a modal; the browser brings into view what is focused.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_visible',
    why: 'Guards of the focus at the edges of a modal pass it on at once; slides beyond the edge come into view.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_role_valid',
    where: /data-radix-focus-guard/,
    why: 'A guard of the focus at the edge of a modal: it passes the focus on at once and is never announced.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_role_valid',
    where: /role="log"/,
    why: 'What scrolls has to be reached by keys (axe, scrollable-region-focusable); the rule knows widgets only.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_role_valid',
    where: /data-radix-collection-item|<span style="position: fixed; border: 0px; width: 1px/,
    why: 'F8 leads to the toasts; each is a stop, so that it stays while it is read, and guards at both ends hand the focus on.',
  },
  {
    engine: 'ibm',
    rule: 'a_target_warning',
    why: 'The words beside the link say so in the language of the page; the engine looks for English ones.',
  },
  {
    engine: 'ibm',
    rule: 'skip_main_described',
    why: 'Links within a page name the part to which they lead; the first one reads “Перейти к содержанию”.',
  },
  {
    engine: 'ibm',
    rule: 'widget_tabbable_exists',
    why: 'Buttons beneath a modal are inert; a list of suggestions is walked from its field (aria-activedescendant).',
  },
  {
    engine: 'ibm',
    rule: 'input_label_visible',
    why: 'Buttons that are an icon have a name that is read out; what they do stands in no other words beside them.',
  },
  {
    engine: 'ibm',
    rule: 'text_block_heading',
    why: 'Short bold texts: the legend of a group, a price, a name in a tile. None begins a section.',
  },
  {
    engine: 'ibm',
    rule: 'text_sensory_misuse',
    why: 'The words “small”, “left” and the like name sizes and places in stories; no instruction leans on them.',
  },
  {
    engine: 'ibm',
    rule: 'list_structure_proper',
    why: 'A definition list whose pairs are wrapped in div, as HTML allows.',
  },
  {
    engine: 'ibm',
    rule: 'input_fields_grouped',
    why: 'Asked of every two fields. Those that belong together stand in a Fieldset.',
  },
  {
    engine: 'ibm',
    rule: 'form_submit_button_exists',
    why: 'The button stands outside the form and is tied to it by its form attribute.',
  },
  {
    engine: 'ibm',
    rule: 'img_alt_background',
    why: 'Backgrounds are colours and shades; photographs are images with alternatives.',
  },
  {
    engine: 'ibm',
    rule: 'text_contrast_sufficient',
    where: /lightest and the darkest colors/,
    why: 'A size that is not there is struck through by a thin line, which the engine takes for a ground; an inactive control is excepted (1.4.3).',
  },
  {
    engine: 'ibm',
    rule: 'text_contrast_sufficient',
    where: /<span.*both detected as/,
    why: 'The sizes of a tile come on a shade over its photograph when it is neared, which the engine takes for the page’s ground; seen in the pictures of the tile.',
  },
  {
    engine: 'ibm',
    rule: 'text_whitespace_valid',
    where: /<span/,
    why: 'Sizes such as “S M L” are words of a list and not the letters of a word.',
  },
  {
    engine: 'ibm',
    rule: 'blockquote_cite_exists',
    why: 'Quotations in texts of the shop are quotations; whose they are stands in the text.',
  },
  {
    engine: 'ibm',
    rule: 'media_keyboard_controllable',
    why: 'Films have the browser’s own controls.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    where: /<output/,
    why: 'An output tells a result and takes no input; as a status it needs no name (HTML AAM).',
  },
  {
    engine: 'ibm',
    rule: 'aria_child_valid',
    where: /role="radiogroup"/,
    why: 'The message of a group stands inside the group, so that whoever enters it hears it. ARIA asks that radios be owned, and forbids nothing else.',
  },
];

/** Whether a finding stands against us. What an engine calls a fault is explained only where an explanation says where. */
export const unexplained = ({ engine, rule, kind, html, message }: Finding, isPage: boolean): boolean =>
  (isPage || !ofPages.has(rule)) &&
  !explanations.some(
    (known) =>
      known.engine === engine &&
      known.rule === rule &&
      (known.where?.test(`${html} ${message}`) ?? kind === 'incomplete'),
  );

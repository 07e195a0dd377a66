/** What else a page's starter does. */
interface Needs {
  /** Addresses of the modules with its texts, which its scripts import once they run. */
  messages: readonly string[];
  /** Addresses of what the scripts will need. */
  answers: readonly string[];
  /** Whether the address names the locale, which is kept then. */
  keepsLocale: boolean;
}

/**
 * A page whose address names a locale first keeps the one it is written in, as a cookie: whatever is asked for from then on is
 * answered in it. No reply sets that cookie, for the page is shared.
 */
const localeKept = `try{d.cookie='locale='+d.documentElement.dataset.locale+';path=/;max-age=31536000;samesite=lax'+(location.protocol=='https:'?';secure':'')}catch{}
`;

/**
 * Keeps the buttons that are pressed before React hears (`early-input.ts` presses them once more). A form that goes nowhere without
 * scripts is not sent, so nothing written in it is lost.
 */
const buttonsKept = `var earlyPresses=[];onclick=event=>{let button=event.target.closest('button');
button&&(earlyPresses.push(button),button.closest('[action],[popovertarget]')||event.preventDefault())};`;

/**
 * Begins a page's scripts once its first frame and its first pictures are seen, which are waited for no longer than a second; at
 * once where nobody looks, since there nothing is drawn. A browser runs the next task long before it shows what was drawn, so its
 * word that a picture is the largest it has shown is waited for, 200 ms after all have come at most. It travels with every page,
 * so it is terse. The answers that the page was sent without are asked for beside the scripts, which are longer on their way
 * (`early-fetches.ts` takes them up).
 */
const starter = (modules: readonly string[], body: string, { messages, answers, keepsLocale }: Needs) =>
  `{${buttonsKept}let d=document,begun=0,
make=(tag,more)=>Object.assign(d.createElement(tag),more),
start=()=>{if(begun++)return;
${keepsLocale ? localeKept : ''}for(let address of ${safe(answers)})((window.earlyFetches??={})[address]=fetch(address)).catch(()=>0);
d.head.append(...${safe([...modules, ...messages])}.map(href=>make('link',{rel:'modulepreload',href})),
make('script',{type:'module',textContent:${safe(body)}}))};
d.hidden?start():requestAnimationFrame(()=>{
let left=1,first=d.querySelectorAll('img[fetchpriority=high]'),
come=()=>--left||(setTimeout(start,200),
new PerformanceObserver(list=>list.getEntries().map(one=>first[0]&&!one.url||start())).observe({type:'largest-contentful-paint',buffered:1}));
for(let one of first)one.complete||(left++,one.onload=one.onerror=come);
come();setTimeout(start,1e3)})}`.replaceAll('\n', '');

/** JSON that cannot end the script element it stands in. */
const safe = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The chunks of all pages, each after the one that it imports (`site/vite.config.ts`, `site/vite.chunks.ts`). */
const shared = ['vendor', 'everywhere'];

/**
 * The entry's text, with each import waited for before the next begins: a browser evaluates the modules of each in a task of its own, and takes
 * what is pressed meanwhile between them. What static imports name would be evaluated in a single task, 100 ms and more on a phone.
 */
function inTurn(text: string, modules: readonly string[]): string {
  const first = shared.flatMap((name) => modules.filter((address) => address.includes(`/${name}-`)));
  return [
    ...first.map((address) => `await import(${JSON.stringify(address)})`),
    text
      .replaceAll(/;\s+/g, ';')
      .replaceAll(/import \* as (\w+) from ("[^"]*")/g, 'const $1=await import($2)')
      .replaceAll(/import ("[^"]*")/g, 'await import($1)'),
  ].join(';');
}

const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** A page whose scripts begin late, and the text of the script that it adds then: its policy has to allow that. */
export interface LatePage {
  page: string;
  added: string;
}

/**
 * Lets a rendered page's scripts begin after its first paint. The page is whole without them, and on a slow line they
 * would take the way from its pictures and fonts (docs/decisions/0005-scripts-after-the-first-paint.md). Throws when
 * the page has no entry script where React Router puts it.
 */
export function scriptsAfterPaint(
  page: string,
  { messages = [], answers = [], keepsLocale = false }: Partial<Needs> = {},
): LatePage {
  const modules = [...page.matchAll(preload)].map(([, href = '']) => href);
  const given = entry.exec(page)?.[1];
  if (given === undefined) throw new Error('late-scripts: no entry script in the page.');
  const added = inTurn(given, modules);
  return {
    page: page
      .replaceAll(preload, '')
      .replace(
        entry,
        () => `<script>${starter(modules, added, { messages, answers, keepsLocale })}</script>`,
      ),
    added,
  };
}

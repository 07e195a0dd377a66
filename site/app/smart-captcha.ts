/** What the script of SmartCaptcha puts into the page. */
interface Widget {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      invisible: boolean;
      hl: string;
      callback: (token: string) => void;
    },
  ) => number;
  execute: (id: number) => void;
  destroy: (id: number) => void;
  subscribe: (id: number, event: 'challenge-hidden' | 'network-error', heard: () => void) => void;
}

const address = 'https://smartcaptcha.yandexcloud.net/captcha.js?render=onload&onload=onSmartCaptcha';

const theWidget = () => (window as { smartCaptcha?: Widget }).smartCaptcha;

async function load(): Promise<Widget> {
  const there = theWidget();
  if (there) return there;
  await new Promise<void>((resolve, reject) => {
    Object.assign(window, { onSmartCaptcha: resolve });
    const script = document.createElement('script');
    script.src = address;
    script.onerror = () => reject(new Error('The script of SmartCaptcha was not loaded.'));
    document.head.append(script);
  });
  return load();
}

/** Asks SmartCaptcha's widget for a token. It shows a task only to whom it doubts; closing that one refuses. */
export async function askSmartCaptcha(sitekey: string): Promise<string> {
  const widget = await load();
  const container = document.body.appendChild(document.createElement('div'));
  let id: number | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const refuse = () => reject(new Error('SmartCaptcha gave no token.'));
      id = widget.render(container, {
        sitekey,
        invisible: true,
        hl: document.documentElement.lang === 'kk' ? 'kk' : 'ru',
        callback: resolve,
      });
      widget.subscribe(id, 'challenge-hidden', refuse);
      widget.subscribe(id, 'network-error', refuse);
      widget.execute(id);
    });
  } finally {
    if (id !== undefined) widget.destroy(id);
    container.remove();
  }
}

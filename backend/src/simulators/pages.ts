import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentFailure } from '@rukav/contract/payments/schemas.ts';
import { escaped, money, page } from './page-html.ts';
import type { PaymentBook, PlayedPayment } from './payment-book.ts';
import { pageTexts } from './texts.ts';

/** Test cards: the number is shown and never sent, what it does is. */
const cards = {
  paid: '4111 1111 1111 1111',
  secure: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  hanging: '2200 0000 0000 0004',
} as const;

const failureOf: Record<string, PaymentFailure> = {
  declined: 'declined',
  insufficient: 'insufficient_funds',
  refuse: 'cancelled_by_user',
};

const head = (payment: PlayedPayment) => {
  const texts = pageTexts[payment.language];
  return `<p>${texts.order} ${escaped(payment.orderNumber)}</p><p class="sum">${money(payment.amount, payment.currency)}</p>`;
};

const button = (value: string, text: string, look = '') =>
  `<button name="do" value="${value}" class="${look}">${escaped(text)}</button>`;

function cardPage(payment: PlayedPayment): string {
  const texts = pageTexts[payment.language];
  const radios = (Object.keys(cards) as (keyof typeof cards)[])
    .map(
      (name, index) =>
        `<label><input type="radio" name="card" value="${name}"${index === 0 ? ' checked' : ''}>${cards[name]} · ${texts[name]}</label>`,
    )
    .join('');
  return page(
    payment.language,
    texts.card,
    `${head(payment)}<form method="post"><fieldset><legend>${texts.cards}</legend>${radios}</fieldset>${button('card', texts.pay)}${button('refuse', texts.back, 'quiet')}</form>`,
  );
}

function securePage({ language, ...payment }: PlayedPayment): string {
  const texts = pageTexts[language];
  return page(
    language,
    texts.secureTitle,
    `${head({ language, ...payment })}<p>${texts.secureText}</p><form method="post">${button('paid', texts.confirm)}${button('refuse', texts.refuse, 'quiet')}</form>`,
  );
}

function bankPage(payment: PlayedPayment): string {
  const texts = pageTexts[payment.language];
  return page(
    payment.language,
    texts.sbp,
    `${head(payment)}<form method="post">${button('paid', texts.pay)}${button('hanging', texts.hanging, 'quiet')}${button('insufficient', texts.insufficient, 'quiet')}${button('refuse', texts.refuse, 'quiet')}</form>`,
  );
}

function partsPage(payment: PlayedPayment): string {
  const texts = pageTexts[payment.language];
  const rows = payment.schedule
    .map(
      ({ days, amount }) =>
        `<li><span>${days === 0 ? texts.today : texts.in(days)}</span><span>${money(amount, payment.currency)}</span></li>`,
    )
    .join('');
  return page(
    payment.language,
    texts.parts,
    `${head(payment)}<ol>${rows}</ol><form method="post">${button('paid', texts.confirm)}${button('declined', texts.declined, 'quiet')}${button('refuse', texts.refuse, 'quiet')}</form>`,
  );
}

const closed = (payment: PlayedPayment) => {
  const texts = pageTexts[payment.language];
  const back = payment.state === 'paid' || payment.state === 'working' ? payment.urlSuccess : payment.urlFail;
  return page(
    payment.language,
    payment.state === 'paid' ? texts.done : texts.over,
    `<a class="button" href="${escaped(back)}">${texts.back}</a>`,
  );
};

const drawn = { card: cardPage, sbp: bankPage, parts: partsPage } as const;

interface Hosted {
  book: PaymentBook;
  /** Called when something has happened to a payment. */
  happened: (payment: PlayedPayment) => void;
}

/** Does what a shopper has chosen on a page; answers where she goes, or that the bank asks for a code. */
function choose(payment: PlayedPayment, chosen: string, { book, happened }: Hosted): string {
  if (payment.state !== 'waiting') return payment.state === 'failed' ? payment.urlFail : payment.urlSuccess;
  if (chosen === 'secure') return `/simulator/secure/${payment.id}`;
  const failure = failureOf[chosen];
  if (failure) book.fail(payment, failure);
  else if (chosen === 'hanging') book.work(payment);
  else book.pay(payment);
  happened(payment);
  return failure ? payment.urlFail : payment.urlSuccess;
}

/** Pages on which shoppers pay at a played provider, in the language of the order. */
export function hostPages(app: FastifyInstance, hosted: Hosted): void {
  const reply = (to: FastifyReply, html: string, status = 200) =>
    to
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(html);
  const withPayment =
    (work: (payment: PlayedPayment, request: FastifyRequest, to: FastifyReply) => unknown) =>
    async (request: FastifyRequest, to: FastifyReply) => {
      const payment = hosted.book.find((request.params as { id: string }).id);
      if (!payment) return reply(to, page('ru', pageTexts.ru.missing, ''), 404);
      return work(payment, request, to);
    };
  const send = withPayment((payment, { body }, to) => {
    const fields = body as Record<string, string>;
    const chosen = fields['do'] === 'card' ? (fields['card'] ?? '') : (fields['do'] ?? '');
    return to.redirect(choose(payment, chosen, hosted), 303);
  });

  for (const kind of ['card', 'sbp', 'parts'] as const) {
    const url = `/simulator/${kind}/:id`;
    app.get(
      url,
      withPayment((payment, _, to) =>
        reply(to, payment.state === 'waiting' ? drawn[kind](payment) : closed(payment)),
      ),
    );
    app.post(url, send);
  }
  app.get(
    '/simulator/secure/:id',
    withPayment((payment, _, to) =>
      reply(to, payment.state === 'waiting' ? securePage(payment) : closed(payment)),
    ),
  );
  app.post('/simulator/secure/:id', send);
}

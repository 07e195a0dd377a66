import { language } from '@rukav/contract/values.ts';
import type { Kernel } from '../kernel.ts';
import type { MessagePort } from '../outbox/index.ts';
import { mostBytes } from './encrypt.ts';
import type { PushPort } from './push-port.ts';
import { createPushRepository } from './push-repository.ts';
import { topicOf } from './tell-devices.ts';

/** Letters of a text that a notification has room for. */
const mostLetters = 300;

const shortened = (text: string) =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1).trimEnd()}…`;

/** Sends what the outbox holds for browsers. A device that has gone is forgotten, and what it would have got with it. */
export const toBrowsers =
  (port: PushPort) =>
  ({ db }: Pick<Kernel, 'db'>): MessagePort => ({
    send: async ({ recipient, values, subject, text, locale }) => {
      const devices = createPushRepository(db);
      const device = await devices.find(String(values['device']), recipient);
      if (!device) return;
      const tag = String(values['tag']);
      const payload = JSON.stringify({
        title: shortened(subject ?? ''),
        text: shortened(text),
        url: values['url'],
        tag,
        lang: language(locale),
      });
      if (Buffer.byteLength(payload) > mostBytes) throw new Error('The notification is too long.');
      const urgency = values['urgency'] === 'high' ? 'high' : 'normal';
      const outcome = await port.send(device, { payload, topic: topicOf(tag), urgency });
      if (outcome === 'gone') await devices.removeGone(device.endpoint);
    },
  });

/** A bank of the fast payment system. */
interface Bank {
  /** Its number there; `bank<number>` is the scheme of its application. */
  id: string;
  name: string;
}

/** Banks that shoppers choose most, as the fast payment system lists them (https://qr.nspk.ru/proxyapp/c2bmembers.json). */
const banks: readonly Bank[] = [
  { id: '100000000111', name: 'Сбербанк' },
  { id: '100000000004', name: 'Т-Банк' },
  { id: '100000000008', name: 'Альфа-Банк' },
  { id: '100000000005', name: 'ВТБ' },
  { id: '100000000001', name: 'Газпромбанк' },
  { id: '100000000007', name: 'Райффайзен Банк' },
  { id: '100000000020', name: 'Россельхозбанк' },
  { id: '100000000013', name: 'Совкомбанк' },
];

/** The host of real codes: only these open a bank's application. */
const systemHost = 'qr.nspk.ru';

/** What opens each bank with a code; a code of another host, such as the simulator's, is opened in the browser. */
export const bankLinks = (code: string) =>
  banks.map(({ id, name }) => {
    const address = new URL(code);
    if (address.host === systemHost)
      return { id, name, link: `bank${id}://${address.host}${address.pathname}${address.search}` };
    address.searchParams.set('bank', id);
    return { id, name, link: address.href };
  });

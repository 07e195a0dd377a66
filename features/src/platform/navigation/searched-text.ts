/** The text that the parameters of an address of the search ask for, composed (NFC), of at most 200 characters; empty where there is none. */
export const searchedText = (parameters: URLSearchParams): string =>
  (parameters.get('query') ?? '').normalize('NFC').trim().slice(0, 200);

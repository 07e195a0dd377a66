declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
  }
  /** Sends requests over some connections for some seconds. */
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    /** Changes a request before it is sent: its `path` and so on. */
    requests?: { setupRequest: (request: object) => object }[];
  }): Promise<Result>;
}

declare module 'subset-font' {
  /** Keeps the glyphs of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>;
}

declare module 'http_ece' {
  /** Decrypts what was sent to a browser. */
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: import('node:crypto').ECDH; authSecret: string },
  ): Buffer;
}

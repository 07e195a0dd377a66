export interface StructuredDataProps {
  /**
   * In the words of schema.org. Only the server makes it: give `import.meta.env.SSR ? … : null`, so that what makes it is no
   * part of what browsers load.
   */
  value: object | null;
}

const safeJson = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** What a search engine reads of a page. It stands in the page that the server sends, and stays there as it was sent. */
export const StructuredData = ({ value }: StructuredDataProps) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: value ? safeJson(value) : '' }}
  />
);

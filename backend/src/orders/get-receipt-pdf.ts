import { getReceiptPdf } from '@rukav/contract/orders/calls.ts';
import { GetReceiptPdf, type Receipt } from '@rukav/contract/orders/receipts.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { writeIn, type Write } from '../messages/render.ts';
import { receiptFor } from './get-receipt.ts';

/** What the file is called: in the language of the page, and in Latin for who reads no other names (RFC 6266). */
function disposition({ kind, fiscal: { document } }: Receipt, write: Write): string {
  const name = encodeURIComponent(`${write(`receipt.${kind}.file`, { number: document })}.pdf`);
  return `attachment; filename="receipt-${document}.pdf"; filename*=UTF-8''${name}`;
}

/** GET /receipt/{id}/pdf: a receipt of one's own order as a file. */
export const getReceiptPdfHandler = (kernel: Kernel) =>
  handle(
    getReceiptPdf,
    GetReceiptPdf,
    async ({ params: { id }, session, locale, refuse, setHeader }) => {
      const receipt = await receiptFor(kernel, { session }, id);
      if (typeof receipt === 'string') return refuse(receipt);
      setHeader('content-disposition', disposition(receipt, writeIn(locale)));
      // What draws it is large, and seldom needed.
      const { receiptPdf } = await import('./receipt-pdf.ts');
      return receiptPdf(receipt, locale);
    },
    { limit: { burst: 30, per: 60_000 } },
  );

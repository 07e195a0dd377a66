/** A phone or a mailbox of which its owner recognises enough: `o•••@example.com`, `+7 ••• •••-45-67`. */
export function hiddenContact({ email, phone }: { email: string | null; phone: string | null }): string {
  if (phone) return `+7 ••• •••-${phone.slice(-4, -2)}-${phone.slice(-2)}`;
  const [name = '', domain = ''] = (email ?? '').split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}

/** A stored phone as people read it: `+7 916 123 45 67`, in one piece. What is not a whole number stays as it is. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2\u00a0$3\u00a0$4');

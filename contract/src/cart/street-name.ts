/** A street with what it is: before the name in Russian (“улица Садовая”), after it in Kazakh (“Бақ көшесі”). */
export const streetName = ({ street, streetType }: { street: string; streetType: string }): string => {
  if (streetType === '') return street;
  // Kazakh kinds of streets carry the ending of possession; no Russian one ends so.
  return /[ыі]$/u.test(streetType) ? `${street} ${streetType}` : `${streetType} ${street}`;
};

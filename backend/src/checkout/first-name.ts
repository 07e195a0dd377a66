/** The first name of a recipient, who is asked for surname, first name and patronymic in this order. */
export function firstNameOf(fullName: string): string {
  const [surname = '', firstName = surname] = fullName.trim().split(/\s+/);
  return firstName;
}

/** Both parts and the whole, as the sign-up calls ask for them. */
export function namesOnTheWire({ firstName, lastName }: { firstName: string; lastName: string }) {
  const first = firstName.trim();
  const last = lastName.trim();
  return { name: `${first} ${last}`.trim(), first_name: first, last_name: last };
}

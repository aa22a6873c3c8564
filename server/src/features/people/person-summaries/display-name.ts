interface FullName {
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * The public name of a talent: "Pallavi R." Some people type all their names into the first field, so only
 * its first word is shown in full.
 */
export const displayName = ({ first_name, last_name }: FullName): string => {
  const [first = '', ...others] = `${first_name} ${last_name}`.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase('en-IN')}.` : first;
};

/** As members who may see more than guests read it. */
export const fullNameOf = ({ first_name, last_name }: FullName): string =>
  `${first_name} ${last_name}`.trim();

/** "Priya Menon from Lantern Casting", or the name alone for who works under it. */
export const nameAndCompany = (name: string, company: string): string =>
  company === '' || company === name ? name : `${name} from ${company}`;

export interface SearchOption {
  readonly id: number;
  readonly name: string;
  /** Options of a group stand together under its name. */
  readonly group?: string | undefined;
  /** Said beside the name: the state of a city. */
  readonly detail?: string | undefined;
  /** How many there are of it, said at the end; not searched. */
  readonly count?: string | undefined;
  /** Other names it is known by. */
  readonly keywords?: readonly string[] | undefined;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Lower is better; undefined is no match. */
function rank(option: SearchOption, query: string): number | undefined {
  const name = folded(option.name);
  const others = [...(option.keywords ?? []), option.detail ?? '', option.group ?? ''].map(folded);
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (option.keywords?.some((keyword) => folded(keyword).startsWith(query))) return 2;
  if (name.split(/[\s/(-]+/).some((word) => word.startsWith(query))) return 3;
  if (name.includes(query)) return 4;
  return others.some((other) => other.startsWith(query)) ? 5 : undefined;
}

/** Those that fit what is typed, the nearest first; all of them, in their order, when nothing is. */
export function matchOptions(options: readonly SearchOption[], typed: string): readonly SearchOption[] {
  const query = folded(typed);
  if (query === '') return options;
  return options
    .flatMap((option) => {
      const place = rank(option, query);
      return place === undefined ? [] : [{ option, place }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ option }) => option);
}

export interface OptionGroup {
  readonly name: string | undefined;
  readonly options: readonly SearchOption[];
}

/** Neighbours of the same group under one name. */
export function grouped(options: readonly SearchOption[]): readonly OptionGroup[] {
  const groups: { name: string | undefined; options: SearchOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}

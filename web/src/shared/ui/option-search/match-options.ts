export interface SearchOption {
  readonly id: number;
  readonly name: string;
  /** Options of a group are listed under its name. */
  readonly group?: string | undefined;
  /** Shown beside the name, such as the state of a city. */
  readonly detail?: string | undefined;
  /** A count shown at the end; not searched. */
  readonly count?: string | undefined;
  /** Other names that match. */
  readonly keywords?: readonly string[] | undefined;
}

/** The id of the entry that stands for the typed text itself. */
export const typedOptionId = 0;

/** What was typed names this option. */
export const isNamed = ({ name }: SearchOption, typed: string): boolean => folded(name) === folded(typed);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Lower is better; undefined means no match. */
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

/** Matching options, best first; all of them when nothing is typed. */
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

/** Groups neighbouring options. */
export function grouped(options: readonly SearchOption[]): readonly OptionGroup[] {
  const groups: { name: string | undefined; options: SearchOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}

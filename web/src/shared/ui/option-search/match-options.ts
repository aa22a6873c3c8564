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

/** Case, accents, dots below and the ways to write a nasal in Devanagari make no difference. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u092d])/g, '\u0902')
    .toLowerCase()
    .trim();

const namesOf = ({ name, keywords = [] }: SearchOption): readonly string[] => [name, ...keywords].map(folded);

/** What was typed names this option. */
export const isNamed = (option: SearchOption, typed: string): boolean =>
  namesOf(option).includes(folded(typed));

/** The rank of options that match by their group or place alone. */
const byPlace = 5;

/** Lower is better; undefined means no match. */
function rank(option: SearchOption, query: string): number | undefined {
  const name = folded(option.name);
  const others = [...(option.keywords ?? []), option.detail ?? '', option.group ?? ''].map(folded);
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (option.keywords?.some((keyword) => folded(keyword).startsWith(query))) return 2;
  if (name.split(/[\s/(-]+/).some((word) => word.startsWith(query))) return 3;
  if (name.includes(query)) return 4;
  return others.some((other) => other.startsWith(query)) ? byPlace : undefined;
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

/** Shorter text means nothing yet. */
const shortestMeaning = 2;

/**
 * The option that typed text stands for: the one of this name. In a closed list, where nothing else can be
 * meant, also the only one that matches.
 */
export function meantOption(
  options: readonly SearchOption[],
  typed: string,
  isClosed: boolean,
): SearchOption | undefined {
  const wanted = folded(typed);
  const byName = options.find(({ name }) => folded(name) === wanted);
  if (byName) return byName;
  const named = options.filter((option) => isNamed(option, typed));
  if (named.length > 0 || !isClosed || wanted.length < shortestMeaning) {
    return named.length === 1 ? named[0] : undefined;
  }
  const matching = options.filter((option) => (rank(option, wanted) ?? byPlace) < byPlace);
  return matching.length === 1 ? matching[0] : undefined;
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

import { shell } from '../../../shared/i18n/en/shell.ts';

type TitleKey = keyof typeof shell.titles;

const isTitled = (segment: string): segment is TitleKey => Object.hasOwn(shell.titles, segment);

/** The key of the header title by the last segment of the path. */
export function headerTitle(pathname: string): TitleKey | undefined {
  const segment = pathname.split('/').findLast(Boolean)?.toLowerCase() ?? '';
  return isTitled(segment) ? segment : undefined;
}

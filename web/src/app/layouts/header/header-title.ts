import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { shell } from '../../../shared/i18n/en/shell.ts';

type TitleKey = keyof typeof shell.titles;

const isTitled = (segment: string): segment is TitleKey => Object.hasOwn(shell.titles, segment);

/** The key of the header title by the last segment of the path; only those signed in have one. */
export function headerTitle(user: SessionUser | undefined, pathname: string): TitleKey | undefined {
  const segment = pathname.split('/').findLast(Boolean) ?? '';
  return user && isTitled(segment) ? segment : undefined;
}

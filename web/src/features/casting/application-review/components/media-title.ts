import type { ApplicationMedia } from '@callboard/contract/casting/application-views';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';

/** Its own caption, else counted among its kind: Video 2. */
export function titleOf(
  media: readonly ApplicationMedia[],
  at: number,
  t: TFunction<'applicationReview'>,
): string {
  const item = media[at];
  if (!item) return '';
  const number = media.slice(0, at + 1).filter(({ kind }) => kind === item.kind).length;
  return item.caption ?? t(`media.${item.kind}`, { at: number });
}

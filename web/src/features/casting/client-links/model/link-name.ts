import type { ClientLink } from '@callboard/contract/casting/client-links';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';

type T = TFunction<'clientLinks'>;

/** "For Arvind Sathe". */
export const nameOfLink = ({ for_name }: Pick<ClientLink, 'for_name'>, t: T): string =>
  for_name === null ? t('forAnyone') : t('forName', { name: for_name });

/** "Meera", or that it shows every character. */
export const thingOfLink = ({ character }: Pick<ClientLink, 'character'>, t: T): string =>
  character ?? t('whole');

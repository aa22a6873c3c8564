import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { Bookmark, KeyRound, Search } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { castingSearch } from '../../project-page/index.ts';
import { type ListAddress, type ShortlistSearch, shortlistLink } from '../model/shortlist-search.ts';

interface NobodyHereProps {
  character: CharacterDetail;
  address: ListAddress;
  search: ShortlistSearch;
  canEdit: boolean;
}

/** An empty list leads to the search for this character, a filter that leaves nobody to everyone. */
export function NobodyHere({ character, address, search, canEdit }: NobodyHereProps) {
  const { t } = useTranslation('shortlistPage');
  const { name, status } = character;
  if (search.show !== 'all') {
    return (
      <EmptyState
        icon={KeyRound}
        title={t(`nothing.${search.show}`)}
        text={t('nothing.text', { character: name })}
        action={
          <ButtonLink to={shortlistLink(address, { show: 'all', page: 1 })} variant="outline">
            {t('nothing.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={Bookmark}
      title={t('empty.title')}
      text={t('empty.text', { character: name })}
      action={
        canEdit &&
        status === 'casting' && (
          <ButtonLink to={castingSearch(character)} leftSection={<Search size={17} aria-hidden />}>
            {t('actions.findFor', { character: name })}
          </ButtonLink>
        )
      }
    />
  );
}

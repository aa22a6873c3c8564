import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';
import type { MasterData } from '@callboard/contract/site/reference';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { useLists } from '../../../site/reference/index.ts';
import type { TalentCountState } from '../api.ts';
import { changed } from '../model/change.ts';
import type { EditedFilters } from '../model/editor.ts';
import { groupWords } from '../model/group-words.ts';
import { areVerifiedOnly, groupsOf, refusedFilters } from '../model/refused.ts';
import { useSearcher } from '../model/use-searcher.ts';
import more from './check-list.module.css';
import classes from './panel-foot.module.css';

interface CountTroubleProps {
  edited: EditedFilters;
  count: TalentCountState;
}

const without = (filters: TalentFilters, names: readonly FilterName[]) =>
  changed(filters, Object.fromEntries(names.map((name) => [name, undefined])));

function useNames(lists: MasterData | undefined, filters: TalentFilters, refused: readonly FilterName[]) {
  const { t } = useTranslation('talentFilters');
  const names = lists ? groupsOf(refused).map((group) => groupWords(group, filters, lists, t)) : [];
  return names.length > 0 ? names.join(', ') : t('castingFor.title');
}

/** Why there is no count: what happened, what was kept, what to do now. */
export function CountTrouble({ edited: { filters, replaceAll }, count }: CountTroubleProps) {
  const { t } = useTranslation('talentFilters');
  const searcher = useSearcher();
  const { data: lists } = useLists();
  const refused = refusedFilters(count.error, filters, searcher);
  const names = useNames(lists, filters, refused);
  const { code } = readTrouble(count.error);
  const words = () => {
    if (code === 'RATE_LIMITED' && filters.availableFrom) return t('trouble.limited');
    if (refused.length === 0) return t(code === 'NETWORK' ? 'trouble.network' : 'trouble.unexpected');
    if (code !== 'WRONG_KIND_OF_USER') return t('trouble.missing', { names });
    return areVerifiedOnly(refused) ? t('trouble.verified', { names }) : t('trouble.refused', { names });
  };
  return (
    <div className={classes.trouble} role="alert">
      <p>{words()}</p>
      {refused.length > 0 ? (
        <button type="button" className={more.more} onClick={() => replaceAll(without(filters, refused))}>
          {t('trouble.takeOff')}
        </button>
      ) : (
        <button type="button" className={more.more} onClick={() => count.refetch()}>
          {t('trouble.again')}
        </button>
      )}
    </div>
  );
}

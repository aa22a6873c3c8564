import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { everybody, searchLink, type TalentSearch } from '../../talent-search/index.ts';
import { toggleCompared } from '../compare/compare-store.ts';
import type { CardAction } from '../model/card-keys.ts';
import type { FoundTalent } from '../model/found-talent.ts';
import { useQuickLook } from '../model/quick-look.ts';
import type { Searcher } from '../model/searcher.ts';
import { askToUnlock } from '../model/unlock-card.ts';
import { type CastPart, useShortlist } from '../model/use-shortlist.ts';
import { QuickView } from '../quick-view/quick-view.tsx';
import { FoundList } from './found-list.tsx';
import { PickPart } from './pick-part.tsx';

interface FoundPeopleProps {
  search: TalentSearch;
  searcher: Searcher;
  talents: readonly FoundTalent[];
  part: CastPart | undefined;
  pageKey: string;
  isStale: boolean;
}

/** One page of people and what can be done with each of them. */
export function FoundPeople({ search, searcher, talents, part, pageKey, isStale }: FoundPeopleProps) {
  const { t } = useTranslation('talentResults');
  const navigate = useNavigate();
  const { looksAt, look, close } = useQuickLook();
  const shortlist = useShortlist(searcher, part);

  const act = (action: CardAction, talent: FoundTalent) => {
    switch (action) {
      case 'look':
        return look(talent.userUniqueId);
      case 'shortlist':
        return shortlist.toggle(talent);
      case 'compare':
        if (toggleCompared(talent) === 'full') toast(t('compare.full'), { severity: 'error' });
        return;
      case 'unlock':
        return askToUnlock(talent, { searcher, part, filters: search.filters });
      case 'like': {
        const like = { ...everybody, layout: search.layout, filters: { similarTo: talent.userUniqueId } };
        return void navigate(searchLink(like), { state: { cameFrom: searchLink(search) } });
      }
    }
  };
  // The cards keep the same function, so that they are not drawn again for it.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const onAct = useCallback((action: CardAction, talent: FoundTalent) => latest.current(action, talent), []);
  const at = talents.findIndex(({ userUniqueId }) => userUniqueId === looksAt);
  const isLooking = at >= 0;
  return (
    <>
      <FoundList
        talents={talents}
        layout={search.layout}
        pageKey={pageKey}
        isStale={isStale}
        looksAt={isLooking ? looksAt : undefined}
        onAct={onAct}
      />
      <QuickView
        talents={talents}
        at={isLooking ? at : undefined}
        searcher={searcher}
        onTurn={(to) => look(to.userUniqueId)}
        onAct={onAct}
        onClose={close}
      />
      {shortlist.asksFor && (
        <PickPart
          talent={shortlist.asksFor}
          searcher={searcher}
          onChoose={shortlist.choose}
          onClose={shortlist.dismiss}
        />
      )}
    </>
  );
}

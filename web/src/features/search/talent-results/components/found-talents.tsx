import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useOwnCharacters } from '../../../casting/characters/index.ts';
import { openUnlock, type UnlockRequest } from '../../../casting/unlocking/index.ts';
import { everybody, searchLink, type TalentSearch } from '../../talent-search/index.ts';
import { toggleCompared } from '../compare/compare-store.ts';
import type { CardAction } from '../model/card-keys.ts';
import { type FoundTalent, isFull, toCard } from '../model/found-talent.ts';
import type { Searcher } from '../model/searcher.ts';
import { type CastRole, useShortlist } from '../model/use-shortlist.ts';
import { QuickView } from '../quick-view/quick-view.tsx';
import { FoundList } from './found-list.tsx';
import classes from './found-talents.module.css';

interface PickPartProps {
  talent: FoundTalent;
  searcher: Searcher;
  onChoose: (part: CastRole) => void;
  onClose: () => void;
}

function Parts({ searcher, onChoose }: Pick<PickPartProps, 'searcher' | 'onChoose'>) {
  const { t } = useTranslation('talentResults');
  const { data: parts, isError, refetch } = useOwnCharacters(searcher.kind === 'recruiter');
  if (isError) {
    const again = (
      <Button variant="outline" onClick={() => void refetch()}>
        {t('pick.retry')}
      </Button>
    );
    return (
      <Alert family="stop" action={again}>
        {t('pick.failed')}
      </Alert>
    );
  }
  if (!parts) {
    return (
      <Waiting label={t('pick.loading')}>
        <Skeleton height="9rem" />
      </Waiting>
    );
  }
  if (parts.length === 0) {
    return (
      <>
        <p className={classes.none}>{t('pick.none')}</p>
        <ButtonLink to={paths.myProjects()} variant="ink" fullWidth>
          {t('pick.projects')}
        </ButtonLink>
      </>
    );
  }
  return (
    <ul className={classes.parts}>
      {parts.map((part) => (
        <li key={part.id}>
          <button type="button" onClick={() => onChoose(part)}>
            <b>{part.name}</b>
            <span>
              {part.project_title} · {t('pick.shortlisted', { count: part.shortlisted })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks for the character when the search has none. */
function PickPart({ talent, searcher, onChoose, onClose }: PickPartProps) {
  const { t } = useTranslation('talentResults');
  return (
    <Dialog opened onClose={onClose} title={t('pick.title', { name: talent.name })} lead={t('pick.lead')}>
      <Parts searcher={searcher} onChoose={onChoose} />
    </Dialog>
  );
}

interface SearchedFor {
  readonly searcher: Searcher;
  readonly part: CastRole | undefined;
  readonly filters: TalentFilters;
}

/** The shoot dates, otherwise the dates of the search. */
function daysOf({ part, filters }: SearchedFor): Pick<UnlockRequest, 'days'> {
  if (part?.days) return { days: part.days };
  const { availableFrom: from, availableTo: to = from } = filters;
  return from && to ? { days: { from, to } } : {};
}

/** Unlocking starts with the price. Guests sign in first; talents cannot unlock. */
function askToUnlock(talent: FoundTalent, searched: SearchedFor): void {
  const { searcher, part } = searched;
  if (searcher.isKnown && searcher.id === undefined) openAuthDialog('sign-in', { kind: 2 });
  if (!isFull(talent)) return;
  const { photo, playingAge, city } = toCard(talent);
  openUnlock({
    talentId: talent.user_id,
    userUniqueId: talent.userUniqueId,
    name: talent.name,
    photo,
    playingAge,
    city,
    languages: talent.languages,
    heightCm: talent.height_cm,
    lastActiveAt: talent.last_active_at,
    isUnlocked: talent.isRecruiterUnlocked,
    ...(talent.match !== null && { match: talent.match }),
    ...(part && { character: { id: part.id, name: part.name } }),
    ...daysOf(searched),
  });
}

/** The quick view is a step in the history, so the back button of a phone closes it. */
interface LookState {
  readonly looksAt: string;
}

const isLook = (state: unknown): state is LookState =>
  typeof state === 'object' && state !== null && 'looksAt' in state && typeof state.looksAt === 'string';

/** The userUniqueId shown in the quick view, and how to open and close it. */
function useQuickLook() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const looksAt = isLook(state) ? state.looksAt : undefined;
  const isOpen = looksAt !== undefined;
  const here = pathname + search;

  const look = useCallback(
    (userUniqueId: string) =>
      void navigate(here, {
        state: { looksAt: userUniqueId } satisfies LookState,
        preventScrollReset: true,
        replace: isOpen,
      }),
    [navigate, here, isOpen],
  );
  const close = useCallback(() => void navigate(-1), [navigate]);
  return { looksAt, look, close };
}

interface FoundTalentsProps {
  search: TalentSearch;
  searcher: Searcher;
  talents: readonly FoundTalent[];
  part: CastRole | undefined;
  pageKey: string;
  isStale: boolean;
}

/** One page of people and what can be done with each of them. */
export function FoundTalents({ search, searcher, talents, part, pageKey, isStale }: FoundTalentsProps) {
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

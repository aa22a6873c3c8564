import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Sorting } from '../../../../shared/ui/sorting/sorting.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { sendCharacterOrder, useCharacters } from '../api.ts';
import classes from './character-list.module.css';
import { CharacterRow } from './character-row.tsx';
import { ShareShortlist } from './share-shortlist.tsx';
import { useCharacterActions } from './use-character-actions.ts';

/** The order shows at once and goes back if it cannot be saved. */
function useOrder(projectId: number, characters: readonly CharacterDetail[], refetch: () => unknown) {
  const { t } = useTranslation('projectPage');
  const [moved, setMoved] = useState<readonly number[]>();
  const ids = characters.map(({ id }) => id);
  const isSame = moved?.length === ids.length && moved.every((id) => ids.includes(id));
  const order = isSame && moved ? moved : ids;
  const move = async (key: string, place: number) => {
    const id = Number(key);
    const next = order.filter((one) => one !== id).toSpliced(place, 0, id);
    setMoved(next);
    try {
      await sendCharacterOrder(projectId, next);
      await refetch();
    } catch {
      toast(t('characters.moved'), { severity: 'error' });
    }
    setMoved(undefined);
  };
  const byId = new Map(characters.map((character) => [character.id, character]));
  return { ordered: order.flatMap((id) => byId.get(id) ?? []), move };
}

interface ListProps {
  projectId: number;
  characters: readonly CharacterDetail[];
  canEdit: boolean;
  refetch: () => unknown;
}

function SortedList({ projectId, characters, canEdit, refetch }: ListProps) {
  const { ordered, move } = useOrder(projectId, characters, refetch);
  const [shared, setShared] = useState<CharacterDetail>();
  const menuOf = useCharacterActions(setShared);
  const nameOf = (key: string) => ordered.find(({ id }) => String(id) === key)?.name ?? '';
  return (
    <>
      {shared && <ShareShortlist character={shared} onClose={() => setShared(undefined)} />}
      <Sorting
        keys={ordered.map(({ id }) => String(id))}
        nameOf={nameOf}
        onMove={(key, place) => void move(key, place)}
        renderGhost={(key) => <p className={classes.ghost}>{nameOf(key)}</p>}
      >
        <ul className={classes.list}>
          {ordered.map((character) => (
            <CharacterRow
              key={character.id}
              character={character}
              canEdit={canEdit}
              menu={menuOf(character)}
            />
          ))}
        </ul>
      </Sorting>
    </>
  );
}

function AddLinks({ projectId, isCentred = false }: { projectId: number; isCentred?: boolean }) {
  const { t } = useTranslation('projectPage');
  return (
    <Row gap={2} justify={isCentred ? 'center' : 'start'}>
      <ButtonLink
        to={paths.newCharacter(projectId)}
        variant="outline"
        leftSection={<Plus size={17} aria-hidden />}
      >
        {t('characters.add')}
      </ButtonLink>
      <ButtonLink
        to={paths.pasteBreakdown(projectId)}
        variant="ghost"
        leftSection={<ClipboardPaste size={17} aria-hidden />}
      >
        {t('characters.paste')}
      </ButtonLink>
    </Row>
  );
}

const skeleton = [0, 1, 2].map((at) => (
  <div key={at} className={classes.waiting} aria-hidden>
    <Skeleton height="1.75rem" width="40%" />
    <SkeletonText lines={3} />
  </div>
));

/** The characters of a project in their order. */
export function CharacterList({ projectId, canEdit }: { projectId: number; canEdit: boolean }) {
  const { t } = useTranslation('projectPage');
  const query = useCharacters(projectId);
  const characters = query.data ?? [];
  const cast = characters.filter(({ status }) => status === 'cast').length;
  const left = characters.filter(({ status }) => status === 'casting').length;
  return (
    <section className={classes.section}>
      <SectionTitle
        aside={
          query.data &&
          characters.length > 0 &&
          t('characters.aside', { count: characters.length, cast, left })
        }
      >
        {t('characters.title')}
      </SectionTitle>
      <QueryState
        query={query}
        thing={t('characters.thing')}
        waiting={skeleton}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t('characters.empty.title')}
            text={t('characters.empty.text')}
            action={canEdit && <AddLinks projectId={projectId} isCentred />}
          />
        }
      >
        {(all) => (
          <>
            <SortedList
              projectId={projectId}
              characters={all}
              canEdit={canEdit}
              refetch={() => query.refetch()}
            />
            {canEdit && (
              <div className={classes.foot}>
                <AddLinks projectId={projectId} />
              </div>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

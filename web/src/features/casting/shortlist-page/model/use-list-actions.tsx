import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import type { ShortlistEntry } from '@callboard/contract/casting/shortlists';
import { ArrowUpToLine, CalendarClock, ListOrdered, MoveRight, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { ShareProjectDialog } from '../../sharing/index.ts';
import { type NamedEntry, useEntryActions } from '../../shortlists/index.ts';
import { clearSelected, type OwnActions, type SelectedTalent } from '../../talent-selection/index.ts';
import { openAvailabilityCheck } from '../../unlocking/index.ts';
import type { Card } from '../api.ts';
import { MoveDialog } from '../components/move-dialog.tsx';
import { PlaceDialog } from '../components/place-dialog.tsx';
import type { Ordering } from './use-ordering.ts';

interface ListActionsNeeds {
  readonly project: ProjectDetail;
  readonly character: CharacterDetail;
  readonly characters: readonly CharacterDetail[];
  readonly order?: readonly ShortlistEntry[] | undefined;
  readonly saved: readonly number[];
  readonly ordering: Ordering;
}

interface Asked {
  readonly user_id: number;
  readonly name: string;
  readonly image: string | null;
}

type Open =
  | { readonly name: 'place'; readonly card: Card; readonly place: number }
  | { readonly name: 'move'; readonly entries: readonly NamedEntry[] }
  | { readonly name: 'share'; readonly talents: readonly Asked[] };

/** What can be done with one person and with many, and the dialog it asks in. */
export function useListActions(needs: ListActionsNeeds) {
  const { project, character, characters, order = [], saved, ordering } = needs;
  const { t } = useTranslation('shortlistPage');
  const { remove, move } = useEntryActions();
  const [open, setOpen] = useState<Open>();
  const close = useCallback(() => setOpen(undefined), []);
  const canShare = project.status !== 'draft' && character.status === 'casting';
  const targets = characters.filter(({ id, status }) => id !== character.id && status === 'casting');

  const entriesOf = (talents: readonly SelectedTalent[]): NamedEntry[] =>
    talents.flatMap(({ user_id, name }) => {
      const entry = order.find((one) => one.user_id === user_id);
      return entry ? [{ id: entry.id, name }] : [];
    });

  const removeAll = (entries: readonly NamedEntry[]) => {
    clearSelected();
    void remove(entries);
  };

  const menuOf = (card: Card, place: number): readonly MenuAction[] => {
    const { id, talent } = card;
    const entry = { id, name: talent.name };
    const all: readonly (MenuAction | false)[] = [
      place > 0 && {
        key: 'top',
        label: t('menu.top'),
        icon: ArrowUpToLine,
        onChoose: () => ordering.moveTo(id, talent.name, 0),
      },
      saved.length > 1 && {
        key: 'place',
        label: t('menu.place'),
        icon: ListOrdered,
        onChoose: () => setOpen({ name: 'place', card, place }),
      },
      {
        key: 'move',
        label: t('menu.move'),
        icon: MoveRight,
        onChoose: () => setOpen({ name: 'move', entries: [entry] }),
      },
      talent.isRecruiterUnlocked && {
        key: 'check',
        label: t('menu.check'),
        icon: CalendarClock,
        onChoose: () => openAvailabilityCheck({ talentId: talent.user_id, name: talent.name }),
      },
      canShare &&
        talent.is_visible && {
          key: 'share',
          label: t('menu.share'),
          icon: Send,
          onChoose: () => setOpen({ name: 'share', talents: [talent] }),
        },
      {
        key: 'remove',
        label: t('menu.remove'),
        icon: Trash2,
        tone: 'stop',
        onChoose: () => void remove([entry]),
      },
    ];
    return all.flatMap((action) => action || []);
  };

  const own = (talents: readonly SelectedTalent[]): OwnActions => {
    const moveAll = {
      key: 'move',
      label: t('bulk.move'),
      icon: MoveRight,
      onChoose: () => setOpen({ name: 'move', entries: entriesOf(talents) }),
    };
    const removeThem = {
      key: 'remove',
      label: t('bulk.remove'),
      icon: Trash2,
      onChoose: () => removeAll(entriesOf(talents)),
    };
    if (!canShare) return { main: moveAll, more: [removeThem] };
    return {
      main: {
        key: 'share',
        label: t('bulk.share'),
        icon: Send,
        onChoose: () =>
          setOpen({
            name: 'share',
            talents: talents.map(({ user_id, name, photo }) => ({ user_id, name, image: photo ?? null })),
          }),
      },
      more: [moveAll, removeThem],
    };
  };

  const dialogOf = (shown: Open): ReactNode => {
    if (shown.name === 'place') {
      const { card, place } = shown;
      return (
        <PlaceDialog
          name={card.talent.name}
          place={place + 1}
          count={saved.length}
          onMove={(wanted) => ordering.moveTo(card.id, card.talent.name, wanted - 1)}
          onClose={close}
        />
      );
    }
    if (shown.name === 'move') {
      return (
        <MoveDialog
          entries={shown.entries}
          targets={targets}
          onMove={(to, copy) => {
            clearSelected();
            void move(shown.entries, to, { copy });
          }}
          onClose={close}
        />
      );
    }
    return (
      <ShareProjectDialog
        project={{ id: project.id, title: project.title }}
        character={{ id: character.id, name: character.name }}
        talents={shown.talents}
        onClose={close}
        onSent={clearSelected}
      />
    );
  };

  return { menuOf, own, dialog: open && dialogOf(open) };
}

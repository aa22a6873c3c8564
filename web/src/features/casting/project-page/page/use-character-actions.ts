import { createCharacters, deleteCharacter, updateCharacter } from '@callboard/contract/casting/calls';
import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, ListOrdered, Megaphone, Minus, Pencil, Send, Trash2, Undo } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { api } from '../../../../shared/lib/api/client.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshProject } from '../api.ts';

/** What can be done with a character from its row. */
export function useCharacterActions(
  onShare: (character: CharacterDetail) => void,
): (character: CharacterDetail) => MenuAction[] {
  const { t } = useTranslation('projectPage');
  const navigate = useNavigate();
  const client = useQueryClient();
  const cameFrom = useCameFrom();

  const run = async (name: string, change: () => Promise<unknown>, done: string, refused?: string) => {
    try {
      await change();
      toast(done);
    } catch (error) {
      const isRefused = readRequestError(error).code === 'CONFLICT' && refused !== undefined;
      toast(isRefused ? refused : t('characters.failed', { name }), { severity: 'error' });
    }
    await refreshProject(client);
  };

  return (character) => {
    const { id, name, project_id, status, counts } = character;
    const params = { id };
    const setStatus = (next: 'dropped' | 'casting', done: string) =>
      void run(name, () => api(updateCharacter, { params, body: { status: next } }), done);
    const isNobodyListed = Object.values(counts).every((count) => count === 0);
    return [
      {
        key: 'edit',
        label: t('characters.menu.edit'),
        icon: Pencil,
        onChoose: () => void navigate(paths.projectCharacter(project_id, id)),
      },
      {
        key: 'shortlist',
        label: t('characters.menu.shortlist'),
        icon: ListOrdered,
        onChoose: () => void navigate(paths.shortlist(project_id, id)),
      },
      ...(status === 'casting'
        ? [
            {
              key: 'post',
              label: t('characters.menu.post'),
              icon: Megaphone,
              onChoose: () =>
                void navigate(paths.newJob({ project: project_id, character: id }), { state: cameFrom }),
            },
          ]
        : []),
      {
        key: 'copy',
        label: t('characters.menu.copy'),
        icon: Copy,
        onChoose: () => {
          const body = { project_id, characters: [{ copy_of: id }], client_id: newId() };
          void run(name, () => api(createCharacters, { body }), t('characters.copied', { name }));
        },
      },
      ...(status === 'casting' && counts.shortlisted > 0
        ? [
            {
              key: 'share',
              label: t('characters.menu.share'),
              icon: Send,
              onChoose: () => onShare(character),
            },
          ]
        : []),
      status === 'dropped'
        ? {
            key: 'restore',
            label: t('characters.menu.restore'),
            icon: Undo,
            onChoose: () => setStatus('casting', t('characters.restored', { name })),
          }
        : {
            key: 'drop',
            label: t('characters.menu.drop'),
            icon: Minus,
            onChoose: () => setStatus('dropped', t('characters.dropped', { name })),
          },
      ...(isNobodyListed
        ? [
            {
              key: 'remove',
              label: t('characters.menu.remove'),
              icon: Trash2,
              tone: 'stop' as const,
              onChoose: () =>
                void run(
                  name,
                  () => api(deleteCharacter, { params }),
                  t('characters.removed', { name }),
                  t('characters.removeRefused', { name }),
                ),
            },
          ]
        : []),
    ];
  };
}

import type { Scenario } from '@callboard/contract/casting/scenarios';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import {
  type Choosing,
  useChangeScenario,
  useChoose,
  useCreateScenario,
  useDeleteScenario,
  useLike,
  useRestoreScenario,
} from '../api.ts';
import { useReason } from './say.ts';

interface From {
  readonly copy_of?: number;
  readonly from_furthest?: boolean;
}

const failed = (text: string) => toast(text, { severity: 'error' });

/** Everything that is done to scenarios from the page. What goes wrong is said, and what can be undone is. */
export function useScenarioActions(projectId: number) {
  const { t } = useTranslation('scenarios');
  const reason = useReason();
  const create = useCreateScenario();
  const change = useChangeScenario();
  const remove = useDeleteScenario();
  const restore = useRestoreScenario();
  const like = useLike();
  const choose = useChoose(projectId);
  const sayFailed = (error: unknown) => failed(t('choice.failed', { reason: reason(error) }));

  return {
    isAdding: create.isPending,

    add: (name: string, from: From = {}, onAdded?: (scenario: Scenario) => void) =>
      create.mutate(
        { params: { id: projectId }, body: { name: name.slice(0, 80), client_id: newId(), ...from } },
        {
          onSuccess: (scenario) => {
            toast(t('add.done', { name: scenario.name }));
            onAdded?.(scenario);
          },
          onError: (error) => failed(t('add.failed', { reason: reason(error) })),
        },
      ),

    rename: ({ id, revision }: Scenario, name: string) =>
      change.mutate(
        { params: { id }, body: { name, base_revision: revision } },
        {
          onSuccess: ({ conflicts: [conflict] }) => {
            if (!conflict) return;
            const by = conflict.by ?? t('choice.someone');
            failed(t('head.conflictName', { by, name: String(conflict.theirs) }));
          },
          onError: sayFailed,
        },
      ),

    move: (id: number, position: number) =>
      change.mutate({ params: { id }, body: { position } }, { onError: sayFailed }),

    like: (id: number, liked: boolean) =>
      like.mutate({ params: { id }, body: { liked } }, { onError: sayFailed }),

    remove: ({ id, name }: Scenario) =>
      remove.mutate(
        { params: { id } },
        {
          onSuccess: () =>
            toast(t('head.removed', { name }), {
              action: {
                label: t('head.undo'),
                onPress: () =>
                  restore.mutate(
                    { params: { id } },
                    { onSuccess: () => toast(t('head.restored', { name })), onError: sayFailed },
                  ),
              },
              hidesAfter: 10_000,
            }),
          onError: sayFailed,
        },
      ),

    choose: (choosing: Choosing & { readonly revision: number }) =>
      choose.mutate(choosing, {
        onSuccess: ({ conflicts: [conflict] }) => {
          if (conflict) failed(t('choice.conflict', { by: conflict.by ?? t('choice.someone') }));
        },
        onError: sayFailed,
      }),
  };
}
export type ScenarioActions = ReturnType<typeof useScenarioActions>;

import {
  changeScenario,
  chooseForScenario,
  commentOnScenario,
  createScenario,
  deleteScenario,
  deleteScenarioComment,
  likeScenario,
  listProjectActivity,
  listScenarios,
  makeCast,
  planCast,
  restoreScenario,
  setCastBudget,
} from '@callboard/contract/casting/calls';
import type { ScenarioPage } from '@callboard/contract/casting/scenarios';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { keyOf, query, queryOrNull, refresh, useCall } from '../../../shared/lib/api/queries.ts';
import { projectCalls } from '../project-people/index.ts';

const changed = [listScenarios, listProjectActivity] as const;
const pageQuery = (projectId: number) => queryOrNull(listScenarios, { params: { id: projectId } });

/** Null when there is no such project, or when one is not on it. */
export const useScenarios = (projectId: number) => useQuery(pageQuery(projectId));

export const useCreateScenario = () => useCall(createScenario, { refresh: changed });
export const useChangeScenario = () => useCall(changeScenario, { refresh: changed });
export const useDeleteScenario = () => useCall(deleteScenario, { refresh: changed });
export const useRestoreScenario = () => useCall(restoreScenario, { refresh: changed });
export const useComment = () => useCall(commentOnScenario, { refresh: changed });
export const useDeleteComment = () => useCall(deleteScenarioComment, { refresh: changed });
export const useLike = () => useCall(likeScenario, { refresh: changed });
export const useBudget = () => useCall(setCastBudget, { refresh: changed });
export const useMakeCast = () => useCall(makeCast, { refresh: [...projectCalls, ...changed, planCast] });

/** Always asked again: it says what will happen now. */
export const useCastPlan = (scenarioId: number) =>
  useQuery({ ...query(planCast, { params: { id: scenarioId } }), staleTime: 0, gcTime: 0 });

export interface Choosing {
  readonly scenarioId: number;
  readonly characterId: number;
  readonly userId: number | null;
}

const withChoice = (page: ScenarioPage, { scenarioId, characterId, userId }: Choosing): ScenarioPage => ({
  ...page,
  scenarios: page.scenarios.map((scenario) => {
    if (scenario.id !== scenarioId) return scenario;
    const others = scenario.choices.filter(({ character_id }) => character_id !== characterId);
    const chosen = userId === null ? [] : [{ character_id: characterId, user_id: userId }];
    return { ...scenario, choices: [...others, ...chosen] };
  }),
});

/** Shown right away and counted again; taken back when it could not be sent. */
export function useChoose(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = pageQuery(projectId);
  return useMutation({
    scope: { id: `scenarios-${projectId}` },
    mutationFn: ({ scenarioId, characterId, userId, revision }: Choosing & { readonly revision: number }) =>
      api(chooseForScenario, {
        params: { id: scenarioId },
        body: { character_id: characterId, user_id: userId, base_revision: revision },
      }),
    onMutate: async (choosing) => {
      await client.cancelQueries({ queryKey: keyOf(listScenarios) });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, withChoice(before, choosing));
      return { before };
    },
    onError: (_, __, saved) => {
      if (saved?.before) client.setQueryData(queryKey, saved.before);
    },
    onSettled: () => refresh(client, ...changed),
  });
}

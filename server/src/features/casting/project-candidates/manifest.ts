import { countCandidates, listCandidates } from '@callboard/contract/casting/project-people';
import { feature } from '../../../platform/feature/feature.ts';
import { bind } from '../../../platform/http/bind.ts';
import { type CandidatesOptions, createCandidates } from './candidates.service.ts';

export const projectCandidates = feature({
  routes: (app, needs: CandidatesOptions) => {
    const candidates = createCandidates(needs);
    bind(app, listCandidates, async ({ actor, query }) => candidates.list(actor, query));
    bind(app, countCandidates, async ({ actor, params }) =>
      candidates.count(actor, {
        recruiterId: params.recruiter,
        projectId: params.project,
        characterId: params.character === 0 ? undefined : params.character,
      }),
    );
  },
});

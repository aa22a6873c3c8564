import { changeConsent as changeConsentCall } from '@callboard/contract/accounts/calls';
import type { ConsentTopic } from '@callboard/contract/accounts/consents';
import type { Arguments } from '@callboard/contract/endpoint';
import * as calls from '@callboard/contract/people/calls';
import { saveBody as saveBodyEndpoint } from '@callboard/contract/people/profile-editor/body';
import * as pastWork from '@callboard/contract/people/profile-editor/past-work';
import { TalentChange, type TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import { saveSkills as saveSkillsEndpoint } from '@callboard/contract/people/profile-editor/skills';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query } from '../../../shared/lib/api/queries.ts';
import { readRequestError } from '../../../shared/lib/api/request-error.ts';

/** A request that hangs must not hold back later saves. */
const longestWait = 30_000;
const timeoutMs = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(longestWait) });

const talentQuery = (id: number) => query(calls.getTalentPayload, { params: { id } });

export const readTalent = (id: number): Promise<TalentPayload> =>
  api(calls.getTalentPayload, { params: { id } });

/** The wizard reloads by itself, because it knows which fields have unsent text. */
export const useTalent = (id: number) =>
  useQuery({
    ...talentQuery(id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Updates the cached profile with a response. */
export const updateCachedTalent = (
  client: QueryClient,
  id: number,
  change: (payload: TalentPayload) => TalentPayload,
): void => {
  client.setQueryData(talentQuery(id).queryKey, (payload) => payload && change(payload));
};

const galleryQuery = (userId: number) => ({
  ...query(calls.getGallery, { params: { id: userId } }),
  staleTime: 0,
});

/** Everything shown of the talent, for the list of sections. */
export const useGalleryItems = (userId: number) =>
  useQuery({ ...galleryQuery(userId), select: ({ gallary }) => gallary });

/** The cover photo at page size, for the preview. */
export const useCover = (userId: number) =>
  useQuery({
    ...galleryQuery(userId),
    select: ({ gallary }) => gallary.find(({ is_cover_photo }) => is_cover_photo) ?? null,
  });

export const changeTalent = (id: number, change: unknown): Promise<TalentPayload> =>
  api(calls.changeTalentPayload, { params: { id }, body: TalentChange.parse(change) }, timeoutMs());

type ProgressChange = Arguments<typeof calls.changeTalentProgress>['body'];

/** `keepalive`, because people often close the page right after turning to it. */
export const changeProgress = (id: number, body: ProgressChange) =>
  api(calls.changeTalentProgress, { params: { id }, body }, { ...timeoutMs(), keepalive: true });

export const saveBody = (change: unknown) =>
  api(saveBodyEndpoint, { body: saveBodyEndpoint.body.parse(change) }, timeoutMs());

export const saveSkills = (change: unknown) =>
  api(saveSkillsEndpoint, { body: saveSkillsEndpoint.body.parse(change) }, timeoutMs());

/** Sent twice with the same `client_id`, it is added once. */
export const addPastWork = (work: unknown) =>
  api(pastWork.addPastWork, { body: pastWork.addPastWork.body.parse(work) }, timeoutMs());

export const changePastWork = (id: number, change: unknown) =>
  api(
    pastWork.changePastWork,
    { params: { id }, body: pastWork.changePastWork.body.parse(change) },
    timeoutMs(),
  );

/** A work that another tab already removed counts as removed. */
export const removePastWork = (id: number) =>
  api(calls.removePastWork, { body: { id } }, timeoutMs()).catch((error: unknown) => {
    if (readRequestError(error).code !== 'NOT_FOUND') throw error;
  });

export const changeConsent = (id: number, topic: ConsentTopic, given: boolean) =>
  api(changeConsentCall, { params: { id }, body: { topic, given } }, timeoutMs());

import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import type { Autosave } from '../../../../shared/lib/autosave/autosave.ts';
import { type MergedRecord, useMergedRecord } from '../../../../shared/lib/autosave/use-merged-record.ts';
import { type JobChange, readJobNow, rememberJob, sendJobChange } from '../api.ts';
import { rememberItems } from './asked-items.ts';
import {
  fieldOfWire,
  type JobFieldName,
  type JobSection,
  type JobValues,
  jobEditorFields,
  readJob,
} from './job-values.ts';
import { JobVersions } from './job-versions.ts';

export type JobSaving = MergedRecord<JobSection, JobValues>;

type Body = Readonly<Record<string, unknown>>;
type ValueOf = Pick<Autosave<JobSection, JobValues>, 'value'>;

const mostTries = 3;

/** Which fields of a change can be sent, and which clash with somebody else’s. */
function split(body: Body, typedOn: number, versions: JobVersions, saving: ValueOf) {
  const clash = (wire: string) => {
    const name: JobFieldName | undefined = fieldOfWire[wire];
    return name !== undefined && versions.clashes(name, saving.value(name), typedOn);
  };
  const entries = Object.entries(body);
  const taken = entries.filter(([wire]) => clash(wire)).map(([wire]) => wire);
  return { free: Object.fromEntries(entries.filter(([wire]) => !taken.includes(wire))), taken };
}

/** Sends what does not clash on the latest version; after a conflict that version is read first. */
async function sendOnLatest(id: number, body: Body, typedOn: number, versions: JobVersions, saving: ValueOf) {
  for (let left = mostTries; ; left -= 1) {
    const { free, taken } = split(body, typedOn, versions, saving);
    const { revision, updated_at: at } = versions.latest;
    const conflicts = taken.map((field) => ({ field, by: null, at }));
    if (Object.keys(free).length === 0) return { detail: versions.latest, conflicts };
    try {
      const change: JobChange = { ...free, base_revision: revision };
      const sent = { media: saving.value('media'), questions: saving.value('questions') };
      const detail = await sendJobChange(id, change);
      rememberItems(
        {
          ...('media' in free && { media: sent.media }),
          ...('questions' in free && { questions: sent.questions }),
        },
        detail,
      );
      versions.answered(detail);
      return { detail, conflicts };
    } catch (error) {
      if (left === 1 || readRequestError(error).code !== 'CONFLICT') throw error;
      versions.read(await readJobNow(id));
    }
  }
}

/** Saves a job while it is typed, and keeps both versions where someone else changed the same field. */
export function useJobSaving(userId: number, job: OwnJob): JobSaving {
  const client = useQueryClient();
  const [versions] = useState(() => new JobVersions(job));
  const own = useRef<ValueOf>(undefined);
  useEffect(() => versions.read(job), [versions, job]);
  const record = useMergedRecord<JobSection, JobValues, OwnJob>({
    userId,
    record: `job-${job.id}`,
    detail: job,
    section: 'job',
    fields: jobEditorFields,
    fieldOfWire,
    read: readJob,
    send: async ({ base_revision, ...body }) => {
      if (!own.current) throw new Error('Nothing was typed yet');
      return sendOnLatest(job.id, body, base_revision, versions, own.current);
    },
    remember: (detail) => rememberJob(client, detail),
  });
  own.current = record.saving;
  return record;
}

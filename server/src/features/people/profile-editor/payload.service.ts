import type { Parsed } from '@callboard/contract/endpoint';
import type { changeTalentPayload, TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { withdrawAdultConsents } from '../../accounts/consents/index.ts';
import { toEntryId, toEntryIds } from '../../site/reference/index.ts';
import { changePerson, setContactNumber } from '../person-summaries/index.ts';
import { listPastWork, toPastWork } from '../talent-profiles/index.ts';
import { readBody } from './body.service.ts';
import { replaceLinks } from './chosen.queries.ts';
import { toTalentPayload } from './payload.mapper.ts';
import { findPayload, type PayloadRow } from './payload.queries.ts';
import type { TalentChanges } from './payload-change.queries.ts';
import * as queries from './payload-change.queries.ts';
import { assertKnownEntries, entries, entry, limitTyped, textOrNull } from './profile-input.ts';
import { isMinor } from './progress.policy.ts';
import { findProgress, lockTalent } from './progress.queries.ts';
import { assertStillPublishable, readProgress } from './read-progress.ts';
import { readSkills } from './skills.service.ts';
import { talentTakenDown } from './talents.events.ts';

interface ManagerBody {
  readonly is_managed_by_manager?: boolean | undefined;
  readonly manager_name?: string | null | undefined;
  readonly mananger_email_address?: string | null | undefined;
  readonly mananger_mobile_number?: string | null | undefined;
  readonly send_updates_mananger_email?: boolean | undefined;
  readonly send_updates_manage_mobile?: boolean | undefined;
}

/** Removing a manager's address also turns off copies to it. */
function managerChange(row: PayloadRow, body: ManagerBody): TalentChanges {
  const email = body.mananger_email_address;
  const mobile = body.mananger_mobile_number;
  const sendsEmails = body.send_updates_mananger_email ?? (email === null ? false : undefined);
  const sendsMessages = body.send_updates_manage_mobile ?? (mobile === null ? false : undefined);
  if (sendsEmails && (email === undefined ? row.manager_email : email) === null) {
    throw invalidField('mananger_email_address', 'Enter your manager’s email to send updates there');
  }
  if (sendsMessages && (mobile === undefined ? row.manager_mobile : mobile) === null) {
    throw invalidField('mananger_mobile_number', 'Enter your manager’s mobile number to send updates there');
  }
  return {
    is_managed: body.is_managed_by_manager,
    manager_name: textOrNull(body.manager_name),
    manager_email: email,
    manager_mobile: mobile,
    manager_gets_mail: sendsEmails,
    manager_gets_messages: sendsMessages,
  };
}

const changeInSettings = 'Change a verified number in Profile Settings';

/**
 * A number typed here is unverified contact data. A verified number signs in, so it is changed in the
 * settings.
 */
async function changeContactNumber(
  trx: Database,
  known: { readonly id: number; readonly mobile: string | null },
  sent: string | undefined,
): Promise<void> {
  if (sent === undefined || sent === known.mobile) return;
  if (await setContactNumber(trx, known.id, sent)) return;
  throw new ProblemError('PROOF_REQUIRED', {
    detail: changeInSettings,
    errors: [{ field: 'mobile_number', message: changeInSettings }],
  });
}

/** All of it at once: a fee without its unit says nothing. */
const feeChange = (fee: PayloadChange['usual_fee']): TalentChanges =>
  fee === undefined
    ? {}
    : {
        fee_rupees: fee?.rupees ?? null,
        fee_per: fee?.per ?? null,
        fee_note: textOrNull(fee?.note) ?? null,
      };

export type PayloadChange = Parsed<typeof changeTalentPayload>['body'];

/** Profile data owned by other features. */
export interface ProfileFeatures {
  readonly readConsents: (db: Database, talentId: number) => Promise<TalentPayload['consents']>;
  readonly identity: {
    readonly read: (db: Database, talentId: number) => Promise<TalentPayload['id_proof']>;
    readonly submit: (talentId: number, proof: ProofChange) => Promise<void>;
  };
}
export type ProofChange = Pick<PayloadChange, 'proof_type' | 'proof_id_number' | 'proof_img' | 'proof_doc'>;

interface PayloadOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
  readonly profileFeatures: ProfileFeatures;
}

const minorConsentReason = 'Withdrawn by Callboard: the date of birth shows that this person is under 18.';

const chosenEntries = (body: PayloadChange) => [
  entry('current_residence', 'city', body.current_residence),
  entry('native_city', 'city', body.native_city),
  entry('gender', 'gender', body.gender),
  entry('nationality', 'nationality', body.nationality),
  entries('ethnicity', 'look', body.ethnicity),
  entries('work_cities', 'city', body.work_cities),
  entries('roles', 'performer_role', body.roles),
  entries('project_types', 'project_type', body.project_types),
  entries('accents', 'accent', body.accents),
  entries(
    'languages',
    'language',
    body.languages?.map(({ language }) => language),
  ),
  entries(
    'languages',
    'language_level',
    body.languages?.map(({ level }) => level),
  ),
  entries(
    'social_links',
    'social_network',
    body.social_links?.map(({ network }) => network),
  ),
];

const proofOf = ({ proof_type, proof_id_number, proof_img, proof_doc }: PayloadChange): ProofChange => ({
  proof_type,
  proof_id_number,
  proof_img,
  proof_doc,
});

export function createPayload({ db, events, limits, profileFeatures }: PayloadOptions) {
  const find = async (conn: Database, talentId: number): Promise<PayloadRow> => {
    const row = await findPayload(conn, talentId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };

  const read = async (talentId: number): Promise<TalentPayload> =>
    toTalentPayload(await find(db, talentId), {
      id_proof: await profileFeatures.identity.read(db, talentId),
      consents: await profileFeatures.readConsents(db, talentId),
      skill_and_education: await readSkills(db, talentId),
      physical_description: await readBody(db, talentId),
      past_work: (await listPastWork(db, talentId)).map(toPastWork),
      progress: await readProgress(db, talentId),
    });

  /** A birth date that makes the talent a minor clears what minors may not have, before it is saved. */
  const clearForMinor = async (trx: Database, talentId: number, isPublished: boolean) => {
    await queries.clearMeasurements(trx, talentId);
    await withdrawAdultConsents(trx, talentId, minorConsentReason);
    const facts = await findProgress(trx, talentId);
    if (!isPublished || (facts?.has_guardian && facts.has_guardian_consent)) return;
    await queries.updateTalent(trx, talentId, { completed_at: null });
    await events.record(trx, talentTakenDown, { talentId });
  };

  const writeLists = async (trx: Database, talentId: number, body: PayloadChange) => {
    const links = [
      ['talent_look', body.ethnicity],
      ['talent_work_city', body.work_cities && (await toEntryIds(trx, 'city', body.work_cities))],
      ['talent_role', body.roles],
      ['talent_project_type', body.project_types],
      ['talent_accent', body.accents],
    ] as const;
    for (const [table, ids] of links) if (ids) await replaceLinks(trx, table, talentId, ids);
    if (body.languages) await queries.replaceLanguages(trx, talentId, body.languages);
    if (body.social_links) await queries.replaceSocialLinks(trx, talentId, body.social_links);
  };

  const write = async (trx: Database, row: PayloadRow, body: PayloadChange) => {
    await queries.saveGuardian(trx, row.id, {
      name: textOrNull(body.guardian_name),
      relation: body.guardian_relation,
    });
    await changePerson(trx, row.id, {
      first_name: body.first_name,
      last_name: body.last_name,
      whatsapp_updates: body.whatsapp_updates,
    });
    await changeContactNumber(trx, row, body.mobile_number);
    await queries.updateTalent(trx, row.id, {
      residence_city_id: await toEntryId(trx, 'city', body.current_residence),
      date_of_birth: body.date_of_birth,
      gender_id: body.gender,
      show_to_recruiters: body.show_to_recruiters,
      headline: textOrNull(body.headline),
      about: textOrNull(body.about),
      native_city_id: await toEntryId(trx, 'city', body.native_city),
      nationality_id: body.nationality,
      passport_valid_until: body.passport_valid_until,
      open_to_travel: body.open_to_travel,
      ...feeChange(body.usual_fee),
      ...managerChange(row, body),
    });
    await writeLists(trx, row.id, body);
  };

  return {
    read,

    async change(talentId: number, body: PayloadChange): Promise<TalentPayload> {
      await assertKnownEntries(db, chosenEntries(body));
      await limitTyped(limits, talentId, [body.current_residence, body.native_city, body.work_cities]);
      // First, so a rejected proof does not leave the request half done. Sending it again is harmless.
      await profileFeatures.identity.submit(talentId, proofOf(body));
      await db.transaction().execute(async (trx) => {
        const talent = await lockTalent(trx, talentId);
        if (!talent) throw new ProblemError('NOT_FOUND');
        if (isMinor(body.date_of_birth ?? null)) {
          await clearForMinor(trx, talentId, talent.completed_at !== null);
        }
        await write(trx, await find(trx, talentId), body);
        await assertStillPublishable(trx, talentId);
      });
      return read(talentId);
    },
  };
}
